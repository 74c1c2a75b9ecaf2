public import Foundation
public import Tabstop

/// A shape that fills its frame; a type of the program declares its path. Mirrors SwiftUI's
/// `Shape`. It hides Tabstop's own, which does not use Foundation's geometry.
public nonisolated protocol Shape: Tabstop.Shape, Animatable {
  /// The path in `rect`, in points.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  public nonisolated func _elements(in bounds: _Bounds) -> [_PathElement] {
    path(in: bounds.rect).elements
  }

  /// The transformed shape. Mirrors SwiftUI.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The translated shape. Mirrors SwiftUI.
  public func offset(_ offset: CGSize) -> TransformedShape<Self> {
    self.offset(x: offset.width, y: offset.height)
  }
  /// The translated shape, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> TransformedShape<Self> {
    transform(CGAffineTransform(translationX: x, y: y))
  }

  /// The shape rotated about the center of its frame. Mirrors SwiftUI.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _RotatedShape<Self> {
    _RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
}

extension Shape {
  /// The shape scaled about a point of its frame. Mirrors SwiftUI.
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape scaled about a point of its frame. Mirrors SwiftUI.
  public nonisolated func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape in a frame of its own at the top left. Mirrors SwiftUI.
  public nonisolated func size(_ size: CGSize) -> _SizedShape<Self> {
    _SizedShape(shape: self, size: size)
  }

  /// The shape in a frame of its own at the top left, in points.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> _SizedShape<Self> {
    size(CGSize(width: width, height: height))
  }
}

/// A shape scaled about a point of its frame. Mirrors SwiftUI's `ScaledShape`.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The factors of its width and height.
  public var scale: CGSize
  /// The point that stays.
  public var anchor: UnitPoint

  /// Creates a shape, as `scale(x:y:anchor:)` does.
  public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }

  /// The data of the shape, and the factors.
  public nonisolated var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<Double, Double>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(scale.width, scale.height)) }
    set {
      shape.animatableData = newValue.first
      scale = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }

  /// Creates the outline of the shape in `rect`.
  public nonisolated func path(in rect: CGRect) -> Path {
    let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: x, y: y).scaledBy(x: scale.width, y: scale.height)
        .translatedBy(x: -x, y: -y))
  }
}

/// A shape in a frame of its own.
public struct _SizedShape<Content: Shape>: Shape {
  var shape: Content
  var size: CGSize

  /// The data of the shape, and the size.
  public nonisolated var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<Double, Double>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(size.width, size.height)) }
    set {
      shape.animatableData = newValue.first
      size = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }

  /// Creates the outline of the shape in `rect`.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }
}

/// A shape that can be inset. Mirrors SwiftUI's `InsettableShape`.
public nonisolated protocol InsettableShape: Shape, Tabstop.InsettableShape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape, smaller by `amount` points on each side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  public nonisolated func _elements(in bounds: _Bounds, inset: Double) -> [_PathElement] {
    // The program's own method: with a Double it would be Tabstop's, which calls this.
    self.inset(by: CGFloat(inset)).path(in: bounds.rect).elements
  }
}

/// A transformed shape. Mirrors SwiftUI's `TransformedShape`.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape.
  public private(set) var shape: Content
  /// The transform.
  public let transform: CGAffineTransform

  /// The data of the shape.
  public nonisolated var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  /// Creates a shape, as `transform(_:)` does.
  public nonisolated init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// Creates the outline of the shape in `rect`.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }
}

/// SwiftUI's name of a rotated shape.
public typealias RotatedShape = _RotatedShape

/// A rotated shape.
public struct _RotatedShape<Content: Shape>: Shape {
  var shape: Content
  var angle: Angle
  let anchor: UnitPoint

  /// The data of the shape, and the angle in degrees.
  public nonisolated var animatableData: AnimatablePair<Content.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, angle.degrees) }
    set { (shape.animatableData, angle.degrees) = (newValue.first, newValue.second) }
  }

  /// Creates the outline of the shape in `rect`.
  public nonisolated func path(in rect: CGRect) -> Path {
    let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: x, y: y).rotated(by: angle.radians)
        .translatedBy(x: -x, y: -y))
  }
}

// MARK: Tabstop's shapes

/// A shape of Tabstop's.
public nonisolated protocol _TabstopShape: Shape {}

extension _TabstopShape {
  /// Creates the outline of the shape in `rect`.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(elements: _elements(in: rect.bounds))
  }
}

extension _TabstopShape where Self: Tabstop.InsettableShape {
  /// Returns the shape inset by a distance in points.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(self, amount)
  }
}

extension Rectangle: _TabstopShape, InsettableShape {}
extension RoundedRectangle: _TabstopShape, InsettableShape {}
extension UnevenRoundedRectangle: _TabstopShape, InsettableShape {}
extension Circle: _TabstopShape, InsettableShape {}
extension Ellipse: _TabstopShape, InsettableShape {}
extension Capsule: _TabstopShape, InsettableShape {}
extension ConcentricRectangle: _TabstopShape, InsettableShape {}
extension ContainerRelativeShape: _TabstopShape, InsettableShape {}
extension _InsetShape: _TabstopShape, InsettableShape {}
extension AnyShape: _TabstopShape {}
extension _TrimmedShape: _TabstopShape {}
extension _StrokedShape: _TabstopShape {}
extension _StrokedShape: Animatable {}

extension RoundedRectangle {
  /// Creates a rectangle with corners that may be elliptical, in points.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(width: cornerSize.width, height: cornerSize.height)
  }
}

extension _Bounds {
  nonisolated var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
