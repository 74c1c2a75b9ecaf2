public import Foundation
public import Tabstop
internal import TabstopFoundation

/// A field of one line. Mirrors the part of UIKit's `UITextField` that SwiftUI sources use; its delegate
/// is notified of what the user does.
open class UITextField: UIControl {
  /// When a button in the field is shown. Mirrors UIKit's.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  /// The box around it. Mirrors UIKit's.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// The text.
  public var text: String? = "" { didSet { changed(oldValue != text) } }
  /// What is shown while it is empty.
  public var placeholder: String? { didSet { changed(oldValue != placeholder) } }
  /// The font.
  public var font: UIFont? { didSet { changed(true) } }
  /// The colour of the text.
  public var textColor: UIColor? { didSet { changed(oldValue != textColor) } }
  /// Where the text is.
  public var textAlignment = NSTextAlignment.natural { didSet { changed(true) } }
  /// Whether the text is hidden.
  public var isSecureTextEntry = false { didSet { changed(oldValue != isSecureTextEntry) } }
  /// What the text is.
  public var keyboardType = UIKeyboardType.default { didSet { changed(true) } }
  /// What the text is.
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
  /// Is notified of what the user does. Not retained.
  public weak var delegate: (any UITextFieldDelegate)?

  /// Posted when the user has changed the text.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  /// Whether it has the focus.
  public private(set) var isEditing = false
  /// Whether it asks for the focus; `nil` for no wish.
  fileprivate var focusWish: Bool? { didSet { changed(true) } }

  /// Whether it has the focus.
  open override var isFirstResponder: Bool { isEditing }
  /// A field can have the focus.
  open override var canBecomeFirstResponder: Bool { true }
  /// Gives it the focus.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    focusWish = true
    return true
  }
  /// Takes the focus from it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    focusWish = false
    return true
  }

  override var content: AnyView? { AnyView(ShownTextField(field: self)) }

  /// The user's text; the delegate may refuse it.
  fileprivate func type(_ new: String) {
    let old = text ?? ""
    guard new != old else { return }
    let edit = TextEdit(from: old, to: new)
    if delegate?.textField(
      self, shouldChangeCharactersIn: edit.range, replacementString: edit.replacement) == false
    {
      return changed(true)
    }
    text = new
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  fileprivate func editingChanged(_ isEditing: Bool) {
    self.isEditing = isEditing
    focusWish = nil
    sendActions(for: isEditing ? .editingDidBegin : .editingDidEnd)
    if isEditing {
      delegate?.textFieldDidBeginEditing(self)
    } else {
      delegate?.textFieldDidEndEditing(self)
    }
  }
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

private struct ShownTextField: View {
  let field: UITextField
  @FocusState private var isFocused: Bool

  var body: some View {
    let _ = field.revision.number
    input
      .font(field.font.map { Font($0) })
      .foregroundColor(field.textColor?.color)
      .keyboardType(field.keyboardType)
      .textContentType(field.textContentType)
      .focused($isFocused)
      .onSubmit { _ = field.delegate?.textFieldShouldReturn(field) }
      .onChange(of: isFocused) { _, isFocused in field.editingChanged(isFocused) }
      .onChange(of: field.focusWish, initial: true) { _, wish in
        if let wish { isFocused = wish }
      }
  }

  @ViewBuilder private var input: some View {
    let text = Binding(get: { field.text ?? "" }, set: { field.type($0) })
    if field.isSecureTextEntry {
      SecureField(field.placeholder ?? "", text: text)
    } else if field.borderStyle == .none {
      TextField(field.placeholder ?? "", text: text).textFieldStyle(.plain)
    } else {
      TextField(field.placeholder ?? "", text: text).textFieldStyle(.roundedBorder)
    }
  }
}
