/// What a button is for. Mirrors SwiftUI's `ButtonRole`.
public struct ButtonRole: Hashable, Sendable {
  let name: String
  /// It destroys something: its colour warns.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves all as it is: what Escape presses in an alert.
  public static let cancel = ButtonRole(name: "cancel")
  /// It closes what it is in.
  public static let close = ButtonRole(name: "close")
  /// It does what was asked about.
  public static let confirm = ButtonRole(name: "confirm")
}
