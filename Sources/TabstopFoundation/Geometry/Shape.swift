public import Foundation
public import Tabstop

/// A figure that fills the place that it is given; a type of your own says its path. Mirrors
/// SwiftUI's `Shape`. It stands before Tabstop's own, which does without Foundation's geometry.
public nonisolated protocol Shape: Tabstop.Shape, Animatable {
  /// The outline in `rect`, in points.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  public nonisolated func _elements(in bounds: _Bounds) -> [_PathElement] {
    path(in: bounds.rect).elements
  }

  /// The shape with its coordinates changed. Mirrors SwiftUI.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The shape elsewhere. Mirrors SwiftUI.
  public func offset(_ offset: CGSize) -> TransformedShape<Self> {
    self.offset(x: offset.width, y: offset.height)
  }
  /// The shape elsewhere, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> TransformedShape<Self> {
    transform(CGAffineTransform(translationX: x, y: y))
  }

  /// The shape turned about the middle of its place. Mirrors SwiftUI.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _RotatedShape<Self> {
    _RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
}

/// A shape that can be drawn within its own edge. Mirrors SwiftUI's `InsettableShape`.
public nonisolated protocol InsettableShape: Shape, Tabstop.InsettableShape {
  associatedtype InsetShape: InsettableShape
  /// The shape, smaller by so many points on each side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  public nonisolated func _elements(in bounds: _Bounds, inset: Double) -> [_PathElement] {
    self.inset(by: inset).path(in: bounds.rect).elements
  }
}

/// A shape with its coordinates changed. Mirrors SwiftUI's `TransformedShape`.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape.
  public let shape: Content
  /// How its coordinates are changed.
  public let transform: CGAffineTransform

  /// As `transform(_:)` makes it.
  public nonisolated init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }
}

/// A shape that has been turned.
public struct _RotatedShape<Content: Shape>: Shape {
  let shape: Content
  let angle: Angle
  let anchor: UnitPoint

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
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(elements: _elements(in: rect.bounds))
  }
}

extension _TabstopShape where Self: Tabstop.InsettableShape {
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
extension _InsetShape: _TabstopShape, InsettableShape {}
extension AnyShape: _TabstopShape {}
extension _TrimmedShape: _TabstopShape {}

extension RoundedRectangle {
  /// Corners that may be wider than high, in points.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(width: cornerSize.width, height: cornerSize.height)
  }
}

extension _Bounds {
  nonisolated var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
