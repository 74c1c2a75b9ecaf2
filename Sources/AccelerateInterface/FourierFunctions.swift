internal import Foundation

/// A prepared Fourier transform. Mirrors Accelerate's.
public typealias FFTSetup = OpaquePointer
/// A prepared Fourier transform. Mirrors Accelerate's.
public typealias FFTSetupD = OpaquePointer
/// A prepared Fourier transform. Mirrors Accelerate's.
public typealias vDSP_DFT_Setup = OpaquePointer
/// The direction of a transform. Mirrors Accelerate's.
public typealias FFTDirection = Int32
/// The base of a transform's length. Mirrors Accelerate's.
public typealias FFTRadix = Int32
/// To the spectrum. Mirrors Accelerate's.
public let FFT_FORWARD = 1
/// From the spectrum. Mirrors Accelerate's.
public let FFT_INVERSE = -1
/// Lengths that are powers of 2. Mirrors Accelerate's.
public let FFT_RADIX2 = 0
/// To the spectrum. Mirrors Accelerate's.
public let kFFTDirection_Forward = 1
/// From the spectrum. Mirrors Accelerate's.
public let kFFTDirection_Inverse = -1
/// Lengths that are powers of 2. Mirrors Accelerate's.
public let kFFTRadix2 = 0

/// The direction of a transform. Mirrors Accelerate's.
public struct vDSP_DFT_Direction: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Int32
  /// Creates a direction.
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// To the spectrum.
  public static let FORWARD = vDSP_DFT_Direction(rawValue: 1)
  /// From the spectrum.
  public static let INVERSE = vDSP_DFT_Direction(rawValue: -1)
}

/// Several transforms of lengths up to a power of 2, or one of a fixed length.
private final class Prepared: Sendable {
  let byLog2n: [FourierTransform]
  let direction: Double
  let isReal: Bool
  init(_ transforms: [FourierTransform], direction: Double = 1, isReal: Bool = false) {
    (byLog2n, self.direction, self.isReal) = (transforms, direction, isReal)
  }
  var pointer: OpaquePointer { OpaquePointer(Unmanaged.passRetained(self).toOpaque()) }
  static func of(_ pointer: OpaquePointer) -> Prepared {
    Unmanaged<Prepared>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }

  static func release(_ pointer: OpaquePointer?) {
    pointer.map { Unmanaged<Prepared>.fromOpaque(UnsafeRawPointer($0)).release() }
  }

  func packed<T>(
    _ parts: _SplitParts<T>, _ stride: Int, to: _SplitParts<T>, _ toStride: Int,
    _ log2n: vDSP_Length, _ direction: FFTDirection
  ) {
    let transform = byLog2n[Int(log2n)]
    let numbers = parts.read(transform.count / 2, stride)
    to.write(
      transform.packed(numbers.real, numbers.imaginary, direction: Double(direction)), toStride)
  }

  func whole<T>(
    _ parts: _SplitParts<T>, _ stride: Int, to: _SplitParts<T>, _ toStride: Int,
    _ log2n: vDSP_Length, _ direction: FFTDirection
  ) {
    let transform = byLog2n[Int(log2n)]
    let numbers = parts.read(transform.count, stride)
    to.write(transform(numbers.real, numbers.imaginary, direction: Double(direction)), toStride)
  }
}

/// Prepares transforms of up to `2^log2n` numbers. Mirrors Accelerate's.
public func vDSP_create_fftsetup(_ log2n: vDSP_Length, _ radix: FFTRadix) -> FFTSetup? {
  guard radix == FFT_RADIX2, log2n < 28 else { return nil }
  return Prepared((0...Int(log2n)).map { FourierTransform(count: 1 << $0) }).pointer
}

/// Prepares transforms of up to `2^log2n` numbers. Mirrors Accelerate's.
public func vDSP_create_fftsetupD(_ log2n: vDSP_Length, _ radix: FFTRadix) -> FFTSetupD? {
  vDSP_create_fftsetup(log2n, radix)
}

/// Releases prepared transforms. Mirrors Accelerate's.
public func vDSP_destroy_fftsetup(_ setup: FFTSetup?) { Prepared.release(setup) }
/// Releases prepared transforms. Mirrors Accelerate's.
public func vDSP_destroy_fftsetupD(_ setup: FFTSetupD?) { Prepared.release(setup) }

/// Transforms real numbers in place; the spectrum is doubled. Mirrors Accelerate's.
public func vDSP_fft_zrip(
  _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length,
  _ direction: FFTDirection
) { Prepared.of(setup).packed(c.pointee._parts, ic, to: c.pointee._parts, ic, log2n, direction) }
/// Transforms real numbers in place; the spectrum is doubled. Mirrors Accelerate's.
public func vDSP_fft_zripD(
  _ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride,
  _ log2n: vDSP_Length, _ direction: FFTDirection
) { Prepared.of(setup).packed(c.pointee._parts, ic, to: c.pointee._parts, ic, log2n, direction) }
/// Transforms real numbers; the spectrum is doubled. Mirrors Accelerate's.
public func vDSP_fft_zrop(
  _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride,
  _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length,
  _ direction: FFTDirection
) { Prepared.of(setup).packed(a.pointee._parts, ia, to: c.pointee._parts, ic, log2n, direction) }
/// Transforms complex numbers in place. Mirrors Accelerate's.
public func vDSP_fft_zip(
  _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length,
  _ direction: FFTDirection
) { Prepared.of(setup).whole(c.pointee._parts, ic, to: c.pointee._parts, ic, log2n, direction) }
/// Transforms complex numbers. Mirrors Accelerate's.
public func vDSP_fft_zop(
  _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride,
  _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length,
  _ direction: FFTDirection
) { Prepared.of(setup).whole(a.pointee._parts, ia, to: c.pointee._parts, ic, log2n, direction) }

private func prepare(
  _ length: vDSP_Length, _ direction: vDSP_DFT_Direction, isReal: Bool
) -> OpaquePointer? {
  guard length > 1, !isReal || length.isMultiple(of: 2) else { return nil }
  return Prepared(
    [FourierTransform(count: Int(length))], direction: Double(direction.rawValue), isReal: isReal
  ).pointer
}

private func execute<T: BinaryFloatingPoint>(
  _ setup: OpaquePointer, _ real: UnsafePointer<T>, _ imaginary: UnsafePointer<T>,
  _ outReal: UnsafeMutablePointer<T>, _ outImaginary: UnsafeMutablePointer<T>
) {
  let prepared = Prepared.of(setup)
  let transform = prepared.byLog2n[0]
  let count = prepared.isReal ? transform.count / 2 : transform.count
  let (re, im) = (
    (0..<count).map { Double(real[$0]) }, (0..<count).map { Double(imaginary[$0]) }
  )
  _SplitParts(outReal, outImaginary).write(
    prepared.isReal
      ? transform.packed(re, im, direction: prepared.direction)
      : transform(re, im, direction: prepared.direction), 1)
}

/// Prepares a transform of complex numbers. Mirrors Accelerate's.
public func vDSP_DFT_zop_CreateSetup(
  _ previous: vDSP_DFT_Setup?, _ length: vDSP_Length, _ direction: vDSP_DFT_Direction
) -> vDSP_DFT_Setup? { prepare(length, direction, isReal: false) }
/// Prepares a transform of real numbers, of which there must be an even number. Mirrors Accelerate's.
public func vDSP_DFT_zrop_CreateSetup(
  _ previous: vDSP_DFT_Setup?, _ length: vDSP_Length, _ direction: vDSP_DFT_Direction
) -> vDSP_DFT_Setup? { prepare(length, direction, isReal: true) }
/// Transforms numbers. Mirrors Accelerate's.
public func vDSP_DFT_Execute(
  _ setup: vDSP_DFT_Setup, _ ir: UnsafePointer<Float>, _ ii: UnsafePointer<Float>,
  _ or: UnsafeMutablePointer<Float>, _ oi: UnsafeMutablePointer<Float>
) { execute(setup, ir, ii, or, oi) }
/// Transforms numbers. Mirrors Accelerate's.
public func vDSP_DFT_ExecuteD(
  _ setup: vDSP_DFT_Setup, _ ir: UnsafePointer<Double>, _ ii: UnsafePointer<Double>,
  _ or: UnsafeMutablePointer<Double>, _ oi: UnsafeMutablePointer<Double>
) { execute(setup, ir, ii, or, oi) }
/// Releases a prepared transform. Mirrors Accelerate's.
public func vDSP_DFT_DestroySetup(_ setup: vDSP_DFT_Setup?) { Prepared.release(setup) }

/// Writes complex numbers with their parts apart. Mirrors Accelerate's.
public func vDSP_ctoz(
  _ c: UnsafePointer<DSPComplex>, _ ic: vDSP_Stride, _ z: UnsafePointer<DSPSplitComplex>,
  _ iz: vDSP_Stride, _ n: vDSP_Length
) {
  for place in 0..<Int(n) {
    z.pointee.realp[place * iz] = c[place * ic / 2].real
    z.pointee.imagp[place * iz] = c[place * ic / 2].imag
  }
}

/// Writes complex numbers with their parts beside each other. Mirrors Accelerate's.
public func vDSP_ztoc(
  _ z: UnsafePointer<DSPSplitComplex>, _ iz: vDSP_Stride, _ c: UnsafeMutablePointer<DSPComplex>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  for place in 0..<Int(n) {
    c[place * ic / 2] = DSPComplex(
      real: z.pointee.realp[place * iz], imag: z.pointee.imagp[place * iz])
  }
}

/// Writes the squares of absolute values. Mirrors Accelerate's.
public func vDSP_zvmags(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  for place in 0..<Int(n) {
    let (re, im) = (a.pointee.realp[place * ia], a.pointee.imagp[place * ia])
    c[place * ic] = re * re + im * im
  }
}

/// Writes absolute values. Mirrors Accelerate's.
public func vDSP_zvabs(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  vDSP_zvmags(a, ia, c, ic, n)
  for place in 0..<Int(n) { c[place * ic] = c[place * ic].squareRoot() }
}

/// Writes angles. Mirrors Accelerate's.
public func vDSP_zvphas(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  for place in 0..<Int(n) {
    c[place * ic] = atan2(a.pointee.imagp[place * ia], a.pointee.realp[place * ia])
  }
}
