internal import CGtk
internal import GtkBridge

/// Content that may be larger than its place. Mirrors SwiftUI's `ScrollView`. The control that
/// gets the focus is scrolled into view.
public struct ScrollView<Content: View>: _PrimitiveView {
  let axes: Axis.Set
  let showsIndicators: Bool
  let content: Content

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    ScrollNode(view, context)
  }
}

private final class ScrollNode<Content: View>: ContainerNode<ScrollView<Content>, Content> {
  private let column = Widget.box(vertical: true)

  init(_ view: ScrollView<Content>, _ context: _Context) {
    super.init(view, context, widget: makeScroller(axes: view.axes, around: column))
    makeContent()
  }

  override var inner: Widget { column }
  override var content: Content { view.content }

  override func align(_ child: Widget) {
    Alignment(horizontal: .center, vertical: .top).apply(to: child)
  }
}

/// A scrolled window with `content` in it, which fills what it is given.
@MainActor
func makeScroller(axes: Axis.Set, around content: Widget) -> Widget {
  let scroller = Widget(gtk_scrolled_window_new())
  gtk_scrolled_window_set_policy(
    scroller.opaque, axes.contains(.horizontal) ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
    axes.contains(.vertical) ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER)
  gtk_scrolled_window_set_child(scroller.opaque, content.pointer)
  if let viewport = gtk_scrolled_window_get_child(scroller.opaque) {
    gtk_viewport_set_scroll_to_focus(OpaquePointer(viewport), 1)
  }
  scroller.expandsHorizontally = true
  scroller.expandsVertically = true
  // A scroller that has nothing to focus inside is no stop of Tab by itself.
  gtk_widget_set_focusable(scroller.pointer, 0)
  return scroller
}
