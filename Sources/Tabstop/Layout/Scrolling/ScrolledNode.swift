internal import CGtk
internal import GtkBridge

/// A view whose content is in a scrolled window.
class ScrolledNode<V, Content>: ContainerNode<V, Content> {
  final let slot: WidgetSlot

  /// - Parameter widget: A scrolled window.
  /// - Parameter outer: The widget in the host, if the scrolled window is in another.
  init(_ view: V, _ context: _Context, widget: Widget, in outer: Widget? = nil) {
    slot = WidgetSlot {
      setScrolled($0, in: widget)
      widget.letContentHaveItsSize()
    }
    super.init(view, context, widget: outer ?? widget)
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

extension _Node {
  /// Lets a view that scrolls be as high as its content if what it is in scrolls in the same direction:
  /// otherwise it would be squeezed there. A window as large as its content, or a popover, shows all of it, as
  /// far as the screen allows: its user could not make it larger.
  final func letHeightFollowContent(of scroller: Widget) {
    var (horizontal, vertical) = (GTK_POLICY_NEVER, GTK_POLICY_NEVER)
    gtk_scrolled_window_get_policy(scroller.opaque, &horizontal, &vertical)
    guard vertical != GTK_POLICY_NEVER else { return }
    if isScrolledVertically {
      gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, 1)
    } else if window.isSizedByContent || environment.isInPopover {
      scroller.growsWithContent()
    }
  }

  /// Whether a view around it, on the same page, scrolls upwards.
  private var isScrolledVertically: Bool {
    var next = parent
    while let node = next, !(node is PageNode), node.window === window {
      if node.scrollsUpwards { return true }
      next = node.parent
    }
    return false
  }
}

extension Widget {
  /// Gives what scrolls its natural size, as in SwiftUI: by default GTK (4.8) makes it as small as it can be
  /// before it scrolls; pictures that can have any size almost disappear, and texts in a row that scrolls
  /// sideways are broken into lines. Also lets it be seen outside of the scrolled window, if that does not clip.
  func letContentHaveItsSize() {
    var (horizontal, vertical) = (GTK_POLICY_NEVER, GTK_POLICY_NEVER)
    gtk_scrolled_window_get_policy(opaque, &horizontal, &vertical)
    guard let viewport = gtk_scrolled_window_get_child(opaque) else { return }
    if vertical != GTK_POLICY_NEVER {
      gtk_scrollable_set_vscroll_policy(OpaquePointer(viewport), GTK_SCROLL_NATURAL)
    }
    if horizontal != GTK_POLICY_NEVER, !hasClass(Self.shrinking) {
      gtk_scrollable_set_hscroll_policy(OpaquePointer(viewport), GTK_SCROLL_NATURAL)
    }
    viewport.clipsContent = !hasClass(Self.unclipped)
  }

  /// Whether what a scrolled window scrolls ends at its edges.
  func setClipsContent(_ clips: Bool) {
    if clips { removeClass(Self.unclipped) } else { addClass(Self.unclipped) }
    letContentHaveItsSize()
  }

  /// Lets what scrolls sideways become as narrow as it can be, as a table does.
  func letContentShrinkSideways() { addClass(Self.shrinking) }

  private static let unclipped = "unclipped"
  private static let shrinking = "shrinks-content"

  /// Gives a scrolled window the size of what is in it, up to that of most of the screen.
  @MainActor fileprivate func growsWithContent() {
    gtk_scrolled_window_set_propagate_natural_width(opaque, 1)
    gtk_scrolled_window_set_propagate_natural_height(opaque, 1)
    gtk_scrolled_window_set_max_content_width(opaque, min(600, Monitors.greatestWidth / 8 * 7))
    gtk_scrolled_window_set_max_content_height(opaque, Monitors.greatestHeight / 4 * 3)
  }

  /// Lets a scrolled window be as high as what is in it, up to a height.
  func scrollsAbove(_ height: Int32) {
    expandsVertically = false
    gtk_scrolled_window_set_propagate_natural_height(opaque, 1)
    gtk_scrolled_window_set_max_content_height(opaque, height)
  }
}
