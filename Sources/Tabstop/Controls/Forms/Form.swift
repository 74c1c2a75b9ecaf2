internal import FocusModel
internal import GtkBridge

/// A column of rows with a readable width, which scrolls. Mirrors SwiftUI's `Form`, grouped.
///
/// Each view directly inside is a row; those between two `Section`s are in a box together. A
/// `navigationTitle` is shown above as a heading. The rows of a `ForEach` with `onDelete` are one stop of
/// Tab, with the keys of a `List`: arrows move between them, Delete deletes; and an `EditButton` shows
/// buttons in them that delete and move.
@preconcurrency
@MainActor
public struct Form<Content: View> {
  let content: Content
}

extension Form: View {
  /// Creates a form of these rows and sections. All rows are created at once; the form scrolls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The content of the view.
  public var body: some View { StyledForm(content: content) }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from a style's configuration, for a style that wraps another.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// A form with the style of the program around it, if there is one.
private struct StyledForm<Content: View>: View {
  let content: Content
  @Environment(\.formStyle) private var style

  @ViewBuilder var body: some View {
    if let style {
      style.result(
        style.style.connectedBody(
          FormStyleConfiguration(content: .init(content: AnyView(content)))))
    } else {
      GroupedForm(content: content)
    }
  }
}

/// The form of the desktop's: rows in boxes, which scroll.
struct GroupedForm<Content: View>: _PrimitiveView {
  let content: Content

  static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    FormNode(view, context)
  }
}

private final class FormNode<Content: View>: ContainerNode<GroupedForm<Content>, Content> {
  override var scrollsUpwards: Bool { true }

  private let column: Widget
  private lazy var heading = PageHeading(of: self, in: column)
  private var spacing = RowSpacing()

  init(_ view: GroupedForm<Content>, _ context: _Context) {
    column = .container(ColumnLayout(maximumWidth: 600))
    StyleSheet.shared.include(.forms)
    column.addClass("form")
    let scroller = makeScroller(axes: .vertical)
    setScrolled(column, in: scroller)
    scroller.letContentHaveItsSize()
    super.init(view, context, widget: scroller)
    letHeightFollowContent(of: scroller)
    heading.show(environment.inherited.navigationTitle)
    spacing.showRows(environment, on: column, isCard: true)
    makeContent(refit: FormRow.alignContent) {
      $0.holdsSection ? $0 : FormRow.around($0, isListed: false)
    }
  }

  override func didUpdate(from old: GroupedForm<Content>, environmentChanged: Bool) {
    if environmentChanged {
      heading.show(environment.inherited.navigationTitle)
      spacing.showRows(environment, on: column, isCard: true)
    }
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }

  override var content: Content { view.content }
  override var inner: Widget { column }

  override func modify(_ environment: inout EnvironmentValues) {
    super.modify(&environment)
    environment.inherited.isFormRow = true
    environment.isInSection = true
    if environment.isList { environment.isList = false }
    if environment.hasRowActions { environment.hasRowActions = false }
    environment.inherited.startArea(.vertical)
  }

  override func widget(before child: _Node) -> Widget? { heading.widget }

  override func insert(_ widget: Widget, after previous: Widget?) {
    super.insert(widget, after: previous)
    RowCorners.update(around: widget)
  }

  override func remove(_ widget: Widget) {
    let (before, after) = RowCorners.neighbours(of: widget)
    super.remove(widget)
    RowCorners.update(before, after)
  }

  override func move(_ widget: Widget, after previous: Widget?) {
    let (before, after) = RowCorners.neighbours(of: widget)
    super.move(widget, after: previous)
    RowCorners.update(before, after)
    RowCorners.update(around: widget)
  }

  override func unmount() {
    super.unmount()
    heading.end()
  }

  override func align(_ child: Widget) {
    // A row is as high as its content.
    child.expandsVertically = false
    child.pointer.halign = .fill
  }
}
