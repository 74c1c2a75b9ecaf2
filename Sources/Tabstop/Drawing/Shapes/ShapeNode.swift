internal import CGtk
internal import GtkBridge

/// A shape, drawn by cairo; assistive technology ignores it.
final class ShapeNode<V: View, Content: Shape>: _ViewNode<V> {
  private let area = Widget.drawingArea()
  private let shapeView: (V) -> _ShapeView<Content>

  init(_ view: V, _ context: _Context, shapeView: @escaping (V) -> _ShapeView<Content>) {
    self.shapeView = shapeView
    super.init(view, context)
    area.expandsHorizontally = true
    area.expandsVertically = true
    area.isStretchable = true
    area.isSolid = true
    area.setAccessibleHidden(true)
    evaluate()
  }

  override func evaluate() {
    // Colours are resolved as it is drawn; another palette means another drawing.
    let style = track {
      DesktopState.shared.trackScheme()
      return environment.styleContext
    }
    let view = shapeView(view)
    let fill = view.fill?._paint(style)
    let lines = view.lines.map { (line: $0, paint: $0.paint._paint(style)) }
    // Half of a line is outside, and mitered corners reach farther.
    let outset = max(
      (view.lines.map(\.style.lineWidth).max() ?? 0).clamped(to: 0...10_000) * 2,
      fill?.shadows.map(\.reach).max() ?? 0)
    area.setDrawing(outset: outset) { [unowned area] cairo, width, height in
      let painter = Painter(cairo, area, width: width, height: height)
      if let fill { painter.fill(view.shape._elements(in: painter.bounds), fill, view.fillStyle) }
      for (line, paint) in lines where line.style.lineWidth > 0 {
        let inset = line.isInside ? line.style.lineWidth / 2 : 0
        let elements =
          (view.shape as? any InsettableShape)?._elements(in: painter.bounds, inset: inset)
          ?? view.shape._elements(in: painter.bounds)
        painter.stroke(elements, paint, line.style)
      }
    }
  }

  override var lastWidget: Widget? { area }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(area) }
}
