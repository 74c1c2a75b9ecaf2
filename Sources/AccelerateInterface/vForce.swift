internal import Foundation

/// Functions of each number of a vector. Mirrors Accelerate's `vForce`.
public enum vForce {
  /// The roots.
  public static func sqrt<U: AccelerateBuffer<Float>>(_ vector: U) -> [Float] {
    vDSP.mapped(vector) { Foundation.sqrt($0) }
  }

  /// The roots.
  public static func sqrt<U: AccelerateBuffer<Double>>(_ vector: U) -> [Double] {
    vDSP.mapped(vector) { Foundation.sqrt($0) }
  }

  /// The natural logarithms.
  public static func log<U: AccelerateBuffer<Float>>(_ vector: U) -> [Float] {
    vDSP.mapped(vector) { Foundation.log($0) }
  }

  /// The natural logarithms.
  public static func log<U: AccelerateBuffer<Double>>(_ vector: U) -> [Double] {
    vDSP.mapped(vector) { Foundation.log($0) }
  }

  /// The logarithms to the base 10.
  public static func log10<U: AccelerateBuffer<Float>>(_ vector: U) -> [Float] {
    vDSP.mapped(vector) { Foundation.log10($0) }
  }

  /// The logarithms to the base 10.
  public static func log10<U: AccelerateBuffer<Double>>(_ vector: U) -> [Double] {
    vDSP.mapped(vector) { Foundation.log10($0) }
  }

  /// The logarithms to the base 2.
  public static func log2<U: AccelerateBuffer<Float>>(_ vector: U) -> [Float] {
    vDSP.mapped(vector) { Foundation.log2($0) }
  }

  /// The logarithms to the base 2.
  public static func log2<U: AccelerateBuffer<Double>>(_ vector: U) -> [Double] {
    vDSP.mapped(vector) { Foundation.log2($0) }
  }

  /// The powers of e.
  public static func exp<U: AccelerateBuffer<Float>>(_ vector: U) -> [Float] {
    vDSP.mapped(vector) { Foundation.exp($0) }
  }

  /// The powers of e.
  public static func exp<U: AccelerateBuffer<Double>>(_ vector: U) -> [Double] {
    vDSP.mapped(vector) { Foundation.exp($0) }
  }

  /// The powers of 2.
  public static func exp2<U: AccelerateBuffer<Float>>(_ vector: U) -> [Float] {
    vDSP.mapped(vector) { Foundation.exp2($0) }
  }

  /// The powers of 2.
  public static func exp2<U: AccelerateBuffer<Double>>(_ vector: U) -> [Double] {
    vDSP.mapped(vector) { Foundation.exp2($0) }
  }

  /// The sines.
  public static func sin<U: AccelerateBuffer<Float>>(_ vector: U) -> [Float] {
    vDSP.mapped(vector) { Foundation.sin($0) }
  }

  /// The sines.
  public static func sin<U: AccelerateBuffer<Double>>(_ vector: U) -> [Double] {
    vDSP.mapped(vector) { Foundation.sin($0) }
  }

  /// The cosines.
  public static func cos<U: AccelerateBuffer<Float>>(_ vector: U) -> [Float] {
    vDSP.mapped(vector) { Foundation.cos($0) }
  }

  /// The cosines.
  public static func cos<U: AccelerateBuffer<Double>>(_ vector: U) -> [Double] {
    vDSP.mapped(vector) { Foundation.cos($0) }
  }

  /// The tangents.
  public static func tan<U: AccelerateBuffer<Float>>(_ vector: U) -> [Float] {
    vDSP.mapped(vector) { Foundation.tan($0) }
  }

  /// The tangents.
  public static func tan<U: AccelerateBuffer<Double>>(_ vector: U) -> [Double] {
    vDSP.mapped(vector) { Foundation.tan($0) }
  }

  /// The arcsines.
  public static func asin<U: AccelerateBuffer<Float>>(_ vector: U) -> [Float] {
    vDSP.mapped(vector) { Foundation.asin($0) }
  }

  /// The arcsines.
  public static func asin<U: AccelerateBuffer<Double>>(_ vector: U) -> [Double] {
    vDSP.mapped(vector) { Foundation.asin($0) }
  }

  /// The arccosines.
  public static func acos<U: AccelerateBuffer<Float>>(_ vector: U) -> [Float] {
    vDSP.mapped(vector) { Foundation.acos($0) }
  }

  /// The arccosines.
  public static func acos<U: AccelerateBuffer<Double>>(_ vector: U) -> [Double] {
    vDSP.mapped(vector) { Foundation.acos($0) }
  }

  /// The arctangents.
  public static func atan<U: AccelerateBuffer<Float>>(_ vector: U) -> [Float] {
    vDSP.mapped(vector) { Foundation.atan($0) }
  }

  /// The arctangents.
  public static func atan<U: AccelerateBuffer<Double>>(_ vector: U) -> [Double] {
    vDSP.mapped(vector) { Foundation.atan($0) }
  }

  /// The hyperbolic tangents.
  public static func tanh<U: AccelerateBuffer<Float>>(_ vector: U) -> [Float] {
    vDSP.mapped(vector) { Foundation.tanh($0) }
  }

  /// The hyperbolic tangents.
  public static func tanh<U: AccelerateBuffer<Double>>(_ vector: U) -> [Double] {
    vDSP.mapped(vector) { Foundation.tanh($0) }
  }

  /// The numbers rounded down.
  public static func floor<U: AccelerateBuffer<Float>>(_ vector: U) -> [Float] {
    vDSP.mapped(vector) { Foundation.floor($0) }
  }

  /// The numbers rounded down.
  public static func floor<U: AccelerateBuffer<Double>>(_ vector: U) -> [Double] {
    vDSP.mapped(vector) { Foundation.floor($0) }
  }

  /// The numbers rounded up.
  public static func ceil<U: AccelerateBuffer<Float>>(_ vector: U) -> [Float] {
    vDSP.mapped(vector) { Foundation.ceil($0) }
  }

  /// The numbers rounded up.
  public static func ceil<U: AccelerateBuffer<Double>>(_ vector: U) -> [Double] {
    vDSP.mapped(vector) { Foundation.ceil($0) }
  }

  /// The powers of numbers.
  public static func pow<U: AccelerateBuffer<Float>, V: AccelerateBuffer<Float>>(
    bases: U, exponents: V
  ) -> [Float] { vDSP.combined(bases, exponents) { Foundation.pow($0, $1) } }
  /// One divided by each number.
  public static func reciprocal<U: AccelerateBuffer<Float>>(_ vector: U) -> [Float] {
    vDSP.mapped(vector) { 1 / $0 }
  }

  /// The powers of numbers.
  public static func pow<U: AccelerateBuffer<Double>, V: AccelerateBuffer<Double>>(
    bases: U, exponents: V
  ) -> [Double] { vDSP.combined(bases, exponents) { Foundation.pow($0, $1) } }
  /// One divided by each number.
  public static func reciprocal<U: AccelerateBuffer<Double>>(_ vector: U) -> [Double] {
    vDSP.mapped(vector) { 1 / $0 }
  }
}

/// Writes the roots. Mirrors Accelerate's.
public func vvsqrtf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { y[place] = sqrt(x[place]) } }
/// Writes the roots. Mirrors Accelerate's.
public func vvsqrt(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { y[place] = sqrt(x[place]) } }
/// Writes the natural logarithms. Mirrors Accelerate's.
public func vvlogf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { y[place] = log(x[place]) } }
/// Writes the natural logarithms. Mirrors Accelerate's.
public func vvlog(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { y[place] = log(x[place]) } }
/// Writes the logarithms to the base 10. Mirrors Accelerate's.
public func vvlog10f(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { y[place] = log10(x[place]) } }
/// Writes the logarithms to the base 10. Mirrors Accelerate's.
public func vvlog10(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { y[place] = log10(x[place]) } }
/// Writes the logarithms to the base 2. Mirrors Accelerate's.
public func vvlog2f(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { y[place] = log2(x[place]) } }
/// Writes the logarithms to the base 2. Mirrors Accelerate's.
public func vvlog2(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { y[place] = log2(x[place]) } }
/// Writes the powers of e. Mirrors Accelerate's.
public func vvexpf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { y[place] = exp(x[place]) } }
/// Writes the powers of e. Mirrors Accelerate's.
public func vvexp(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { y[place] = exp(x[place]) } }
/// Writes the powers of 2. Mirrors Accelerate's.
public func vvexp2f(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { y[place] = exp2(x[place]) } }
/// Writes the powers of 2. Mirrors Accelerate's.
public func vvexp2(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { y[place] = exp2(x[place]) } }
/// Writes the sines. Mirrors Accelerate's.
public func vvsinf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { y[place] = sin(x[place]) } }
/// Writes the sines. Mirrors Accelerate's.
public func vvsin(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { y[place] = sin(x[place]) } }
/// Writes the cosines. Mirrors Accelerate's.
public func vvcosf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { y[place] = cos(x[place]) } }
/// Writes the cosines. Mirrors Accelerate's.
public func vvcos(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { y[place] = cos(x[place]) } }
/// Writes the tangents. Mirrors Accelerate's.
public func vvtanf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { y[place] = tan(x[place]) } }
/// Writes the tangents. Mirrors Accelerate's.
public func vvtan(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { y[place] = tan(x[place]) } }
/// Writes the arcsines. Mirrors Accelerate's.
public func vvasinf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { y[place] = asin(x[place]) } }
/// Writes the arcsines. Mirrors Accelerate's.
public func vvasin(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { y[place] = asin(x[place]) } }
/// Writes the arccosines. Mirrors Accelerate's.
public func vvacosf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { y[place] = acos(x[place]) } }
/// Writes the arccosines. Mirrors Accelerate's.
public func vvacos(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { y[place] = acos(x[place]) } }
/// Writes the arctangents. Mirrors Accelerate's.
public func vvatanf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { y[place] = atan(x[place]) } }
/// Writes the arctangents. Mirrors Accelerate's.
public func vvatan(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { y[place] = atan(x[place]) } }
/// Writes the hyperbolic tangents. Mirrors Accelerate's.
public func vvtanhf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { y[place] = tanh(x[place]) } }
/// Writes the hyperbolic tangents. Mirrors Accelerate's.
public func vvtanh(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { y[place] = tanh(x[place]) } }
/// Writes the numbers rounded down. Mirrors Accelerate's.
public func vvfloorf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { y[place] = floor(x[place]) } }
/// Writes the numbers rounded down. Mirrors Accelerate's.
public func vvfloor(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { y[place] = floor(x[place]) } }
/// Writes the numbers rounded up. Mirrors Accelerate's.
public func vvceilf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { y[place] = ceil(x[place]) } }
/// Writes the numbers rounded up. Mirrors Accelerate's.
public func vvceil(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { y[place] = ceil(x[place]) } }
/// Writes the powers `x` to the `y`. Mirrors Accelerate's.
public func vvpowf(
  _ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>,
  _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { z[place] = pow(x[place], y[place]) } }
/// Writes the powers `x` to the `y`. Mirrors Accelerate's.
public func vvpow(
  _ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>,
  _ n: UnsafePointer<Int32>
) { for place in 0..<Int(n.pointee) { z[place] = pow(x[place], y[place]) } }
