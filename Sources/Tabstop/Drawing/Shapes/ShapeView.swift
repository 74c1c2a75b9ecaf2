/// A shape with a fill, lines or both.
public nonisolated struct _ShapeView<Content: Shape>: _PrimitiveView {
  struct Line {
    let paint: any ShapeStyle
    let style: StrokeStyle
    var isInside = false
  }

  let shape: Content
  var filling: (any ShapeStyle)?
  var fillStyle = FillStyle()
  var lines: [Line] = []

  @preconcurrency @MainActor
  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    ShapeNode(view, context) { $0 }
  }

  /// Fills the shape under what is drawn. Mirrors SwiftUI.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView {
    var copy = self
    (copy.filling, copy.fillStyle) = (content, style)
    return copy
  }

  /// Adds another line around the filled shape. Mirrors SwiftUI. Edges are always smooth.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView {
    with(.init(paint: content, style: style))
  }
  /// Adds another line, of a width in points. Edges are always smooth.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: Double = 1, antialiased: Bool = true
  ) -> _ShapeView {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Adds another line, completely inside the outline. No effect of `antialiased`: GTK always smooths
  /// edges.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView {
    with(.init(paint: content, style: style, isInside: true))
  }
  /// Adds another line of a width in points, completely inside the outline. No effect of `antialiased`.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: Double = 1, antialiased: Bool = true
  ) -> _ShapeView {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func with(_ line: Line) -> _ShapeView {
    var copy = self
    copy.lines.append(line)
    return copy
  }
}
