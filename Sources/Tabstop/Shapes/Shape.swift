/// A figure that fills the place that it is given. Mirrors SwiftUI's `Shape`, with the figures
/// that GTK can draw as the background of a widget.
public protocol Shape: _PrimitiveView, Sendable {
  var _outline: _Outline { get }
}

/// A shape that can be drawn within its own edge. Mirrors SwiftUI's `InsettableShape`.
public protocol InsettableShape: Shape {}

/// The edge of a shape.
public struct _Outline: Hashable, Sendable {
  /// CSS's `border-radius`.
  let radius: String
  var isSquare = false

  init(radius: String, isSquare: Bool = false) {
    self.radius = radius
    self.isSquare = isSquare
  }

  init(radii: Double...) {
    self.init(radius: radii.map { "\(max($0, 0))px" }.joined(separator: " "))
  }
}

extension Shape {
  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    PaintedNode(view, context, isSquare: view._outline.isSquare) { shape, inherited in
      let paint = ForegroundStyle()._paint(inherited.foreground)
      return "background: \(paint.background); border-radius: \(shape._outline.radius);"
    }
  }

  /// The shape filled with a style. Mirrors SwiftUI.
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, fill: content)
  }

  /// The shape filled with the foreground colour.
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self> {
    fill(ForegroundStyle(), style: style)
  }

  /// A line half inside and half outside the edge. Mirrors SwiftUI; a dash is GTK's own.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _ShapeView<Self> {
    _ShapeView(shape: self, line: .init(paint: content, style: style, share: 0.5))
  }

  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> _ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func stroke(lineWidth: Double = 1) -> _ShapeView<Self> {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }

  public func stroke(style: StrokeStyle) -> _ShapeView<Self> {
    stroke(ForegroundStyle(), style: style)
  }
}

extension InsettableShape {
  /// A line wholly inside the edge. Mirrors SwiftUI.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, line: .init(paint: content, style: style, share: 1))
  }

  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: Double = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func strokeBorder(lineWidth: Double = 1, antialiased: Bool = true) -> _ShapeView<Self> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}

/// How a line is drawn. Mirrors SwiftUI's `StrokeStyle`; of caps, joins and the lengths of dashes
/// GTK draws its own.
public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: Double
  public var dash: [Double]

  public enum LineCap: Hashable, Sendable { case butt, round, square }
  public enum LineJoin: Hashable, Sendable { case miter, round, bevel }

  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.dash = dash
  }
}

/// How a shape is filled: without effect, since the shapes here do not cross themselves. Mirrors
/// SwiftUI's `FillStyle`.
public struct FillStyle: Hashable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// A shape with a fill, a line or both.
public struct _ShapeView<Content: Shape>: _PrimitiveView {
  struct Line {
    let paint: any ShapeStyle
    let style: StrokeStyle
    /// How much of the line lies inside the edge.
    let share: Double
  }

  let shape: Content
  var fill: (any ShapeStyle)?
  var line: Line?

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    PaintedNode(view, context, isSquare: view.shape._outline.isSquare) { view, inherited in
      view.declarations(inherited.foreground)
    }
  }

  private func declarations(_ foreground: Color?) -> String {
    var css = "border-radius: \(shape._outline.radius);"
    if let fill { css += " background: \(fill._paint(foreground).background);" }
    if let line, line.style.lineWidth > 0 {
      let width = line.style.lineWidth
      let kind = line.style.dash.isEmpty ? "solid" : "dashed"
      // An outline takes no room, and follows the corners.
      css += " outline: \(width)px \(kind) \(line.paint._paint(foreground).color.css);"
      css += " outline-offset: -\(width * line.share)px;"
    }
    return css
  }

  /// Another line around what is filled. Mirrors SwiftUI.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> _ShapeView {
    with(.init(paint: content, style: StrokeStyle(lineWidth: lineWidth), share: 0.5))
  }

  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> _ShapeView {
    with(.init(paint: content, style: StrokeStyle(lineWidth: lineWidth), share: 1))
  }

  private func with(_ line: Line) -> _ShapeView {
    var copy = self
    copy.line = line
    return copy
  }
}

extension View {
  /// Clips the view to a shape. Mirrors SwiftUI; a circle is one where the view is square.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(
      PaintModifier(
        css: "border-radius: \(shape._outline.radius);", rank: .corners, clips: true))
  }

  /// Clips what lies outside the view. Mirrors SwiftUI.
  public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

  /// A style behind the view. Mirrors SwiftUI; a desktop window has no unsafe edges.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background(style, in: Rectangle())
  }

  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style) }
  }

  public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape)
  }

  /// A style in front of the view. Mirrors SwiftUI.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay(style, in: Rectangle())
  }

  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style) }
  }
}
