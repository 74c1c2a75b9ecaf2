public import Foundation
public import Tabstop

extension LabeledContent where Label == Text, Content == Text {
  /// Creates content that shows a value as text, in a format. Mirrors SwiftUI.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleKey, value: format.inLocaleOfView.format(value))
  }

  /// Creates a labeled value with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(title, value: format.inLocaleOfView.format(value))
  }
}

/// The label of a stepper that shows its value.
public struct _FormattedStepperLabel<Title: View>: View {
  let title: Title
  let value: () -> String

  /// The content of the view.
  public var body: some View {
    HStack {
      title
      Spacer()
      Text(value())
    }
  }
}

extension Stepper {
  /// Creates a stepper that shows its value, in a format, beside a label of any views. Mirrors
  /// SwiftUI, also for values that are no fractions.
  public init<F: ParseableFormatStyle, L: View>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> L, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String, Label == _FormattedStepperLabel<L> {
    let title = label()
    let format = format.inLocaleOfView
    self.init(
      value: value, step: step,
      label: { _FormattedStepperLabel(title: title) { format.format(value.wrappedValue) } },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a formatted value within bounds.
  public init<F: ParseableFormatStyle, L: View>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> L,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String, Label == _FormattedStepperLabel<L> {
    let title = label()
    let format = format.inLocaleOfView
    self.init(
      value: value, in: bounds, step: step,
      label: { _FormattedStepperLabel(title: title) { format.format(value.wrappedValue) } },
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == _FormattedStepperLabel<Text> {
  /// Creates a stepper that shows its value, in a format. Mirrors SwiftUI.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      value: value, step: step, format: format, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      value: value, step: step, format: format, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper within bounds that shows its value, in a format. Mirrors SwiftUI.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper within bounds, with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}
