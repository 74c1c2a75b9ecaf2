/// A choice whether a held button repeats its action. Mirrors SwiftUI's `ButtonRepeatBehavior`.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// The default. All three values have the same effect: see `buttonRepeatBehavior(_:)`.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// A held button repeats its action. No effect here.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// A held button does not repeat its action. No effect here.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension View {
  /// Sets whether held buttons repeat their actions. No effect: a GTK button acts once for each press,
  /// and a key that is held down repeats by itself.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
