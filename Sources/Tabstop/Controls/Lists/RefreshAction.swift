/// Runs the action of the innermost `refreshable`. Mirrors SwiftUI's `RefreshAction`.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

  /// Refreshes, and returns when that is done: `await refresh()`.
  public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// Runs the action of the innermost `refreshable`; `nil` if there is none. Mirrors SwiftUI.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
