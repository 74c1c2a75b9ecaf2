public import Foundation
internal import Tabstop
public import TabstopFoundation

/// A field of several lines. Mirrors the part of AppKit's `NSTextView` that SwiftUI sources use; its delegate
/// is notified of what the user does. It scrolls by itself.
open class NSTextView: _EditingTextArea, NSFontChanging, NSMenuItemValidation {
  /// Shows the text in the font that the user has chosen in the font panel.
  open func changeFont(_ sender: NSFontManager?) {
    if let sender { font = sender.convert(font ?? .systemFont(ofSize: NSFont.systemFontSize)) }
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
  /// The place of the text in the view: the space around it.
  open var textContainerOrigin: CGPoint {
    CGPoint(x: textContainerInset.width, y: textContainerInset.height)
  }
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
  /// Whether a picture in the text can be edited. Stored, without effect: there are none.
  public var allowsImageEditing = false
  /// Whether the ruler is shown. Stored, without effect: there are no rulers.
  public var isRulerVisible = false
  /// Whether the user may change the background. Stored, without effect.
  public var allowsDocumentBackgroundColorChange = false
  /// The kinds of checks of the text. Stored, without effect.
  public var enabledTextCheckingTypes: NSTextCheckingResult.CheckingType.RawValue = 0
  /// Whether a bar for fonts is shown. Stored, without effect.
  public var usesInspectorBar = false
  /// Whether colours follow the appearance. Stored, without effect: the theme's do.
  public var usesAdaptiveColorMappingForDarkAppearance = false
  /// The tools for writing that are offered. Stored, without effect: the desktop has none.
  public var writingToolsBehavior = NSWritingToolsBehavior.default
  /// What tools for writing may insert. Stored, without effect: the desktop has none.
  public var allowedWritingToolsResultOptions: NSWritingToolsResultOptions = []
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
    if let container {
      adopt(container)
      container.textView = self
    }
    if let layout = container?.layoutManager { manager = layout }
    if let storage = container?.layoutManager?.textStorage { use(storage) }
  }
  /// Creates a view without reading an archive: Linux has none.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The selected range in UTF-16 units; without a length, the caret.
  open func selectedRange() -> NSRange { super.selection() }
  override func selection() -> NSRange { selectedRange() }

  // MARK: The text

  /// The text, which can be changed in place, with its attributes.
  open var textStorage: NSTextStorage? { storage }
  /// The layout manager. Its temporary attributes are shown; GTK lays out the text.
  public var layoutManager: NSLayoutManager? { manager }

  /// The text, with the attributes of its storage.
  open func attributedString() -> NSAttributedString {
    storage.attributedSubstring(from: NSRange(location: 0, length: storage.length))
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
      && shouldChangeText(
        inRanges: [NSValue(range: affectedCharRange)],
        replacementStrings: replacementString.map { [$0] })
  }
  /// Notifies the delegate of a change. Called when the user has changed the text, and by programs
  /// after their own changes.
  open func didChangeText() {
    let notification = notification("DidChange")
    delegate?.textDidChange(notification)
    NotificationCenter.default.post(notification)
  }

  override func edit(_ range: NSRange, _ replacement: String) {
    guard shouldChangeText(in: range, replacementString: replacement) else { return }
    insertText(replacement, replacementRange: range)
    didChangeText()
  }
  override func delegatePerforms(_ command: Selector) -> Bool {
    delegate?.textView(self, doCommandBy: command) == true
  }
  /// Performs a command by its name, unless the delegate does. Not called for the user's keys: GTK
  /// handles them.
  open override func doCommand(by selector: Selector) {
    if delegate?.textView(self, doCommandBy: selector) != true { tryToPerform(selector, with: nil) }
  }
  /// Draws the background. Never called: GTK draws it. Use `backgroundColor`.
  open func drawBackground(in rect: CGRect) {}
  /// Whether a command of a menu is possible: copying and cutting need a selection, and changes an editable text.
  open func validateMenuItem(_ menuItem: NSMenuItem) -> Bool {
    switch menuItem.action?.description {
    case "copy:": selectedRange().length > 0
    case "cut:", "delete:": isEditable && selectedRange().length > 0
    case "paste:", "pasteAsPlainText:": isEditable
    default: true
    }
  }
  /// The types that can be pasted: plain text.
  open var readablePasteboardTypes: [NSPasteboard.PasteboardType] { [.string] }
  /// The types that can be copied: plain text.
  open var writablePasteboardTypes: [NSPasteboard.PasteboardType] { [.string] }

  /// Whether characters are being composed: not known, so it is false. The text changes when they are complete.
  open func hasMarkedText() -> Bool { false }
  /// The range of characters that are being composed: none.
  open func markedRange() -> NSRange { .notFound }
  /// Ends composing. No effect: GTK composes.
  open func unmarkText() {}
  /// Replaces a range of the text, without asking the delegate, and sets the caret behind the new text. Outside of the
  /// text it replaces the selection.
  open func insertText(_ string: Any, replacementRange: NSRange) {
    guard let string = string as? String ?? (string as? NSAttributedString)?.string else { return }
    let old = self.string as NSString
    let isInText = replacementRange.location >= 0 && replacementRange.location <= old.length
    let range = isInText ? replacementRange : selectedRange()
    let part = NSRange(
      location: range.location, length: min(range.length, old.length - range.location))
    self.string = old.replacingCharacters(in: part, with: string)
    setSelectedRange(NSRange(location: part.location + string.utf16.count, length: 0))
  }
  /// Ends the group of typed letters that are undone together. No effect: GTK undoes changes.
  open func breakUndoCoalescing() {}
  /// Reads a text from a pasteboard in place of the selection. Returns whether it has one. Not called for the user's
  /// keys: GTK pastes.
  open func readSelection(
    from pboard: NSPasteboard, type: NSPasteboard.PasteboardType
  ) -> Bool {
    guard type == .string, let text = pboard.string(forType: type) else { return false }
    edit(selectedRange(), text)
    return true
  }
  /// Whether parts of the text may be replaced: the delegate's answer.
  open func shouldChangeText(
    inRanges affectedRanges: [NSValue], replacementStrings: [String]?
  ) -> Bool {
    isEditable
      && delegate?.textView(
        self, shouldChangeTextInRanges: affectedRanges, replacementStrings: replacementStrings)
        != false
  }
  /// The character that text dropped at a point goes before: the one after the caret, as the layout is not known.
  open func characterIndexForInsertion(at point: CGPoint) -> Int { selectedRange().location }
  /// The character at a point: the one after the caret, as the layout is not known.
  open func characterIndex(for point: CGPoint) -> Int { selectedRange().location }
  /// The rectangle of a range on screen. Always empty: the layout is not known.
  open func firstRect(
    forCharacterRange range: NSRange, actualRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    actualRange?.pointee = range
    return .zero
  }

  /// Draws the insertion point. Never called: GTK draws it.
  open func drawInsertionPoint(in rect: CGRect, color: NSColor, turnedOn flag: Bool) {}
  /// The completions of a word. Never called: the user's keys do not complete.
  open func completions(
    forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>
  ) -> [String]? {
    NSSpellChecker.shared.completions(
      forPartialWordRange: charRange, in: string, language: nil, inSpellDocumentWithTag: 0)
  }
  /// Shows characters that are being composed. Never called: GTK composes.
  open func setMarkedText(_ string: Any, selectedRange: NSRange, replacementRange: NSRange) {}
  /// Opens a link. Called by programs; the user's clicks open links without it.
  open func clicked(onLink link: Any, at charIndex: Int) {
    if delegate?.textView(self, clickedOnLink: link, at: charIndex) == true { return }
    if let url = link as? URL ?? (link as? String).flatMap({ URL(string: $0) }) {
      NSWorkspace.shared.open(url)
    }
  }
  /// The types that can be dropped: plain text.
  open var acceptableDragTypes: [NSPasteboard.PasteboardType] { readablePasteboardTypes }
  /// The range that is selected in place of one that the user selects. Never called: GTK selects.
  open func selectionRange(
    forProposedRange proposedCharRange: NSRange, granularity: NSSelectionGranularity
  ) -> NSRange { proposedCharRange }

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
  override func didChangeSelection() {
    let notification = Notification(name: Self.didChangeSelectionNotification, object: self)
    delegate?.textViewDidChangeSelection(notification)
    NotificationCenter.default.post(notification)
  }
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
  /// Posted when the selection has changed.
  nonisolated public static let didChangeSelectionNotification = Notification.Name(
    "NSTextViewDidChangeSelectionNotification")
}

/// AppKit's base class of `NSTextView`; here it is the same class.
public typealias NSText = NSTextView
