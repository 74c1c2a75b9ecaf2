public import Foundation
public import Tabstop

extension LabeledContent where Label == Text, Content == Text {
  /// Creates content that shows a value as text, in a format. Mirrors SwiftUI.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleKey, value: format.format(value))
  }

  /// The same with a title that is a string value.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(title, value: format.format(value))
  }
}

/// The label of a stepper that shows its value.
public struct _FormattedStepperLabel: View {
  let title: Text
  let value: () -> String

  public var body: some View {
    HStack {
      title
      Spacer()
      Text(value())
    }
  }
}

extension Stepper where Label == _FormattedStepperLabel {
  /// Creates a stepper that shows its value, in a format. Mirrors SwiftUI.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, step: step,
      label: {
        _FormattedStepperLabel(title: Text(titleKey)) { format.format(value.wrappedValue) }
      }, onEditingChanged: onEditingChanged)
  }

  /// The same within bounds.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step,
      label: {
        _FormattedStepperLabel(title: Text(titleKey)) { format.format(value.wrappedValue) }
      }, onEditingChanged: onEditingChanged)
  }
}
