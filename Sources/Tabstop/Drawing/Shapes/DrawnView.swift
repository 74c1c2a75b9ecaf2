internal import GtkBridge

/// A step of a program's drawing.
package enum DrawingStep {
  case fill([_PathElement], any ShapeStyle, FillStyle)
  case stroke([_PathElement], any ShapeStyle, StrokeStyle)
  /// A text or a picture in a rectangle, before the transform.
  case text(Text, _Bounds, any ShapeStyle, DrawingTransform)
  case image(Image, _Bounds, any ShapeStyle, DrawingTransform)
  /// A step of which only what is inside of a path is drawn, or what is outside of it.
  indirect case clipped([_PathElement], FillStyle, isInverse: Bool, DrawingStep)
}

/// The transform and the opacity of a step.
package struct DrawingTransform {
  /// As in Core Graphics: a, b, c, d, tx, ty.
  let matrix: (Double, Double, Double, Double, Double, Double)
  let opacity: Double

  package init(
    matrix: (Double, Double, Double, Double, Double, Double), opacity: Double
  ) {
    self.matrix = matrix
    self.opacity = opacity
  }
}

/// A view that a program draws; assistive technology ignores it.
package struct DrawnView: _PrimitiveView {
  /// Draws for a size in points.
  let draw: (DrawingSurface, _ width: Double, _ height: Double) -> [DrawingStep]

  package init(
    draw: @escaping (DrawingSurface, _ width: Double, _ height: Double) -> [DrawingStep]
  ) {
    self.draw = draw
  }

  package static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    DrawnNode(view, context)
  }
}

private final class DrawnNode: _ViewNode<DrawnView> {
  private let area = Widget.drawingArea()
  private lazy var surface = DrawingSurface(area, of: self)

  override init(_ view: DrawnView, _ context: _Context) {
    super.init(view, context)
    area.expandsHorizontally = true
    area.expandsVertically = true
    area.isStretchable = true
    area.isSolid = true
    area.setAccessibleHidden(true)
    area.setDrawing { [weak self] cairo, width, height in self?.draw(cairo, width, height) }
  }

  private func draw(_ cairo: OpaquePointer, _ width: Double, _ height: Double) {
    // The state and the colours that the drawing reads are tracked.
    let (style, steps) = track {
      DesktopState.shared.trackScheme()
      return (environment.styleContext, view.draw(surface, width, height))
    }
    let painter = Painter(cairo, area, width: width, height: height, mirrors: false)
    for step in steps { draw(step, painter, style) }
    surface.didDraw()
  }

  private func draw(_ step: DrawingStep, _ painter: Painter, _ style: _StyleContext) {
    switch step {
    case .fill(let path, let shading, let fill):
      painter.fill(path, shading._paint(style), fill)
    case .stroke(let path, let shading, let line):
      painter.stroke(path, shading._paint(style), line)
    case .text(let text, let rectangle, let shading, let transform):
      painter.transformed(transform) {
        surface.draw(text, in: rectangle, shading, painter, style)
      }
    case .image(let image, let rectangle, let shading, let transform):
      painter.transformed(transform) {
        surface.draw(image, in: rectangle, shading, painter, style)
      }
    case .clipped(let path, let fill, let isInverse, let inner):
      painter.clipped(to: path, fill, isInverse: isInverse) { draw(inner, painter, style) }
    }
  }

  override func evaluate() { area.pointer.queueDraw() }

  override var lastWidget: Widget? { area }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(area) }
}
