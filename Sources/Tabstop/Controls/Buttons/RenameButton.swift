/// A button that runs the enclosing `renameAction`. Mirrors SwiftUI's `RenameButton`.
public struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename
  private let label: Label

  /// The content of the view.
  public var body: some View {
    Button(action: { rename?.action() }) { label }
      .disabled(rename == nil)
  }
}

extension RenameButton where Label == Text {
  /// Creates a button with the title "Rename". It is disabled without an enclosing `renameAction`.
  public init() { label = Text(String(own: "Rename")) }
}

/// The action of a `RenameButton`. Mirrors SwiftUI's `RenameAction`.
public struct RenameAction {
  let action: () -> Void

  /// Begins to rename.
  @preconcurrency @MainActor
  public func callAsFunction() { action() }
}

private struct RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// The action of a `RenameButton`; `nil` if there is none. Mirrors SwiftUI.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Sets the action of a `RenameButton` inside. Mirrors SwiftUI.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Makes a `RenameButton` inside move the focus to a field. Mirrors SwiftUI.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
