/// The direction of a step. No step leaves the bounds, or the range of the value's type.
enum StepDirection {
  case up, down

  func next<V: Strideable>(
    after value: V, by step: V.Stride, within bounds: ClosedRange<V>?
  ) -> V {
    if let integer = value as? any FixedWidthInteger, let stride = step as? any BinaryInteger,
      let next = saturated(integer, by: stride) as? V
    {
      return bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
    }
    let stride = self == .up ? step : 0 - step
    guard let bounds else { return value.advanced(by: stride) }
    // A type of the program may not support values beyond the bounds.
    let (low, high) = (bounds.lowerBound, bounds.upperBound)
    if value < low { return low }
    if value > high { return high }
    if stride > 0, value.distance(to: high) <= stride { return high }
    if stride < 0, value.distance(to: low) >= stride { return low }
    return value.advanced(by: stride)
  }

  private func saturated<I: FixedWidthInteger, S: BinaryInteger>(_ value: I, by step: S) -> I {
    let distance = I.Magnitude(clamping: step.magnitude)
    if (step >= 0) == (self == .up) {
      let room = I.Magnitude(truncatingIfNeeded: I.max &- value)
      return distance > room ? .max : value &+ I(truncatingIfNeeded: distance)
    }
    let room = I.Magnitude(truncatingIfNeeded: value &- I.min)
    return distance > room ? .min : value &- I(truncatingIfNeeded: distance)
  }
}
