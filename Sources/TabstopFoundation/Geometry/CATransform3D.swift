public import Foundation

/// A transform in space. Mirrors Core Animation's `CATransform3D`: effects of views draw its affine part, as
/// of every `ProjectionTransform`.
public struct CATransform3D: Hashable, Sendable {
  /// The entries, by row and column.
  public var m11, m12, m13, m14: CGFloat
  /// The second row.
  public var m21, m22, m23, m24: CGFloat
  /// The third row.
  public var m31, m32, m33, m34: CGFloat
  /// The fourth row: the translation, and 1.
  public var m41, m42, m43, m44: CGFloat

  /// Creates a transform from its entries.
  public nonisolated init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Creates a transform of zeros.
  public nonisolated init() { self.init(rows: Array(repeating: 0, count: 16)) }

  fileprivate nonisolated init(rows: [CGFloat]) {
    self.init(
      m11: rows[0], m12: rows[1], m13: rows[2], m14: rows[3], m21: rows[4], m22: rows[5],
      m23: rows[6], m24: rows[7], m31: rows[8], m32: rows[9], m33: rows[10], m34: rows[11],
      m41: rows[12], m42: rows[13], m43: rows[14], m44: rows[15])
  }

  fileprivate nonisolated var rows: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// The part that is drawn.
  fileprivate nonisolated var flat: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D(rows: [
  1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1,
])

/// One transform followed by another.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (x, y) = (a.rows, b.rows)
  var rows = Array(repeating: CGFloat(0), count: 16)
  for row in 0..<4 {
    for column in 0..<4 {
      for index in 0..<4 { rows[row * 4 + column] += x[row * 4 + index] * y[index * 4 + column] }
    }
  }
  return CATransform3D(rows: rows)
}

/// A movement.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

/// A scale.
public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

/// A rotation about an axis, in radians.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  let t = 1 - c
  var transform = CATransform3DIdentity
  (transform.m11, transform.m22, transform.m33) = (t * x * x + c, t * y * y + c, t * z * z + c)
  (transform.m12, transform.m21) = (t * x * y + s * z, t * x * y - s * z)
  (transform.m13, transform.m31) = (t * x * z - s * y, t * x * z + s * y)
  (transform.m23, transform.m32) = (t * y * z + s * x, t * y * z - s * x)
  return transform
}

/// A movement before a transform.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// A scale before a transform.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// A rotation before a transform.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// An affine transform in space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m11, transform.m12, transform.m21, transform.m22) = (m.a, m.b, m.c, m.d)
  (transform.m41, transform.m42) = (m.tx, m.ty)
  return transform
}

extension ProjectionTransform {
  /// Creates a transform from Core Animation's: its affine part is drawn.
  public nonisolated init(_ m: CATransform3D) { self.init(m.flat) }
}
