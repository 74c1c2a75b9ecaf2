extension View {
  /// Adds views below the pages of a `TabView`. Mirrors SwiftUI.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  /// Adds views below the pages of a `TabView` while `isEnabled` is `true`. Mirrors SwiftUI.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = isEnabled ? content() : nil
    return safeAreaInset(edge: .bottom) {
      accessory.environment(\.tabViewBottomAccessoryPlacement, .expanded)
    }
  }
}

/// The place of the views below the pages of a `TabView`. Mirrors SwiftUI's
/// `TabViewBottomAccessoryPlacement`.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Between the tabs. Never the case here.
  case inline
  /// A row of their own: always the case here.
  case expanded
}

private struct TabViewBottomAccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// The place of the enclosing views below the pages of a `TabView`: `expanded`, or `nil`
  /// elsewhere. Mirrors SwiftUI.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabViewBottomAccessoryPlacementKey.self] }
    set { self[TabViewBottomAccessoryPlacementKey.self] = newValue }
  }
}
