// The line around a shape. It is itself a shape: it can be filled with a style, trimmed and
// rotated.

extension Shape {
  /// The outline as a line in the foreground colour, half inside and half outside: a shape, which `fill`
  /// colours. Mirrors SwiftUI.
  public nonisolated func stroke(lineWidth: Double = 1) -> _StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline as a line in the foreground colour: a shape, which `fill` colours. Mirrors SwiftUI.
  public nonisolated func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: style)
  }
}

/// The line around a shape.
public struct _StrokedShape<Base: Shape>: Shape {
  let shape: Base
  let style: StrokeStyle

  /// The outline of the line. As a view, and filled, it is drawn as a line.
  public nonisolated func _elements(in bounds: _Bounds) -> [_PathElement] {
    shape._elements(in: bounds).outlined(by: style)
  }

  @preconcurrency @MainActor
  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    ShapeNode(view, context) { $0.shape.stroke(ForegroundStyle(), style: $0.style) }
  }

  /// Draws the line with a style. Mirrors SwiftUI.
  ///
  /// - Parameter style: No effect: a line has no inside of its own.
  public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())
    -> _ShapeView<Base>
  {
    shape.stroke(content, style: self.style)
  }

  /// Draws the line in the foreground colour.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Base> {
    fill(ForegroundStyle())
  }
}

extension [_PathElement] {
  /// The outline of the path's stroke, to be filled. Curves count as 16 lines each; joins are round, caps
  /// are round or straight, and dashes are left out.
  package nonisolated func outlined(by style: StrokeStyle) -> [_PathElement] {
    let half = style.lineWidth / 2
    var outline: [_PathElement] = []
    func circle(_ center: _Point) {
      outline += .ellipse(
        _Bounds(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half))
    }
    var last: _Point?
    for (a, b) in straightLines {
      let length = a.distance(to: b)
      guard length > 0 else { continue }
      let (x, y) = (-(b.y - a.y) / length * half, (b.x - a.x) / length * half)
      // All pieces turn the same way, so that they do not cancel each other where they overlap.
      outline += [
        .move(_Point(a.x - x, a.y - y)), .line(_Point(b.x - x, b.y - y)),
        .line(_Point(b.x + x, b.y + y)), .line(_Point(a.x + x, a.y + y)), .close,
      ]
      if last == a || style.lineCap == .round { circle(a) }
      if style.lineCap == .round { circle(b) }
      last = b
    }
    return outline
  }

  /// The straight lines that the path consists of; a curve counts as 16.
  private nonisolated var straightLines: [(_Point, _Point)] {
    var lines: [(_Point, _Point)] = []
    var (start, current) = (_Point(0, 0), _Point(0, 0))
    func line(to end: _Point) {
      lines.append((current, end))
      current = end
    }
    for element in self {
      switch element {
      case .move(let point):
        (start, current) = (point, point)
      case .line(let point): line(to: point)
      case .curve(let first, let second, let end):
        let from = current
        for step in 1...16 {
          let t = Double(step) / 16
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          line(
            to: _Point(
              a * from.x + b * first.x + c * second.x + d * end.x,
              a * from.y + b * first.y + c * second.y + d * end.y))
        }
      case .close: line(to: start)
      }
    }
    return lines
  }
}
