public import Foundation

/// A receiver of UIKit's events, and the names of its keyboard notifications. None is ever posted:
/// a desktop's keyboard covers no form, and its on-screen keyboard makes space by itself. Mirrors
/// UIKit's `UIResponder`.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder: a `UIApplicationDelegate` is often a subclass.
  public override init() { super.init() }

  /// Asks for the focus: fields do. Returns whether it is possible.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  /// Gives the focus up: fields do. Returns whether it is possible.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Never posted.
  nonisolated public static let keyboardWillShowNotification = name("WillShow")
  /// Never posted.
  nonisolated public static let keyboardDidShowNotification = name("DidShow")
  /// Never posted.
  nonisolated public static let keyboardWillHideNotification = name("WillHide")
  /// Never posted.
  nonisolated public static let keyboardDidHideNotification = name("DidHide")
  /// Never posted.
  nonisolated public static let keyboardWillChangeFrameNotification = name("WillChangeFrame")
  /// Never posted.
  nonisolated public static let keyboardDidChangeFrameNotification = name("DidChangeFrame")
  /// A key of the notification's `userInfo`.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// A key of the notification's `userInfo`.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// A key of the notification's `userInfo`.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// A key of the notification's `userInfo`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"

  nonisolated private static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIKeyboard\(event)Notification")
  }
}
