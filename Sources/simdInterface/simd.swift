// The module simd: vectors and matrices, by Swift's own vector types. A compatible interface, not Apple's. The names
// that begin with `simd_`, `vector_` and `matrix_` mirror simd's, and so do the functions without a prefix.
@_exported public import Foundation

/// Two numbers. Mirrors simd's.
public typealias simd_float2 = SIMD2<Float>
/// Three numbers. Mirrors simd's.
public typealias simd_float3 = SIMD3<Float>
/// Four numbers. Mirrors simd's.
public typealias simd_float4 = SIMD4<Float>
/// Two numbers. Mirrors simd's.
public typealias simd_double2 = SIMD2<Double>
/// Three numbers. Mirrors simd's.
public typealias simd_double3 = SIMD3<Double>
/// Four numbers. Mirrors simd's.
public typealias simd_double4 = SIMD4<Double>
/// Two numbers. Mirrors simd's.
public typealias vector_float2 = SIMD2<Float>
/// Three numbers. Mirrors simd's.
public typealias vector_float3 = SIMD3<Float>
/// Four numbers. Mirrors simd's.
public typealias vector_float4 = SIMD4<Float>
/// Two 32-bit integers. Mirrors simd's.
public typealias simd_int2 = SIMD2<Int32>
/// Two unsigned 32-bit integers. Mirrors simd's.
public typealias simd_uint2 = SIMD2<UInt32>

/// The sum of the products.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }
/// The sum of the products.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  dot(x, y)
}

/// The length, squared.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x) }
/// The length, squared.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  dot(x, x)
}

/// The length.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  dot(x, x).squareRoot()
}

/// The length.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }
/// The distance of two points.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length(x - y)
}

/// The distance of two points.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length(x - y)
}

/// The same direction with the length 1; not a number for the length 0.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }
/// The same direction with the length 1; not a number for the length 0.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }
/// The cross product: a vector at right angles to both.
public func cross<T: FloatingPoint>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> {
  let (a, b) = (x, y)
  return SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}

/// The cross product: a vector at right angles to both.
public func simd_cross<T: FloatingPoint>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> { cross(x, y) }
/// The value between two others: at 0 the first, at 1 the second.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}

/// The value between two others: at 0 the first, at 1 the second.
public func simd_mix<T: FloatingPoint>(_ x: T, _ y: T, _ t: T) -> T { x + (y - x) * t }
/// The value, or the bound that it is beyond.
public func simd_clamp<T: Comparable>(_ x: T, _ min: T, _ max: T) -> T {
  Swift.min(Swift.max(x, min), max)
}

/// Four columns of four numbers. Mirrors simd's.
public struct simd_float4x4: Equatable, Sendable {
  /// The columns.
  public var columns: (simd_float4, simd_float4, simd_float4, simd_float4)
  /// Creates a matrix of zeros.
  public init() { self.init(diagonal: .zero) }
  /// Creates a matrix of columns.
  public init(_ a: simd_float4, _ b: simd_float4, _ c: simd_float4, _ d: simd_float4) {
    columns = (a, b, c, d)
  }
  /// Creates a matrix of columns.
  public init(columns: (simd_float4, simd_float4, simd_float4, simd_float4)) {
    self.columns = columns
  }
  /// Creates a matrix of its diagonal.
  public init(diagonal: simd_float4) {
    columns = (
      [diagonal.x, 0, 0, 0], [0, diagonal.y, 0, 0], [0, 0, diagonal.z, 0], [0, 0, 0, diagonal.w]
    )
  }
  /// A column, from 0 to 3.
  public subscript(column: Int) -> simd_float4 {
    get { [columns.0, columns.1, columns.2, columns.3][column] }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("A matrix has the columns 0 to 3, not \(column).")
      }
    }
  }
  /// Whether both are equal.
  public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
  /// The product of a matrix and a vector.
  public static func * (a: Self, v: simd_float4) -> simd_float4 {
    a.columns.0 * v.x + a.columns.1 * v.y + a.columns.2 * v.z + a.columns.3 * v.w
  }
  /// The product of two matrices.
  public static func * (a: Self, b: Self) -> Self {
    Self(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3)
  }
  /// The matrix with its rows and columns exchanged.
  public var transpose: Self {
    let c = columns
    return Self(
      [c.0.x, c.1.x, c.2.x, c.3.x], [c.0.y, c.1.y, c.2.y, c.3.y], [c.0.z, c.1.z, c.2.z, c.3.z],
      [c.0.w, c.1.w, c.2.w, c.3.w])
  }
}

/// The matrix that changes nothing.
public let matrix_identity_float4x4 = simd_float4x4(diagonal: .one)
/// Four columns of four numbers. Mirrors simd's.
public typealias float4x4 = simd_float4x4
/// Four columns of four numbers. Mirrors simd's.
public typealias matrix_float4x4 = simd_float4x4
