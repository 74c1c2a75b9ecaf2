internal import CGtk
internal import GtkBridge

/// A painted area, decoration for those who see it.
final class PaintedNode<V: View>: _ViewNode<V> {
  private let widget: Widget
  /// What is painted: within `widget` if it is to be a square.
  private let area: Widget
  private let declarations: (V, InheritedValues) -> String
  private var classes = ClassList()

  /// - Parameter declarations: What the view looks like, as CSS.
  init(
    _ view: V, _ context: _Context, isSquare: Bool = false,
    declarations: @escaping (V, InheritedValues) -> String
  ) {
    area = Widget.box(vertical: false)
    widget = isSquare ? .container(SquareLayout()) : area
    self.declarations = declarations
    super.init(view, context)
    if isSquare { widget.insert(area, after: nil) }
    widget.expandsHorizontally = true
    widget.expandsVertically = true
    widget.isStretchable = true
    // It has a background and corners already: others need a widget of their own.
    widget.paintRank = PaintRank.corners.rawValue
    widget.setAccessibleHidden(true)
    paint()
  }

  override func evaluate() { paint() }

  private func paint() {
    let css = declarations(view, environment.inherited)
    classes.set([StyleSheet.shared.className(for: css)], on: area)
  }

  override var lastWidget: Widget? { widget }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(widget) }
}

/// The largest square in the middle of a place.
private final class SquareLayout: LayoutDelegate {
  func measure(
    _ container: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) { (0, 0) }

  func allocate(_ container: UnsafeMutablePointer<GtkWidget>, width: Int32, height: Int32) {
    let side = min(width, height)
    for child in laidOutChildren(of: container) {
      // GTK wants a widget measured before it is placed.
      _ = measured(child, GTK_ORIENTATION_HORIZONTAL)
      place(
        child, x: (width - side) / 2, y: (height - side) / 2, width: side, height: side)
    }
  }
}
