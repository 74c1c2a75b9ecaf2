public import Foundation

/// An object that lays out a text. GTK lays texts out, and its layout is not known here; only temporary attributes have
/// an effect. Mirrors the names of AppKit's `NSLayoutManager` that SwiftUI sources use.
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
  /// Lays out a part of the text. No effect: GTK lays out the text.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  /// Lays out a part of the text. No effect: GTK lays out the text.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  /// Lays out a part of the text. No effect: GTK lays out the text.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {}
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
  /// The rectangle of a line. Always empty: the layout is not known. The range is the paragraph's.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }
  /// The rectangle of the glyphs of a line. Always empty: the layout is not known. The range is the paragraph's.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }
  /// The place of a glyph in its line. Always zero: the layout is not known.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { .zero }
  /// The rectangle below the last line. Always empty: the layout is not known.
  open var extraLineFragmentRect: CGRect { .zero }
  /// The container of the line below the last one. Always `nil`: the layout is not known.
  open var extraLineFragmentTextContainer: NSTextContainer? { nil }
  /// The view that shows the text, if one of the containers is a view's.
  @preconcurrency @MainActor
  open var firstTextView: NSTextView? { textContainers.lazy.compactMap(\.textView).first }
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
  /// Calls a closure for each rectangle around glyphs. Not called: the layout is not known.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  /// Draws the background of glyphs. Never called: GTK draws the text.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// Draws glyphs. Never called: GTK draws the text.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// Fills the background of a part of the text. Never called: GTK draws the text.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: NSColor
  ) {}

  private func paragraph(at index: Int) -> NSRange {
    guard let textStorage, index < textStorage.length else {
      return NSRange(location: index, length: 1)
    }
    return (textStorage.string as NSString).paragraphRange(for: NSRange(location: index, length: 0))
  }

  // MARK: Attributes for the screen alone

  private var temporary: NSMutableAttributedString?
  final var hasTemporaryAttributes: Bool { temporary != nil }

  /// The temporary attributes at a character, whose range ends at `end` at the latest.
  final func temporaryAttributes(
    at place: Int, until end: inout Int
  ) -> [NSAttributedString.Key: Any] {
    guard let temporary, place < temporary.length else { return [:] }
    var range = NSRange()
    let attributes = temporary.attributes(at: place, effectiveRange: &range)
    end = min(end, NSMaxRange(range))
    return attributes
  }

  /// Called when the characters have changed: new ones have no temporary attributes.
  final func textChanged(in range: NSRange, by delta: Int) {
    guard let temporary else { return }
    let old = NSRange(location: range.location, length: range.length - delta)
    guard old.length >= 0, NSMaxRange(old) <= temporary.length else { return self.temporary = nil }
    temporary.replaceCharacters(in: old, with: Self.blank(range.length))
  }

  private static func blank(_ length: Int) -> NSMutableAttributedString {
    NSMutableAttributedString(string: String(repeating: " ", count: length))
  }

  private func changeTemporary(
    _ range: NSRange, _ change: (NSMutableAttributedString, NSRange) -> Void
  ) {
    let length = textStorage?.string.utf16.count ?? 0
    let text = temporary ?? Self.blank(length)
    let range = NSIntersectionRange(range, NSRange(location: 0, length: text.length))
    guard range.length > 0 else { return }
    change(text, range)
    temporary = text
    textStorage?.whenChanged?()
  }

  /// Adds attributes for the screen alone, as those of search results. They are shown over the text's own.
  open func addTemporaryAttributes(
    _ attrs: [NSAttributedString.Key: Any], forCharacterRange charRange: NSRange
  ) { changeTemporary(charRange) { $0.addAttributes(attrs, range: $1) } }
  /// Adds an attribute for the screen alone, as that of a search result. It is shown over the text's own.
  open func addTemporaryAttribute(
    _ attrName: NSAttributedString.Key, value: Any, forCharacterRange charRange: NSRange
  ) { changeTemporary(charRange) { $0.addAttribute(attrName, value: value, range: $1) } }
  /// Sets the attributes for the screen alone.
  open func setTemporaryAttributes(
    _ attrs: [NSAttributedString.Key: Any], forCharacterRange charRange: NSRange
  ) { changeTemporary(charRange) { $0.setAttributes(attrs, range: $1) } }
  /// Removes an attribute for the screen alone.
  open func removeTemporaryAttribute(
    _ attrName: NSAttributedString.Key, forCharacterRange charRange: NSRange
  ) {
    guard hasTemporaryAttributes else { return }
    changeTemporary(charRange) { $0.removeAttribute(attrName, range: $1) }
  }
  /// An attribute for the screen alone, and the range that has it.
  open func temporaryAttribute(
    _ attrName: NSAttributedString.Key, atCharacterIndex location: Int,
    effectiveRange range: UnsafeMutablePointer<NSRange>?
  ) -> Any? {
    guard let temporary, location < temporary.length else { return nil }
    return temporary.attribute(attrName, at: location, effectiveRange: range)
  }
  /// The attributes for the screen alone, and the range that has them.
  open func temporaryAttributes(
    atCharacterIndex location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?
  ) -> [NSAttributedString.Key: Any] {
    guard let temporary, location < temporary.length else { return [:] }
    return temporary.attributes(at: location, effectiveRange: range)
  }
}
