/// The purpose of a button. Mirrors SwiftUI's `ButtonRole`.
public struct ButtonRole: Hashable, Sendable {
  let name: String
  /// The role of a button that deletes something. It is shown in the warning colour.
  public static let destructive = ButtonRole(name: "destructive")
  /// The role of a button that cancels. In an alert, Escape presses it.
  public static let cancel = ButtonRole(name: "cancel")
  /// The role of a button that closes its container.
  public static let close = ButtonRole(name: "close")
  /// The role of a button that confirms a question.
  public static let confirm = ButtonRole(name: "confirm")
}
