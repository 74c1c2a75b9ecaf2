internal import CGtk
internal import GtkBridge

/// What views may ask about their window, live: whoever reads it is evaluated again when it changes.
@MainActor
final class WindowState {
  let scenePhase = StateStorage(ScenePhase.active)
  let sizeClass = StateStorage(UserInterfaceSizeClass.regular)
  private var connections: [SignalConnection] = []

  /// Follows the window's activation.
  func follow(_ window: WindowContext) {
    scenePhase.set(window.isActive ? .active : .inactive)
  }

  /// In points: what is narrower is compact.
  static let compactWidth: Double = 600

  func setWidth(_ width: Double) {
    sizeClass.set(width > 0 && width < Self.compactWidth ? .compact : .regular)
  }
}

/// Whether a scene is in use. Mirrors SwiftUI's `ScenePhase`: `.active` is the window with the keys,
/// `.inactive` another one that is open.
public enum ScenePhase: Hashable, Comparable, Sendable {
  case background, inactive, active
}

/// How much room there is. Mirrors SwiftUI's `UserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}
