/// A line of hidden text: a password. Mirrors SwiftUI's `SecureField`. The button in it shows the
/// text for a moment, and it warns when Caps Lock is on.
public struct SecureField<Label>: _PlainView {
  var entry: EntryView

  /// The content of the view.
  public var body: some View { entry }
}

extension SecureField where Label: View {
  /// Creates a field with a label of any views, whose text is its name, and a placeholder.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    entry = EntryView(label: label(), text: text, prompt: prompt, isSecure: true)
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    entry = EntryView(title: titleKey.text, text: text, isSecure: true)
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    entry = EntryView(title: String(title), text: text, isSecure: true)
  }

  /// Creates a field with a title and a placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    entry = EntryView(title: titleKey.text, text: text, prompt: prompt?.content, isSecure: true)
  }

  /// Creates a field with a title and a placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    entry = EntryView(title: String(title), text: text, prompt: prompt?.content, isSecure: true)
  }

  /// Creates a field as SwiftUI first spelled it: `onCommit` is called for Return.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
    entry.onCommit = onCommit
  }

  /// Creates a field with a title that is not localized; `onCommit` is called for Return.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    entry.onCommit = onCommit
  }
}
