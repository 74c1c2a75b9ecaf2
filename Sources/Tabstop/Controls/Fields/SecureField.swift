/// A line of text that is not shown: a password. Mirrors SwiftUI's `SecureField`. It can be made
/// visible for a moment with the button in it, and warns when Caps Lock is on.
public struct SecureField<Label>: _PlainView {
  var entry: EntryView

  public var body: some View { entry }
}

extension SecureField where Label: View {
  /// A field with a label of any views, of which the text is read, and a prompt to show while it is empty.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    entry = EntryView(label: label(), text: text, prompt: prompt, isSecure: true)
  }
}

extension SecureField where Label == Text {
  /// A field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    entry = EntryView(title: titleKey.text, text: text, isSecure: true)
  }

  /// A field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    entry = EntryView(title: String(title), text: text, isSecure: true)
  }

  /// A field with a title, and a prompt to show while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    entry = EntryView(title: titleKey.text, text: text, prompt: prompt?.content, isSecure: true)
  }

  /// A field with a title, and a prompt to show while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    entry = EntryView(title: String(title), text: text, prompt: prompt?.content, isSecure: true)
  }

  /// The older spelling: `onCommit` hears Return.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
    entry.onCommit = onCommit
  }

  /// The older spelling: `onCommit` hears Return.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    entry.onCommit = onCommit
  }
}
