/// Closes the presentation, or leaves the page, that it was read in. Mirrors SwiftUI's
/// `DismissAction`.
@MainActor
public struct DismissAction {
  let action: @MainActor () -> Void

  public func callAsFunction() { action() }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { MainActor.assumeIsolated { DismissAction {} } }
}

extension EnvironmentValues {
  /// Closes the innermost presentation or page around. Nothing happens where there is none.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
