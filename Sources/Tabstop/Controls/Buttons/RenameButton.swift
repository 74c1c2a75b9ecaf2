/// A button that begins to rename something, as `renameAction` around says. Mirrors SwiftUI's
/// `RenameButton`.
public struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename
  private let label: Label

  public var body: some View {
    Button(action: { rename?.action() }) { label }
      .disabled(rename == nil)
  }
}

extension RenameButton where Label == Text {
  /// A button called "Rename". It is disabled where no `renameAction` is around.
  public init() { label = Text("Rename") }
}

/// Does what a `RenameButton` is to do.
struct RenameAction {
  let action: () -> Void
}

private struct RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// What a `RenameButton` does; `nil` if there is nothing to rename. Mirrors SwiftUI.
  var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// What a `RenameButton` inside does. Mirrors SwiftUI.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Has a `RenameButton` inside give the focus to a field. Mirrors SwiftUI.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
