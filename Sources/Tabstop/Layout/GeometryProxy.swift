internal import CGtk
internal import GtkBridge

/// How large a view is and where it stands. Mirrors SwiftUI's `GeometryProxy`; `size` and `frame`
/// are given by `TabstopFoundation`, since their types are Foundation's.
public struct GeometryProxy: Sendable {
  package let _width: Double
  package let _height: Double
  private let source: GeometrySource

  init(_ source: GeometrySource, width: Int32, height: Int32) {
    self.source = source
    _width = Double(width)
    _height = Double(height)
  }

  /// Nothing: a desktop window has no unsafe edges. Mirrors SwiftUI.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The view's place in a coordinate space: x, y, width and height.
  package func _frame(in space: CoordinateSpace) -> (Double, Double, Double, Double) {
    let name: AnyHashable?
    switch space {
    case .local: return (0, 0, _width, _height)
    case .global: name = nil
    case .named(let given): name = given
    }
    nonisolated(unsafe) let wanted = name
    let (x, y) = MainActor.assumeIsolated { source.origin(in: wanted) }
    return (x, y, _width, _height)
  }
}

/// The view that a proxy tells of, as long as it is there.
@MainActor
final class GeometrySource {
  private weak var node: _Node?
  private weak var widget: Widget?

  init(_ node: _Node, _ widget: Widget) {
    self.node = node
    self.widget = widget
  }

  /// - Parameter name: Of the view to count from; `nil` is the window's content, which an unknown
  ///   name means too.
  func origin(in name: AnyHashable?) -> (Double, Double) {
    guard let node, let widget else { return (0, 0) }
    let named = name.flatMap { node.widget(ofSpace: $0) }?.pointer
    let window = node.window.widget.cast(to: GtkWindow.self)
    guard let space = named ?? gtk_window_get_child(window) else { return (0, 0) }
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget.pointer, space, &bounds) != 0 else { return (0, 0) }
    return (Double(bounds.origin.x), Double(bounds.origin.y))
  }
}

/// Children over each other that tell the size of their place when it has changed.
final class GeometryLayout: LayoutDelegate {
  /// The place as it was last given; `nil` before.
  private(set) var size: (width: Int32, height: Int32)?
  /// Called during layout, where nothing may be changed.
  var sizeChanged: () -> Void = {}
  /// Whether the place has the size of its child, instead of all there is.
  private let hugs: Bool
  private let layers = LayeredLayout()

  init(hugs: Bool) { self.hugs = hugs }

  func measure(
    _ container: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    // What depends on the size must not decide it. Ten points are SwiftUI's wish, too.
    hugs ? layers.measure(container, orientation, forSize: forSize) : (0, 10)
  }

  func allocate(_ container: UnsafeMutablePointer<GtkWidget>, width: Int32, height: Int32) {
    if size == nil || size! != (width, height) {
      size = (width, height)
      sizeChanged()
    }
    if hugs {
      layers.allocate(container, width: width, height: height)
      return
    }
    let isMirrored = gtk_widget_get_direction(container) == GTK_TEXT_DIR_RTL
    for child in laidOutChildren(of: container) {
      // Content may be larger than the place; it then goes on beyond its end.
      let childWidth = max(width, measured(child, GTK_ORIENTATION_HORIZONTAL).minimum)
      let childHeight = max(
        height, measured(child, GTK_ORIENTATION_VERTICAL, forSize: childWidth).minimum)
      place(
        child, x: isMirrored ? width - childWidth : 0, y: 0, width: childWidth,
        height: childHeight)
    }
  }

  func baseline(
    of container: UnsafeMutablePointer<GtkWidget>, forWidth width: Int32
  ) -> (minimum: Int32, natural: Int32)? {
    hugs ? layers.baseline(of: container, forWidth: width) : nil
  }
}
