/// A value in a range, chosen by a handle on a line. Mirrors SwiftUI's `Slider`. Its label is seen,
/// and names it; `labelsHidden` hides it.
public struct Slider<Label: View, ValueLabel: View>: _PlainView {
  let label: Label
  let minimumValueLabel: ValueLabel?
  let maximumValueLabel: ValueLabel?
  let scale: SliderScale

  /// A slider that goes smoothly from bound to bound, with what stands at its two ends.
  ///
  /// - Parameter onEditingChanged: Told true when the handle is taken and false when it is let go;
  ///   a step by a key tells both.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(),
      scale: SliderScale(value, bounds, step: nil, onEditingChanged))
  }

  /// A slider that stops at every `step` from the lower bound, with what stands at its two ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(),
      scale: SliderScale(value, bounds, step: Double(step), onEditingChanged))
  }

  /// The spelling of SwiftUI's first years.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel,
      scale: SliderScale(value, bounds, step: nil, onEditingChanged))
  }

  /// The same that stops at every `step`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel,
      scale: SliderScale(value, bounds, step: Double(step), onEditingChanged))
  }

  private init(
    label: Label, minimumValueLabel: ValueLabel?, maximumValueLabel: ValueLabel?,
    scale: SliderScale
  ) {
    self.label = label
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
    self.scale = scale
  }

  @ViewBuilder public var body: some View {
    if minimumValueLabel == nil, maximumValueLabel == nil {
      LabeledRow(label: label, content: scale, shape: .filling)
    } else {
      LabeledRow(
        label: label,
        content: HStack(spacing: 6) {
          minimumValueLabel
          scale
          maximumValueLabel
        }, shape: .filling)
    }
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider that goes smoothly from bound to bound. Its label stands before it.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), minimumValueLabel: nil, maximumValueLabel: nil,
      scale: SliderScale(value, bounds, step: nil, onEditingChanged))
  }

  /// A slider that stops at every `step` from the lower bound.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), minimumValueLabel: nil, maximumValueLabel: nil,
      scale: SliderScale(value, bounds, step: Double(step), onEditingChanged))
  }

  /// The spelling of SwiftUI's first years.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// The same that stops at every `step`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider without a label. Assistive technology has no name for it, unless `accessibilityLabel`
  /// or a row gives one.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, label: EmptyView.init, onEditingChanged: onEditingChanged)
  }

  /// The same that stops at every `step`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: EmptyView.init,
      onEditingChanged: onEditingChanged)
  }
}
