internal import CGtk
internal import GtkBridge

/// A view that a program draws; assistive technology ignores it while it has no name.
package struct DrawnView<Symbols: View>: _PrimitiveView {
  /// Views that the drawing may contain, by their tags.
  let symbols: Symbols
  /// Draws for a size in points.
  let draw: (DrawingSurface, _ width: Double, _ height: Double) -> [DrawingStep]

  package init(
    symbols: Symbols,
    draw: @escaping (DrawingSurface, _ width: Double, _ height: Double) -> [DrawingStep]
  ) {
    self.symbols = symbols
    self.draw = draw
  }

  package static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    DrawnNode(view, context)
  }
}

extension DrawnView where Symbols == EmptyView {
  /// Creates a drawing without views.
  package init(
    draw: @escaping (DrawingSurface, _ width: Double, _ height: Double) -> [DrawingStep]
  ) { self.init(symbols: EmptyView(), draw: draw) }
}

/// A node that draws with cairo, on its widget or on another surface.
@MainActor
protocol CairoDrawing: _Node {
  func draw(_ cairo: OpaquePointer, _ width: Double, _ height: Double)
}

private final class DrawnNode<Symbols: View>: ContainerNode<DrawnView<Symbols>, Symbols>,
  CairoDrawing
{
  private lazy var surface = DrawingSurface(widget, of: self)

  init(_ view: DrawnView<Symbols>, _ context: _Context) {
    // The layout of symbols gives the drawing the natural size 0, which it also has without one.
    let area = Widget.drawingArea(Symbols.self == EmptyView.self ? nil : SymbolLayout())
    super.init(view, context, widget: area)
    area.expandsHorizontally = true
    area.expandsVertically = true
    area.isStretchable = true
    area.solidity.insert(.content)
    area.isDrawing = true
    area.setAccessibleHidden(true)
    area.setDrawing { [weak self] cairo, width, height in self?.draw(cairo, width, height) }
    makeContent()
  }

  override var content: Symbols { view.symbols }
  override var replacesText: Bool { true }
  override func text(withButtons: Bool) -> String { "" }
  override func align(_ child: Widget) { child.becomeSymbol() }

  func draw(_ cairo: OpaquePointer, _ width: Double, _ height: Double) {
    // The state and the colours that the drawing reads are tracked.
    let (style, steps) = track {
      DesktopState.shared.trackScheme()
      return (environment.styleContext, view.draw(surface, width, height))
    }
    let painter = Painter(cairo, widget, width: width, height: height, mirrors: false)
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
    case .symbol(let symbol, let rectangle, let transform):
      painter.transformed(transform) { surface.draw(symbol, in: rectangle, painter) }
    case .clipped(let path, let fill, let isInverse, let inner):
      painter.clipped(to: path, fill, isInverse: isInverse) { draw(inner, painter, style) }
    case .masked(let mask, let opacity, let isInverse, let inner):
      painter.masked(
        opacity: opacity, isInverse: isInverse,
        by: { for step in mask { draw(step, painter, style) } },
        draw: { draw(inner, painter, style) })
    case .layer(let steps, let opacity):
      painter.layer(opacity: opacity) { for step in steps { draw(step, painter, style) } }
    case .filtered(let filter, let inner):
      painter.filtered(by: filter) { draw(inner, $0, style) }
    case .blended(let mode, let inner):
      painter.layer(blend: mode) { draw(inner, painter, style) }
    }
  }

  override func evaluate() {
    super.evaluate()
    widget.pointer.queueDraw()
  }
}
