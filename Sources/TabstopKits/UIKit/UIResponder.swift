public import Foundation
internal import Tabstop
public import TabstopFoundation

/// A receiver of UIKit's events. Its keyboard notifications are never posted: a desktop's keyboard covers no
/// form, and its on-screen keyboard makes space by itself. Mirrors UIKit's `UIResponder`.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, _KeyPathObserver {
  /// Called when a property has changed that it observes: see `addObserver(_:forKeyPath:options:context:)`. Does nothing.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
  /// Opens a window for a new tab. Never called: windows have no tabs here. Mirrors AppKit.
  open func newWindowForTab(_ sender: Any?) {}
  /// Creates a responder: a `UIApplicationDelegate` is often a subclass.
  public override init() { super.init() }

  /// Moves the focus to the responder, if it is a field. Returns whether that is possible.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  /// Takes the focus from the responder, if it is a field. Returns whether that is possible.
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
  /// Changes the program's menus. Never called: `commands` are shown.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// The view in the place of an on-screen keyboard. Never read: an on-screen keyboard is the
  /// desktop's.
  open var inputView: UIView? { nil }
  /// The view above an on-screen keyboard. That of a field is in the window's bar for editing; those of other responders
  /// are never read.
  open var inputAccessoryView: UIView? { nil }
  /// Reads the views of an on-screen keyboard again. No effect.
  open func reloadInputViews() {}
  /// Whether it controls the panel with previews of files. Mirrors Quick Look's, for AppKit.
  open func acceptsPreviewPanelControl(_ panel: QLPreviewPanel!) -> Bool { false }
  /// Called before the panel opens a file: sets its data source. Does nothing. Mirrors Quick Look's, for AppKit.
  open func beginPreviewPanelControl(_ panel: QLPreviewPanel!) {}
  /// Called when the panel has opened a file. Does nothing. Mirrors Quick Look's, for AppKit.
  open func endPreviewPanelControl(_ panel: QLPreviewPanel!) {}
  /// Called when a touch begins. Only nodes of SpriteKit are called: views
  /// use SwiftUI's gestures.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when a touch moves. Only nodes of SpriteKit are called: views
  /// use SwiftUI's gestures.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when a touch ends. Only nodes of SpriteKit are called: views
  /// use SwiftUI's gestures.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when a touch is cancelled. Never called.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when a key goes down. Never called: use `onKeyPress`.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when a key changes. Never called.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when a key comes up. Never called.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when a press is cancelled. Never called.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when the device was shaken. Never called: a desktop is not shaken.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Ends what is shown. Never called: Escape closes a dialog. Returns whether it did.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Fills the user's activity. Never called.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Called for the keys of a headset. Never called: see `MPRemoteCommandCenter`.
  open func remoteControlReceived(with event: UIEvent?) {}

  // What a view of AppKit's tells assistive technology, for subclasses. A view has properties of some of these names,
  // UIKit's, which would be the same declarations there.

  /// The text that is announced for the view. Mirrors AppKit.
  @_disfavoredOverload
  open func accessibilityLabel() -> String? { nil }
  /// The text that is announced for the view without a label. Mirrors AppKit.
  open func accessibilityTitle() -> String? { nil }
  /// The value. Mirrors AppKit.
  @_disfavoredOverload
  open func accessibilityValue() -> Any? { nil }
  /// The description. Mirrors AppKit.
  open func accessibilityHelp() -> String? { nil }
  /// The role, as far as there is a trait for it; see `setAccessibilityRole(_:)`. Mirrors AppKit.
  open func accessibilityRole() -> NSAccessibility.Role? { nil }
  /// The kind of the role. Never read. Mirrors AppKit.
  open func accessibilitySubrole() -> NSAccessibility.Subrole? { nil }
  /// The role's name for the user. Never read. Mirrors AppKit.
  open func accessibilityRoleDescription() -> String? { nil }
  /// The parts. Never read: they are the subviews. Mirrors AppKit.
  open func accessibilityChildren() -> [Any]? { nil }
  /// Whether assistive technology finds the view. Never read: it finds what has a label. Mirrors AppKit.
  @_disfavoredOverload
  open func isAccessibilityElement() -> Bool { false }
  /// Presses the view. Never called: assistive technology clicks. Mirrors AppKit.
  open func accessibilityPerformPress() -> Bool { false }
  /// Whether the object can perform an action: whether it has such a method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  /// The first of the responder and those after it that can perform an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: The commands of menus

  /// Copies what is selected in the field with the focus.
  open func copy(_ sender: Any?) { _ = Desktop.perform(.copy) }
  /// Cuts what is selected in the field with the focus.
  open func cut(_ sender: Any?) { _ = Desktop.perform(.cut) }
  /// Pastes into the field with the focus.
  open func paste(_ sender: Any?) { _ = Desktop.perform(.paste) }
  /// Deletes what is selected in the field with the focus.
  open func delete(_ sender: Any?) { _ = Desktop.perform(.delete) }
  /// Selects something. Does nothing.
  open func select(_ sender: Any?) {}
  /// Selects the whole text of the field with the focus.
  open func selectAll(_ sender: Any?) { _ = Desktop.perform(.selectAll) }
  /// Shows the desktop's print dialog. Does nothing: see `UIPrintInteractionController`.
  open func printView(_ sender: Any?) {}
  /// Shows the search of a text. Does nothing: see `searchable`.
  open func performTextFinderAction(_ sender: Any?) {}
  /// Shows the search of a text. Does nothing: see `searchable`.
  open func performFindPanelAction(_ sender: Any?) {}

  // MARK: The keys of views

  /// Called when a key goes down while a view with `acceptsFirstResponder` has the focus. A program passes keys
  /// that it does not handle to `super`.
  open func keyDown(with event: NSEvent) { event.isUnhandled = true }
  /// Called when a key comes up; see `keyDown(with:)`.
  open func keyUp(with event: NSEvent) { event.isUnhandled = true }
  /// Called when a modifier key goes down or up. Never called: use `onModifierKeysChanged`.
  open func flagsChanged(with event: NSEvent) {}
  /// Called when the first pointer button goes down over a view of a program's own class, or over a node of SpriteKit's.
  /// By default the view around it gets the event.
  open func mouseDown(with event: NSEvent) { event.isUnhandled = true }
  /// Called when the first button comes up; see `mouseDown(with:)`.
  open func mouseUp(with event: NSEvent) { event.isUnhandled = true }
  /// Called while the pointer is moved with the first button held; see `mouseDown(with:)`.
  open func mouseDragged(with event: NSEvent) { event.isUnhandled = true }
  /// Called while the pointer moves over a view with a tracking area for it.
  open func mouseMoved(with event: NSEvent) { event.isUnhandled = true }
  /// Called when the pointer enters a tracking area.
  open func mouseEntered(with event: NSEvent) { event.isUnhandled = true }
  /// Called when the pointer leaves a tracking area.
  open func mouseExited(with event: NSEvent) { event.isUnhandled = true }
  /// Called when the secondary button goes down; see `mouseDown(with:)`. By default the view's `menu(for:)` opens.
  open func rightMouseDown(with event: NSEvent) { event.isUnhandled = true }
  /// Called when the secondary button comes up; see `mouseDown(with:)`.
  open func rightMouseUp(with event: NSEvent) { event.isUnhandled = true }
  /// Called when another button goes down; see `mouseDown(with:)`.
  open func otherMouseDown(with event: NSEvent) { event.isUnhandled = true }
  /// Called when the wheel is turned; see `mouseDown(with:)`.
  open func scrollWheel(with event: NSEvent) { event.isUnhandled = true }
  /// Called while two fingers zoom. Never called.
  open func magnify(with event: NSEvent) {}
  /// Called when three fingers swipe. Never called.
  open func swipe(with event: NSEvent) {}
  /// Called when the pointer enters a tracking area for its picture.
  open func cursorUpdate(with event: NSEvent) {}
  /// Performs the command of a shortcut. Always `false`: a command is a `keyboardShortcut`.
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
  /// Called when two fingers turn. Never called.
  open func rotate(with event: NSEvent) {}
  /// Called when the pressure changes. Never called.
  open func pressureChange(with event: NSEvent) {}
  /// Called while the pointer is moved with the secondary button held; see `mouseDown(with:)`.
  open func rightMouseDragged(with event: NSEvent) { event.isUnhandled = true }
  /// Called when fingers touch a touch pad. Never called: GTK reports its gestures, not its fingers.
  open func touchesBegan(with event: NSEvent) {}
  /// Called when fingers move on a touch pad. Never called.
  open func touchesMoved(with event: NSEvent) {}
  /// Called when fingers leave a touch pad. Never called.
  open func touchesEnded(with event: NSEvent) {}
  /// Called when touches of a touch pad are cancelled. Never called.
  open func touchesCancelled(with event: NSEvent) {}
  /// Called when two fingers tap twice. Never called.
  open func smartMagnify(with event: NSEvent) {}
  /// Called when another button comes up; see `mouseDown(with:)`.
  open func otherMouseUp(with event: NSEvent) { event.isUnhandled = true }
  /// Called while the pointer is moved with another button held; see `mouseDown(with:)`.
  open func otherMouseDragged(with event: NSEvent) { event.isUnhandled = true }

  // MARK: The commands of keys

  /// Calls the method for each event of a key: `insertText(_:)`, `insertNewline(_:)`, `moveUp(_:)` and so
  /// on. Called by `keyDown(with:)` of a program.
  open func interpretKeyEvents(_ eventArray: [NSEvent]) {
    for event in eventArray where event.type == .keyDown { KeyCommand.perform(event, self) }
  }
  /// Performs a command by its name. Not called for keys: their methods are.
  open func doCommand(by selector: Selector) { tryToPerform(selector, with: nil) }
  /// Called for typed characters; see `interpretKeyEvents(_:)`.
  open func insertText(_ insertString: Any) {}
  /// Called for Return; see `interpretKeyEvents(_:)`.
  open func insertNewline(_ sender: Any?) {}
  /// Adds a line without ending the editing of a field. Not called for keys.
  open func insertNewlineIgnoringFieldEditor(_ sender: Any?) {}
  /// Adds a line. Not called for keys.
  open func insertLineBreak(_ sender: Any?) {}
  /// Completes a word. Not called for keys.
  open func complete(_ sender: Any?) {}
  /// Does nothing. Not called for keys.
  open func noop(_ sender: Any?) {}
  /// Moves to the beginning of the text. Not called for keys.
  open func moveToBeginningOfDocument(_ sender: Any?) {}
  /// Moves to the end of the text. Not called for keys.
  open func moveToEndOfDocument(_ sender: Any?) {}
  /// Moves to the beginning of the line. Not called for keys.
  open func moveToBeginningOfLine(_ sender: Any?) {}
  /// Moves to the end of the line. Not called for keys.
  open func moveToEndOfLine(_ sender: Any?) {}
  /// Deletes the word before the caret. Not called for keys.
  open func deleteWordBackward(_ sender: Any?) {}
  /// Called for Tab; see `interpretKeyEvents(_:)`.
  open func insertTab(_ sender: Any?) {}
  /// Called for Shift and Tab; see `interpretKeyEvents(_:)`.
  open func insertBacktab(_ sender: Any?) {}
  /// Called for Backspace; see `interpretKeyEvents(_:)`.
  open func deleteBackward(_ sender: Any?) {}
  /// Called for Delete; see `interpretKeyEvents(_:)`.
  open func deleteForward(_ sender: Any?) {}
  /// Called for the up arrow; see `interpretKeyEvents(_:)`.
  open func moveUp(_ sender: Any?) {}
  /// Called for the down arrow; see `interpretKeyEvents(_:)`.
  open func moveDown(_ sender: Any?) {}
  /// Called for the left arrow; see `interpretKeyEvents(_:)`.
  open func moveLeft(_ sender: Any?) {}
  /// Called for the right arrow; see `interpretKeyEvents(_:)`.
  open func moveRight(_ sender: Any?) {}
  /// Called for the up arrow with Shift; see `interpretKeyEvents(_:)`.
  open func moveUpAndModifySelection(_ sender: Any?) {}
  /// Called for the down arrow with Shift; see `interpretKeyEvents(_:)`.
  open func moveDownAndModifySelection(_ sender: Any?) {}
  /// Called for the left arrow with Shift; see `interpretKeyEvents(_:)`.
  open func moveLeftAndModifySelection(_ sender: Any?) {}
  /// Called for the right arrow with Shift; see `interpretKeyEvents(_:)`.
  open func moveRightAndModifySelection(_ sender: Any?) {}
  /// Called for Page Up; see `interpretKeyEvents(_:)`.
  open func scrollPageUp(_ sender: Any?) {}
  /// Called for Page Down; see `interpretKeyEvents(_:)`.
  open func scrollPageDown(_ sender: Any?) {}
  /// Called for Home; see `interpretKeyEvents(_:)`.
  open func scrollToBeginningOfDocument(_ sender: Any?) {}
  /// Called for End; see `interpretKeyEvents(_:)`.
  open func scrollToEndOfDocument(_ sender: Any?) {}
  /// Called for Escape by `interpretKeyEvents(_:)`. In a window and a panel never called: use `onExitCommand`.
  open func cancelOperation(_ sender: Any?) {}
  /// Makes the bar of keys of some Macs. Never called: see `NSTouchBar`.
  open func makeTouchBar() -> NSTouchBar? { nil }
  /// The bar of keys of some Macs: by default what `makeTouchBar()` makes. Never shown.
  open var touchBar: NSTouchBar? {
    get {
      ownTouchBar = ownTouchBar ?? makeTouchBar()
      return ownTouchBar
    }
    set { ownTouchBar = newValue }
  }
  private var ownTouchBar: NSTouchBar?
  /// Performs an action if the responder has such a method; returns whether it has.
  @discardableResult
  open func tryToPerform(_ action: Selector, with object: Any?) -> Bool {
    TargetAction.send(action, to: self, from: object)
  }

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
  /// The key of the frame before the change, in the notification's `userInfo`.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the frame after the change, in the notification's `userInfo`.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the animation's duration, in the notification's `userInfo`.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the animation's curve, in the notification's `userInfo`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"

  nonisolated private static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIKeyboard\(event)Notification")
  }
}

/// The commands of editing menus. Mirrors UIKit's: responders have them all.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Copies what is selected.
  func copy(_ sender: Any?)
  /// Cuts what is selected.
  func cut(_ sender: Any?)
  /// Pastes.
  func paste(_ sender: Any?)
  /// Deletes what is selected.
  func delete(_ sender: Any?)
  /// Selects something.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
}

/// AppKit's name of what has the commands of keys.
public typealias NSStandardKeyBindingResponding = _TextCommands
