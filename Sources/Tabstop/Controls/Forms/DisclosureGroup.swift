internal import CGtk
internal import FocusModel
internal import GtkBridge

/// Content that can be shown and put away by a click on its label. Mirrors SwiftUI's
/// `DisclosureGroup`. What is put away is not in the tree: its state begins anew.
public struct DisclosureGroup<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.inherited.isFormRow) private var isFormRow
  @Environment(\.isInSection) private var isInSection
  @Environment(\.isList) private var isList
  @Environment(\.disclosureGroupStyle) private var style

  /// Content that is put away at first, with a label of any views.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    isExpanded = nil
  }

  /// Content that is shown while `isExpanded` is true; a click on the label writes it.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    self.isExpanded = isExpanded
  }

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
      // What it shows are rows, as they would be in a section.
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
  /// With a title that is written in the program.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// The same with a text that is a value of the program.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  /// With a title that is written in the program.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// The same with a text that is a value of the program.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

/// A button with a label and an arrow that tells whether what it opens is open.
struct DisclosureButton<Label: View>: _PrimitiveView {
  let label: Label
  let isExpanded: Binding<Bool>

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
    StyleSheet.shared.need(.controls)
    widget.addClass("disclosure")
    widget.expandsHorizontally = true
    if environment.inherited.isFormRow {
      StyleSheet.shared.need(.forms)
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

/// How a `DisclosureGroup` looks. Mirrors SwiftUI's `DisclosureGroupStyle`.
@preconcurrency @MainActor
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// The whole of the group: what it shows, and what writes `configuration.isExpanded`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a `DisclosureGroup`. Mirrors SwiftUI's `DisclosureGroupStyleConfiguration`.
public struct DisclosureGroupStyleConfiguration {
  /// What is always shown.
  public struct Label: _PlainView {
    let content: AnyView
    public var body: some View { content }
  }

  /// What is shown when it is open.
  public struct Content: _PlainView {
    let content: AnyView
    public var body: some View { content }
  }

  /// What is always shown.
  public let label: Label
  /// What is shown when it is open: a style leaves it out when it is not.
  public let content: Content
  /// Whether it is open. A style writes it to open and close.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// A label with an arrow, and the content below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The style; there is nothing to choose.
  public init() {}

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
  static var defaultValue: StyleInForce<any DisclosureGroupStyle>? { nil }
}

extension EnvironmentValues {
  var disclosureGroupStyle: StyleInForce<any DisclosureGroupStyle>? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// How the disclosure groups inside look. Mirrors SwiftUI.
  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    modifier(
      StyleModifier<any DisclosureGroupStyle>(style: style, place: \.disclosureGroupStyle))
  }
}
