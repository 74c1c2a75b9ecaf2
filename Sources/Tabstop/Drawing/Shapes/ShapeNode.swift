internal import GtkBridge

/// A shape, drawn by cairo; assistive technology ignores it while it has no name.
final class ShapeNode<V: View, Content: Shape>: _ViewNode<V> {
  private let area = Widget.drawingArea()
  private let shapeView: (V) -> _ShapeView<Content>
  /// The drawing that is shown: during an animation, a value between the old view's and the new
  /// one's.
  private var shown: ShapeDrawing<Content>!

  init(_ view: V, _ context: _Context, shapeView: @escaping (V) -> _ShapeView<Content>) {
    self.shapeView = shapeView
    super.init(view, context)
    area.expandsHorizontally = true
    area.expandsVertically = true
    area.isStretchable = true
    area.isDrawing = true
    area.setAccessibleHidden(true)
    shown = makeDrawing()
    draw()
  }

  private func makeDrawing() -> ShapeDrawing<Content> {
    // Colours are resolved as it is drawn; another palette means another drawing.
    var style = track {
      DesktopState.shared.trackScheme()
      return environment.styleContext
    }
    let view = shapeView(view)
    if view.isMaterial {
      style.ground = (front ?? environment.inherited.foreground)?.groundOfMaterials
      reading.schedule()
    }
    return ShapeDrawing(
      shape: view.shape, fill: view.filling?._paint(style), fillStyle: view.fillStyle,
      lines: view.lines.map { .init(paint: $0.paint._paint(style), line: $0) })
  }

  /// The colour of the texts in front of a material, which may be created later.
  private var front: Color?
  private lazy var reading = TurnRequest { [weak self] in
    guard let self, isMounted, frontColor != front else { return }
    front = frontColor
    evaluate()
  }

  private var frontColor: Color? {
    var next = parent
    while let node = next {
      if let content = node.contentInFront { return content.firstTextColor }
      next = node.parent
    }
    return nil
  }

  override var fillColor: Color? {
    (shapeView(view).filling as? Color).flatMap { $0.isSolid ? $0 : nil }
  }

  override func evaluate() {
    let (old, new) = (shown!, makeDrawing())
    shown = new
    if old.fill != new.fill { colorChangedInside() }
    if Transaction.current != nil || Motions.current != nil, PaintPass.current == nil {
      ShapeMotion.changed(area, from: old, to: new) { [weak self] in self?.show($0) }
    }
    draw()
  }

  /// Changes the drawing.
  private func show(_ change: (inout ShapeDrawing<Content>) -> Void) {
    change(&shown)
    draw()
  }

  private func draw() {
    let drawing = shown!
    area.setDrawing(
      outset: drawing.outset,
      outline: { [unowned area] x, y, width, height in
        Painter.measuring(area, width: width, height: height) { drawing.contains(x, y, $0) }
      }
    ) { [unowned area] width, height in
      let bounds = _Bounds(width: width, height: height)
      let steps = drawing.steps(in: bounds)
      let reach = steps.lazy.map { $0.elements.reach(beyond: bounds) }.max() ?? 0
      return (
        drawing.outset + reach,
        { cairo in
          let painter = Painter(cairo, area, width: width, height: height)
          for step in steps { step.draw(painter) }
        }
      )
    }
  }

  override var lastWidget: Widget? { area }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(area) }
}

extension _ShapeView {
  fileprivate var isMaterial: Bool {
    filling is Material || (filling as? AnyShapeStyle)?.isMaterial == true
  }
}

extension _Node {
  /// The colour of the first text inside.
  fileprivate var firstTextColor: Color? {
    if let text = self as? TextNode {
      return text.view.style.color ?? text.environment.inherited.foreground
    }
    var color: Color?
    forEachChild { if color == nil { color = $0.firstTextColor } }
    return color
  }
}

/// A shape with resolved styles.
struct ShapeDrawing<Content: Shape> {
  struct Line {
    var paint: _Paint
    var style: StrokeStyle
    let isInside: Bool

    init(paint: _Paint, line: _ShapeView<Content>.Line) {
      (self.paint, style, isInside) = (paint, line.style, line.isInside)
    }
  }

  var shape: Content
  var fill: _Paint?
  let fillStyle: FillStyle
  var lines: [Line]

  /// Half of a line is outside, and mitered corners reach farther.
  var outset: Double {
    max(
      (lines.map(\.style.lineWidth).max() ?? 0).clamped(to: 0...10_000) * 2,
      fill?.shadows.map(\.reach).max() ?? 0)
  }

  /// A path that is filled, or along which a line is drawn.
  struct Step {
    let elements: [_PathElement]
    let draw: @MainActor (Painter) -> Void
  }

  @MainActor func steps(in bounds: _Bounds) -> [Step] {
    var steps: [Step] = []
    if let fill {
      let elements = shape._elements(in: bounds)
      steps.append(Step(elements: elements) { $0.fill(elements, fill, fillStyle) })
    }
    for line in lines where line.style.lineWidth > 0 {
      let elements = elements(of: line, in: bounds)
      steps.append(Step(elements: elements) { $0.stroke(elements, line.paint, line.style) })
    }
    return steps
  }

  /// Whether the shape is filled at a place, or has a line there.
  @MainActor func contains(_ x: Double, _ y: Double, _ painter: Painter) -> Bool {
    if let fill, !fill.isClear, painter.fills(shape._elements(in: painter.bounds), fillStyle, x, y)
    {
      return true
    }
    return lines.contains {
      $0.style.lineWidth > 0 && !$0.paint.isClear
        && painter.strokes(elements(of: $0, in: painter.bounds), $0.style, x, y)
    }
  }

  @MainActor private func elements(of line: Line, in bounds: _Bounds) -> [_PathElement] {
    let inset = line.isInside ? line.style.lineWidth / 2 : 0
    return (shape as? any InsettableShape)?._elements(in: bounds, inset: inset)
      ?? shape._elements(in: bounds)
  }
}
