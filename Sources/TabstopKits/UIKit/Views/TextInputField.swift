internal import Foundation
internal import Tabstop
internal import TabstopFoundation

/// The base class of UIKit's and AppKit's fields of one line, whose delegates have different types.
open class _TextInputField: UIControl {
  /// The text.
  open var text: String? = "" {
    didSet {
      if oldValue != text { knownSelection?.textWasSet() }
      changed(oldValue != text)
    }
  }
  /// The view in place of the on-screen keyboard. Stored, without effect: an on-screen keyboard is
  /// the desktop's.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  /// A view, often a `UIToolbar`, in the bar at the window's bottom edge that is there while the field has the focus, and
  /// while the view itself has it: F6 goes to the bar and back, and Tab from the last field. It is set before the field
  /// gets the focus: later, Tab may go to the beginning of the window.
  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set {
      storedAccessoryView = newValue
      changed(true)
    }
  }
  private var storedInputView: UIView?
  private var storedAccessoryView: UIView?
  /// The text that is shown while the field is empty.
  open var placeholder: String? { didSet { changed(oldValue != placeholder) } }
  /// The font.
  open var font: UIFont? { didSet { changed(true) } }
  /// The colour of the text.
  open var textColor: UIColor? { didSet { changed(oldValue != textColor) } }
  /// Whether the text is hidden.
  open var isSecureTextEntry = false { didSet { changed(oldValue != isSecureTextEntry) } }
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural { didSet { changed(true) } }

  /// Whether it has the focus.
  public private(set) var isEditing = false
  /// Whether it requests the focus or its end; `nil` means neither.
  fileprivate var requestedFocus: Bool? { didSet { changed(true) } }

  /// Whether it has the focus.
  open override var isFirstResponder: Bool { isEditing }
  /// A field can have the focus.
  open override var canBecomeFirstResponder: Bool { true }
  /// Gives it the focus.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    requestedFocus = true
    return true
  }
  /// Takes the focus from it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    requestedFocus = false
    return true
  }

  override var content: AnyView? { AnyView(ShownTextField(field: self)) }

  // The members that subclasses define.

  /// The kind of text that is expected in the field.
  var expected: (keyboard: UIKeyboardType, content: UITextContentType?) { (.default, nil) }
  /// The selection, if it has one that the program can read.
  var knownSelection: FieldSelection? { nil }
  /// Called when the user has moved the caret.
  func didChangeSelection() {}
  /// Called for the key that deletes, if a program's class has a method for it. Returns whether the field
  /// has nothing to do.
  var deletes: (() -> Bool)? { nil }
  /// The placeholder if the program has set none.
  var usualPlaceholder: String { "" }
  /// Whether it has a box around it.
  var isBoxed: Bool { false }
  /// Whether the user can change the text.
  var canBeEdited: Bool { true }
  /// Whether the user's change is accepted.
  func accepts(_ edit: TextEdit) -> Bool { true }
  /// Called when the user has changed the text.
  func didChange() {}
  /// Called when it has got or lost the focus.
  func didChangeEditing() {}
  /// Called for the Return key.
  func didSubmit() {}
  /// Called for a key that goes down while it has the focus. Returns whether the field has nothing to do.
  func press(_ press: KeyPress) -> Bool { false }
  /// Whether it gets the focus in this turn.
  final var isAboutToEdit: Bool { requestedFocus == true }

  /// The user's text; it may be refused.
  fileprivate func type(_ new: String) {
    let old = text ?? ""
    guard new != old else { return }
    let edit = TextEdit(from: old, to: new)
    let place = knownSelection?.place(after: edit, from: old, to: new)
    let work = { [self] in
      guard accepts(edit) else { return changed(true) }
      text = new
      if let place { knownSelection?.move(to: NSRange(location: place, length: 0)) }
      sendActions(for: .editingChanged)
      didChange()
    }
    if let knownSelection { knownSelection.typing(work) } else { work() }
  }

  /// A field that is gone does not have the focus, whatever it was told.
  fileprivate func didDisappear() { if FirstResponder.view !== self { editingChanged(false) } }

  fileprivate func editingChanged(_ isEditing: Bool) {
    guard isEditing != self.isEditing else { return }
    self.isEditing = isEditing
    requestedFocus = nil
    sendActions(for: isEditing ? .editingDidBegin : .editingDidEnd)
    didChangeEditing()
  }
}

private struct ShownTextField: View {
  let field: _TextInputField
  @FocusState private var isFocused: Bool

  var body: some View {
    let _ = field.revision.number
    deleting
      .font(field.font.map { Font($0) })
      .foregroundColor(field.textColor?.color)
      .keyboardType(field.expected.keyboard)
      .textContentType(field.expected.content)
      .modifier(AccessoryBar(field: field, isEdited: isFocused) { field.isEditing })
      .modifier(FocusOwnerModifier(field))
      .focused($isFocused)
      .onSubmit { field.didSubmit() }
      .onChange(of: isFocused) { _, isFocused in field.editingChanged(isFocused) }
      .onDisappear { field.didDisappear() }
      .onChange(of: field.requestedFocus, initial: true) { _, requestedFocus in
        if let requestedFocus { isFocused = requestedFocus }
      }
  }

  /// The key reaches only programs that have a method for it.
  @ViewBuilder private var deleting: some View {
    if let deletes = field.deletes {
      input.onKeyPress(.delete) { deletes() ? .handled : .ignored }
    } else if field is NSTextField {
      input.onKeyPress { field.press($0) ? .handled : .ignored }
    } else {
      input
    }
  }

  @ViewBuilder private var input: some View {
    let text = Binding(get: { field.text ?? "" }, set: { field.type($0) })
    if !field.canBeEdited {
      Text(field.text ?? "")
    } else if field.isSecureTextEntry {
      SecureField(field.placeholder ?? field.usualPlaceholder, text: text)
    } else if field.isBoxed {
      line(text).textFieldStyle(.roundedBorder)
    } else {
      line(text).textFieldStyle(.plain)
    }
  }

  @ViewBuilder private func line(_ text: Binding<String>) -> some View {
    if let known = field.knownSelection {
      TextField(
        field.placeholder ?? field.usualPlaceholder, text: text,
        selection: known.binding({ field.text ?? "" }, changed: field.didChangeSelection))
    } else {
      TextField(field.placeholder ?? field.usualPlaceholder, text: text)
    }
  }
}
