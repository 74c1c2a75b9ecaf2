public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// The base class of UIKit's and AppKit's fields of several lines, whose delegates have different
/// types.
open class _TextArea: _ScrollingView {
  /// The text.
  open var text: String! = "" {
    didSet {
      if oldValue != text {
        knownSelection.textWasSet()
        textChanged()
      }
      changed(oldValue != text)
    }
  }
  /// The view in place of the on-screen keyboard. Stored, without effect: an on-screen keyboard is
  /// the desktop's.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  /// A view in the window's bar for editing while the field has the focus: see `UITextField`.
  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set {
      storedAccessoryView = newValue
      changed(true)
    }
  }
  private var storedInputView: UIView?
  private var storedAccessoryView: UIView?
  /// The font.
  open var font: UIFont? { didSet { changed(true) } }
  /// The colour of the text.
  open var textColor: UIColor? { didSet { changed(oldValue != textColor) } }
  /// Whether the user can change the text.
  open var isEditable = true { didSet { changed(oldValue != isEditable) } }
  /// Whether the user can select the text.
  open var isSelectable = true { didSet { changed(oldValue != isSelectable) } }
  /// The area of the text. Without effect: GTK lays text out. Mirrors UIKit's.
  public private(set) lazy var textContainer: NSTextContainer! = NSTextContainer()
  func adopt(_ container: NSTextContainer) { textContainer = container }

  fileprivate var requestedFocus: Bool? { didSet { changed(true) } }

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

  override var content: AnyView? { AnyView(ShownTextView(field: self)) }

  // The members that subclasses define.

  /// The storage, once a program has asked for it.
  private(set) var storageInUse: NSTextStorage?
  /// Whether the text has attributes that are shown. Once it has had some it is shown as such a text: another
  /// widget would lose the caret.
  private(set) var hasStyles = false
  /// The part that the program has scrolled to.
  fileprivate var revealed: RevealedText?
  private var reveals = 0
  /// The text, which can be changed in place.
  var storage: NSTextStorage {
    if let storageInUse { return storageInUse }
    let storage = NSTextStorage(string: text ?? "")
    use(storage)
    return storage
  }
  /// Shows the text of a storage from now on.
  func use(_ storage: NSTextStorage) {
    storageInUse = storage
    if text != storage.string { text = storage.string }
    storage.whenChanged = { [weak self, weak storage] in
      // A view's text is changed on the main thread.
      MainActor.assumeIsolated {
        guard let self, let storage, storage === self.storageInUse else { return }
        let old = self.text ?? ""
        if old != storage.string {
          let selection = self.knownSelection.selection(
            after: TextEdit(from: old, to: storage.string), in: old)
          let before = self.knownSelection.range(in: old)
          self.text = storage.string
          self.knownSelection.move(to: selection)
          if selection != before { self.didChangeSelection() }
        }
        self.stylesChanged()
      }
    }
    stylesChanged()
  }
  /// Shows the attributes of the storage as they are now.
  private func stylesChanged() {
    hasStyles = hasStyles || storageInUse?.hasShownAttributes == true
    changed(hasStyles)
  }
  /// Scrolls to the beginning of a part of the text.
  func reveal(_ range: NSRange) {
    let text = text ?? ""
    let start = min(max(range.location, 0), text.utf16.count)
    let index = String.Index(utf16Offset: start, in: text)
    reveals += 1
    revealed = RevealedText(number: reveals, letter: text.unicodeScalars[..<index].count)
    changed(true)
  }
  private func textChanged() {
    let new = text ?? ""
    guard let storageInUse, storageInUse.string != new else { return }
    let edit = TextEdit(from: storageInUse.string, to: new)
    storageInUse.replaceCharacters(in: edit.range, with: edit.replacement)
  }
  /// The layout of the storage. It has no effect: GTK lays out the text.
  lazy var manager: NSLayoutManager = {
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    manager.addTextContainer(textContainer)
    return manager
  }()

  /// Whether the user's change is accepted.
  func accepts(_ edit: TextEdit) -> Bool { true }
  /// The selection.
  final var knownSelection = FieldSelection()
  /// Called when the user has moved the caret.
  func didChangeSelection() {}
  /// Called for the key that deletes, if a program's class has a method for it. Returns whether the view
  /// has nothing to do.
  var deletes: (() -> Bool)? { nil }
  /// Called for a key that goes down while it has the focus. Returns whether the view has nothing to do.
  func press(_ press: KeyPress) -> Bool { false }
  /// Called when the user has changed the text.
  func didChange() {}
  /// Called when it has got or lost the focus.
  func didChangeEditing(_ isEditing: Bool) {}

  fileprivate func type(_ new: String) {
    let old = text ?? ""
    guard new != old else { return }
    let edit = TextEdit(from: old, to: new)
    let selected = knownSelection.range(in: old)
    let caret = NSRange(location: knownSelection.place(after: edit, from: old, to: new), length: 0)
    knownSelection.typing {
      guard accepts(edit) else { return changed(true) }
      text = new
      knownSelection.move(to: caret)
      if caret != selected { didChangeSelection() }
      didChange()
    }
  }

  /// Replaces letters, counted in Unicode scalars.
  fileprivate func type(_ letters: Range<Int>, _ new: String) {
    let text = (text ?? "").unicodeScalars
    let start = text.index(text.startIndex, offsetBy: letters.lowerBound)
    let end = text.index(start, offsetBy: letters.count)
    type(String(text[..<start]) + new + String(text[end...]))
  }

  /// A view that is gone does not have the focus, whatever it was told.
  fileprivate func didDisappear() { if FirstResponder.view !== self { editingChanged(false) } }

  /// Whether it has the focus.
  fileprivate final var isEditing = false

  fileprivate func editingChanged(_ isEditing: Bool) {
    guard isEditing != self.isEditing else { return }
    self.isEditing = isEditing
    requestedFocus = nil
    didChangeEditing(isEditing)
  }
}

/// The area in which a text is laid out. No effect: GTK lays text out. Mirrors UIKit's.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The space beside each line, in points. Stored, without effect.
  public var lineFragmentPadding: CGFloat = 5
  /// The largest number of lines. 0 means no limit. Stored, without effect.
  public var maximumNumberOfLines = 0
  /// The way in which a too long line is broken. Stored, without effect.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether the width is that of the text view. Stored, without effect.
  public var widthTracksTextView = true
  /// Whether the height is that of the text view. Stored, without effect.
  public var heightTracksTextView = false
  /// The size of the container. Stored, without effect.
  public var size = CGSize.zero
  /// The size of the container. Stored, without effect.
  public var containerSize = CGSize.zero
  /// The layout manager that it was added to, which lays nothing out.
  public weak var layoutManager: NSLayoutManager?
  /// The text view that it belongs to.
  public internal(set) weak var textView: NSTextView?

  /// Creates an area of no size.
  public override init() { super.init() }
  /// Creates an area of a size, without effect.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
}

private struct ShownTextView: View {
  let field: _TextArea
  @FocusState private var isFocused: Bool

  var body: some View {
    let _ = field.revision.number
    if field.isEditable {
      deleting
        .font(field.font.map { Font($0) })
        .foregroundColor(field.textColor?.color)
        .modifier(AccessoryBar(field: field, isEdited: isFocused) { field.isEditing })
        .modifier(FocusOwnerModifier(field))
        .focused($isFocused)
        .onChange(of: isFocused) { _, isFocused in field.editingChanged(isFocused) }
        .onDisappear { field.didDisappear() }
        .onChange(of: field.requestedFocus, initial: true) { _, requestedFocus in
          if let requestedFocus { isFocused = requestedFocus }
        }
    } else {
      ScrollView {
        shownText
          .font(field.font.map { Font($0) })
          .foregroundColor(field.textColor?.color)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  private var shownText: Text {
    if field.hasStyles, let storage = field.storageInUse { return Text(storage.shown) }
    return Text(field.text ?? "")
  }

  /// The key reaches only programs that have a method for it.
  @ViewBuilder private var deleting: some View {
    if let deletes = field.deletes {
      editor.onKeyPress(.delete) { deletes() ? .handled : .ignored }
    } else {
      editor.onKeyPress { field.press($0) ? .handled : .ignored }
    }
  }

  private var editor: some View {
    StyledTextArea(
      text: Binding(get: { field.text ?? "" }, set: { field.type($0) }), styled: styled,
      selection: field.knownSelection.binding(
        { field.text ?? "" }, changed: field.didChangeSelection), revealed: field.revealed)
  }

  private var styled: StyledText? {
    guard field.hasStyles, let storage = field.storageInUse else { return nil }
    return StyledText {
      let _ = field.revision.number
      return storage.stretches
    } replace: { letters, new in
      field.type(letters, new)
    }
  }
}
