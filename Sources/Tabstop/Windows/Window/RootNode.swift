internal import FocusModel
internal import GtkBridge

/// The root of a view tree: of a window, or of a popover over it.
final class RootNode: _Node, WidgetHost {
  private var child: _Node?
  private let slot: WidgetSlot
  /// Called when a text in the tree has changed, or views have come or gone.
  var textChanged: () -> Void = {}

  /// - Parameter slot: The place for the widgets.
  init(_ context: _Context, slot: WidgetSlot) {
    self.slot = slot
    super.init(context)
  }

  /// Shows `content`: the next value of the current content, or another content.
  func show<Content: View>(_ content: Content, in environment: EnvironmentValues) {
    self.environment = environment
    if let child = child as? _ViewNode<Content> {
      child.update(content, in: environment)
      return
    }
    if let child { remove(child) }
    let child = Content._makeNode(content, childContext)
    self.child = child
    insertWidgets(of: child)
  }

  override func textChangedInside() { textChanged() }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }

  override var childHost: any WidgetHost { self }
  var stacksDownwards: Bool { true }
  override func widget(before child: _Node) -> Widget? { nil }
  override func focusItem(before child: _Node) -> FocusItem? { nil }

  func insert(_ widget: Widget, after previous: Widget?) {
    layoutChanged(of: widget)
    slot.insert(widget, after: previous)
  }

  func remove(_ widget: Widget) { slot.remove(widget) }
  func move(_ widget: Widget, after previous: Widget?) { slot.move(widget, after: previous) }
  func layoutChanged(of widget: Widget) { Alignment.center.apply(to: widget) }
}
