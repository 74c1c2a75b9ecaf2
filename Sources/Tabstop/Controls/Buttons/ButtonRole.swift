/// The purpose of a button. Mirrors SwiftUI's `ButtonRole`.
public struct ButtonRole: Hashable, Sendable {
  let name: String
  /// Deletes something: shown in the warning colour.
  public static let destructive = ButtonRole(name: "destructive")
  /// Cancels: Escape presses it in an alert.
  public static let cancel = ButtonRole(name: "cancel")
  /// Closes its container.
  public static let close = ButtonRole(name: "close")
  /// Confirms the question.
  public static let confirm = ButtonRole(name: "confirm")
}
