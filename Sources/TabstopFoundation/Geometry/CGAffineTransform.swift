public import Foundation

/// An affine transform of coordinates. Mirrors Core Graphics, which Foundation on Linux does not
/// have.
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// The factor of x for the new x.
  public var a: CGFloat
  /// The factor of x for the new y.
  public var b: CGFloat
  /// The factor of y for the new x.
  public var c: CGFloat
  /// The factor of y for the new y.
  public var d: CGFloat
  /// The translation to the right, in points.
  public var tx: CGFloat
  /// The translation down, in points.
  public var ty: CGFloat

  /// The identity transform.
  public static let identity = CGAffineTransform()

  /// Creates the identity transform.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// Creates a transform from its matrix: the new x is `a * x + c * y + tx`, the new y `b * x + d *
  /// y + ty`.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Creates a transform of its six numbers, without labels.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a translation, in points.
  public init(translationX: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y)
  }

  /// Creates a scaling: 1 is no change.
  public init(scaleX: CGFloat, y: CGFloat) {
    self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Creates a rotation.
  /// - Parameter rotationAngle: In radians, clockwise on screen.
  public init(rotationAngle: CGFloat) {
    let (sine, cosine) = (sin(rotationAngle), cos(rotationAngle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// This transform followed by `other`.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }

  /// A translation followed by this transform.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }
  /// A scaling followed by this transform.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }
  /// A rotation followed by this transform.
  ///
  /// - Parameter angle: In radians, clockwise on screen.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The inverse transform, or this transform if there is none.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  /// The transformed point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The transformed size, without the translation.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

/// Core Graphics' name of the style of a line's ends.
public typealias CGLineCap = StrokeStyle.LineCap
/// Core Graphics' name of the style of a line's corners.
public typealias CGLineJoin = StrokeStyle.LineJoin
