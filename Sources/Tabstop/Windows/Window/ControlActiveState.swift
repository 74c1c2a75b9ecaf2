/// Whether controls are in the active window. Mirrors SwiftUI's `ControlActiveState`.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  case key, active, inactive
}

extension EnvironmentValues {
  /// `.key` in the active window, else `.inactive`. Mirrors SwiftUI.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] ?? (scenePhase == .active ? .key : .inactive) }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// Whether the window is active. Mirrors SwiftUI.
  public var appearsActive: Bool {
    get { controlActiveState != .inactive }
    set { controlActiveState = newValue ? .key : .inactive }
  }
}

private struct ControlActiveStateKey: EnvironmentKey {
  static var defaultValue: ControlActiveState? { nil }
}
