/// A figure that fills its frame. Mirrors SwiftUI's `Shape`; a type of the program, with
/// `path(in:)`, needs Foundation's geometry: see the module SwiftUI.
public nonisolated protocol Shape: _PrimitiveView, Sendable {
  /// The path in `bounds`, in points.
  nonisolated func _elements(in bounds: _Bounds) -> [_PathElement]
  /// The outline in GTK's CSS, if there is one.
  nonisolated var _outline: _Outline? { get }
}

/// A shape that can be inset. Mirrors SwiftUI's `InsettableShape`.
public nonisolated protocol InsettableShape: Shape {
  /// The path in `bounds`, inset by `inset` points on each side.
  nonisolated func _elements(in bounds: _Bounds, inset: Double) -> [_PathElement]
}

/// The outline of a shape, as CSS's `border-radius`.
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

  /// Fills the shape with a style. Mirrors SwiftUI.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, filling: content, fillStyle: style)
  }

  /// Fills the shape with the foreground colour.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self> {
    fill(ForegroundStyle(), style: style)
  }

  /// Strokes the outline, half inside and half outside. Mirrors SwiftUI. Edges are always smooth.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, lines: [.init(paint: content, style: style)])
  }

  /// - Parameters:
  ///   - lineWidth: In points.
  ///   - antialiased: No effect: GTK always smooths edges.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: Double = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The part of the outline between two shares of its length. Mirrors SwiftUI.
  public nonisolated func trim(from start: Double = 0, to end: Double = 1) -> _TrimmedShape<Self> {
    _TrimmedShape(shape: self, start: start, end: end)
  }
}

extension InsettableShape {
  /// Strokes the outline, completely inside. Mirrors SwiftUI.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, lines: [.init(paint: content, style: style, isInside: true)])
  }

  /// - Parameters:
  ///   - lineWidth: In points.
  ///   - antialiased: No effect: GTK always smooths edges.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: Double = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes the outline in the foreground colour, completely inside.
  public nonisolated func strokeBorder(lineWidth: Double = 1, antialiased: Bool = true)
    -> _ShapeView<Self>
  {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// Strokes the outline in the foreground colour, completely inside.
  public nonisolated func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<
    Self
  > {
    strokeBorder(ForegroundStyle(), style: style)
  }

  /// The shape, smaller on each side. Mirrors SwiftUI.
  public nonisolated func inset(by amount: Double) -> _InsetShape<Self> {
    _InsetShape(self, amount)
  }
}

/// A part of a shape's outline.
public struct _TrimmedShape<Base: Shape>: Shape, Animatable {
  let shape: Base
  var start: Double
  var end: Double

  /// The values that change in an animation.
  public nonisolated var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start, end) }
    set { (start, end) = (newValue.first, newValue.second) }
  }

  public nonisolated func _elements(in bounds: _Bounds) -> [_PathElement] {
    shape._elements(in: bounds).trimmed(from: start, to: end)
  }
}

/// A shape that is smaller than its frame.
public struct _InsetShape<Base: InsettableShape>: InsettableShape, Animatable {
  let shape: Base
  var amount: Double

  /// The inset on each side.
  public nonisolated var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

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

/// The style of a line. Mirrors SwiftUI's `StrokeStyle`.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in points.
  public var lineWidth: Double
  /// The style of the line's ends.
  public var lineCap: LineCap
  /// The style of the line's corners.
  public var lineJoin: LineJoin
  /// The maximum length of a mitered corner, in line widths.
  public var miterLimit: Double
  /// The lengths of dashes and gaps alternately, in points.
  public var dash: [Double]
  /// The offset into the dashes at the line's start, in points.
  public var dashPhase: Double

  /// The style of a line's ends.
  public enum LineCap: Hashable, Sendable { case butt, round, square }
  /// The style of a line's corners.
  public enum LineJoin: Hashable, Sendable { case miter, round, bevel }

  /// Creates a style with a width in points; by default a plain line.
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

/// The way in which a shape is filled. Mirrors SwiftUI's `FillStyle`.
public struct FillStyle: Hashable, Sendable {
  /// Whether areas that are enclosed twice stay empty.
  public var isEOFilled: Bool
  /// No effect: GTK always smooths edges.
  public var isAntialiased: Bool

  /// Creates a style.
  /// - Parameters:
  ///   - eoFill: Whether areas that are enclosed twice stay empty.
  ///   - antialiased: No effect: GTK always smooths edges.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

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

  /// Adds another line, completely inside the outline.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView {
    with(.init(paint: content, style: style, isInside: true))
  }
  /// Adds another line of a width in points, completely inside the outline.
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

extension View {
  /// Adds a style behind the view. Mirrors SwiftUI; a desktop window has no unsafe edges.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background(style, in: Rectangle())
  }

  /// Adds the background's own colour behind the view.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(in: Rectangle())
  }

  /// Adds a style behind the view, in a shape.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Adds the background's own colour behind the view, in a shape.
  public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { InheritedBackground(shape: shape, fillStyle: fillStyle) }
  }

  /// Sets the style of the backgrounds inside that have none of their own. Mirrors SwiftUI.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Adds a style in front of the view. Mirrors SwiftUI.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay(style, in: Rectangle())
  }

  /// Adds a style in front of the view, in a shape.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }
}

/// A shape in the style that `backgroundStyle` set.
package struct InheritedBackground<S: Shape>: View {
  let shape: S
  let fillStyle: FillStyle
  @Environment(\.backgroundStyle) private var style

  package init(shape: S, fillStyle: FillStyle) {
    (self.shape, self.fillStyle) = (shape, fillStyle)
  }

  package var body: some View {
    shape.fill(style ?? AnyShapeStyle(BackgroundStyle()), style: fillStyle)
  }
}

private struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The style of backgrounds that have none of their own; `nil` is the window's. Mirrors SwiftUI.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// The font of the texts inside; `nil` is that of body text. Mirrors SwiftUI.
  public var font: Font? {
    get { inherited.font }
    set { inherited.font = newValue }
  }
}
