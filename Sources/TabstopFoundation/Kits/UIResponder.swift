public import Foundation

/// Who takes part in UIKit's events, and the names of what it tells of its on-screen keyboard. None
/// is ever sent: a desktop's keyboard covers no form, and its on-screen keyboard makes room by
/// itself. Mirrors UIKit's `UIResponder`.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// One of the program's own: a `UIApplicationDelegate` is often made of one.
  public override init() { super.init() }

  /// Never sent.
  nonisolated public static let keyboardWillShowNotification = name("WillShow")
  /// Never sent.
  nonisolated public static let keyboardDidShowNotification = name("DidShow")
  /// Never sent.
  nonisolated public static let keyboardWillHideNotification = name("WillHide")
  /// Never sent.
  nonisolated public static let keyboardDidHideNotification = name("DidHide")
  /// Never sent.
  nonisolated public static let keyboardWillChangeFrameNotification = name("WillChangeFrame")
  /// Never sent.
  nonisolated public static let keyboardDidChangeFrameNotification = name("DidChangeFrame")
  /// A key of such notifications.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// A key of such notifications.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// A key of such notifications.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// A key of such notifications.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"

  nonisolated private static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIKeyboard\(event)Notification")
  }
}
