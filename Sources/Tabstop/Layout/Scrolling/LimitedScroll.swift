internal import CGtk
internal import GtkBridge

/// Content that is as high as it wishes up to a limit, beyond which it scrolls.
struct LimitedScroll<Content: View>: _PrimitiveView {
  let maximum: Int32
  let content: Content

  static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    LimitedScrollNode(view, context)
  }
}

private final class LimitedScrollNode<Content: View>: ContainerNode<
  LimitedScroll<Content>, Content
>
{
  private let slot: WidgetSlot

  init(_ view: LimitedScroll<Content>, _ context: _Context) {
    let scroller = makeLimitedScroller(maximum: view.maximum)
    slot = WidgetSlot { setScrolled($0, in: scroller) }
    super.init(view, context, widget: scroller)
    makeContent()
  }

  override var content: Content { view.content }

  override func insert(_ widget: Widget, after previous: Widget?) {
    align(widget)
    slot.insert(widget, after: previous)
  }

  override func remove(_ widget: Widget) { slot.remove(widget) }

  override func move(_ widget: Widget, after previous: Widget?) {
    slot.move(widget, after: previous)
  }

  override func align(_ child: Widget) { Alignment.topLeading.apply(to: child) }
}

/// A scrolled window that is as high as what is in it, up to a limit.
@MainActor
func makeLimitedScroller(maximum: Int32) -> Widget {
  let scroller = makeScroller(axes: .vertical)
  scroller.expandsVertically = false
  gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, 1)
  gtk_scrolled_window_set_max_content_height(scroller.opaque, maximum)
  return scroller
}
