/// A value that goes up and down in steps. Mirrors SwiftUI's `Stepper`: its label says the value,
/// if that is to be seen; two buttons and the arrow keys change it.
public struct Stepper<Label: View>: _PlainView {
  let label: Label
  package let steps: _Steps

  package init(label: Label, steps: _Steps) {
    self.label = label
    self.steps = steps
  }

  /// A stepper that does what it is told: with `nil` it cannot go up, or down, and that button is
  /// disabled.
  ///
  /// - Parameter onEditingChanged: Told true before each step and false after it.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      steps: _Steps(
        value: { nil }, increment: onIncrement, decrement: onDecrement,
        onEditingChanged: onEditingChanged))
  }

  /// A stepper of a value without bounds.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      steps: _Steps(value, bounds: nil, step: step, onEditingChanged: onEditingChanged))
  }

  /// A stepper of a value within bounds, at which it stays.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      steps: _Steps(value, bounds: bounds, step: step, onEditingChanged: onEditingChanged))
  }

  /// The spelling of SwiftUI's first years.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// The spelling of SwiftUI's first years.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// The same within bounds.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  public var body: some View {
    LabeledRow(label: label, content: StepButtons(steps: steps), shape: .filling)
  }
}

extension Stepper where Label == Text {
  /// With a title that is written in the program.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// The same with a title that is a value of the program.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// A value without bounds, with a title that is written in the program.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// The same with a title that is a value of the program.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// A value within bounds, with a title that is written in the program.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// The same with a title that is a value of the program.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}

/// What a stepper does, whatever the type of its value.
package struct _Steps {
  /// The value as a number, for assistive technology; `nil` where there is none.
  let value: () -> Double?
  var range: ClosedRange<Double>?
  var step = 1.0
  /// `nil` where it cannot go up, or down, at all.
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void

  package init(
    value: @escaping () -> Double?, increment: (() -> Void)?, decrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.value = value
    self.increment = increment
    self.decrement = decrement
    self.onEditingChanged = onEditingChanged
  }

  package init<V: Strideable>(
    _ value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    func move(_ direction: StepDirection) {
      let now = value.untracked
      let next = direction.next(after: now, by: step, within: bounds)
      if next != now { value.wrappedValue = next }
    }
    self.init(
      value: { Self.number(value.wrappedValue) }, increment: { move(.up) },
      decrement: { move(.down) }, onEditingChanged: onEditingChanged)
    if let bounds, let low = Self.number(bounds.lowerBound),
      let high = Self.number(bounds.upperBound)
    {
      range = low...high
    }
    let size = Self.number(step) ?? 1
    self.step = size == 0 ? 1 : size
  }

  /// As GTK can show it.
  private static func number<T>(_ value: T) -> Double? {
    let number: Double? =
      switch value {
      case let value as any BinaryInteger: Double(value)
      case let value as any BinaryFloatingPoint: Double(value)
      default: nil
      }
    return number?.clamped(to: -1e19...1e19)
  }
}
