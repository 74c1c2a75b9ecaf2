internal import CGtk
internal import FocusModel
internal import GtkBridge

/// Content that a click on its label shows and hides. Mirrors SwiftUI's `DisclosureGroup`. Hidden
/// content is not in the tree: its state is created again.
@preconcurrency
@MainActor
public struct DisclosureGroup<Label: View, Content: View> {
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.inherited.isFormRow) private var isFormRow
  @Environment(\.isInSection) private var isInSection
  @Environment(\.isList) private var isList
  @Environment(\.disclosureGroupStyle) private var style
}

extension DisclosureGroup: View {
  /// Creates content that is hidden at first, with a label of any views.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content, isExpanded: nil)
  }

  /// Creates content that is shown while `isExpanded` is true; a click on the label writes it.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content, isExpanded: isExpanded)
  }

  /// The content of the view.
  @ViewBuilder public var body: some View {
    let isExpanded = isExpanded ?? $isOpen
    if let style {
      style.result(
        style.style.connectedBody(
          DisclosureGroupStyleConfiguration(
            label: .init(content: style.part(label)),
            content: .init(content: style.part(content())), isExpanded: isExpanded)))
    } else if isFormRow, isInSection || isList {
      parts(isExpanded)
    } else if isFormRow {
      // Its content becomes rows, as in a section.
      Section { parts(isExpanded) }
    } else {
      VStack(alignment: .leading, spacing: 6) { parts(isExpanded) }
    }
  }

  @ViewBuilder private func parts(_ isExpanded: Binding<Bool>) -> some View {
    DisclosureButton(label: label, isExpanded: isExpanded)
    if isExpanded.wrappedValue { content() }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a disclosure group with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a disclosure group with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  /// Creates a disclosure group with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a disclosure group that a binding opens and closes, with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

/// A button with a label and an arrow that shows whether its content is expanded.
struct DisclosureButton<Label: View>: _PrimitiveView {
  let label: Label
  let isExpanded: Binding<Bool>
  /// The level in a tree, from 1.
  var level = 1

  static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    DisclosureButtonNode(view, context)
  }
}

private final class DisclosureButtonNode<Label: View>:
  ControlNode<DisclosureButton<Label>>, WidgetHost
{
  private let content = Widget.box(vertical: false, spacing: 6)
  private let arrow = Widget(gtk_image_new())
  private var label: _ViewNode<Label>?

  init(_ view: DisclosureButton<Label>, _ context: _Context) {
    super.init(view, context, widget: Widget(gtk_button_new()))
    StyleSheet.shared.include(.controls)
    widget.addClass("disclosure")
    widget.expandsHorizontally = true
    if environment.inherited.isFormRow {
      StyleSheet.shared.include(.forms)
      widget.addClass("form-row")
    }
    arrow.setAccessibleHidden(true)
    content.insert(arrow, after: nil)
    gtk_button_set_child(widget.cast(to: GtkButton.self), content.pointer)
    let label = Label._makeNode(view.label, labelContext)
    self.label = label
    insertWidgets(of: label)
    widget.setAccessibleLabel(label.plainText)
    listen(to: "clicked") { [unowned self] _ in
      let isExpanded = self.view.isExpanded
      window.userDidAct()
      Updater.shared.event { isExpanded.wrappedValue.toggle() }
    }
    join()
  }

  private var labelContext: _Context {
    var environment = self.environment
    environment.inherited.isFormRow = false
    environment.inherited.stackAxis = .horizontal
    return _Context(below: self, environment: environment)
  }

  override func show() {
    let isExpanded = track { view.isExpanded.wrappedValue }
    gtk_image_set_from_icon_name(
      arrow.opaque, isExpanded ? "pan-down-symbolic" : "pan-end-symbolic")
    widget.setExpanded(isExpanded)
    if isExpanded { widget.addClass("is-expanded") } else { widget.removeClass("is-expanded") }
    if widget.accessibleLevel != view.level { widget.accessibleLevel = view.level }
  }

  override func textChangedInside() {
    if let label { widget.setAccessibleLabel(label.plainText) }
    super.textChangedInside()
  }

  override func didUpdate(from old: DisclosureButton<Label>, environmentChanged: Bool) {
    if let label {
      label.update(
        view.label, in: environmentChanged ? labelContext.environment : label.environment)
    }
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }

  // MARK: Host

  override var childHost: any WidgetHost { self }
  func insert(_ widget: Widget, after previous: Widget?) {
    content.insert(widget, after: previous ?? arrow)
  }
  func remove(_ widget: Widget) { content.remove(widget) }
  func move(_ widget: Widget, after previous: Widget?) { insert(widget, after: previous) }
  func layoutChanged(of widget: Widget) {}

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let label { visit(label) }
  }
  override func widget(before child: _Node) -> Widget? { nil }
}

// MARK: Styles

/// The appearance of a `DisclosureGroup`. Mirrors SwiftUI's `DisclosureGroupStyle`.
@preconcurrency @MainActor
public protocol DisclosureGroupStyle {
  /// The view that the style creates.
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// The whole group: its views, and whatever writes `configuration.isExpanded`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a `DisclosureGroup`. Mirrors SwiftUI's `DisclosureGroupStyleConfiguration`.
public struct DisclosureGroupStyleConfiguration {
  /// The type of the label.
  public struct Label: _PlainView {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// The type of the content.
  public struct Content: _PlainView {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// The label, which is always shown.
  public let label: Label
  /// The content; a style leaves it out while the group is collapsed.
  public let content: Content
  /// Whether the group is expanded. A style writes it to expand and collapse.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// A label with an arrow, and the content below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public init() {}

  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      DisclosureButton(label: configuration.label, isExpanded: configuration.$isExpanded)
      if configuration.isExpanded { configuration.content }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// `AutomaticDisclosureGroupStyle` by its short name. Mirrors SwiftUI.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension DisclosureGroupStyle {
  fileprivate func connectedBody(_ configuration: Configuration) -> AnyView {
    AnyView(StyledBody(self) { $0.makeBody(configuration: configuration) })
  }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: CurrentStyle<any DisclosureGroupStyle>? { nil }
}

extension EnvironmentValues {
  var disclosureGroupStyle: CurrentStyle<any DisclosureGroupStyle>? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the disclosure groups inside. Mirrors SwiftUI.
  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    modifier(
      StyleModifier<any DisclosureGroupStyle>(style: style, place: \.disclosureGroupStyle))
  }
}
