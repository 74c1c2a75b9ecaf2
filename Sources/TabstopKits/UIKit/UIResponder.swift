public import Foundation
public import TabstopFoundation

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

  /// Whether it has the focus.
  open var isFirstResponder: Bool { false }
  /// Whether it can have the focus.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it can have the focus on a Mac, and gets `keyDown(with:)` then: a view.
  open var acceptsFirstResponder: Bool { false }
  /// The undo manager of the active window. GTK undoes changes of a field's text.
  open var undoManager: UndoManager? { NSApplication.shared.keyWindow?.undoManager }
  /// The receiver of what this one does not handle.
  open var next: UIResponder? { nil }
  /// The keys of a controller, which work while it is shown; those of other responders are not read.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// The view in the place of an on-screen keyboard. Never read: an on-screen keyboard is the
  /// desktop's.
  open var inputView: UIView? { nil }
  /// The view above an on-screen keyboard. Never read: use a toolbar item of the placement
  /// `.keyboard`.
  open var inputAccessoryView: UIView? { nil }
  /// Reads the views of an on-screen keyboard again. No effect.
  open func reloadInputViews() {}
  /// Not called: use SwiftUI's gestures.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Not called: use SwiftUI's gestures.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Not called: use SwiftUI's gestures.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Not called: use SwiftUI's gestures.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Not called: a desktop is not shaken.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Whether the object can perform an action. Always `false`: there are no methods of Objective-C
  /// here.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// A key has gone down, while a view with `acceptsFirstResponder` has the focus. What a program does not handle it
  /// passes to `super`.
  open func keyDown(with event: NSEvent) { event.isUnhandled = true }
  /// A key has come up; see `keyDown(with:)`.
  open func keyUp(with event: NSEvent) { event.isUnhandled = true }
  /// Not called: use `onModifierKeysChanged`.
  open func flagsChanged(with event: NSEvent) {}
  /// Not called: use SwiftUI's gestures.
  open func mouseDown(with event: NSEvent) {}
  /// Not called.
  open func mouseUp(with event: NSEvent) {}
  /// Not called.
  open func mouseDragged(with event: NSEvent) {}
  /// Not called.
  open func mouseMoved(with event: NSEvent) {}
  /// Not called.
  open func mouseEntered(with event: NSEvent) {}
  /// Not called.
  open func mouseExited(with event: NSEvent) {}
  /// Not called.
  open func rightMouseDown(with event: NSEvent) {}
  /// Not called.
  open func rightMouseUp(with event: NSEvent) {}
  /// Not called.
  open func otherMouseDown(with event: NSEvent) {}
  /// Not called.
  open func scrollWheel(with event: NSEvent) {}
  /// Not called.
  open func magnify(with event: NSEvent) {}
  /// Not called.
  open func swipe(with event: NSEvent) {}
  /// Not called.
  open func cursorUpdate(with event: NSEvent) {}
  /// Performs the command of a shortcut. Always `false`: a command is a `keyboardShortcut`.
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
  /// Not called: use `onExitCommand`.
  open func cancelOperation(_ sender: Any?) {}
  /// Performs an action if that is possible. Always `false`: there are no methods of Objective-C
  /// here.
  @discardableResult
  open func tryToPerform(_ action: Selector, with object: Any?) -> Bool { action.perform() }

  /// Posted before an on-screen keyboard is shown. Never posted.
  nonisolated public static let keyboardWillShowNotification = name("WillShow")
  /// Posted when an on-screen keyboard is shown. Never posted.
  nonisolated public static let keyboardDidShowNotification = name("DidShow")
  /// Posted before an on-screen keyboard is hidden. Never posted.
  nonisolated public static let keyboardWillHideNotification = name("WillHide")
  /// Posted when an on-screen keyboard is hidden. Never posted.
  nonisolated public static let keyboardDidHideNotification = name("DidHide")
  /// Posted before an on-screen keyboard changes its frame. Never posted.
  nonisolated public static let keyboardWillChangeFrameNotification = name("WillChangeFrame")
  /// Posted when an on-screen keyboard has changed its frame. Never posted.
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
