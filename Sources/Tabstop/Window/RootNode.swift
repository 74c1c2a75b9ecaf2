internal import CGtk
internal import FocusModel
internal import GtkBridge

/// The top of a window's view tree. One view fills the window; several stand below each other.
final class RootNode: _Node, WidgetHost {
  private var child: _Node?
  private var widgets: [Widget] = []
  private var column: Widget?

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
    let index = previous.flatMap { previous in widgets.firstIndex { $0 === previous } }
    widgets.insert(widget, at: index.map { $0 + 1 } ?? 0)
    arrange()
  }

  func remove(_ widget: Widget) {
    widgets.removeAll { $0 === widget }
    if let column, gtk_widget_get_parent(widget.pointer) == column.pointer {
      column.remove(widget)
    } else {
      setWindowChild(nil)
    }
    arrange()
  }

  func move(_ widget: Widget, after previous: Widget?) {
    remove(widget)
    insert(widget, after: previous)
  }

  func layoutChanged(of widget: Widget) {
    Alignment.center.apply(to: widget)
  }

  /// A single widget is the window's child itself: the accessible tree stays shallow.
  private func arrange() {
    for widget in widgets { layoutChanged(of: widget) }
    if widgets.count == 1 {
      if let column {
        gtk_widget_get_parent(widgets[0].pointer).map { _ in column.remove(widgets[0]) }
      }
      column = nil
      setWindowChild(widgets[0])
    } else if widgets.count > 1 {
      if column == nil {
        setWindowChild(nil)
        column = Widget.box(vertical: true)
        setWindowChild(column)
      }
      var previous: Widget?
      for widget in widgets {
        column!.insert(widget, after: previous)
        previous = widget
      }
    }
  }

  private func setWindowChild(_ child: Widget?) {
    gtk_window_set_child(window.widget.cast(to: GtkWindow.self), child?.pointer)
  }
}
