/// Deprecated initializers of SwiftUI's first versions.
extension TextField where Label == Text {
  /// Creates a field, as in SwiftUI's first version: `onEditingChanged` is called when the focus
  /// enters and leaves, `onCommit` for Return.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
    entry.onEditingChanged = onEditingChanged
    entry.onCommit = onCommit
  }

  /// Creates a field, as in SwiftUI's first version: `onEditingChanged` is called when the focus
  /// enters and leaves.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(titleKey, text: text)
    entry.onEditingChanged = onEditingChanged
  }

  /// Creates a field, as in SwiftUI's first version: `onEditingChanged` is called when the focus
  /// enters and leaves, `onCommit` for Return.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    entry.onEditingChanged = onEditingChanged
    entry.onCommit = onCommit
  }

  /// Creates a field, as in SwiftUI's first version: `onEditingChanged` is called when the focus
  /// enters and leaves.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(title, text: text)
    entry.onEditingChanged = onEditingChanged
  }
}
