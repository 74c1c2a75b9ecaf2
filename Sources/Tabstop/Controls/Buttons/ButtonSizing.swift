/// The width of buttons. Mirrors SwiftUI's `ButtonSizing`.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  /// The button is as wide as the label. The default.
  public static let automatic = ButtonSizing(name: "automatic")
  /// The button is as wide as the available space.
  public static let flexible = ButtonSizing(name: "flexible")
  /// The button is as wide as the label.
  public static let fitted = ButtonSizing(name: "fitted")
}

extension View {
  /// Sets the width of the buttons inside. Mirrors SwiftUI.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}

private struct ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
  /// The width of buttons; `.automatic` unless an enclosing `buttonSizing` sets another value.
  /// Mirrors SwiftUI.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}
