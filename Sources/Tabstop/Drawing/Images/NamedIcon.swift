internal import CGtk
internal import FocusModel
internal import GtkBridge

/// The icon of a label whose title is not shown, only announced.
struct NamedIcon: _PrimitiveView {
  let icon: LabelStyleConfiguration.Icon
  let title: LabelStyleConfiguration.Title

  static func _makeNode(_ view: NamedIcon, _ context: _Context) -> _ViewNode<NamedIcon> {
    NamedIconNode(view, context)
  }
}

private final class NamedIconNode: _ViewNode<NamedIcon> {
  private var icon: _ViewNode<LabelStyleConfiguration.Icon>!
  private var title: UnrenderedText!

  override init(_ view: NamedIcon, _ context: _Context) {
    super.init(view, context)
    icon = LabelStyleConfiguration.Icon._makeNode(view.icon, childContext)
    title = UnrenderedText(view.title.content, below: self) { [unowned self] in titleChanged() }
    nameIcon()
  }

  override func evaluate() {
    icon.update(view.icon, in: environment)
    title.update(view.title.content, in: environment)
    titleChanged()
  }

  private func titleChanged() {
    nameIcon()
    textChangedInside()
  }

  private func nameIcon() {
    let name = title.text
    icon.forEachWidget {
      $0.setAccessibleHidden(false)
      $0.setAccessibleLabel(name)
    }
  }

  override func text(withButtons: Bool) -> String { title?.text ?? "" }
  override func forEachChild(_ visit: (_Node) -> Void) {
    if let icon { visit(icon) }
  }
  override func unmount() {
    super.unmount()
    title.unmount()
  }
}

/// A view that is needed only for its text, and is not shown: a field's label outside of a form.
@MainActor
final class UnrenderedText {
  private let node: UnrenderedNode

  init(_ view: AnyView, below parent: _Node, onChange: @escaping () -> Void) {
    node = UnrenderedNode(
      EmptyView(), _Context(below: parent, environment: parent.environment), onChange)
    node.makeContent(view)
  }

  var text: String { node.content?.plainText ?? "" }
  func update(_ view: AnyView, in environment: EnvironmentValues) {
    node.content?.update(view, in: environment)
  }
  func unmount() { node.unmount() }
}

/// A host that takes widgets and does not show them.
private final class UnrenderedNode: _ViewNode<EmptyView>, WidgetHost {
  private(set) var content: _ViewNode<AnyView>?
  private let onChange: () -> Void

  init(_ view: EmptyView, _ context: _Context, _ onChange: @escaping () -> Void) {
    self.onChange = onChange
    super.init(view, context)
  }

  func makeContent(_ view: AnyView) { content = AnyView._makeNode(view, childContext) }

  override func textChangedInside() { onChange() }
  override func forEachChild(_ visit: (_Node) -> Void) {
    if let content { visit(content) }
  }
  override var childHost: any WidgetHost { self }
  override func widget(before child: _Node) -> Widget? { nil }
  override var lastWidget: Widget? { nil }
  override func forEachWidget(_ visit: (Widget) -> Void) {}
  override var lastFocusItem: FocusItem? { nil }
  override func forEachFocusItem(_ visit: (FocusItem) -> Void) {}

  func insert(_ widget: Widget, after previous: Widget?) {}
  func remove(_ widget: Widget) {}
  func move(_ widget: Widget, after previous: Widget?) {}
  func layoutChanged(of widget: Widget) {}
}

extension Image {
  /// The icon of the desktop's theme for a symbol; `nil` if it has none.
  static func themeIcon(for symbol: String) -> String? {
    let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
    let name = "\(SymbolNames.icon(for: symbol))-symbolic"
    return gtk_icon_theme_has_icon(theme, name) != 0 ? name : nil
  }

  /// Whether it is a symbol that can be shown.
  var isSymbolOfTheme: Bool {
    guard case .icon(let name) = source else { return false }
    return SymbolNames.drawing(of: name) != nil || Self.themeIcon(for: name) != nil
  }
}
