public import Foundation
public import Tabstop

/// The conversion between a value and its text.
private struct TextForm<Value> {
  let format: (Value) -> String
  let parse: (String) -> Value?
}

extension Binding {
  /// A binding to the text of the value. A text that is not a value when editing ends is dropped: the value is the
  /// one from before.
  fileprivate func text(_ form: TextForm<Value>, writesWhileEditing: Bool) -> Binding<String> {
    Binding<String>(
      draftOf: { form.format(wrappedValue) }, writesWhileEditing: writesWhileEditing,
      write: { text in
        guard let value = form.parse(text) else { return false }
        wrappedValue = value
        return true
      },
      keep: {
        let value = wrappedValue
        return { wrappedValue = value }
      })
  }
}

extension TextForm {
  init<F: ParseableFormatStyle>(_ style: F) where F.FormatInput == Value, F.FormatOutput == String {
    let style = style.inLocaleOfView
    format = style.format
    parse = style.value(of:)
  }

  /// Creates the text of an optional value, whose `nil` is the empty text.
  init<F: ParseableFormatStyle>(
    optional style: F
  ) where Value == F.FormatInput?, F.FormatOutput == String {
    let style = style.inLocaleOfView
    format = { $0.map(style.format) ?? "" }
    parse = { text in
      if text.isEmpty { return .some(nil) }
      return style.value(of: text).map { .some($0) }
    }
  }

  init(_ formatter: Formatter) {
    format = { formatter.string(for: $0 as Any) ?? "" }
    parse = { text in formatter.value(of: text) as? Value }
  }
}

extension Formatter {
  /// Foundation on Linux has no `getObjectValue`; these formatters can parse a text.
  fileprivate func value(of text: String) -> Any? {
    switch self {
    case let formatter as NumberFormatter: formatter.number(fromWhole: text)
    case let formatter as DateFormatter: formatter.date(from: text)
    case let formatter as ISO8601DateFormatter: formatter.date(from: text)
    default: nil
    }
  }
}

// `value:format:` sets the value with each letter that leaves a valid text, `value:formatter:` when
// editing ends, as in SwiftUI. Then the field shows the formatted value again.
extension TextField where Label == Text {
  /// Creates a field for a value that is not a text. Mirrors SwiftUI's
  /// `TextField(_:value:format:prompt:)`.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      titleKey, text: value.text(TextForm(format), writesWhileEditing: true), prompt: prompt)
  }
  /// Creates a text field for a value with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(title, text: value.text(TextForm(format), writesWhileEditing: true), prompt: prompt)
  }
  /// Creates a text field for a value that may be absent; an empty field is `nil`.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      titleKey, text: value.text(TextForm(optional: format), writesWhileEditing: true),
      prompt: prompt)
  }
  /// Creates a text field for a value that may be absent, with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      title, text: value.text(TextForm(optional: format), writesWhileEditing: true), prompt: prompt)
  }

  /// Creates a field for a value that a formatter formats and parses: numbers and dates.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      titleKey, text: value.text(TextForm(formatter), writesWhileEditing: false),
      prompt: prompt)
  }
  /// Creates a text field for a value by a `Formatter` with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      title, text: value.text(TextForm(formatter), writesWhileEditing: false), prompt: prompt)
  }

  /// Creates a field for a value with a format, as SwiftUI first spelled it: `onEditingChanged` is called
  /// when the focus enters and leaves, `onCommit` for Return.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(
      titleKey, text: value.text(TextForm(formatter), writesWhileEditing: false),
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
  /// Creates a text field for a value by a `Formatter` with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(
      title, text: value.text(TextForm(formatter), writesWhileEditing: false),
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
}

extension TextField where Label: View {
  /// Creates a field for a value that is not a text, with a label of any views. Mirrors SwiftUI.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      text: value.text(TextForm(format), writesWhileEditing: true), prompt: prompt, label: label)
  }
  /// Creates a text field with a label of any views for a value that may be absent; an empty field is
  /// `nil`.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      text: value.text(TextForm(optional: format), writesWhileEditing: true), prompt: prompt,
      label: label)
  }
}
