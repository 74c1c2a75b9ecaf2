public import Foundation
public import Tabstop

/// A field of several lines. Mirrors the part of UIKit's `UITextView` that SwiftUI sources use; its
/// delegate is notified of what the user does. By `appearance()`, a background colour removes the box of each
/// `TextEditor`, as `scrollContentBackground(.hidden)` does in newer sources.
open class UITextView: _TextArea, UITextInput, SelectableInput {
  /// The colour behind the text. Of `appearance()`: any colour removes the box of each `TextEditor`.
  public override var backgroundColor: UIColor? {
    didSet {
      if self === Self.appearance() { setEditorsHaveBackground(backgroundColor == nil) }
    }
  }
  /// Creates a field. The container has no effect: GTK lays the lines out.
  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
  /// Creates a field.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Creates a field.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The insets of the text. Stored, without effect.
  public var textContainerInset = UIEdgeInsets.zero

  /// The type of an on-screen keyboard. Stored, without effect.
  public var keyboardType = UIKeyboardType.default
  /// The capitalization of what is typed. Stored, without effect.
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether what is typed is corrected. Stored, without effect.
  public var autocorrectionType = UITextAutocorrectionType.default
  /// The alignment of the text. Stored, without effect.
  public var textAlignment = NSTextAlignment.natural
  /// The meaning of the text. Stored, without effect.
  public var textContentType: UITextContentType?
  /// The label of the Return key. Stored, without effect: the key begins a line.
  public var returnKeyType = UIReturnKeyType.default
  /// Whether the Return key needs a text. Stored, without effect: the key begins a line.
  public var enablesReturnKeyAutomatically = false
  /// Whether the text is hidden. Stored, without effect: a text of several lines is shown, as in UIKit.
  public var isSecureTextEntry = false
  /// Whether the text is checked while it is written. Stored, without effect.
  public var spellCheckingType = UITextSpellCheckingType.default
  /// The attributes of links. Stored, without effect: addresses in the text are not links.
  public var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
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
  /// The appearance of the on-screen keyboard. Stored, without effect: it is the desktop's.
  public var keyboardAppearance = UIKeyboardAppearance.default
  /// The rules for a new password. Stored, without effect: nothing generates passwords here.
  public var passwordRules: UITextInputPasswordRules?
  /// Whether typing replaces the text. Stored, without effect.
  public var clearsOnInsertion = false
  /// The attributes of what is typed. Stored, without effect: the text has one font and colour.
  public var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether the size follows the text size of the desktop. Stored, without effect: it always does.
  public var adjustsFontForContentSizeCategory = false
  /// The text with its attributes: fonts, colours, lines and distances are shown.
  public var attributedText: NSAttributedString! {
    get {
      let storage = storageInUse ?? NSTextStorage(string: text ?? "")
      return storage.attributedSubstring(from: NSRange(location: 0, length: storage.length))
    }
    set { storage.setAttributedString(newValue ?? NSAttributedString()) }
  }
  /// The selected range in UTF-16 units; without a length, the caret.
  public var selectedRange: NSRange {
    get { selection }
    set { selection = newValue }
  }
  /// Scrolls to the beginning of a part of the text.
  open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }
  /// The delegate, which is notified of what the user does. Not retained.
  public weak var delegate: (any UITextViewDelegate)?

  /// Whether a search of the system is offered. Stored, without effect.
  public var isFindInteractionEnabled = false
  /// Whether the font is scaled as on a Mac. Stored, without effect.
  public var usesStandardTextScaling = false
  /// The part of the text that an input method composes. Always `nil`: GTK keeps it until it is entered.
  public var markedTextRange: UITextRange? { nil }
  /// Enters the text that an input method composes. No effect: GTK enters it.
  public func unmarkText() {}
  /// The text, which can be changed in place, with its attributes.
  public var textStorage: NSTextStorage { storage }
  /// The layout manager. It has no effect: GTK lays out the text.
  public var layoutManager: NSLayoutManager { manager }
  /// The types of data that become links. Stored, without effect: addresses and numbers in the text
  /// are not links.
  public var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether the user can change the attributes of the text. Stored, without effect.
  public var allowsEditingTextAttributes = false

  override func accepts(_ edit: TextEdit) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: edit.range, replacementText: edit.replacement)
      != false
  }
  /// Posted when the user has changed the text. Not for SwiftUI's editors: use `onChange(of:)`.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted when the view has got the focus. Not for SwiftUI's editors: use `focused(_:)`.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when the view has lost the focus. Not for SwiftUI's editors: use `focused(_:)`.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  override func didChange() {
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }
  override func didChangeSelection() { delegate?.textViewDidChangeSelection(self) }
  override func didChangeEditing(_ isEditing: Bool) {
    if isEditing {
      delegate?.textViewDidBeginEditing(self)
      post(Self.textDidBeginEditingNotification)
    } else {
      delegate?.textViewDidEndEditing(self)
      post(Self.textDidEndEditingNotification)
    }
  }

  // MARK: UITextInput

  var caret: FieldSelection { knownSelection }
  /// A closure that calls `deleteBackward()`; `nil` for `UITextView` itself, since only a program's
  /// subclass can override that method.
  override var deletes: (() -> Bool)? {
    guard type(of: self) != UITextView.self else { return nil }
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
    didChange()
  }

  /// Whether there is a text.
  open var hasText: Bool { !typedText.isEmpty }
  /// Replaces the selection by a text.
  open func insertText(_ text: String) { replaceText(in: selection, with: text) }
  /// Removes the selection, or the character before the caret. A subclass that overrides it is called for the
  /// key Backspace, also in an empty field; the text is then changed after its call of `super`.
  open func deleteBackward() { deleteBackwardInText() }
  /// The selected range; an empty one is the caret. Setting it moves the caret on screen.
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
  /// The rectangle of the caret. Always empty: GTK does not report the position of the caret. Never
  /// called.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// The rectangle of the first line of a range. Always empty: GTK does not report the positions of
  /// letters. Never called.
  open func firstRect(for range: UITextRange) -> CGRect { .zero }
}

/// The types of data to detect in a text. No effect. Mirrors UIKit's.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates types from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Web addresses.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses of places.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates are detected.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// All of them.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// The delegate of a text view, which is notified of what the user does. Mirrors UIKit's
/// `UITextViewDelegate`.
@preconcurrency @MainActor
public protocol UITextViewDelegate: NSObjectProtocol {
  /// Called when the view has got the focus.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called when the view has lost the focus.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a part of the text is replaced.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the user has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the user has moved the caret.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether an address in the text is opened. Never called: addresses are not links.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Whether a part of the text may be replaced. Always true.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Whether the user may open a link. Always true.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}

/// The action of the user on an address in a text. Never reported: addresses are not links. Mirrors
/// UIKit's.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}
