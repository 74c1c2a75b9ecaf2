public import Foundation
public import Tabstop

/// A field of one line. Mirrors the part of UIKit's `UITextField` that SwiftUI sources use; its delegate
/// is notified of what the user does.
open class UITextField: _TextInputField {
  /// The mode in which a button in the field is shown. Mirrors UIKit's.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  /// The box around it. Mirrors UIKit's.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// The type of the keyboard.
  public var keyboardType = UIKeyboardType.default { didSet { changed(true) } }
  /// The meaning of the text, for autofill.
  public var textContentType: UITextContentType? { didSet { changed(true) } }
  /// Stored, without effect.
  public var returnKeyType = UIReturnKeyType.default
  /// Stored, without effect.
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Stored, without effect.
  public var autocorrectionType = UITextAutocorrectionType.default
  /// Stored, without effect.
  public var clearButtonMode = ViewMode.never
  /// The box around it.
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
  /// Stored, without effect: put views beside the field.
  public var leftView: UIView?
  /// Stored, without effect.
  public var leftViewMode = ViewMode.never
  /// Stored, without effect: put views beside the field.
  public var rightView: UIView?
  /// Stored, without effect.
  public var rightViewMode = ViewMode.never
  /// Stored, without effect.
  public var enablesReturnKeyAutomatically = false
  /// Stored, without effect.
  public var adjustsFontSizeToFitWidth = false
  /// Stored, without effect.
  public var minimumFontSize: CGFloat = 0
  /// Stored, without effect.
  public var spellCheckingType = UITextSpellCheckingType.default
  /// Is notified of what the user does. Not retained.
  public weak var delegate: (any UITextFieldDelegate)?

  /// Posted when the user has changed the text.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

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
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }
  override func didChangeEditing() {
    if isEditing {
      delegate?.textFieldDidBeginEditing(self)
    } else {
      delegate?.textFieldDidEndEditing(self)
    }
  }
  override func didSubmit() { _ = delegate?.textFieldShouldReturn(self) }
}

/// Is notified of what the user does in a field. Mirrors UIKit's `UITextFieldDelegate`.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Called when the field has got the focus.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Called when the field has lost the focus.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether a part of the text is replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called when the text has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Called for the Return key; the result has no effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
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
