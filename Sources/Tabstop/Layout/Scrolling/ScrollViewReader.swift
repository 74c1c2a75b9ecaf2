internal import CGtk
internal import GtkBridge

/// Content that can scroll to one of its views. Mirrors SwiftUI's `ScrollViewReader`.
public struct ScrollViewReader<Content: View>: _PrimitiveView {
  /// Creates the content, which scrolls by the proxy.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader.
  /// - Parameter content: Creates the content, whose actions scroll by the proxy.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    ScrollReaderNode(view, context)
  }
}

/// A proxy that scrolls to views of a `ScrollViewReader`. Mirrors SwiftUI's `ScrollViewProxy`.
public struct ScrollViewProxy {
  private final class Target {
    weak var node: _Node?
    init(_ node: _Node) { self.node = node }
  }

  private let target: Target

  @MainActor
  init(_ node: _Node) { target = Target(node) }

  /// Scrolls to the view with this `id(_:)`, or to the row of a `ForEach` with it: as far as
  /// necessary to see it, or with `anchor`, until this point of the view is at the same point of
  /// the scroll view. Has no effect without such a view. The identifier may be optional, such as
  /// that of the last element of an array. Mirrors SwiftUI.
  @MainActor @preconcurrency
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let id = AnyHashable(id)
    // The view may be new: it has its place after the next layout.
    Updater.shared.afterUpdate { [target] in
      target.node?.scroll(toID: id, anchor?.taken)
    }
  }
}

private final class ScrollReaderNode<Content: View>: _ViewNode<ScrollViewReader<Content>> {
  private var child: _ViewNode<Content>!

  override init(_ view: ScrollViewReader<Content>, _ context: _Context) {
    super.init(view, context)
    child = Content._makeNode(makeContent(), childContext)
  }

  private func makeContent() -> Content { track { view.content(ScrollViewProxy(self)) } }

  override func evaluate() { child.update(makeContent(), in: environment) }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }
}

/// A node with descendants that have identifiers of the program.
@MainActor
protocol IdentifyingNode: _Node {
  func node(withID id: AnyHashable) -> _Node?
}

extension _Node {
  /// Scrolls to the descendant with this identifier, when it has its place. Creates its row if
  /// necessary.
  func scroll(toID id: AnyHashable, _ anchor: UnitPoint?) {
    _ = identifiedWidget(id)
    window.afterLayout { [weak self] in
      guard let self, isMounted, let widget = identifiedWidget(id) else { return }
      Tabstop.scroll(to: widget, anchor)
    }
  }
}

extension LazyForEachNode: IdentifyingNode {}

extension ForEachNode: IdentifyingNode {
  func node(withID id: AnyHashable) -> _Node? {
    var found: _Node?
    forEachIdentified { if found == nil, AnyHashable($0) == id { found = $1 } }
    return found
  }
}

extension AnyHashable {
  /// An optional identifier without its optional, or `nil` if there is none: `messages.last?.id` is not equal
  /// to the identifier of a message.
  var unwrapped: AnyHashable? {
    guard let optional = base as? any OptionalIdentifier else { return self }
    return optional.identifier
  }
}

private protocol OptionalIdentifier {
  var identifier: AnyHashable? { get }
}

extension Optional: OptionalIdentifier where Wrapped: Hashable {
  fileprivate var identifier: AnyHashable? { flatMap { AnyHashable($0).unwrapped } }
}

extension _Node {
  /// The first widget of the descendant with this identifier, or with the one that it has if it is optional.
  func identifiedWidget(_ id: AnyHashable) -> Widget? {
    guard let unwrapped = id.unwrapped, unwrapped != id else { return widget(withID: id) }
    return widget(withID: unwrapped) ?? widget(withID: id)
  }

  /// The first widget of the descendant with this identifier.
  private func widget(withID id: AnyHashable) -> Widget? {
    if let node = (self as? any IdentifyingNode)?.node(withID: id) {
      var first: Widget?
      node.forEachWidget { if first == nil { first = $0 } }
      if let first { return first }
    }
    var found: Widget?
    forEachChild { if found == nil { found = $0.widget(withID: id) } }
    return found
  }
}

extension WindowContext {
  /// Runs `work` when all widgets have their places.
  func afterLayout(_ work: @escaping @MainActor () -> Void) {
    LayoutWait(work).start(in: widget)
  }
}

/// Waits for the end of a window's next frame, and retains itself until then.
@MainActor
private final class LayoutWait {
  private let work: @MainActor () -> Void
  private var connection: SignalConnection?
  private var own: LayoutWait?

  init(_ work: @escaping @MainActor () -> Void) { self.work = work }

  func start(in window: Widget) {
    own = self
    guard let clock = gtk_widget_get_frame_clock(window.pointer) else {
      // There are no frames before the window is realized.
      connection = SignalConnection(window, "realize", owner: self, after: true) { wait, _ in
        wait.connection?.disconnect()
        wait.start(in: window)
      }
      return
    }
    let frames = ObjectRef(UnsafeMutableRawPointer(clock))
    connection = SignalConnection(frames, "after-paint", owner: self) { wait, _ in
      wait.connection?.disconnect()
      wait.own = nil
      wait.work()
    }
    gdk_frame_clock_request_phase(frames.opaque, GDK_FRAME_CLOCK_PHASE_LAYOUT)
  }
}

/// Scrolls the windows around `widget` until it is visible.
@MainActor
func scroll(to widget: Widget, _ anchor: UnitPoint?) {
  guard let scroller = gtk_widget_get_ancestor(widget.pointer, gtk_scrolled_window_get_type()),
    let child = gtk_scrolled_window_get_child(OpaquePointer(scroller))
  else { return }
  // A viewport moves its child; another scrollable moves its own contents.
  let content =
    g_type_check_instance_is_a(
      UnsafeMutableRawPointer(child).assumingMemoryBound(to: GTypeInstance.self),
      gtk_viewport_get_type()) != 0
    ? gtk_viewport_get_child(OpaquePointer(child)) : child
  guard let content, let bounds = widget.pointer.bounds(in: content) else { return }
  // The padding around the content is GTK's margin, which is scrolled, too.
  let top = gtk_widget_get_margin_top(content)
  let left =
    content.isRightToLeft
    ? gtk_widget_get_margin_end(content) : gtk_widget_get_margin_start(content)
  move(
    gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller)),
    to: bounds.y + Double(top), length: bounds.height, anchor?.y)
  move(
    gtk_scrolled_window_get_hadjustment(OpaquePointer(scroller)),
    to: bounds.x + Double(left), length: bounds.width, anchor?.x)
}

/// Scrolls along one axis.
private func move(
  _ adjustment: UnsafeMutablePointer<GtkAdjustment>?, to start: Double, length: Double,
  _ anchor: Double?
) {
  guard let adjustment else { return }
  if let anchor {
    let page = gtk_adjustment_get_page_size(adjustment)
    gtk_adjustment_set_value(adjustment, start + length * anchor - page * anchor)
  } else {
    gtk_adjustment_clamp_page(adjustment, start, start + length)
  }
}
