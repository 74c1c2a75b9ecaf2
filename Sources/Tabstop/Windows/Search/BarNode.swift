internal import GtkBridge

/// Views whose widgets are in a bar, not among those of the enclosing view.
final class BarNode<Content: View>: _ViewNode<Content>, WidgetHost {
  private let bar: Widget
  private let first: Widget?
  private var child: _ViewNode<Content>!

  /// - Parameter first: The widget in the bar before the views.
  init(_ view: Content, _ context: _Context, in bar: Widget, after first: Widget?) {
    self.bar = bar
    self.first = first
    super.init(view, context)
    child = Content._makeNode(view, childContext)
    insertWidgets(of: child)
  }

  override func evaluate() { child.update(view, in: environment) }

  /// The last of the widgets in the bar, which this node does not count as its own.
  var lastWidgetInBar: Widget? { child.lastWidget }

  override var childHost: any WidgetHost { self }
  func insert(_ widget: Widget, after previous: Widget?) {
    bar.insert(widget, after: previous ?? first)
  }
  func remove(_ widget: Widget) { bar.remove(widget) }
  func move(_ widget: Widget, after previous: Widget?) { insert(widget, after: previous) }
  func layoutChanged(of widget: Widget) {}

  /// Removes the widgets with the views.
  func end() {
    var widgets: [Widget] = []
    child.forEachWidget { widgets.append($0) }
    unmount()
    for widget in widgets {
      window.willRemove(widget)
      bar.remove(widget)
    }
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }
  override func widget(before child: _Node) -> Widget? { nil }
  override var lastWidget: Widget? { nil }
  override func forEachWidget(_ visit: (Widget) -> Void) {}
}
