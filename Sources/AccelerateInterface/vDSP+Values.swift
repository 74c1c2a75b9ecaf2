// Values of a whole signal.
extension vDSP {
  @inlinable
  static func reduce<U: AccelerateBuffer, R>(
    _ vector: U, _ initial: R, _ next: (R, U.Element) -> R
  ) -> R {
    vector.withUnsafeBufferPointer { numbers in
      var result = initial
      for number in numbers { result = next(result, number) }
      return result
    }
  }

  /// The sum.
  @inlinable
  public static func sum<T: BinaryFloatingPoint, U: AccelerateBuffer<T>>(_ vector: U) -> T {
    reduce(vector, 0) { $0 + $1 }
  }

  /// The sum of the squares.
  @inlinable
  public static func sumOfSquares<T: BinaryFloatingPoint, U: AccelerateBuffer<T>>(
    _ vector: U
  ) -> T { reduce(vector, 0) { $0 + $1 * $1 } }
  /// The sum of the absolute values.
  @inlinable
  public static func sumOfMagnitudes<T: BinaryFloatingPoint, U: AccelerateBuffer<T>>(
    _ vector: U
  ) -> T { reduce(vector, 0) { $0 + abs($1) } }
  /// The average.
  @inlinable
  public static func mean<T: BinaryFloatingPoint, U: AccelerateBuffer<T>>(_ vector: U) -> T {
    sum(vector) / T(vector.count)
  }

  /// The average of the absolute values.
  @inlinable
  public static func meanMagnitude<T: BinaryFloatingPoint, U: AccelerateBuffer<T>>(
    _ vector: U
  ) -> T { sumOfMagnitudes(vector) / T(vector.count) }
  /// The average of the squares.
  @inlinable
  public static func meanSquare<T: BinaryFloatingPoint, U: AccelerateBuffer<T>>(
    _ vector: U
  ) -> T { sumOfSquares(vector) / T(vector.count) }
  /// The root of the average of the squares.
  @inlinable
  public static func rootMeanSquare<T: BinaryFloatingPoint, U: AccelerateBuffer<T>>(
    _ vector: U
  ) -> T { meanSquare(vector).squareRoot() }
  /// The root of the average of the squared distances from the average.
  @inlinable
  public static func standardDeviation<T: BinaryFloatingPoint, U: AccelerateBuffer<T>>(
    _ vector: U
  ) -> T {
    let mean = mean(vector)
    return (reduce(vector, T.zero) { $0 + ($1 - mean) * ($1 - mean) } / T(vector.count))
      .squareRoot()
  }

  /// The greatest number; negative infinity if there is none.
  @inlinable
  public static func maximum<T: BinaryFloatingPoint, U: AccelerateBuffer<T>>(_ vector: U) -> T {
    reduce(vector, -T.infinity) { max($0, $1) }
  }

  /// The least number; infinity if there is none.
  @inlinable
  public static func minimum<T: BinaryFloatingPoint, U: AccelerateBuffer<T>>(_ vector: U) -> T {
    reduce(vector, T.infinity) { min($0, $1) }
  }

  /// The greatest absolute value.
  @inlinable
  public static func maximumMagnitude<T: BinaryFloatingPoint, U: AccelerateBuffer<T>>(
    _ vector: U
  ) -> T { reduce(vector, 0) { max($0, abs($1)) } }
  /// The least absolute value.
  @inlinable
  public static func minimumMagnitude<T: BinaryFloatingPoint, U: AccelerateBuffer<T>>(
    _ vector: U
  ) -> T { reduce(vector, T.infinity) { min($0, abs($1)) } }
  /// The place and the value of the greatest number.
  @inlinable
  public static func indexOfMaximum<T: BinaryFloatingPoint, U: AccelerateBuffer<T>>(
    _ vector: U
  ) -> (UInt, T) {
    vector.withUnsafeBufferPointer { numbers in
      let place = numbers.indices.max { numbers[$0] < numbers[$1] }
      return place.map { (UInt($0), numbers[$0]) } ?? (0, -T.infinity)
    }
  }

  /// The place and the value of the least number.
  @inlinable
  public static func indexOfMinimum<T: BinaryFloatingPoint, U: AccelerateBuffer<T>>(
    _ vector: U
  ) -> (UInt, T) {
    vector.withUnsafeBufferPointer { numbers in
      let place = numbers.indices.min { numbers[$0] < numbers[$1] }
      return place.map { (UInt($0), numbers[$0]) } ?? (0, T.infinity)
    }
  }

  /// The sum of the products.
  @inlinable
  public static func dot<T: BinaryFloatingPoint, U: AccelerateBuffer<T>, V: AccelerateBuffer<T>>(
    _ vectorA: U, _ vectorB: V
  ) -> T { sum(combined(vectorA, vectorB) { $0 * $1 }) }
  /// The square of the distance of two points.
  @inlinable
  public static func distanceSquared<
    T: BinaryFloatingPoint, U: AccelerateBuffer<T>, V: AccelerateBuffer<T>
  >(_ pointA: U, _ pointB: V) -> T {
    sumOfSquares(combined(pointA, pointB) { $0 - $1 })
  }
}
