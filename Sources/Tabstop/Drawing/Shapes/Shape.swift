/// A figure that fills the place that it is given. Mirrors SwiftUI's `Shape`; a type of your own,
/// with `path(in:)`, comes with Foundation's geometry, in the module SwiftUI.
public nonisolated protocol Shape: _PrimitiveView, Sendable {
  /// The edge in `bounds`, in points.
  nonisolated func _elements(in bounds: _Bounds) -> [_PathElement]
  /// The edge as GTK's CSS knows it, if it does.
  nonisolated var _outline: _Outline? { get }
}

/// A shape that can be drawn within its own edge. Mirrors SwiftUI's `InsettableShape`.
public nonisolated protocol InsettableShape: Shape {
  /// The edge in `bounds`, drawn in by `inset` points on each side.
  nonisolated func _elements(in bounds: _Bounds, inset: Double) -> [_PathElement]
}

/// The edge of a shape, as CSS's `border-radius`.
public struct _Outline: Hashable, Sendable {
  let radius: String

  init(radius: String) { self.radius = radius }
}

extension Shape {
  public nonisolated var _outline: _Outline? { nil }

  @preconcurrency @MainActor
  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    ShapeNode(view, context) { $0.fill() }
  }

  /// The shape filled with a style. Mirrors SwiftUI.
  @preconcurrency @MainActor
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, fill: content, fillStyle: style)
  }

  /// The shape filled with the foreground colour.
  @preconcurrency @MainActor
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self> {
    fill(ForegroundStyle(), style: style)
  }

  /// A line half inside and half outside the edge. Mirrors SwiftUI.
  @preconcurrency @MainActor
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _ShapeView<Self> {
    _ShapeView(shape: self, lines: [.init(paint: content, style: style)])
  }

  /// - Parameter lineWidth: In points.
  @preconcurrency @MainActor
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> _ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line in the foreground colour.
  @preconcurrency @MainActor
  public func stroke(lineWidth: Double = 1) -> _ShapeView<Self> {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// A line in the foreground colour.
  @preconcurrency @MainActor
  public func stroke(style: StrokeStyle) -> _ShapeView<Self> {
    stroke(ForegroundStyle(), style: style)
  }

  /// The part of the edge between two shares of its length. Mirrors SwiftUI.
  public nonisolated func trim(from start: Double = 0, to end: Double = 1) -> _TrimmedShape<Self> {
    _TrimmedShape(shape: self, start: start, end: end)
  }
}

extension InsettableShape {
  /// A line wholly inside the edge. Mirrors SwiftUI.
  @preconcurrency @MainActor
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, lines: [.init(paint: content, style: style, isInside: true)])
  }

  /// - Parameters:
  ///   - lineWidth: In points.
  ///   - antialiased: No effect: GTK always smooths edges.
  @preconcurrency @MainActor
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: Double = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line in the foreground colour, wholly inside the edge.
  @preconcurrency @MainActor
  public func strokeBorder(lineWidth: Double = 1, antialiased: Bool = true) -> _ShapeView<Self> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// A line in the foreground colour, wholly inside the edge.
  @preconcurrency @MainActor
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<Self> {
    strokeBorder(ForegroundStyle(), style: style)
  }

  /// The shape, smaller on each side. Mirrors SwiftUI.
  public nonisolated func inset(by amount: Double) -> _InsetShape<Self> {
    _InsetShape(self, amount)
  }
}

/// A part of a shape's edge.
public struct _TrimmedShape<Base: Shape>: Shape {
  let shape: Base
  let start: Double
  let end: Double

  public nonisolated func _elements(in bounds: _Bounds) -> [_PathElement] {
    shape._elements(in: bounds).trimmed(from: start, to: end)
  }
}

/// A shape, smaller than its place.
public struct _InsetShape<Base: InsettableShape>: InsettableShape {
  let shape: Base
  let amount: Double

  package nonisolated init(_ shape: Base, _ amount: Double) {
    self.shape = shape
    self.amount = amount
  }

  public nonisolated func _elements(in bounds: _Bounds) -> [_PathElement] {
    shape._elements(in: bounds, inset: amount)
  }
  public nonisolated func _elements(in bounds: _Bounds, inset: Double) -> [_PathElement] {
    shape._elements(in: bounds, inset: amount + inset)
  }
}

/// How a line is drawn. Mirrors SwiftUI's `StrokeStyle`.
public struct StrokeStyle: Hashable, Sendable {
  /// In points.
  public var lineWidth: Double
  /// How lines end.
  public var lineCap: LineCap
  /// How lines turn.
  public var lineJoin: LineJoin
  /// How far a sharp corner may stick out, in widths of the line.
  public var miterLimit: Double
  /// Lengths of dashes and gaps by turns, in points.
  public var dash: [Double]
  /// How far into the dashes the line begins, in points.
  public var dashPhase: Double

  /// How a line ends.
  public enum LineCap: Hashable, Sendable { case butt, round, square }
  /// How a line turns.
  public enum LineJoin: Hashable, Sendable { case miter, round, bevel }

  /// A line of a width in points, plain unless said otherwise.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How a shape is filled. Mirrors SwiftUI's `FillStyle`.
public struct FillStyle: Hashable, Sendable {
  /// Whether what is enclosed twice stays empty.
  public var isEOFilled: Bool
  /// No effect: GTK always smooths edges.
  public var isAntialiased: Bool

  /// - Parameters:
  ///   - eoFill: Whether what is enclosed twice stays empty.
  ///   - antialiased: No effect: GTK always smooths edges.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// A shape with a fill, lines or both.
public struct _ShapeView<Content: Shape>: _PrimitiveView {
  struct Line {
    let paint: any ShapeStyle
    let style: StrokeStyle
    var isInside = false
  }

  let shape: Content
  var fill: (any ShapeStyle)?
  var fillStyle = FillStyle()
  var lines: [Line] = []

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    ShapeNode(view, context) { $0 }
  }

  /// Another line around what is filled. Mirrors SwiftUI.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _ShapeView {
    with(.init(paint: content, style: style))
  }
  /// Another line, of a width in points.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> _ShapeView {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Another line, wholly inside the edge.
  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _ShapeView {
    with(.init(paint: content, style: style, isInside: true))
  }
  /// Another line of a width in points, wholly inside the edge.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> _ShapeView {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func with(_ line: Line) -> _ShapeView {
    var copy = self
    copy.lines.append(line)
    return copy
  }
}

extension View {
  /// A style behind the view. Mirrors SwiftUI; a desktop window has no unsafe edges.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background(style, in: Rectangle())
  }

  /// The background's own colour behind the view.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// A style behind the view, in a shape.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// The background's own colour behind the view, in a shape.
  public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// A style in front of the view. Mirrors SwiftUI.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay(style, in: Rectangle())
  }

  /// A style in front of the view, in a shape.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }
}
