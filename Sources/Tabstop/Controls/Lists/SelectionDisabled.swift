extension View {
  /// Disables the selection of rows of a list, or of options of a picker. Mirrors SwiftUI.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    environment(\.isSelectionDisabled, isDisabled)
  }
}

private struct SelectionDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  fileprivate var isSelectionDisabled: Bool {
    get { self[SelectionDisabledKey.self] }
    set { self[SelectionDisabledKey.self] = newValue }
  }
}

extension _Node {
  /// Whether the row or the option of these views cannot be selected. The modifier may be inside of
  /// a tag, too.
  var isSelectionDisabled: Bool {
    if environment.isSelectionDisabled { return true }
    var first: _Node?
    forEachChild { if first == nil { first = $0 } }
    return first?.isSelectionDisabled ?? false
  }
}
