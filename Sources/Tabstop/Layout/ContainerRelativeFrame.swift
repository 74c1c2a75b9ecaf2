internal import CGtk
internal import GtkBridge

extension View {
  /// Makes the view as large as the enclosing scroll view, or else the window, along `axes`.
  /// Mirrors SwiftUI.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Makes the view as large as `span` of `count` equal parts of the enclosing scroll view, or else
  /// the window, which are `spacing` points apart. Mirrors SwiftUI.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * (Double(count) - 1)) / Double(count)
      return part * Double(span) + spacing * (Double(span) - 1)
    }
  }

  /// Makes the view as large as `length` computes from the size, in points, of the enclosing scroll
  /// view, or else the window. Mirrors SwiftUI.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (Double, Axis) -> Double
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}

package struct ContainerFrameModifier: Decoration {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (Double, Axis) -> Double

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    ContainerFrameNode(decorating: view, context)
  }

  func makeWrapper(around widget: Widget, _ environment: InheritedValues) -> Widget? {
    .container(ContainerFrameLayout())
  }

  func givesLength(along axis: Axis) -> Bool? {
    axes.contains(axis == .horizontal ? .horizontal : .vertical) ? true : nil
  }

  func apply(to widget: Widget, old: ContainerFrameModifier?, _ environment: InheritedValues) {
    guard let layout = widget.layout as? ContainerFrameLayout else { return }
    layout.axes = axes
    layout.length = length
    if let child = widget.pointer.firstChild { alignment.apply(to: Widget(child)) }
    widget.pointer.queueResize()
  }
}

/// Follows the scroll views around its widgets. (A layout cannot: its widget retains it, and it
/// would retain the widget.)
private final class ContainerFrameNode<Content: View>:
  DecorationNode<Content, ContainerFrameModifier>
{
  private var followers: [ObjectIdentifier: ContainerFollower] = [:]

  override func apply(to widget: Widget, old: ContainerFrameModifier?) {
    super.apply(to: widget, old: old)
    if old == nil { followers[ObjectIdentifier(widget)] = ContainerFollower(widget) }
  }

  override func remove(_ widget: Widget) {
    super.remove(widget)
    var rest: [ObjectIdentifier: ContainerFollower] = [:]
    forEachWidget { rest[ObjectIdentifier($0)] = followers[ObjectIdentifier($0)] }
    followers = rest
  }

  override func unmount() {
    super.unmount()
    followers = [:]
  }
}

/// Measures a widget again when the enclosing scroll view has another size.
@MainActor
private final class ContainerFollower {
  private var observer: ScrollObserver?
  private var mapping: SignalConnection?
  private var last = (width: 0.0, height: 0.0)

  init(_ widget: Widget) {
    mapping = SignalConnection(widget, "map", owner: self) { [unowned widget] follower, _ in
      follower.observe(widget)
    }
  }

  private func observe(_ widget: Widget) {
    guard let scroller = ScrollObserver.scroller(around: widget) else { return }
    observer = ScrollObserver(scroller) { [weak self, weak widget] in
      guard let self, let widget, let measures = observer?.measures,
        last != (measures.width, measures.height)
      else { return }
      last = (measures.width, measures.height)
      widget.pointer.queueResize()
    }
    widget.pointer.queueResize()
  }
}

/// Lays out one child in the size of the enclosing scroll view, or a part of it.
private final class ContainerFrameLayout: LayoutDelegate {
  var axes: Axis.Set = []
  var length: (Double, Axis) -> Double = { length, _ in length }
  private let layers = LayeredLayout()

  /// The container's length, and whether it scrolls in that direction.
  private func container(
    of widget: WidgetPointer, _ orientation: Orientation
  ) -> (length: Double, scrolls: Bool)? {
    let isHorizontal = orientation == .horizontal
    func size(of widget: WidgetPointer) -> Double {
      Double(isHorizontal ? widget.width : widget.height)
    }
    if let scroller = gtk_widget_get_ancestor(widget, gtk_scrolled_window_get_type()) {
      var (horizontal, vertical) = (GTK_POLICY_NEVER, GTK_POLICY_NEVER)
      gtk_scrolled_window_get_policy(OpaquePointer(scroller), &horizontal, &vertical)
      return (size(of: scroller), (isHorizontal ? horizontal : vertical) != GTK_POLICY_NEVER)
    }
    guard let window = gtk_widget_get_ancestor(widget, gtk_window_get_type()),
      let content = Widget(window).windowContent
    else { return nil }
    return (size(of: content), false)
  }

  func measure(
    _ widget: WidgetPointer, _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    let own = layers.measure(widget, orientation, forSize: forSize)
    let axis: Axis = orientation == .horizontal ? .horizontal : .vertical
    guard axes.contains(axis == .horizontal ? .horizontal : .vertical),
      let container = container(of: widget, orientation), container.length > 0
    else { return own }
    // The program's length may be infinite, or not a number if `count` is 0.
    let wanted = pixels(min(length(container.length, axis), 100_000))
    // A container that does not scroll must be able to become narrower again.
    return container.scrolls
      ? (max(own.minimum, wanted), max(own.minimum, wanted))
      : (own.minimum, max(own.minimum, wanted))
  }

  func allocate(_ widget: WidgetPointer, width: Int32, height: Int32) {
    layers.allocate(widget, width: width, height: height)
  }
}
