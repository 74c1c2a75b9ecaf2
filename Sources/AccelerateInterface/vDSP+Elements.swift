internal import Foundation

// Calculations with each number of a signal.
extension vDSP {
  @inlinable
  static func mapped<T, U: AccelerateBuffer<T>, R>(_ vector: U, _ change: (T) -> R) -> [R] {
    vector.withUnsafeBufferPointer { $0.map(change) }
  }

  @inlinable
  static func combined<T, U: AccelerateBuffer<T>, V: AccelerateBuffer<T>>(
    _ a: U, _ b: V, _ change: (T, T) -> T
  ) -> [T] {
    precondition(a.count == b.count, "Both vectors must have the same count.")
    return a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in a.indices.map { change(a[$0], b[$0]) } }
    }
  }

  @inlinable
  static func write<T, V: AccelerateMutableBuffer<T>>(_ numbers: [T], _ result: inout V) {
    result.withUnsafeMutableBufferPointer { memory in
      for index in memory.indices where index < numbers.count { memory[index] = numbers[index] }
    }
  }

  /// The sums of the numbers of two signals.
  @inlinable
  public static func add<T: BinaryFloatingPoint, U: AccelerateBuffer<T>, V: AccelerateBuffer<T>>(
    _ vectorA: U, _ vectorB: V
  ) -> [T] { combined(vectorA, vectorB) { $0 + $1 } }
  /// Writes the sums of the numbers of two signals.
  @inlinable
  public static func add<
    T: BinaryFloatingPoint, U: AccelerateBuffer<T>, V: AccelerateBuffer<T>,
    W: AccelerateMutableBuffer<T>
  >(_ vectorA: U, _ vectorB: V, result: inout W) { write(add(vectorA, vectorB), &result) }
  /// The signal with a number added to each.
  @inlinable
  public static func add<T: BinaryFloatingPoint, U: AccelerateBuffer<T>>(
    _ scalar: T, _ vector: U
  ) -> [T] { mapped(vector) { $0 + scalar } }
  /// Writes the signal with a number added to each.
  @inlinable
  public static func add<
    T: BinaryFloatingPoint, U: AccelerateBuffer<T>, W: AccelerateMutableBuffer<T>
  >(_ scalar: T, _ vector: U, result: inout W) { write(add(scalar, vector), &result) }
  /// The differences of the numbers of two signals.
  @inlinable
  public static func subtract<
    T: BinaryFloatingPoint, U: AccelerateBuffer<T>, V: AccelerateBuffer<T>
  >(_ vectorA: U, _ vectorB: V) -> [T] { combined(vectorA, vectorB) { $0 - $1 } }
  /// Writes the differences of the numbers of two signals.
  @inlinable
  public static func subtract<
    T: BinaryFloatingPoint, U: AccelerateBuffer<T>, V: AccelerateBuffer<T>,
    W: AccelerateMutableBuffer<T>
  >(_ vectorA: U, _ vectorB: V, result: inout W) { write(subtract(vectorA, vectorB), &result) }
  /// The products of the numbers of two signals.
  @inlinable
  public static func multiply<
    T: BinaryFloatingPoint, U: AccelerateBuffer<T>, V: AccelerateBuffer<T>
  >(_ vectorA: U, _ vectorB: V) -> [T] { combined(vectorA, vectorB) { $0 * $1 } }
  /// Writes the products of the numbers of two signals.
  @inlinable
  public static func multiply<
    T: BinaryFloatingPoint, U: AccelerateBuffer<T>, V: AccelerateBuffer<T>,
    W: AccelerateMutableBuffer<T>
  >(_ vectorA: U, _ vectorB: V, result: inout W) { write(multiply(vectorA, vectorB), &result) }
  /// The signal multiplied by a number.
  @inlinable
  public static func multiply<T: BinaryFloatingPoint, U: AccelerateBuffer<T>>(
    _ scalar: T, _ vector: U
  ) -> [T] { mapped(vector) { $0 * scalar } }
  /// Writes the signal multiplied by a number.
  @inlinable
  public static func multiply<
    T: BinaryFloatingPoint, U: AccelerateBuffer<T>, W: AccelerateMutableBuffer<T>
  >(_ scalar: T, _ vector: U, result: inout W) { write(multiply(scalar, vector), &result) }
  /// The quotients of the numbers of two signals.
  @inlinable
  public static func divide<
    T: BinaryFloatingPoint, U: AccelerateBuffer<T>, V: AccelerateBuffer<T>
  >(_ vectorA: U, _ vectorB: V) -> [T] { combined(vectorA, vectorB) { $0 / $1 } }
  /// The signal divided by a number.
  @inlinable
  public static func divide<T: BinaryFloatingPoint, U: AccelerateBuffer<T>>(
    _ vector: U, _ scalar: T
  ) -> [T] { mapped(vector) { $0 / scalar } }
  /// Writes the signal divided by a number.
  @inlinable
  public static func divide<
    T: BinaryFloatingPoint, U: AccelerateBuffer<T>, W: AccelerateMutableBuffer<T>
  >(_ vector: U, _ scalar: T, result: inout W) { write(divide(vector, scalar), &result) }
  /// A number divided by each number.
  @inlinable
  public static func divide<T: BinaryFloatingPoint, U: AccelerateBuffer<T>>(
    _ scalar: T, _ vector: U
  ) -> [T] { mapped(vector) { scalar / $0 } }

  /// The absolute values.
  @inlinable
  public static func absolute<T: BinaryFloatingPoint, U: AccelerateBuffer<T>>(
    _ vector: U
  ) -> [T] { mapped(vector) { abs($0) } }
  /// The negative numbers.
  @inlinable
  public static func negative<T: BinaryFloatingPoint, U: AccelerateBuffer<T>>(
    _ vector: U
  ) -> [T] { mapped(vector) { -$0 } }
  /// The squares.
  @inlinable
  public static func square<T: BinaryFloatingPoint, U: AccelerateBuffer<T>>(
    _ vector: U
  ) -> [T] { mapped(vector) { $0 * $0 } }
  /// Writes the squares.
  @inlinable
  public static func square<
    T: BinaryFloatingPoint, U: AccelerateBuffer<T>, W: AccelerateMutableBuffer<T>
  >(_ vector: U, result: inout W) { write(square(vector), &result) }
  /// The numbers within bounds.
  @inlinable
  public static func clip<T: BinaryFloatingPoint, U: AccelerateBuffer<T>>(
    _ vector: U, to bounds: ClosedRange<T>
  ) -> [T] { mapped(vector) { min(max($0, bounds.lowerBound), bounds.upperBound) } }
  /// The signal minus its average, divided by its standard deviation.
  @inlinable
  public static func normalize<T: BinaryFloatingPoint, U: AccelerateBuffer<T>>(
    _ vector: U
  ) -> [T] {
    let (mean, deviation) = (mean(vector), standardDeviation(vector))
    return mapped(vector) { ($0 - mean) / deviation }
  }

  /// Numbers between those of two signals.
  @inlinable
  public static func linearInterpolate<
    T: BinaryFloatingPoint, U: AccelerateBuffer<T>, V: AccelerateBuffer<T>
  >(_ vectorA: U, _ vectorB: V, using interpolationConstant: T) -> [T] {
    combined(vectorA, vectorB) { $0 + ($1 - $0) * interpolationConstant }
  }

  /// Equally distant numbers.
  @inlinable
  public static func ramp<T: BinaryFloatingPoint>(
    withInitialValue initialValue: T, increment: T, count: Int
  ) -> [T] { (0..<count).map { initialValue + increment * T($0) } }
  /// Equally distant numbers from the first to the last of a range.
  @inlinable
  public static func ramp<T: BinaryFloatingPoint>(in range: ClosedRange<T>, count: Int) -> [T] {
    let step = (range.upperBound - range.lowerBound) / T(max(count - 1, 1))
    return ramp(withInitialValue: range.lowerBound, increment: step, count: count)
  }

  /// The sums of neighbours, weighted by a filter, of each n-th number.
  @inlinable
  public static func downsample<
    T: BinaryFloatingPoint, U: AccelerateBuffer<T>, V: AccelerateBuffer<T>
  >(_ source: U, decimationFactor: Int, filter: V) -> [T] {
    source.withUnsafeBufferPointer { source in
      filter.withUnsafeBufferPointer { filter in
        precondition(decimationFactor > 0, "The factor must be above 0.")
        guard !filter.isEmpty, source.count >= filter.count else { return [] }
        let count = (source.count - filter.count) / decimationFactor + 1
        return (0..<count).map { place in
          filter.indices.reduce(T.zero) { $0 + source[place * decimationFactor + $1] * filter[$1] }
        }
      }
    }
  }

  /// The sums of neighbours, weighted by a filter.
  @inlinable
  public static func convolve<
    T: BinaryFloatingPoint, U: AccelerateBuffer<T>, V: AccelerateBuffer<T>
  >(_ source: U, withKernel kernel: V) -> [T] {
    downsample(source, decimationFactor: 1, filter: kernel)
  }

  // MARK: Other types

  /// Writes integers as floating-point numbers.
  @inlinable
  public static func convertElements<
    T: BinaryInteger, R: BinaryFloatingPoint, U: AccelerateBuffer<T>, V: AccelerateMutableBuffer<R>
  >(of source: U, to destination: inout V) { write(mapped(source) { R($0) }, &destination) }
  /// Integers as floating-point numbers.
  @inlinable
  public static func integerToFloatingPoint<
    T: BinaryInteger, R: BinaryFloatingPoint, U: AccelerateBuffer<T>
  >(_ vector: U, floatingPointType: R.Type) -> [R] { mapped(vector) { R($0) } }
  /// Numbers as those of another precision.
  @inlinable
  public static func floatToDouble<U: AccelerateBuffer<Float>>(_ source: U) -> [Double] {
    mapped(source) { Double($0) }
  }

  /// Numbers as those of another precision.
  @inlinable
  public static func doubleToFloat<U: AccelerateBuffer<Double>>(_ source: U) -> [Float] {
    mapped(source) { Float($0) }
  }

  // MARK: Decibels

  /// Powers in decibels.
  public static func powerToDecibels<U: AccelerateBuffer<Float>>(
    _ power: U, zeroReference: Float
  ) -> [Float] { mapped(power) { 10 * log10($0 / zeroReference) } }
  /// Powers in decibels.
  public static func powerToDecibels<U: AccelerateBuffer<Double>>(
    _ power: U, zeroReference: Double
  ) -> [Double] { mapped(power) { 10 * log10($0 / zeroReference) } }
  /// Amplitudes in decibels.
  public static func amplitudeToDecibels<U: AccelerateBuffer<Float>>(
    _ amplitude: U, zeroReference: Float
  ) -> [Float] { mapped(amplitude) { 20 * log10($0 / zeroReference) } }
  /// Amplitudes in decibels.
  public static func amplitudeToDecibels<U: AccelerateBuffer<Double>>(
    _ amplitude: U, zeroReference: Double
  ) -> [Double] { mapped(amplitude) { 20 * log10($0 / zeroReference) } }
}
