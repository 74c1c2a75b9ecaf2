public import Foundation
public import TabstopFoundation

/// A view of the program's own that takes texts: what `interpretKeyEvents(_:)` finds typed, and the emoji that
/// `orderFrontCharacterPalette(_:)` lets the user choose. Mirrors AppKit's protocol; the methods for characters
/// that are being composed are not called, since GTK composes them.
@preconcurrency @MainActor
public protocol NSTextInputClient {
  /// Takes a text.
  func insertText(_ string: Any, replacementRange: NSRange)
  /// Performs a command by its name. Not called: the methods for keys are.
  func doCommand(by selector: Selector)
  /// Takes characters that are being composed. Not called.
  func setMarkedText(_ string: Any, selectedRange: NSRange, replacementRange: NSRange)
  /// Ends composing. Not called.
  func unmarkText()
  /// The selected range. Not called.
  func selectedRange() -> NSRange
  /// The range of characters that are being composed. Not called.
  func markedRange() -> NSRange
  /// Whether characters are being composed. Not called.
  func hasMarkedText() -> Bool
  /// A part of the text. Not called.
  func attributedSubstring(forProposedRange range: NSRange, actualRange: NSRangePointer?)
    -> NSAttributedString?
  /// The attributes of characters that are being composed. Not called.
  func validAttributesForMarkedText() -> [NSAttributedString.Key]
  /// Where a range of the text is on the screen. Not called.
  func firstRect(forCharacterRange range: NSRange, actualRange: NSRangePointer?) -> NSRect
  /// The character at a point of the screen. Not called.
  func characterIndex(for point: NSPoint) -> Int
}

/// On which line the insertion point is at a line's end. Mirrors AppKit's.
public enum NSSelectionAffinity: UInt, Sendable { case upstream, downstream }

extension NSRange {
  /// No range.
  static let notFound = NSRange(location: NSNotFound, length: 0)
}
