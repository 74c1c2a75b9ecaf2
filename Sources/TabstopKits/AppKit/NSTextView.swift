public import Foundation
internal import Tabstop
public import TabstopFoundation

/// A field of several lines. Mirrors the part of AppKit's `NSTextView` that SwiftUI sources use; its delegate
/// is notified of what the user does. It scrolls by itself.
open class NSTextView: _TextArea, NSFontChanging {
  /// Shows the text in the font that the user has chosen in the font panel.
  open func changeFont(_ sender: NSFontManager?) {
    if let sender { font = sender.convert(font ?? .systemFont(ofSize: NSFont.systemFontSize)) }
  }
  /// The text.
  open var string: String {
    get { text ?? "" }
    set { text = newValue }
  }
  /// Whether tools are rewriting the text: never, a desktop has none.
  public var isWritingToolsActive: Bool { false }
  /// The alignment of the text. Stored, without effect.
  public var alignment = NSTextAlignment.natural
  /// Whether the text has attributes. Stored, without effect: the text has one font.
  public var isRichText = true
  /// Whether the user can add pictures. Stored, without effect.
  public var importsGraphics = false
  /// Whether changes can be undone. Stored, without effect: GTK undoes changes.
  public var allowsUndo = false
  /// Whether the text has a search bar. Stored, without effect.
  public var usesFindBar = false
  /// Whether there is a window for searching. Stored, without effect.
  public var usesFindPanel = false
  /// Whether the text is searched while typing. Stored, without effect.
  public var isIncrementalSearchingEnabled = false
  /// Whether the font panel changes the text. Stored, without effect.
  public var usesFontPanel = false
  /// Whether the text has a ruler. Stored, without effect.
  public var usesRuler = false
  /// Whether straight quotation marks are replaced. Stored, without effect.
  public var isAutomaticQuoteSubstitutionEnabled = false
  /// Whether hyphens are replaced by dashes. Stored, without effect.
  public var isAutomaticDashSubstitutionEnabled = false
  /// Whether abbreviations are replaced. Stored, without effect.
  public var isAutomaticTextReplacementEnabled = false
  /// Whether spelling is corrected. Stored, without effect.
  public var isAutomaticSpellingCorrectionEnabled = false
  /// Whether links are detected. Stored, without effect.
  public var isAutomaticLinkDetectionEnabled = false
  /// Whether dates and addresses are detected. Stored, without effect.
  public var isAutomaticDataDetectionEnabled = false
  /// Whether words are completed. Stored, without effect.
  public var isAutomaticTextCompletionEnabled = false
  /// Whether spelling is checked while typing. Stored, without effect.
  public var isContinuousSpellCheckingEnabled = false
  /// Whether grammar is checked. Stored, without effect.
  public var isGrammarCheckingEnabled = false
  /// Whether spaces are adjusted when text is pasted or cut. Stored, without effect.
  public var smartInsertDeleteEnabled = false
  /// Whether the background is drawn. Stored, without effect: use `backgroundColor`.
  public var drawsBackground = true
  /// The colour of the insertion point. Stored, without effect.
  public var insertionPointColor: NSColor! = .label
  /// The space around the text. Stored, without effect.
  public var textContainerInset = CGSize.zero
  /// Whether the height changes with the text. Stored, without effect.
  public var isVerticallyResizable = true
  /// Whether the width changes with the text. Stored, without effect.
  public var isHorizontallyResizable = false
  /// The smallest size of the text view. Stored, without effect.
  public var minSize = CGSize.zero
  /// The largest size of the text view. Stored, without effect.
  public var maxSize = CGSize.zero
  /// The attributes of new text. Stored, without effect.
  public var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The selected ranges. Stored, without effect.
  public var selectedRanges: [NSValue] = []
  /// The kinds of checks of the text. Stored, without effect.
  public var enabledTextCheckingTypes: NSTextCheckingResult.CheckingType.RawValue = 0
  /// Whether a bar for fonts is shown. Stored, without effect.
  public var usesInspectorBar = false
  /// Whether colours follow the appearance. Stored, without effect: the theme's do.
  public var usesAdaptiveColorMappingForDarkAppearance = false
  /// The tools for writing that are offered. Stored, without effect: the desktop has none.
  public var writingToolsBehavior = NSWritingToolsBehavior.default
  /// The delegate, which is notified of the user's changes. Not retained.
  public weak var delegate: (any NSTextViewDelegate)?

  /// The attributes of selected text. Stored, without effect.
  public var selectedTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of links. Stored, without effect.
  public var linkTextAttributes: [NSAttributedString.Key: Any]? = [:]
  /// The paragraph style of new text. Stored, without effect.
  public var defaultParagraphStyle: NSParagraphStyle?
  /// Whether Tab and Return leave the text. Stored, without effect: Tab and Return are typed.
  public var isFieldEditor = false

  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view whose text is that of the container's layout, if it has one.
  public init(frame frameRect: CGRect, textContainer container: NSTextContainer?) {
    super.init(frame: frameRect)
    if let layout = container?.layoutManager { manager = layout }
    if let storage = container?.layoutManager?.textStorage { use(storage) }
  }
  /// Creates a view without reading an archive: Linux has none.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: The text

  /// The text, which can be changed in place. Its attributes have no effect.
  open var textStorage: NSTextStorage? { storage }
  /// The layout manager. It has no effect: GTK lays out the text.
  public var layoutManager: NSLayoutManager? { manager }

  /// The text, with the attributes of its storage.
  open func attributedString() -> NSAttributedString {
    NSAttributedString(attributedString: textStorage ?? NSTextStorage(string: string))
  }
  /// Replaces a part of the text, without asking the delegate. Has no effect for a range outside of
  /// the text.
  open func replaceCharacters(in range: NSRange, with string: String) {
    guard let range = Range(range, in: self.string) else { return }
    self.string.replaceSubrange(range, with: string)
  }
  /// Whether a part of the text may be replaced: the delegate's answer.
  open func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool {
    isEditable
      && delegate?.textView(
        self, shouldChangeTextIn: affectedCharRange, replacementString: replacementString) != false
  }
  /// Notifies the delegate of a change. Called when the user has changed the text, and by programs
  /// after their own changes.
  open func didChangeText() {
    let notification = notification("DidChange")
    delegate?.textDidChange(notification)
    NotificationCenter.default.post(notification)
  }

  // MARK: Commands

  /// Adds the text that this program has put on the clipboard. Not called for the user's keys: GTK
  /// pastes.
  open override func paste(_ sender: Any?) { pasteAsPlainText(sender) }
  /// Adds the text that this program has put on the clipboard. Not called for the user's keys: GTK
  /// pastes.
  open func pasteAsPlainText(_ sender: Any?) {
    guard let text = NSPasteboard.general.string(forType: .string) else { return }
    enter(text)
  }
  /// Puts the whole text on the clipboard, because the selection is not known. Not called for the
  /// user's keys.
  open override func copy(_ sender: Any?) {
    NSPasteboard.general.clearContents()
    NSPasteboard.general.setString(string, forType: .string)
  }
  /// Cuts the selection of the field with the focus.
  open override func cut(_ sender: Any?) { TargetAction.send("cut:", to: nil, from: sender) }
  /// Removes the selection of the field with the focus.
  open override func delete(_ sender: Any?) { TargetAction.send("delete:", to: nil, from: sender) }
  /// Adds a line break. Not called for the user's keys: GTK types.
  open override func insertNewline(_ sender: Any?) { enter("\n") }
  /// Adds a tab. Not called for the user's keys: GTK types.
  open override func insertTab(_ sender: Any?) { enter("\t") }
  /// Removes the last character. Not called for the user's keys: GTK deletes.
  open override func deleteBackward(_ sender: Any?) {
    guard let last = string.indices.last else { return }
    let range = NSRange(last..<string.endIndex, in: string)
    guard shouldChangeText(in: range, replacementString: "") else { return }
    string.removeLast()
    didChangeText()
  }
  /// Selects the whole text. No effect: the selection is GTK's.
  open override func selectAll(_ sender: Any?) {}
  /// Scrolls to the end. No effect: GTK scrolls.
  open override func scrollToEndOfDocument(_ sender: Any?) {}
  /// Scrolls to the beginning. No effect: GTK scrolls.
  open override func scrollToBeginningOfDocument(_ sender: Any?) {}
  /// Performs a command by its name, unless the delegate does. Not called for the user's keys: GTK
  /// handles them.
  open override func doCommand(by selector: Selector) {
    if delegate?.textView(self, doCommandBy: selector) != true { tryToPerform(selector, with: nil) }
  }
  /// Draws the background. Never called: GTK draws it. Use `backgroundColor`.
  open func drawBackground(in rect: CGRect) {}
  /// The types that can be pasted: plain text.
  open var readablePasteboardTypes: [NSPasteboard.PasteboardType] { [.string] }
  /// The types that can be copied: plain text.
  open var writablePasteboardTypes: [NSPasteboard.PasteboardType] { [.string] }

  /// Adds a text at the end, as the user would.
  private func enter(_ text: String) {
    let end = selectedRange()
    guard shouldChangeText(in: end, replacementString: text) else { return }
    insertText(text, replacementRange: end)
    didChangeText()
  }

  // MARK: Selections

  /// The empty range at the end of the text: the selection is not known.
  open func selectedRange() -> NSRange { NSRange(location: string.utf16.count, length: 0) }
  /// Selects a range. No effect.
  open func setSelectedRange(_ charRange: NSRange) {}
  /// Selects ranges. No effect.
  open func setSelectedRanges(
    _ ranges: [NSValue], affinity: NSSelectionAffinity, stillSelecting: Bool
  ) { selectedRanges = ranges }
  /// Selects a range. No effect.
  open func setSelectedRange(
    _ charRange: NSRange, affinity: NSSelectionAffinity, stillSelecting: Bool
  ) { setSelectedRange(charRange) }
  /// Whether characters are being composed: not known, so it is false. The text changes when they are complete.
  open func hasMarkedText() -> Bool { false }
  /// The range of characters that are being composed: none.
  open func markedRange() -> NSRange { .notFound }
  /// Ends composing. No effect: GTK composes.
  open func unmarkText() {}
  /// Scrolls to a range. No effect.
  open func scrollRangeToVisible(_ range: NSRange) {}
  /// Replaces a range of the text, or adds to its end if the range is outside of it.
  open func insertText(_ string: Any, replacementRange: NSRange) {
    guard let string = string as? String else { return }
    let old = self.string
    guard let range = Range(replacementRange, in: old) else { return self.string = old + string }
    self.string = old.replacingCharacters(in: range, with: string)
  }

  /// Creates a text view in a scroll view.
  open class func scrollableTextView() -> NSScrollView {
    let scrollView = NSScrollView()
    scrollView.documentView = Self(coder: NSCoder())
    return scrollView
  }
  /// The scroll view that contains the text view.
  public override var enclosingScrollView: NSScrollView? { superview as? NSScrollView }

  private func notification(_ event: String) -> Notification {
    Notification(name: Notification.Name("NSText\(event)Notification"), object: self)
  }
  override func accepts(_ edit: TextEdit) -> Bool {
    shouldChangeText(in: edit.range, replacementString: edit.replacement)
  }
  override func didChange() { didChangeText() }
  override func didChangeEditing(_ isEditing: Bool) {
    if isEditing {
      delegate?.textDidBeginEditing(notification("DidBeginEditing"))
    } else {
      delegate?.textDidEndEditing(notification("DidEndEditing"))
    }
  }

  /// Posted when the user has changed the text.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "NSTextDidChangeNotification")
  /// Posted when the user has changed the text: the same as `textDidChangeNotification`.
  nonisolated public static let didChangeNotification = textDidChangeNotification
  /// Posted when editing begins. Never posted: its delegate is notified.
  nonisolated public static let didBeginEditingNotification = Notification.Name(
    "NSTextDidBeginEditingNotification")
  /// Posted when editing has ended. Never posted: its delegate is notified.
  nonisolated public static let didEndEditingNotification = Notification.Name(
    "NSTextDidEndEditingNotification")
  /// Posted when the selection has changed. Never posted: the selection is GTK's.
  nonisolated public static let didChangeSelectionNotification = Notification.Name(
    "NSTextViewDidChangeSelectionNotification")
}

/// AppKit's base class of `NSTextView`; here it is the same class.
public typealias NSText = NSTextView
