/// How wide buttons are. Mirrors SwiftUI's `ButtonSizing`.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  /// As wide as the label. The default.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As wide as there is room.
  public static let flexible = ButtonSizing(name: "flexible")
  /// As wide as the label.
  public static let fitted = ButtonSizing(name: "fitted")
}

extension View {
  /// How wide the buttons inside are. Mirrors SwiftUI.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}

private struct ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
  /// How wide buttons are; `.automatic` unless `buttonSizing` around says otherwise. Mirrors
  /// SwiftUI.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}
