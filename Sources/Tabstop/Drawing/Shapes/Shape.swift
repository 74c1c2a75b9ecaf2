/// A figure that fills its frame. Mirrors SwiftUI's `Shape`, without the requirement `path(in:)`, whose
/// `CGRect` is Foundation's: shapes of a program conform to TabstopFoundation's `Shape`, which refines this.
public nonisolated protocol Shape: _PrimitiveView, Sendable, _RemoveGlobalActorIsolation {
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

  /// Strokes the outline with a line of a width, half inside and half outside. Mirrors SwiftUI.
  ///
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
  /// Strokes the outline, completely inside. Mirrors SwiftUI. No effect of `antialiased`: GTK always
  /// smooths edges.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, lines: [.init(paint: content, style: style, isInside: true)])
  }

  /// Strokes the outline with a line of a width, completely inside. Mirrors SwiftUI.
  ///
  /// - Parameters:
  ///   - lineWidth: In points.
  ///   - antialiased: No effect: GTK always smooths edges.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: Double = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes the outline in the foreground colour, completely inside. No effect of `antialiased`.
  public nonisolated func strokeBorder(lineWidth: Double = 1, antialiased: Bool = true)
    -> _ShapeView<Self>
  {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// Strokes the outline in the foreground colour, completely inside. No effect of `antialiased`.
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
