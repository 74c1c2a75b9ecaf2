public import Foundation

/// The text of a text view, which is changed in place. Mirrors the part of AppKit's `NSTextStorage`
/// that SwiftUI sources use.
///
/// Changes of characters change the view's text, and the user's changes are seen here; its delegate
/// is called before and after each change; what is changed by `mutableString` is not noticed. Attributes are kept,
/// without effect: GTK shows the text in the view's font and colour.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of changes of a text storage. Mirrors AppKit's.
  public struct EditActions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates actions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The attributes were changed.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// The characters were changed.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// The delegate, which is called before and after each change. Not retained.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The kinds of changes since `beginEditing()`.
  open private(set) var editedMask: EditActions = []
  /// The changed part, as it is now.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The number of UTF-16 units by which the text has become longer.
  open private(set) var changeInLength = 0
  /// The layouts that were added. They lay nothing out.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  private var depth = 0
  /// Takes the text over: the view's.
  var whenChanged: (() -> Void)?

  /// Creates an empty text.
  public convenience init() { self.init(string: "") }

  /// Adds a layout, which lays nothing out.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }
  /// Removes a layout.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  /// Notes a change; outside of `beginEditing()` and `endEditing()` it is processed at once.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int)
  {
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    let new = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    self.editedRange =
      self.editedRange.location == NSNotFound ? new : NSUnionRange(self.editedRange, new)
    if depth == 0 { processEditing() }
  }
  /// Asks and notifies the delegate about the changes, and shows them.
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    // Several changes may have left less text.
    let end = min(length, max(0, NSMaxRange(editedRange)))
    let start = min(editedRange.location, end)
    editedRange = NSRange(location: start, length: end - start)
    // The delegate's changes belong to the same change.
    depth += 1
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    depth -= 1
    let hasNewText = editedMask.contains(.editedCharacters)
    (editedMask, changeInLength) = ([], 0)
    editedRange = NSRange(location: NSNotFound, length: 0)
    if hasNewText { whenChanged?() }
  }
  /// Begins changes that are processed together.
  open override func beginEditing() { depth += 1 }
  /// Processes the changes since `beginEditing()`.
  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0 { processEditing() }
  }

  // A change may be made of others: it is noted once.
  private var isChanging = false
  private func change(
    _ mask: EditActions, _ range: NSRange, _ change: () -> Void
  ) {
    guard !isChanging else { return change() }
    isChanging = true
    let old = self.length
    change()
    isChanging = false
    edited(mask, range: range, changeInLength: self.length - old)
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    change(.editedCharacters, range) {
      super.replaceCharacters(in: range, with: str)
    }
  }
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], range) {
      super.replaceCharacters(in: range, with: attrString)
    }
  }
  open override func deleteCharacters(in range: NSRange) {
    change(.editedCharacters, range) { super.deleteCharacters(in: range) }
  }
  open override func setAttributedString(_ attrString: NSAttributedString) {
    let all = NSRange(location: 0, length: length)
    change([.editedCharacters, .editedAttributes], all) {
      super.setAttributedString(attrString)
    }
  }
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change(.editedAttributes, range) {
      super.setAttributes(attrs, range: range)
    }
  }
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change(.editedAttributes, range) {
      super.addAttribute(name, value: value, range: range)
    }
  }
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    change(.editedAttributes, range) {
      super.addAttributes(attrs, range: range)
    }
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(.editedAttributes, range) {
      super.removeAttribute(name, range: range)
    }
  }
}

/// The older name of the kinds of changes. Mirrors AppKit's.
public typealias NSTextStorageEditActions = NSTextStorage.EditActions

/// A delegate that is called before and after each change of a text. Mirrors AppKit's
/// `NSTextStorageDelegate`.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Called before a change is shown: characters and attributes may be changed here.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Called before a change is shown: attributes may be changed here.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}

/// An object that lays out a text. It has no effect: GTK lays texts out, and its layout is not
/// known here. Mirrors the names of AppKit's `NSLayoutManager` that SwiftUI sources use.
open class NSLayoutManager: NSObject {
  /// The text. Not retained.
  open weak var textStorage: NSTextStorage?
  /// The containers that were added, without effect.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether parts of the text may be laid out separately. Stored, without effect.
  open var allowsNonContiguousLayout = false
  /// Whether the leading of fonts is used. Stored, without effect.
  open var usesFontLeading = true
  /// Whether invisible characters are shown. Stored, without effect.
  open var showsInvisibleCharacters = false
  /// Creates a layout.
  public override init() { super.init() }
  /// Adds a container: a text view with it shows the text of this layout's storage.
  @preconcurrency @MainActor
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }
  /// Lays out the text. No effect: GTK lays out the text.
  open func ensureLayout(for container: NSTextContainer) {}
  /// Draws a part of the text again. No effect: GTK draws the text.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// The rectangle of the laid out text. Always empty: the layout is not known.
  open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
  /// The glyphs of a range of characters. Returns the same range.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  /// The rectangle of glyphs. Always empty: the layout is not known.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  { .zero }
  /// The whole text.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: textStorage?.length ?? 0)
  }
  /// The glyphs in a rectangle: the whole text, as the layout is not known.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    glyphRange(for: container)
  }
  /// The glyph at a point: the first, as the layout is not known.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }
  /// The character at a point: the first, as the layout is not known.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
  /// The character of a glyph: that of the same number.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// The glyph of a character: that of the same number.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The characters of glyphs: those of the same numbers.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// The number of glyphs: that of the characters.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// The rectangle of a line. Always empty: the layout is not known. The range is the paragraph's.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    effectiveRange?.pointee = paragraph(at: glyphIndex)
    return .zero
  }
  /// The rectangle of the glyphs of a line. Always empty: the layout is not known. The range is the paragraph's.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }
  /// The place of a glyph in its line. Always zero: the layout is not known.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { .zero }
  /// The rectangle below the last line. Always empty: the layout is not known.
  open var extraLineFragmentRect: CGRect { .zero }
  /// The height of a line in a font.
  open func defaultLineHeight(for theFont: NSFont) -> CGFloat { theFont.pointSize * 1.2 }
  /// Lays out the text again. No effect: GTK lays out the text.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {}
  /// Calls a closure for each line. Not called: the layout is not known.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  private func paragraph(at index: Int) -> NSRange {
    guard let textStorage, index < textStorage.length else {
      return NSRange(location: index, length: 1)
    }
    return (textStorage.string as NSString).paragraphRange(for: NSRange(location: index, length: 0))
  }
  /// Attributes for the screen alone. No effect.
  open func addTemporaryAttributes(
    _ attrs: [NSAttributedString.Key: Any], forCharacterRange charRange: NSRange
  ) {}
  /// Attributes for the screen alone. No effect.
  open func addTemporaryAttribute(
    _ attrName: NSAttributedString.Key, value: Any, forCharacterRange charRange: NSRange
  ) {}
  /// Attributes for the screen alone. No effect.
  open func removeTemporaryAttribute(
    _ attrName: NSAttributedString.Key, forCharacterRange charRange: NSRange
  ) {}
}
