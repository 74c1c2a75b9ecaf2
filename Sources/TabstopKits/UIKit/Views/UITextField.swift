public import Foundation
public import Tabstop

/// A field of one line. Mirrors the part of UIKit's `UITextField` that SwiftUI sources use; its delegate
/// is notified of what the user does.
open class UITextField: _TextInputField, UITextInput, SelectableInput {
  /// The condition under which a button in the field is shown. Mirrors UIKit's.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  /// The reasons why editing has ended. Mirrors UIKit's.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
  /// The style of the box around a field. Mirrors UIKit's.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// The type of the keyboard.
  public var keyboardType = UIKeyboardType.default { didSet { changed(true) } }
  /// The meaning of the text, for autofill.
  public var textContentType: UITextContentType? { didSet { changed(true) } }
  /// The label of the Return key on an on-screen keyboard. Stored, without effect.
  public var returnKeyType = UIReturnKeyType.default
  /// The capitalization of what is typed. Stored, without effect.
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether what is typed is corrected. Stored, without effect.
  public var autocorrectionType = UITextAutocorrectionType.default
  /// The condition under which a button that clears the text is shown. Stored, without effect.
  public var clearButtonMode = ViewMode.never
  /// The style of the box around the field.
  public var borderStyle = BorderStyle.none { didSet { changed(oldValue != borderStyle) } }
  /// The placeholder, shown while the field is empty; its attributes have no effect.
  public var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  /// The text; attributes have no effect.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// A view on the left in the field. Stored, without effect: put views beside the field.
  public var leftView: UIView?
  /// The condition under which `leftView` is shown. Stored, without effect.
  public var leftViewMode = ViewMode.never
  /// A view on the right in the field. Stored, without effect: put views beside the field.
  public var rightView: UIView?
  /// The condition under which `rightView` is shown. Stored, without effect.
  public var rightViewMode = ViewMode.never
  /// Whether Return has no effect while the field is empty. Stored, without effect.
  public var enablesReturnKeyAutomatically = false
  /// Whether a long text is shown smaller. Stored, without effect.
  public var adjustsFontSizeToFitWidth = false
  /// The smallest size for `adjustsFontSizeToFitWidth`. Stored, without effect.
  public var minimumFontSize: CGFloat = 0
  /// Whether the spelling is checked. Stored, without effect.
  public var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotation marks are replaced. Stored, without effect.
  public var smartQuotesType = UITextSmartQuotesType.default
  /// Whether dashes are replaced. Stored, without effect.
  public var smartDashesType = UITextSmartDashesType.default
  /// The tools for writing that are offered. Stored, without effect: the desktop has none.
  public var writingToolsBehavior = UIWritingToolsBehavior.default
  /// The kinds of texts that such tools may return. Stored, without effect.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
  /// Whether spaces are added. Stored, without effect.
  public var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The appearance of an on-screen keyboard. Stored, without effect: it is the desktop's.
  public var keyboardAppearance = UIKeyboardAppearance.default
  /// The rules for a new password. Stored, without effect: nothing generates passwords here.
  public var passwordRules: UITextInputPasswordRules?
  /// Whether typing replaces the text. Stored, without effect.
  public var clearsOnInsertion = false
  /// The attributes of what is typed. Stored, without effect: the text has one font and colour.
  public var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether the size follows the text size of the desktop. Stored, without effect: it always does.
  public var adjustsFontForContentSizeCategory = false
  /// The attributes of the text. Stored, without effect: use `font` and `textColor`.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether the text is removed when the field gets the focus.
  public var clearsOnBeginEditing = false
  /// A picture behind the text. Stored, without effect.
  public var background: UIImage?
  /// The delegate, which is notified of what the user does. Not retained.
  public weak var delegate: (any UITextFieldDelegate)?

  /// Posted when the user has changed the text.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Posted when the field has got the focus. Not for SwiftUI's fields: use `focused(_:)`.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when the field has lost the focus. Not for SwiftUI's fields: use `focused(_:)`.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  override var expected: (keyboard: UIKeyboardType, content: UITextContentType?) {
    (keyboardType, textContentType)
  }
  override var isBoxed: Bool { borderStyle != .none }

  override func accepts(_ edit: TextEdit) -> Bool {
    delegate?.textField(
      self, shouldChangeCharactersIn: edit.range, replacementString: edit.replacement) != false
  }
  override func didChange() {
    delegate?.textFieldDidChangeSelection(self)
    post(Self.textDidChangeNotification)
  }
  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
  override func didChangeEditing() {
    if isEditing {
      if clearsOnBeginEditing { text = "" }
      delegate?.textFieldDidBeginEditing(self)
      post(Self.textDidBeginEditingNotification)
    } else {
      delegate?.textFieldDidEndEditing(self, reason: .committed)
      post(Self.textDidEndEditingNotification)
    }
  }
  override func didSubmit() { _ = delegate?.textFieldShouldReturn(self) }
  override func didChangeSelection() { delegate?.textFieldDidChangeSelection(self) }

  // MARK: UITextInput

  let caret = FieldSelection()
  override var knownSelection: FieldSelection? { caret }
  /// The program's method for Backspace. Only a class of the program's can override the method.
  override var deletes: (() -> Bool)? {
    guard type(of: self) != UITextField.self else { return nil }
    return { [weak self] in
      guard let self else { return false }
      return caret.pressKey { self.deleteBackward() }
    }
  }
  var typedText: String { text ?? "" }
  func selectionChanged() { changed(true) }
  func replaceTyped(_ text: String, caret place: Int) {
    self.text = text
    selection = NSRange(location: place, length: 0)
    sendActions(for: .editingChanged)
    didChange()
  }

  /// Whether the field contains a text.
  open var hasText: Bool { !typedText.isEmpty }
  /// Replaces the selection by a text.
  open func insertText(_ text: String) { replaceText(in: selection, with: text) }
  /// Removes the selection, or the character before the caret. A subclass that overrides it is called for the
  /// key Backspace, also in an empty field; the text is then changed after its call of `super`.
  open func deleteBackward() { deleteBackwardInText() }
  /// The selected range; an empty one is the caret. Setting it moves the caret on screen, except where the
  /// text is hidden.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set { if let newValue { selection = newValue.range } }
  }
  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { UITextPosition() }
  /// The position after the last character.
  open var endOfDocument: UITextPosition { UITextPosition(typedText.utf16.count) }
  /// The text in a range; `nil` outside of the text.
  open func text(in range: UITextRange) -> String? { substring(range.range) }
  /// Replaces the text in a range.
  open func replace(_ range: UITextRange, withText text: String) {
    replaceText(in: range.range, with: text)
  }
  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) {
    selection = NSRange(location: 0, length: typedText.utf16.count)
  }
  /// The bounds of the caret at a position. Always empty, because GTK does not report them. Never called.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// The bounds of the first line of a range. Always empty, because GTK does not report them. Never called.
  open func firstRect(for range: UITextRange) -> CGRect { .zero }

  /// The place of the text in the field: all of it. Never called: GTK lays the field out.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The place of the text while it is edited: all of the field. Never called: GTK lays the field out.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The place of the placeholder: all of the field. Never called: GTK lays the field out.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The place of the view on the left: none. Never called: it is not shown.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// The place of the view on the right: none. Never called: it is not shown.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// The place of the button that clears the text: none. Never called: it is not shown.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
}

/// A delegate that is notified of what the user does in a field. Mirrors UIKit's
/// `UITextFieldDelegate`.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Called when the field has got the focus.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Called when the field has lost the focus.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called when the field has lost the focus, instead of the method without a reason; the reason is always
  /// `.committed`.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether a part of the text is replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called when the text has changed, or the caret was moved.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Called for the Return key; the result has no effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// Allows it.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
