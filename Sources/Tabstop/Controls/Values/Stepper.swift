/// A control that changes a value in steps. Mirrors SwiftUI's `Stepper`: its label shows the value,
/// if anything does; two buttons and the arrow keys change it.
public struct Stepper<Label: View>: _PlainView {
  let label: Label
  package let steps: _Steps

  package init(label: Label, steps: _Steps) {
    self.label = label
    self.steps = steps
  }

  /// Creates a stepper that calls closures: without one it cannot go up, or down, and that button
  /// is disabled.
  ///
  /// - Parameter onEditingChanged: Called with true before each step and with false after it.
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

  /// Creates a stepper of a value without bounds.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      steps: _Steps(value, bounds: nil, step: step, onEditingChanged: onEditingChanged))
  }

  /// Creates a stepper of a value within bounds.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      steps: _Steps(value, bounds: bounds, step: step, onEditingChanged: onEditingChanged))
  }

  /// Creates a stepper that calls closures, with the label last, as SwiftUI first spelled it.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value, with the label last, as SwiftUI first spelled it.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value within bounds, with the label last, as SwiftUI first spelled it.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// The content of the view.
  public var body: some View {
    LabeledRow(label: label, content: StepButtons(steps: steps), shape: .filling)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper that calls closures, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that calls closures, with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper without bounds, with a localized title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper without bounds, with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper within bounds, with a localized title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper within bounds, with a title that is not localized.
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

/// The actions of a stepper, independent of the type of its value.
package struct _Steps {
  /// The value as a number, for assistive technology; `nil` if there is none.
  let value: () -> Double?
  var range: ClosedRange<Double>?
  var step = 1.0
  /// The action that increments the value; `nil` if the value cannot go up, or down, at all.
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

  /// The number as GTK can show it.
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
