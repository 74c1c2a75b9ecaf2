public import Foundation
public import TabstopFoundation

/// AppKit's name of a control.
public typealias NSControl = UIControl

/// A field of one line, or a text. Mirrors the part of AppKit's `NSTextField` that SwiftUI sources use; its
/// delegate is notified of what the user does.
open class NSTextField: _TextInputField {
  /// The box around it. Mirrors AppKit's.
  public enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }

  /// The text.
  public var stringValue: String {
    get { text ?? "" }
    set { text = newValue }
  }
  /// The placeholder, shown while the field is empty.
  public var placeholderString: String? {
    get { placeholder }
    set { placeholder = newValue }
  }
  /// The alignment of the text.
  public var alignment: NSTextAlignment {
    get { textAlignment }
    set { textAlignment = newValue }
  }
  /// Whether the user can change the text; else it is a text, not a field.
  @_Drawn public var isEditable = true
  /// Whether the user can select the text. Stored, without effect.
  public var isSelectable = true
  /// Whether it has a box around it.
  @_Drawn public var isBordered = true
  /// Whether it has a box around it.
  @_Drawn public var isBezeled = true
  /// The style of the frame. Stored, without effect.
  public var bezelStyle = BezelStyle.squareBezel
  /// Whether the background is drawn. Stored, without effect: use `backgroundColor`.
  public var drawsBackground = true
  /// The way in which a too long line is broken. Stored, without effect.
  public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the text has one line. Stored, without effect: it has one line.
  public var usesSingleLineMode = true
  /// The largest number of lines. Stored, without effect: it has one line.
  public var maximumNumberOfLines = 1
  /// The width at which text is wrapped, in points. Stored, without effect.
  public var preferredMaxLayoutWidth: CGFloat = 0
  /// Whether the user can change attributes. Stored, without effect.
  public var allowsEditingTextAttributes = false
  /// Whether pictures can be inserted. Stored, without effect.
  public var importsGraphics = false
  /// Whether words are completed. Stored, without effect.
  public var isAutomaticTextCompletionEnabled = false
  /// The size of the field. Stored, without effect.
  public var controlSize = NSControl.ControlSize.regular
  /// The cell that draws the control. Stored, without effect: there are no cells here.
  public var cell: NSCell? = NSCell()
  /// The kind of text, for assistive technology and an on-screen keyboard.
  public final var contentType: NSTextContentType? { didSet { changed(oldValue != contentType) } }
  override var expected: (keyboard: UIKeyboardType, content: UITextContentType?) {
    (.default, contentType)
  }
  /// The delegate, which is notified of what the user does. Not retained.
  public weak var delegate: (any NSTextFieldDelegate)?

  /// Creates a text.
  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
    text = stringValue
    (isEditable, isBordered) = (false, false)
  }
  /// Creates a field with a text.
  public convenience init(string stringValue: String) {
    self.init(frame: .zero)
    text = stringValue
  }
  /// Creates a text of several lines.
  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(labelWithString: stringValue)
  }

  /// Selects the text. No effect.
  open func selectText(_ sender: Any?) {}
  /// The editor of the field. Always `nil`: there is no editor of its own.
  open func currentEditor() -> NSTextView? { nil }

  override var isBoxed: Bool { isBordered && isBezeled }
  override var canBeEdited: Bool { isEditable }
  private func notification(_ event: String) -> Notification {
    Notification(name: Notification.Name("NSControlText\(event)Notification"), object: self)
  }
  override func didChange() {
    let notification = notification("DidChange")
    delegate?.controlTextDidChange(notification)
    NotificationCenter.default.post(notification)
  }
  override func didChangeEditing() {
    let notification = notification(isEditing ? "DidBeginEditing" : "DidEndEditing")
    if isEditing {
      delegate?.controlTextDidBeginEditing(notification)
    } else {
      delegate?.controlTextDidEndEditing(notification)
    }
    NotificationCenter.default.post(notification)
  }
}

// In an extension of a protocol, because a field of UIKit has notifications of these names.
extension _ViewInWindow where Self: UIControl {
  /// Posted when the user has changed the text of an `NSTextField`. Mirrors AppKit's.
  nonisolated public static var textDidChangeNotification: Notification.Name {
    Notification.Name("NSControlTextDidChangeNotification")
  }
  /// Posted when an `NSTextField` has got the focus. Mirrors AppKit's.
  nonisolated public static var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("NSControlTextDidBeginEditingNotification")
  }
  /// Posted when an `NSTextField` has lost the focus. Mirrors AppKit's.
  nonisolated public static var textDidEndEditingNotification: Notification.Name {
    Notification.Name("NSControlTextDidEndEditingNotification")
  }
}

/// A field for a password. Mirrors AppKit's.
open class NSSecureTextField: NSTextField {
  /// Creates a field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isSecureTextEntry = true
  }
  /// Passes the coder to the superclass: there are no archives here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A field for a search. Mirrors AppKit's `NSSearchField`.
open class NSSearchField: NSTextField {
  /// Whether the search starts without a delay. Stored, without effect.
  public var sendsSearchStringImmediately = true
  /// Whether the search starts only when the user presses Return. Stored, without effect.
  public var sendsWholeSearchString = false
}

/// A delegate that is notified of what the user does in a field. Mirrors AppKit's
/// `NSTextFieldDelegate`.
@preconcurrency @MainActor
public protocol NSTextFieldDelegate: NSObjectProtocol {
  /// Called when the user has changed the text; the object is the field.
  func controlTextDidChange(_ obj: Notification)
  /// Called when the field has got the focus.
  func controlTextDidBeginEditing(_ obj: Notification)
  /// Called when the field has lost the focus.
  func controlTextDidEndEditing(_ obj: Notification)
  /// Called for a command of the keyboard. Never called: there are no commands of Objective-C here.
  func control(
    _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
  ) -> Bool
}

extension NSTextFieldDelegate {
  /// Does nothing.
  public func controlTextDidChange(_ obj: Notification) {}
  /// Does nothing.
  public func controlTextDidBeginEditing(_ obj: Notification) {}
  /// Does nothing.
  public func controlTextDidEndEditing(_ obj: Notification) {}
  /// Whether the delegate has handled a command. Always `false`.
  public func control(
    _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
  ) -> Bool { false }
}

/// A delegate that is notified of what the user does in a field for a search. Mirrors AppKit's.
@preconcurrency @MainActor
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}

/// The kind of focus ring. No effect. Mirrors AppKit's.
public enum NSFocusRingType: UInt, Sendable { case `default`, none, exterior }

/// A cell, which draws a control on a Mac. No effect. Mirrors AppKit's.
@preconcurrency @MainActor
open class NSCell: NSObject {
  /// Whether the control looks as if it were pressed. Stored, without effect.
  public var isHighlighted = false
  /// Whether text is wrapped. Stored, without effect.
  public var wraps = true
  /// Whether long text is scrolled. Stored, without effect.
  public var isScrollable = false
  /// Whether the text has one line. Stored, without effect.
  public var usesSingleLineMode = false
  /// The way in which a too long line is broken. Stored, without effect.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The type of the focus ring. Stored, without effect.
  public var focusRingType = NSFocusRingType.default
  /// Whether the action is called at the end of editing, too. Stored, without effect: `controlTextDidEndEditing` is.
  public var sendsActionOnEndEditing = false
}
