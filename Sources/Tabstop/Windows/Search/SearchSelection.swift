extension View {
  /// Binds the selection in the search field of a `searchable` inside to `selection`. Mirrors SwiftUI.
  public func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    environment(\.searchSelection, selection)
  }
}

private struct SearchSelectionKey: EnvironmentKey {
  static var defaultValue: Binding<TextSelection?>? { nil }
}

extension EnvironmentValues {
  /// The selection in the search field inside.
  var searchSelection: Binding<TextSelection?>? {
    get { self[SearchSelectionKey.self] }
    set { self[SearchSelectionKey.self] = newValue }
  }
}
