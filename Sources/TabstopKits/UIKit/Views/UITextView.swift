public import Foundation
public import Tabstop
internal import TabstopFoundation

/// A field of several lines. Mirrors the part of UIKit's `UITextView` that SwiftUI sources use; its
/// delegate is notified of what the user does. By `appearance()`, a background colour removes the box of each
/// `TextEditor`, as `scrollContentBackground(.hidden)` does in newer sources.
open class UITextView: _ScrollingView {
  public override var backgroundColor: UIColor? {
    didSet {
      if self === Self.appearance() { setEditorsHaveBackground(backgroundColor == nil) }
    }
  }
  /// Stored, without effect.
  public var textContainerInset = UIEdgeInsets.zero

  /// The text.
  public var text: String! = "" { didSet { changed(oldValue != text) } }
  /// The font.
  public var font: UIFont? { didSet { changed(true) } }
  /// The colour of the text.
  public var textColor: UIColor? { didSet { changed(oldValue != textColor) } }
  /// Whether the user can change the text.
  public var isEditable = true { didSet { changed(oldValue != isEditable) } }
  /// Whether the user can select the text.
  public var isSelectable = true { didSet { changed(oldValue != isSelectable) } }
  /// Stored, without effect.
  public var keyboardType = UIKeyboardType.default
  /// Stored, without effect.
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Stored, without effect.
  public var autocorrectionType = UITextAutocorrectionType.default
  /// Where the text is. Stored, without effect.
  public var textAlignment = NSTextAlignment.natural
  /// Is notified of what the user does. Not retained.
  public weak var delegate: (any UITextViewDelegate)?

  fileprivate var focusWish: Bool? { didSet { changed(true) } }

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

  override var content: AnyView? { AnyView(ShownTextView(field: self)) }

  fileprivate func type(_ new: String) {
    let old = text ?? ""
    guard new != old else { return }
    let edit = TextEdit(from: old, to: new)
    if delegate?.textView(self, shouldChangeTextIn: edit.range, replacementText: edit.replacement)
      == false
    {
      return changed(true)
    }
    text = new
    delegate?.textViewDidChange(self)
  }

  fileprivate func editingChanged(_ isEditing: Bool) {
    focusWish = nil
    if isEditing {
      delegate?.textViewDidBeginEditing(self)
    } else {
      delegate?.textViewDidEndEditing(self)
    }
  }
}

/// Is notified of what the user does in a view of text. Mirrors UIKit's `UITextViewDelegate`.
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
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Allows it.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
}

private struct ShownTextView: View {
  let field: UITextView
  @FocusState private var isFocused: Bool

  var body: some View {
    let _ = field.revision.number
    if field.isEditable {
      TextEditor(text: Binding(get: { field.text ?? "" }, set: { field.type($0) }))
        .font(field.font.map { Font($0) })
        .foregroundColor(field.textColor?.color)
        .focused($isFocused)
        .onChange(of: isFocused) { _, isFocused in field.editingChanged(isFocused) }
        .onChange(of: field.focusWish, initial: true) { _, wish in
          if let wish { isFocused = wish }
        }
    } else {
      ScrollView {
        Text(field.text ?? "")
          .font(field.font.map { Font($0) })
          .foregroundColor(field.textColor?.color)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }
}
