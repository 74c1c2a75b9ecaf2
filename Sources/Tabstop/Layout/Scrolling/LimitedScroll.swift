internal import GtkBridge

/// Content with its natural height up to a limit, beyond which it scrolls.
struct LimitedScroll<Content: View>: _PrimitiveView {
  let maximum: Int32
  let content: Content

  static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    LimitedScrollNode(view, context)
  }
}

private final class LimitedScrollNode<Content: View>: ScrolledNode<
  LimitedScroll<Content>, Content
>
{
  init(_ view: LimitedScroll<Content>, _ context: _Context) {
    super.init(view, context, widget: makeLimitedScroller(maximum: view.maximum))
    makeContent()
  }

  override var content: Content { view.content }

  override func align(_ child: Widget) { Alignment.topLeading.apply(to: child) }
}

/// A scrolled window that is as high as what is in it, up to a limit.
@MainActor
func makeLimitedScroller(maximum: Int32) -> Widget {
  let scroller = makeScroller(axes: .vertical)
  scroller.scrollsAbove(maximum)
  return scroller
}
