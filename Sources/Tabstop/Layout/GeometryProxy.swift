internal import GtkBridge

/// The size and the place of a view. Mirrors SwiftUI's `GeometryProxy`; `TabstopFoundation`
/// declares `size` and `frame`, because their types are Foundation's.
public struct GeometryProxy: Sendable {
  package let _width: Double
  package let _height: Double
  private let source: GeometrySource

  init(_ source: GeometrySource, width: Int32, height: Int32) {
    self.source = source
    _width = Double(width)
    _height = Double(height)
  }

  /// The edges that the system covers. Always empty: a desktop window has no unsafe edges. Mirrors
  /// SwiftUI.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The view's frame in a coordinate space: x, y, width and height. Another thread waits for the main thread.
  package func _frame(in space: CoordinateSpace) -> (Double, Double, Double, Double) {
    let name: AnyHashable?
    switch space {
    case .local: return (0, 0, _width, _height)
    case .global: name = nil
    case .named(let given): name = given
    }
    // The main thread reads it while this one waits.
    nonisolated(unsafe) let wanted = name
    let (x, y) = MainLoop.onMainThread { source.origin(in: wanted) }
    return (x, y, _width, _height)
  }

  /// The frame of a named space in this view's coordinates; `nil` if no enclosing view has the name.
  package func _bounds(of name: AnyHashable) -> (Double, Double, Double, Double)? {
    // See above.
    nonisolated(unsafe) let wanted = name
    return MainLoop.onMainThread { source.frame(of: wanted) }
  }

  /// The frame of the view of an anchor, in this view's coordinates; empty if the view was removed.
  package func _frame(of anchor: AnchorSite) -> (Double, Double, Double, Double) {
    MainLoop.onMainThread { source.frame(of: anchor) } ?? (0, 0, 0, 0)
  }
}

/// The view of a proxy, while it exists.
@MainActor
final class GeometrySource {
  private weak var node: _Node?
  private weak var widget: Widget?

  init(_ node: _Node, _ widget: Widget) {
    self.node = node
    self.widget = widget
  }

  func frame(of anchor: AnchorSite) -> (Double, Double, Double, Double)? {
    widget.flatMap { anchor.frame(in: $0) }
  }

  func frame(of name: AnyHashable) -> (Double, Double, Double, Double)? {
    guard let space = node?.widget(ofSpace: name) else { return nil }
    let (x, y) = origin(in: name)
    return (-x, -y, Double(space.pointer.width), Double(space.pointer.height))
  }

  /// - Parameter name: The name of the coordinate space; `nil`, or an unknown name, is the window's
  ///   content.
  func origin(in name: AnyHashable?) -> (Double, Double) {
    guard let node, let widget else { return (0, 0) }
    let named = name.flatMap { node.widget(ofSpace: $0) }?.pointer
    guard let space = named ?? node.window.widget.windowContent,
      let bounds = widget.pointer.bounds(in: space)
    else { return (0, 0) }
    return (bounds.x, bounds.y)
  }
}

/// Lays out children over each other, and reports changes of their size.
final class GeometryLayout: LayoutDelegate {
  /// The last allocated size; `nil` before the first.
  private(set) var size: (width: Int32, height: Int32)?
  /// Called during layout, when nothing may be changed.
  var sizeChanged: () -> Void = {}
  /// Whether it has the size of its child, instead of filling the available space.
  private let hugs: Bool
  private let layers = LayeredLayout()

  init(hugs: Bool) { self.hugs = hugs }

  func measure(
    _ container: WidgetPointer, _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    // Content that depends on the size must not determine it. Ten points are the natural size in
    // SwiftUI, too.
    hugs ? layers.measure(container, orientation, forSize: forSize) : (0, 10)
  }

  func allocate(_ container: WidgetPointer, width: Int32, height: Int32) {
    if size == nil || size! != (width, height) {
      size = (width, height)
      sizeChanged()
    }
    if hugs {
      layers.allocate(container, width: width, height: height)
      return
    }
    let isMirrored = container.isRightToLeft
    for child in laidOutChildren(of: container) {
      // Content that is too large extends beyond the end.
      let childWidth = max(width, measured(child, .horizontal).minimum)
      let childHeight = max(
        height, measured(child, .vertical, forSize: childWidth).minimum)
      place(
        child, x: isMirrored ? width - childWidth : 0, y: 0, width: childWidth,
        height: childHeight)
    }
  }

  func baseline(
    of container: WidgetPointer, forWidth width: Int32
  ) -> (minimum: Int32, natural: Int32)? {
    hugs ? layers.baseline(of: container, forWidth: width) : nil
  }
}
