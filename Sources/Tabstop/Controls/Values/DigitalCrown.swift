/// How far the crown of a watch is turned for a change of the value. Mirrors SwiftUI's. No effect here.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable { case low, medium, high }

/// What the user did at the crown of a watch, here with the arrow keys. Mirrors SwiftUI's.
public struct DigitalCrownEvent: Hashable, Sendable {
  /// The value, without the limits of the range.
  public var offset: Double
  /// The speed of the crown. Always 0: a key is pressed.
  public var velocity: Double
}

/// The values of a crown: Up and Down go from one to the next.
private struct CrownRange {
  var limits: ClosedRange<Double>?
  var step = 1.0
  var isContinuous = false

  init() {}

  init(from minimum: Double, through maximum: Double, by stride: Double?, isContinuous: Bool) {
    let minimum = minimum.isNaN ? 0 : minimum
    let limits = minimum...max(minimum, maximum)
    self.limits = limits
    let hundredth = (limits.upperBound - limits.lowerBound) / 100
    step =
      stride.map { abs($0) }.flatMap { $0 > 0 ? $0 : nil } ?? (hundredth.isFinite ? hundredth : 1)
    self.isContinuous = isContinuous
  }

  /// The value after a turn of one step.
  func value(after offset: Double) -> Double {
    guard let limits, !limits.contains(offset) else { return offset }
    guard isContinuous else {
      return offset < limits.lowerBound ? limits.lowerBound : limits.upperBound
    }
    return offset < limits.lowerBound ? limits.upperBound : limits.lowerBound
  }
}

extension View {
  private func crown(
    _ range: CrownRange, get: @escaping () -> Double, set: @escaping (Double) -> Void,
    onChange: @escaping (DigitalCrownEvent) -> Void, onIdle: @escaping () -> Void
  ) -> some View {
    onMoveCommand { direction in
      guard direction == .up || direction == .down else { return }
      let offset = get() + (direction == .up ? range.step : -range.step)
      set(range.value(after: offset))
      onChange(DigitalCrownEvent(offset: offset, velocity: 0))
      onIdle()
    }
  }

  /// Changes a value by the crown of a watch: here by Up and Down, while the focus is in the view and the
  /// focused control does not use them. Mirrors SwiftUI.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View {
    crown(
      CrownRange(), get: { Double(binding.wrappedValue) }, set: { binding.wrappedValue = V($0) },
      onChange: onChange, onIdle: onIdle)
  }

  /// Changes a value within limits by the crown of a watch: here by Up and Down, while the focus is in the
  /// view and the focused control does not use them. Mirrors SwiftUI.
  ///
  /// - Parameters:
  ///   - stride: The change by one key, by default a hundredth of the range.
  ///   - sensitivity: No effect here.
  ///   - isContinuous: Whether the first value follows the last one.
  ///   - isHapticFeedbackEnabled: No effect here.
  ///   - onChange: Called after each change.
  ///   - onIdle: Called after each change: a key leaves no motion behind.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View where V.Stride: BinaryFloatingPoint {
    crown(
      CrownRange(
        from: Double(minValue), through: Double(maxValue), by: stride.map { Double($0) },
        isContinuous: isContinuous),
      get: { Double(binding.wrappedValue) }, set: { binding.wrappedValue = V($0) },
      onChange: onChange, onIdle: onIdle)
  }

  /// Changes a whole number within limits by the crown of a watch: here by Up and Down, while the focus is in
  /// the view and the focused control does not use them. Mirrors SwiftUI.
  ///
  /// - Parameters:
  ///   - detent: The value.
  ///   - sensitivity: No effect here.
  ///   - isContinuous: Whether the first value follows the last one.
  ///   - isHapticFeedbackEnabled: No effect here.
  ///   - onChange: Called after each change.
  ///   - onIdle: Called after each change: a key leaves no motion behind.
  public func digitalCrownRotation<V: BinaryInteger>(
    detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride = 1,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View where V.Stride: BinaryInteger {
    crown(
      CrownRange(
        from: Double(minValue), through: Double(maxValue), by: Double(stride),
        isContinuous: isContinuous),
      get: { Double(detent.wrappedValue) },
      set: {
        // The last of many whole numbers is rounded up to one that the type does not have.
        let detents = minValue...max(minValue, maxValue)
        let nearest = V(exactly: $0.rounded()) ?? ($0 < 0 ? detents.lowerBound : detents.upperBound)
        detent.wrappedValue = min(max(nearest, detents.lowerBound), detents.upperBound)
      },
      onChange: onChange, onIdle: onIdle)
  }

  /// Changes a value within limits, in steps, by the crown of a watch: here by Up and Down, while the focus is
  /// in the view and the focused control does not use them. Mirrors SwiftUI.
  ///
  /// - Parameters:
  ///   - detent: The value.
  ///   - sensitivity: No effect here.
  ///   - isContinuous: Whether the first value follows the last one.
  ///   - isHapticFeedbackEnabled: No effect here.
  ///   - onChange: Called after each change.
  ///   - onIdle: Called after each change: a key leaves no motion behind.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View where V.Stride: BinaryFloatingPoint {
    crown(
      CrownRange(
        from: Double(minValue), through: Double(maxValue), by: Double(stride),
        isContinuous: isContinuous),
      get: { Double(detent.wrappedValue) }, set: { detent.wrappedValue = V($0) },
      onChange: onChange, onIdle: onIdle)
  }

  /// Shows or hides the mark beside the crown of a watch. No effect: there is no crown.
  public func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }

  /// Sets the mark beside the crown of a watch. Not shown: there is no crown.
  public func digitalCrownAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
}
