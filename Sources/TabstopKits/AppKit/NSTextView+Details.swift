public import Foundation

extension NSTextView {
  /// Creates a text view. Text is laid out by GTK. Mirrors AppKit.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
  /// Creates a text view in a scroll view. Mirrors AppKit.
  public class func scrollablePlainDocumentContentTextView() -> NSScrollView {
    scrollableTextView()
  }
  /// Creates a text view in a scroll view. Mirrors AppKit.
  public class func scrollableDocumentContentTextView() -> NSScrollView { scrollableTextView() }

  /// The range that a typed text replaces: the selection. Mirrors AppKit.
  public final var rangeForUserTextChange: NSRange {
    isEditable ? selectedRange() : NSRange(location: NSNotFound, length: 0)
  }
  /// The range of the word before the caret, for completions. Mirrors AppKit.
  public final var rangeForUserCompletion: NSRange {
    let end = selectedRange().location
    guard isEditable, end != NSNotFound else { return NSRange(location: NSNotFound, length: 0) }
    let text = string as NSString
    var start = end
    while start > 0, let letter = Unicode.Scalar(text.character(at: start - 1)),
      CharacterSet.alphanumerics.contains(letter)
    { start -= 1 }
    return NSRange(location: start, length: end - start)
  }
  /// Sets the font of a part of the text. Mirrors AppKit.
  public final func setFont(_ font: NSFont, range: NSRange) {
    textStorage?.addAttribute(.font, value: font, range: range)
  }
  /// Sets the colour of a part of the text. Mirrors AppKit.
  public final func setTextColor(_ color: NSColor?, range: NSRange) {
    if let color {
      textStorage?.addAttribute(.foregroundColor, value: color, range: range)
    } else {
      textStorage?.removeAttribute(.foregroundColor, range: range)
    }
  }
  /// Sets the alignment of a part of the text. Mirrors AppKit.
  public final func setAlignment(_ alignment: NSTextAlignment, range: NSRange) {
    guard let storage = textStorage else { return }
    var styles: [(NSRange, NSParagraphStyle?)] = []
    storage.enumerateAttribute(.paragraphStyle, in: range) { style, part, _ in
      styles.append((part, style as? NSParagraphStyle))
    }
    storage.beginEditing()
    for (part, old) in styles {
      let style = (old ?? .default).mutableCopy() as? NSMutableParagraphStyle
      style?.alignment = alignment
      if let style { storage.addAttribute(.paragraphStyle, value: style, range: part) }
    }
    storage.endEditing()
  }
  /// A part of the text in the Rich Text Format; `nil` for a range that is not in the text. Mirrors AppKit.
  public final func rtf(from range: NSRange) -> Data? { textStorage?.rtf(from: range) }
  /// A part of the text with its attachments. Always `nil`: texts have none here. Mirrors AppKit.
  public final func rtfd(from range: NSRange) -> Data? { nil }
  /// Replaces a part of the text by one in the Rich Text Format. No effect if it is none. Mirrors AppKit.
  public final func replaceCharacters(in range: NSRange, withRTF rtfData: Data) {
    guard let text = NSAttributedString(rtf: rtfData, documentAttributes: nil) else { return }
    textStorage?.replaceCharacters(in: range, with: text)
  }
  /// Shows where a found text is: scrolls to it. Mirrors AppKit.
  public final func showFindIndicator(for charRange: NSRange) { scrollRangeToVisible(charRange) }
  /// Sets the direction of the text. No effect: it is that of its letters. Mirrors AppKit.
  public final func setBaseWritingDirection(_ direction: NSWritingDirection, range: NSRange) {}
  /// The direction of the text. No effect: it is that of its letters. Mirrors AppKit.
  public final var baseWritingDirection: NSWritingDirection {
    get { .natural }
    set {}
  }
  /// The attributes of characters that are being composed. No effect: GTK's are used. Mirrors AppKit.
  public final var markedTextAttributes: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }
  /// Whether the end of a word is proposed while typing. No effect: the desktop proposes none. Mirrors
  /// AppKit.
  public final var inlinePredictionType: NSTextInputTraitType {
    get { .no }
    set {}
  }
  /// Whether formulas are completed. No effect. Mirrors AppKit.
  public final var mathExpressionCompletionType: NSTextInputTraitType {
    get { .no }
    set {}
  }
  /// Whether typed letters are being grouped to be undone together. Always `false`: GTK groups them.
  /// Mirrors AppKit.
  public final var isCoalescingUndo: Bool { false }
  /// Reads where the text is in the view again. No effect: GTK lays out the text. Mirrors AppKit.
  public final func invalidateTextContainerOrigin() {}
  /// Shows or hides the ruler. No effect: there are no rulers. Mirrors AppKit.
  public final func toggleRuler(_ sender: Any?) {}
  /// Checks the whole text. No effect: see `isContinuousSpellCheckingEnabled`. Mirrors AppKit.
  public final func checkTextInDocument(_ sender: Any?) {}
  /// Opens a panel for replacements. No effect: a desktop has none. Mirrors AppKit.
  public final func orderFrontSubstitutionsPanel(_ sender: Any?) {}
  /// Turns the check of spelling on or off. Mirrors AppKit.
  public final func toggleContinuousSpellChecking(_ sender: Any?) {
    isContinuousSpellCheckingEnabled.toggle()
  }
  /// Aligns the text in the middle. Mirrors AppKit.
  public final func alignCenter(_ sender: Any?) { alignment = .center }
  /// Aligns the text at the left. Mirrors AppKit.
  public final func alignLeft(_ sender: Any?) { alignment = .left }
  /// Aligns the text at the right. Mirrors AppKit.
  public final func alignRight(_ sender: Any?) { alignment = .right }
  /// Spreads the text over the line. Mirrors AppKit.
  public final func alignJustified(_ sender: Any?) { alignment = .justified }
}

/// What tools for writing may insert. Mirrors AppKit's; the desktop has none.
public struct NSWritingToolsResultOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A text without attributes.
  public static let plainText = NSWritingToolsResultOptions(rawValue: 1)
  /// A text with attributes.
  public static let richText = NSWritingToolsResultOptions(rawValue: 2)
  /// A list.
  public static let list = NSWritingToolsResultOptions(rawValue: 4)
  /// A table.
  public static let table = NSWritingToolsResultOptions(rawValue: 8)
  /// What the parts are meant to be.
  public static let presentationIntent = NSWritingToolsResultOptions(rawValue: 16)
}

/// Tools for writing in a view of the program's own. The desktop has none. Mirrors AppKit's.
@preconcurrency @MainActor
open class NSWritingToolsCoordinator: NSObject {
  /// Whether there are tools: there are not.
  open class var isWritingToolsAvailable: Bool { false }
}

/// Whether a field helps while typing. Mirrors AppKit's `NSTextInputTraitType`.
public enum NSTextInputTraitType: Int, Sendable { case `default`, no, yes }
/// A unit of a selection. Mirrors AppKit's.
public enum NSSelectionGranularity: UInt, Sendable {
  case selectByCharacter, selectByWord, selectByParagraph
}

/// An item of a menu or of a bar, for `NSUserInterfaceValidations`. Mirrors AppKit's.
@preconcurrency @MainActor
public protocol NSValidatedUserInterfaceItem {
  /// The action of the item.
  var action: Selector? { get }
  /// The number of the item.
  var tag: Int { get }
}

/// A target that says which of its actions are possible. Mirrors AppKit's `NSUserInterfaceValidations`; items of menus
/// ask it if it is not an `NSMenuItemValidation`.
@preconcurrency @MainActor
public protocol NSUserInterfaceValidations {
  /// Whether an action is possible.
  func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool
}

extension NSMenuItem: NSValidatedUserInterfaceItem {}
