internal import CGtk
internal import GtkBridge

/// A view whose content is in a scrolled window.
class ScrolledNode<V, Content: View>: ContainerNode<V, Content> {
  private final let slot: WidgetSlot

  /// - Parameter widget: A scrolled window.
  override init(_ view: V, _ context: _Context, widget: Widget) {
    slot = WidgetSlot { setScrolled($0, in: widget) }
    super.init(view, context, widget: widget)
  }

  final override func insert(_ widget: Widget, after previous: Widget?) {
    align(widget)
    slot.insert(widget, after: previous)
  }

  final override func remove(_ widget: Widget) { slot.remove(widget) }

  final override func move(_ widget: Widget, after previous: Widget?) {
    slot.move(widget, after: previous)
  }
}

extension Widget {
  /// Lets a scrolled window be as high as what is in it, up to a height.
  func scrollsAbove(_ height: Int32) {
    expandsVertically = false
    gtk_scrolled_window_set_propagate_natural_height(opaque, 1)
    gtk_scrolled_window_set_max_content_height(opaque, height)
  }
}
