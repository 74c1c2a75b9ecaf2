internal import CGtk
internal import FocusModel
internal import GtkBridge

/// The top of a window's view tree.
final class RootNode: _Node, WidgetHost {
  private var child: _Node?
  private var slot: WidgetSlot { window.page.frame.slot }

  func show<Content: View>(_ content: Content) {
    let child = Content._makeNode(content, childContext)
    self.child = child
    insertWidgets(of: child)
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }

  override var childHost: any WidgetHost { self }
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
