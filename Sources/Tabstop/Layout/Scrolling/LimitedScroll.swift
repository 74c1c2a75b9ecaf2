internal import CGtk
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
    let scroller = makeLimitedScroller(maximum: view.maximum)
    let frame = Widget.container(LimitedScrollLayout())
    frame.expandsHorizontally = true
    frame.pointer.clipsContent = true
    frame.insert(scroller, after: nil)
    super.init(view, context, widget: scroller, in: frame)
    makeContent()
  }

  override var content: Content { view.content }

  override func align(_ child: Widget) { Alignment.topLeading.apply(to: child) }
}

/// A scrolled window that takes no space while its content takes none: GTK gives it the height of its scroll bar.
private final class LimitedScrollLayout: LayoutDelegate {
  func measure(
    _ container: WidgetPointer, _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    guard let scroller = laidOutChildren(of: container).first else { return (0, 0) }
    if orientation == .vertical {
      let content = gtk_scrolled_window_get_child(OpaquePointer(scroller))
      guard let content, measured(content, .vertical, forSize: forSize).natural > 0 else {
        return (0, 0)
      }
    }
    return measured(scroller, orientation, forSize: forSize)
  }

  func allocate(_ container: WidgetPointer, width: Int32, height: Int32) {
    guard let scroller = laidOutChildren(of: container).first else { return }
    let least = measured(scroller, .vertical, forSize: width).minimum
    place(scroller, x: 0, y: 0, width: width, height: max(height, least))
  }
}

/// A scrolled window that is as high as what is in it, up to a limit.
@MainActor
func makeLimitedScroller(maximum: Int32) -> Widget {
  let scroller = makeScroller(axes: .vertical)
  scroller.scrollsAbove(maximum)
  return scroller
}
