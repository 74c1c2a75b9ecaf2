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
  /// The cell, whose values are those of the field. It draws nothing: see `NSCell`.
  open var cell: NSCell? {
    get { ownCell ?? useCell(usualCell) }
    set { useCell(newValue) }
  }
  private var ownCell: NSCell?
  /// A cell for a field for which the program sets none.
  var usualCell: NSCell { NSTextFieldCell() }
  @discardableResult
  private func useCell(_ cell: NSCell?) -> NSCell? {
    ownCell = NSCell.exchange(ownCell, for: cell, of: self)
    return ownCell
  }
  /// The kind of text, for assistive technology and an on-screen keyboard.
  public final var contentType: NSTextContentType? { didSet { changed(oldValue != contentType) } }
  override var expected: (keyboard: UIKeyboardType, content: UITextContentType?) {
    (.default, contentType)
  }
  /// The delegate, which is notified of what the user does. Not retained.
  public weak var delegate: (any NSTextFieldDelegate)?
  /// The object that gets the action. Not retained.
  open weak var target: AnyObject?
  /// The action of Return, by its name; that of a search field also follows what is typed.
  open var action: Selector?
  /// Writes and reads values of the field: what the user leaves in it is read, or set back.
  open var formatter: Formatter? { didSet { if let value { objectValue = value } } }
  /// The value that the formatter has read or written last.
  final var value: Any?
  /// The value that the formatter reads from the text, or the text.
  open var objectValue: Any? {
    get { formatter == nil ? .some(stringValue) : value(of: stringValue) }
    set {
      value = newValue
      stringValue = newValue.map { formatter?.string(for: $0) ?? "\($0)" } ?? ""
    }
  }
  private let selection = FieldSelection()
  override var knownSelection: FieldSelection? { selection }
  /// The editor, with the text and the selection of the field.
  private(set) final lazy var editor: NSTextView = FieldEditor(self, selection)

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

  /// Gives the field the focus and selects its text.
  open func selectText(_ sender: Any?) {
    becomeFirstResponder()
    editor.selectAll(sender)
  }
  /// The editor of the field, while it has the focus or is about to get it: a text view that is not shown, with the text
  /// and the selection of the field.
  open func currentEditor() -> NSText? { isEditing || isAboutToEdit ? editor : nil }

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
    if isEditing {
      let notification = notification("DidBeginEditing")
      delegate?.controlTextDidBeginEditing(notification)
      NotificationCenter.default.post(notification)
    } else {
      endEditing(NSTextMovement.other)
    }
  }
  /// Return ends editing, and sends the action; the field keeps the focus.
  override func didSubmit() {
    endEditing(.return)
    if action == nil { Desktop.pressDefaultButton() } else { sendAction() }
  }
  private func endEditing(_ movement: NSTextMovement) {
    readValue()
    var notification = notification("DidEndEditing")
    notification.userInfo = ["NSTextMovement": movement.rawValue]
    delegate?.controlTextDidEndEditing(notification)
    NotificationCenter.default.post(notification)
  }
  func sendAction() {
    if let action { NSApplication.shared.sendAction(action, to: target, from: self) }
  }
  /// Calls the delegate for a key with a command. Other keys, and those that it leaves, are GTK's.
  override func press(_ press: KeyPress) -> Bool {
    guard let delegate, let command = KeyCommand(NSEvent(press)) else { return false }
    return delegate.control(self, textView: editor, doCommandBy: Selector(command.name))
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
  override var usualCell: NSCell { NSSecureTextFieldCell() }
  /// Passes the coder to the superclass: there are no archives here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A field for a search, which sends its action at each change. Mirrors AppKit's `NSSearchField`.
open class NSSearchField: NSTextField {
  /// Whether the search starts without a delay. Stored, without effect: it does.
  public var sendsSearchStringImmediately = true
  /// Whether the search starts only when the user presses Return.
  public var sendsWholeSearchString = false

  override var usualCell: NSCell { NSSearchFieldCell() }
  override func didChange() {
    super.didChange()
    if !sendsWholeSearchString { sendAction() }
  }
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
  /// Called for a key with a command, as `insertNewline:` for Return and `moveDown:` for the down arrow; the text view is
  /// the field's editor. Returns whether the delegate has performed it: then the field does nothing.
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
  /// Returns false: the field performs the command.
  public func control(
    _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
  ) -> Bool { false }
}

/// A delegate that is notified of what the user does in a field for a search. Mirrors AppKit's.
@preconcurrency @MainActor
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}

/// The kind of focus ring. No effect. Mirrors AppKit's.
public enum NSFocusRingType: UInt, Sendable { case `default`, none, exterior }
