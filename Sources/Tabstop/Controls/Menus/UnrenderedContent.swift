internal import FocusModel
internal import GtkBridge

/// Content that is read, not shown: the options of a picker, the items of a menu, the label of a field. Its views
/// have state and identity like all others, but GTK creates the visible widgets from their texts. So
/// styles of the program do not apply: a button is an item in any style.
final class UnrenderedContent<Content: View>: _ViewNode<Content>, WidgetHost {
  private var child: _ViewNode<Content>!
  /// Called when something in the content has changed.
  var changed: () -> Void = {}

  init(_ view: Content, below parent: _Node) {
    super.init(view, _Context(below: parent, environment: Self.environment(parent.environment)))
    child = Content._makeNode(view, childContext)
  }

  // These widgets are never on screen, so the focus never goes there.
  private static func environment(_ outer: EnvironmentValues) -> EnvironmentValues {
    var environment = outer
    environment.inherited.focusGroup = nil
    environment.inherited.focusScope = FocusScope()
    environment.inherited.isFormRow = false
    environment.inherited.isSwipedRow = false
    environment.inherited.isRowAction = false
    environment.inherited.label = nil
    // That of the menu itself is not one of its items.
    environment.inherited.keyboardShortcut = nil
    environment.inherited.stackAxis = .vertical
    environment.inherited.isUnseen = true
    environment.dropStyles()
    return environment
  }

  func update(_ new: Content, of parent: _Node, environmentChanged: Bool) {
    var environment = self.environment
    if environmentChanged {
      let scope = environment.inherited.focusScope
      environment = Self.environment(parent.environment)
      environment.inherited.focusScope = scope
    }
    update(new, in: environment)
  }

  override func evaluate() { child.update(view, in: environment) }
  override func textChangedInside() { changed() }

  override var childHost: any WidgetHost { self }
  func insert(_ widget: Widget, after previous: Widget?) { changed() }
  func remove(_ widget: Widget) { changed() }
  func move(_ widget: Widget, after previous: Widget?) { changed() }
  func layoutChanged(of widget: Widget) {}

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }
  override var lastWidget: Widget? { nil }
  override func forEachWidget(_ visit: (Widget) -> Void) {}
  override var lastFocusItem: FocusItem? { nil }
  override func forEachFocusItem(_ visit: (FocusItem) -> Void) {}
  override func widget(before child: _Node) -> Widget? { nil }
  override func focusItem(before child: _Node) -> FocusItem? { nil }
}
