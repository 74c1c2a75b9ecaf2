internal import CGtk
internal import GtkBridge

/// A view that scrolls its content. Mirrors SwiftUI's `ScrollView`. The control that gets the focus
/// is scrolled into view.
@preconcurrency
@MainActor
public struct ScrollView<Content: View> {
  let axes: Axis.Set
  let showsIndicators: Bool
  let content: Content
  private(set) var shrinksContent = false

  /// Makes the content narrower before it scrolls sideways.
  package func _shrinkingContent() -> ScrollView {
    var copy = self
    copy.shrinksContent = true
    return copy
  }
}

extension ScrollView: View, _PrimitiveView {
  /// Creates a scroll view.
  /// - Parameters:
  ///   - axes: The directions in which it scrolls; in the others the content has the available
  ///     space.
  ///   - showsIndicators: Whether it has scroll bars; without them, it still scrolls.
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

private final class ScrollNode<Content: View>: ScrolledNode<ScrollView<Content>, Content>,
  CoordinateSpaceNode, ScrollingNode
{
  private var traits = ScrollTraits()
  private var viewports: [Axis: RowViewport] = [:]
  private var keepers: [Axis: ScrollKeeper] = [:]
  private var keys: SignalConnection?

  init(_ view: ScrollView<Content>, _ context: _Context) {
    super.init(view, context, widget: makeScroller(axes: view.axes))
    letHeightFollowContent(of: widget)
    if view.shrinksContent { widget.letContentShrinkSideways() }
    traits = environment.scrollTraits
    if traits != ScrollTraits() || !view.showsIndicators { showPolicy() }
    followAnchors()
    slot.alignColumn = { [unowned self] in alignVertically($0) }
    if view.axes.contains(.horizontal), environment.tabBarVisibility != nil { leaveKeysToTabs() }
    makeContent()
  }

  private func followAnchors() {
    let anchors = environment.inherited.scrollAnchors
    for axis in [Axis.vertical, .horizontal] {
      if keepers[axis] == nil, anchors.scrolls, scrolls(along: axis), !isSidewaysPart {
        keepers[axis] = ScrollKeeper(widget, along: axis, in: window)
        keepers[axis]?.look(after: viewports[axis])
      }
      keepers[axis]?.anchors = anchors
    }
  }

  private func scrolls(along axis: Axis) -> Bool {
    view.axes.contains(axis == .vertical ? .vertical : .horizontal)
  }

  /// Whether it scrolls sideways in a view that scrolls upwards, for which the anchor is meant: that has the same.
  private var isSidewaysPart: Bool {
    guard view.axes == .horizontal else { return false }
    var next = parent
    while let node = next, !(node is PageNode) {
      if node.scrollsUpwards {
        return node.environment.inherited.scrollAnchors == environment.inherited.scrollAnchors
      }
      next = node.parent
    }
    return false
  }

  /// In a tab view Ctrl+Page Up and Down select another tab, also where GTK scrolls sideways by them.
  private func leaveKeysToTabs() {
    keys = SignalConnection(widget, "scroll-child", owner: self) { [unowned widget] _, arguments in
      let pages = [GTK_SCROLL_PAGE_BACKWARD, GTK_SCROLL_PAGE_FORWARD].map { Int32($0.rawValue) }
      guard arguments.boolean(1), pages.contains(arguments.enumeration(0)) else { return }
      arguments.answer(false)
      g_signal_stop_emission_by_name(widget.raw, "scroll-child")
    }
  }

  private func showPolicy() {
    let hidden = view.showsIndicators ? traits.hidesIndicators : [.horizontal, .vertical]
    func policy(_ axis: Axis.Set) -> GtkPolicyType {
      guard view.axes.contains(axis) else { return GTK_POLICY_NEVER }
      // The policy "external" scrolls without a bar.
      return traits.isDisabled || hidden.contains(axis)
        ? GTK_POLICY_EXTERNAL : GTK_POLICY_AUTOMATIC
    }
    gtk_scrolled_window_set_policy(widget.opaque, policy(.horizontal), policy(.vertical))
    widget.setClipsContent(!traits.isUnclipped)
    if traits.isDisabled || !phases.isEmpty {
      setScrolling(enabled: !traits.isDisabled)
      widget.setScrollStop(!traits.isDisabled)
    }
  }

  /// The wheel, the touchpad and touch are controllers of the scrolled window.
  private func setScrolling(enabled: Bool) {
    widget.forEachController { controller in
      let phase = phase(of: controller)
      gtk_event_controller_set_propagation_phase(
        OpaquePointer(controller), enabled ? phase : GTK_PHASE_NONE)
    }
  }

  private var phases: [UnsafeMutableRawPointer: GtkPropagationPhase] = [:]

  /// The phase in which a controller runs while scrolling is enabled, as GTK has set it.
  private func phase(of controller: UnsafeMutableRawPointer) -> GtkPropagationPhase {
    if let phase = phases[controller] { return phase }
    let phase = gtk_event_controller_get_propagation_phase(OpaquePointer(controller))
    phases[controller] = phase
    return phase
  }

  override func didUpdate(from old: ScrollView<Content>, environmentChanged: Bool) {
    let now = environment.scrollTraits
    if old.axes != view.axes || old.showsIndicators != view.showsIndicators || now != traits {
      traits = now
      showPolicy()
    }
    if environmentChanged { followAnchors() }
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }

  func rowViewport(along axis: Axis) -> RowViewport? {
    guard scrolls(along: axis) else { return nil }
    if let viewport = viewports[axis] { return viewport }
    let viewport = RowViewport(widget, along: axis, in: window)
    viewports[axis] = viewport
    keepers[axis]?.look(after: viewport)
    return viewport
  }

  func isCoordinateSpace(_ name: AnyHashable) -> Bool {
    guard let space = name.base as? ScrollViewSpace else { return false }
    return space.axis.map(scrolls) ?? true
  }

  override var content: Content { view.content }
  override var scrollsUpwards: Bool { view.axes.contains(.vertical) }

  override func align(_ child: Widget) {
    let anchor = environment.inherited.scrollAnchors.alignment
    let horizontal: HorizontalAlignment =
      view.axes != .horizontal
      ? .center : anchor.x < 0.25 ? .leading : anchor.x > 0.75 ? .trailing : .center
    // Where it scrolls, the content has its ideal length, also if something in it takes all the space.
    horizontal.apply(
      to: child, fills: !view.axes.contains(.horizontal) || view.shrinksContent)
    alignVertically(child)
  }

  private func alignVertically(_ child: Widget) {
    let anchor = environment.inherited.scrollAnchors.alignment
    let vertical: VerticalAlignment =
      anchor.y < 0.25 ? .top : anchor.y > 0.75 ? .bottom : .center
    vertical.apply(to: child, fills: !view.axes.contains(.vertical))
  }

  override func givesLength(along axis: Axis) -> Bool? {
    scrolls(along: axis) && !(view.shrinksContent && axis == .horizontal) ? false : nil
  }
}

/// Creates a scrolled window that fills its allocation; one that scrolls only sideways is as high
/// as its content.
@MainActor
func makeScroller(axes: Axis.Set) -> Widget {
  let scroller = Widget.scroller()
  gtk_scrolled_window_set_policy(
    scroller.opaque, axes.contains(.horizontal) ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
    axes.contains(.vertical) ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER)
  scroller.expandsHorizontally = true
  if axes == .horizontal {
    // Otherwise it would be only as high as the least height of its content.
    gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, 1)
  } else {
    scroller.expandsVertically = true
  }
  return scroller
}

/// Sets the content of a scroller, or removes it.
@MainActor
func setScrolled(_ content: Widget?, in scroller: Widget) {
  gtk_scrolled_window_set_child(scroller.opaque, content?.pointer)
  // The window's FocusRevealer scrolls to the focus.
  guard let viewport = gtk_scrolled_window_get_child(scroller.opaque) else { return }
  gtk_viewport_set_scroll_to_focus(OpaquePointer(viewport), 0)
  // For assistive technology it would be a panel without a name in the scrolled window.
  Widget(viewport).setRole(.layout)
}
