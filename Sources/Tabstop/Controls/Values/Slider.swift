/// A control that chooses a value in a range by a handle. Mirrors SwiftUI's `Slider`. Its label is
/// visible, and is its name; `labelsHidden` hides it, and so does a `LabeledContent` around it,
/// whose label is visible.
public struct Slider<Label: View, ValueLabel: View>: _PlainView {
  let label: Label
  let minimumValueLabel: ValueLabel?
  let maximumValueLabel: ValueLabel?
  let scale: SliderScale

  /// Creates a continuous slider, with views at its two ends.
  ///
  /// - Parameter onEditingChanged: Called with true when the user starts to drag the handle and
  ///   with false at the end; a step by a key calls it with both.
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

  /// Creates a slider with steps from the lower bound, with views at its two ends.
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

  /// Creates a slider with labels at its ends that are values, as SwiftUI first spelled it.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel,
      scale: SliderScale(value, bounds, step: nil, onEditingChanged))
  }

  /// Creates a slider with steps and with labels at its ends that are values, as SwiftUI first spelled it.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel,
      scale: SliderScale(value, bounds, step: Double(step), onEditingChanged))
  }

  init(
    label: Label, minimumValueLabel: ValueLabel?, maximumValueLabel: ValueLabel?,
    scale: SliderScale
  ) {
    self.label = label
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
    self.scale = scale
  }

  /// The content of the view.
  @ViewBuilder public var body: some View {
    if minimumValueLabel == nil, maximumValueLabel == nil {
      LabeledRow(label: label, content: scale, shape: .growing, yieldsToOuterLabel: true)
    } else {
      LabeledRow(
        label: label,
        content: HStack(spacing: 6) {
          minimumValueLabel
          scale
          maximumValueLabel
        }, shape: .growing, yieldsToOuterLabel: true)
    }
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a continuous slider. Its label precedes it.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), minimumValueLabel: nil, maximumValueLabel: nil,
      scale: SliderScale(value, bounds, step: nil, onEditingChanged))
  }

  /// Creates a slider with steps from the lower bound.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), minimumValueLabel: nil, maximumValueLabel: nil,
      scale: SliderScale(value, bounds, step: Double(step), onEditingChanged))
  }

  /// Creates a slider with the label last, as SwiftUI first spelled it.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps and with the label last, as SwiftUI first spelled it.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider without a label. Assistive technology has no name for it, unless
  /// `accessibilityLabel` or a row provides one.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, label: EmptyView.init, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps and without a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: EmptyView.init,
      onEditingChanged: onEditingChanged)
  }
}

extension View {
  /// Sets whether the thumb of sliders is visible. No effect: the user moves the thumb. Mirrors SwiftUI.
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
}
