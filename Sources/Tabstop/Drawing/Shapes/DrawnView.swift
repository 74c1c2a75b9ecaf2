internal import CGtk
internal import GtkBridge

/// A step of a program's drawing.
package enum DrawingStep {
  case fill([_PathElement], any ShapeStyle, FillStyle)
  case stroke([_PathElement], any ShapeStyle, StrokeStyle)
}

/// A view that a program draws; assistive technology ignores it.
package struct DrawnView: _PrimitiveView {
  /// Draws for a size in points.
  let draw: (_ width: Double, _ height: Double) -> [DrawingStep]

  package init(draw: @escaping (_ width: Double, _ height: Double) -> [DrawingStep]) {
    self.draw = draw
  }

  package static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    DrawnNode(view, context)
  }
}

private final class DrawnNode: _ViewNode<DrawnView> {
  private let area = Widget.drawingArea()

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
      return (environment.styleContext, view.draw(width, height))
    }
    let painter = Painter(cairo, area, width: width, height: height, mirrors: false)
    for step in steps {
      switch step {
      case .fill(let path, let shading, let fill):
        painter.fill(path, shading._paint(style), fill)
      case .stroke(let path, let shading, let line):
        painter.stroke(path, shading._paint(style), line)
      }
    }
  }

  override func evaluate() { gtk_widget_queue_draw(area.pointer) }

  override var lastWidget: Widget? { area }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(area) }
}
