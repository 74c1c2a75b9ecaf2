internal import Foundation

/// A complex number. Mirrors Accelerate's `DSPComplex`.
public struct DSPComplex: Hashable, Sendable {
  /// The real part.
  public var real: Float
  /// The imaginary part.
  public var imag: Float
  /// Creates a number.
  public init(real: Float = 0, imag: Float = 0) { (self.real, self.imag) = (real, imag) }
}

/// A complex number. Mirrors Accelerate's `DSPDoubleComplex`.
public struct DSPDoubleComplex: Hashable, Sendable {
  /// The real part.
  public var real: Double
  /// The imaginary part.
  public var imag: Double
  /// Creates a number.
  public init(real: Double = 0, imag: Double = 0) { (self.real, self.imag) = (real, imag) }
}

/// Complex numbers with the real and the imaginary parts apart. Mirrors Accelerate's `DSPSplitComplex`.
public struct DSPSplitComplex: vDSP_FourierTransformable {
  /// The real parts.
  public var realp: UnsafeMutablePointer<Float>
  /// The imaginary parts.
  public var imagp: UnsafeMutablePointer<Float>
  /// Creates numbers in memory.
  public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) {
    (self.realp, self.imagp) = (realp, imagp)
  }

  public var _parts: _SplitParts<Float> { _SplitParts(realp, imagp) }
}

/// Complex numbers with the real and the imaginary parts apart. Mirrors Accelerate's `DSPDoubleSplitComplex`.
public struct DSPDoubleSplitComplex: vDSP_FourierTransformable {
  /// The real parts.
  public var realp: UnsafeMutablePointer<Double>
  /// The imaginary parts.
  public var imagp: UnsafeMutablePointer<Double>
  /// Creates numbers in memory.
  public init(realp: UnsafeMutablePointer<Double>, imagp: UnsafeMutablePointer<Double>) {
    (self.realp, self.imagp) = (realp, imagp)
  }

  public var _parts: _SplitParts<Double> { _SplitParts(realp, imagp) }
}

/// Complex numbers that can be transformed. Mirrors Accelerate's.
public protocol vDSP_FourierTransformable {
  associatedtype _Number: BinaryFloatingPoint
  var _parts: _SplitParts<_Number> { get }
}

/// The parts of complex numbers.
public struct _SplitParts<T: BinaryFloatingPoint> {
  let real, imaginary: UnsafeMutablePointer<T>
  init(_ real: UnsafeMutablePointer<T>, _ imaginary: UnsafeMutablePointer<T>) {
    (self.real, self.imaginary) = (real, imaginary)
  }

  func read(_ count: Int, _ stride: Int) -> (real: [Double], imaginary: [Double]) {
    (
      (0..<count).map { Double(real[$0 * stride]) },
      (0..<count).map { Double(imaginary[$0 * stride]) }
    )
  }

  func write(_ numbers: (real: [Double], imaginary: [Double]), _ stride: Int) {
    for place in numbers.real.indices {
      real[place * stride] = T(numbers.real[place])
      imaginary[place * stride] = T(numbers.imaginary[place])
    }
  }
}

extension vDSP {
  /// The base of a transform's length. Mirrors Accelerate's.
  public enum Radix: Sendable { case radix2, radix3, radix5 }
  /// The direction of a transform. Mirrors Accelerate's.
  public enum FourierTransformDirection: Sendable {
    case forward, inverse
    var sign: Double { self == .forward ? 1 : -1 }
  }

  /// What is transformed to what. Mirrors Accelerate's.
  public enum DFTTransformType: Sendable { case complexComplex, complexReal }

  /// The Fourier transform of real numbers: each even one is in the real part, each odd one in the imaginary part.
  /// The spectrum is doubled, as on Apple's systems. Mirrors Accelerate's.
  public final class FFT<T: vDSP_FourierTransformable> {
    private let transform: FourierTransform
    /// Creates a transform of `2^log2n` numbers.
    public init?(log2n: vDSP_Length, radix: Radix, ofType: T.Type) {
      guard radix == .radix2, log2n < 31 else { return nil }
      transform = FourierTransform(count: 1 << Int(log2n))
    }

    /// Writes the spectrum of numbers.
    public func forward(input: T, output: inout T) {
      transform(input: input, output: &output, direction: .forward)
    }

    /// Writes the numbers of a spectrum.
    public func inverse(input: T, output: inout T) {
      transform(input: input, output: &output, direction: .inverse)
    }

    /// Writes the spectrum of numbers, or the numbers of a spectrum.
    public func transform(input: T, output: inout T, direction: FourierTransformDirection) {
      let (real, imaginary) = input._parts.read(transform.count / 2, 1)
      output._parts.write(transform.packed(real, imaginary, direction: direction.sign), 1)
    }
  }

  /// The Fourier transform of numbers in arrays. Mirrors Accelerate's.
  public final class DiscreteFourierTransform<T: BinaryFloatingPoint>: Sendable {
    private let transform: FourierTransform
    private let direction: FourierTransformDirection
    private let isReal: Bool
    /// Creates a transform of `count` numbers; throws for one, and for an odd number of real ones.
    public init(
      previous: DiscreteFourierTransform? = nil, count: Int, direction: FourierTransformDirection,
      transformType: DFTTransformType, ofType: T.Type
    ) throws {
      isReal = transformType == .complexReal
      guard count > 1, !isReal || count.isMultiple(of: 2) else {
        throw CocoaError(.featureUnsupported)
      }
      transform = FourierTransform(count: count)
      self.direction = direction
    }

    /// The spectrum of numbers, or the numbers of a spectrum.
    public func transform<U: AccelerateBuffer<T>, V: AccelerateBuffer<T>>(
      real: U, imaginary: V
    ) -> (real: [T], imaginary: [T]) {
      let count = isReal ? transform.count / 2 : transform.count
      precondition(
        real.count == count && imaginary.count == count, "Both parts must have \(count) numbers.")
      let (re, im) = (mapped(real) { Double($0) }, mapped(imaginary) { Double($0) })
      let result =
        isReal
        ? transform.packed(re, im, direction: direction.sign)
        : transform(re, im, direction: direction.sign)
      return (result.real.map { T($0) }, result.imaginary.map { T($0) })
    }

    /// The spectrum of numbers, or the numbers of a spectrum.
    public func transform<U: AccelerateBuffer<T>, V: AccelerateBuffer<T>>(
      inputReal: U, inputImaginary: V
    ) -> (real: [T], imaginary: [T]) { transform(real: inputReal, imaginary: inputImaginary) }
    /// Writes the spectrum of numbers, or the numbers of a spectrum.
    public func transform<
      U: AccelerateBuffer<T>, V: AccelerateBuffer<T>, W: AccelerateMutableBuffer<T>,
      X: AccelerateMutableBuffer<T>
    >(inputReal: U, inputImaginary: V, outputReal: inout W, outputImaginary: inout X) {
      let result = transform(real: inputReal, imaginary: inputImaginary)
      write(result.real, &outputReal)
      write(result.imaginary, &outputImaginary)
    }
  }

  /// The Fourier transform of numbers in arrays, by the older name. Mirrors Accelerate's.
  public struct DFT<T: BinaryFloatingPoint>: Sendable {
    private let transform: DiscreteFourierTransform<T>
    /// Creates a transform of `count` numbers.
    public init?(
      previous: DFT? = nil, count: Int, direction: FourierTransformDirection,
      transformType: DFTTransformType, ofType: T.Type
    ) {
      let made = try? DiscreteFourierTransform(
        count: count, direction: direction, transformType: transformType, ofType: T.self)
      guard let made else { return nil }
      transform = made
    }

    /// The spectrum of numbers, or the numbers of a spectrum.
    public func transform<U: AccelerateBuffer<T>, V: AccelerateBuffer<T>>(
      inputReal: U, inputImaginary: V
    ) -> (real: [T], imaginary: [T]) {
      transform.transform(real: inputReal, imaginary: inputImaginary)
    }

    /// Writes the spectrum of numbers, or the numbers of a spectrum.
    public func transform<
      U: AccelerateBuffer<T>, V: AccelerateBuffer<T>, W: AccelerateMutableBuffer<T>,
      X: AccelerateMutableBuffer<T>
    >(inputReal: U, inputImaginary: V, outputReal: inout W, outputImaginary: inout X) {
      transform.transform(
        inputReal: inputReal, inputImaginary: inputImaginary, outputReal: &outputReal,
        outputImaginary: &outputImaginary)
    }
  }

  /// The squares of the absolute values of complex numbers.
  public static func squareMagnitudes<V: AccelerateMutableBuffer<Float>>(
    _ splitComplex: DSPSplitComplex, result: inout V
  ) { write(squares(splitComplex._parts, result.count), &result) }
  /// The squares of the absolute values of complex numbers.
  public static func squareMagnitudes<V: AccelerateMutableBuffer<Double>>(
    _ splitComplex: DSPDoubleSplitComplex, result: inout V
  ) { write(squares(splitComplex._parts, result.count), &result) }
  /// The absolute values of complex numbers.
  public static func absolute<V: AccelerateMutableBuffer<Float>>(
    _ splitComplex: DSPSplitComplex, result: inout V
  ) { write(squares(splitComplex._parts, result.count).map { $0.squareRoot() }, &result) }
  /// The absolute values of complex numbers.
  public static func absolute<V: AccelerateMutableBuffer<Double>>(
    _ splitComplex: DSPDoubleSplitComplex, result: inout V
  ) { write(squares(splitComplex._parts, result.count).map { $0.squareRoot() }, &result) }
  private static func squares<T>(_ parts: _SplitParts<T>, _ count: Int) -> [T] {
    (0..<count).map {
      parts.real[$0] * parts.real[$0] + parts.imaginary[$0] * parts.imaginary[$0]
    }
  }

  /// Writes complex numbers with their parts apart.
  public static func convert(
    interleavedComplexVector source: [DSPComplex],
    toSplitComplexVector destination: inout DSPSplitComplex
  ) {
    for (place, number) in source.enumerated() {
      destination.realp[place] = number.real
      destination.imagp[place] = number.imag
    }
  }
}
