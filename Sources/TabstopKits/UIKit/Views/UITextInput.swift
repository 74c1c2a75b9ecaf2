public import Foundation

/// A position in a text. Mirrors UIKit's `UITextPosition`.
// Sendable: what it stores never changes. "Unchecked", because the class is open.
open class UITextPosition: NSObject, @unchecked Sendable {
  /// The offset, in UTF-16 units from the start.
  let offset: Int

  /// Creates the position at the start.
  public override init() {
    offset = 0
    super.init()
  }
  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }
  open override var hash: Int { offset }
}

/// A range of a text. Mirrors UIKit's `UITextRange`.
// Sendable: what it stores never changes. "Unchecked", because the class is open.
open class UITextRange: NSObject, @unchecked Sendable {
  private let positions: (start: UITextPosition, end: UITextPosition)

  /// Creates an empty range at the start.
  public override init() {
    positions = (UITextPosition(), UITextPosition())
    super.init()
  }
  init(_ range: NSRange) {
    positions = (UITextPosition(range.location), UITextPosition(NSMaxRange(range)))
    super.init()
  }

  /// The first position.
  open var start: UITextPosition { positions.start }
  /// The position after the last character.
  open var end: UITextPosition { positions.end }
  /// Whether it is only a position.
  open var isEmpty: Bool { start == end }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITextRange else { return false }
    return other.start == start && other.end == end
  }
  open override var hash: Int { start.hash &* 31 &+ end.hash }

  var range: NSRange {
    NSRange(
      location: min(start.offset, end.offset), length: abs(end.offset - start.offset))
  }
}

/// A view that text is typed in. Mirrors UIKit's `UIKeyInput`. The program's own views do not get the keys by it:
/// use `onKeyPress`.
@preconcurrency @MainActor
public protocol UIKeyInput: NSObjectProtocol {
  /// Whether there is a text.
  var hasText: Bool { get }
  /// Replaces the selection.
  func insertText(_ text: String)
  /// Removes the selection, or the character before the caret.
  func deleteBackward()
}

/// A view with a text that has positions. Mirrors the part of UIKit's `UITextInput` that fields use.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The selected range; an empty one is the caret.
  var selectedTextRange: UITextRange? { get set }
  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// The text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
}

extension UITextInput {
  /// A range between two positions.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let start = min(fromPosition.offset, toPosition.offset)
    return UITextRange(
      NSRange(location: start, length: abs(toPosition.offset - fromPosition.offset)))
  }
  /// The position at a distance in UTF-16 units from another; `nil` outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isTooFar) = position.offset.addingReportingOverflow(offset)
    guard !isTooFar, (0...endOfDocument.offset).contains(place) else { return nil }
    return UITextPosition(place)
  }
  /// The distance between two positions in UTF-16 units.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// Returns the order of two positions.
  public func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
}

/// A text that UIKit's input methods change: what fields of one and of several lines have in common.
@MainActor
protocol SelectableInput: UITextInput {
  var caret: FieldSelection { get }
  var typedText: String { get }
  /// Shows a text with the caret at a place, and notifies the program as typing does.
  func replaceTyped(_ text: String, caret: Int)
  /// Evaluates the view that shows it again.
  func selectionChanged()
}

extension SelectableInput {
  var selection: NSRange {
    get { caret.range(in: typedText) }
    set {
      caret.select(newValue, in: typedText)
      selectionChanged()
    }
  }

  func substring(_ range: NSRange) -> String? {
    let text = typedText as NSString
    guard range.location >= 0, NSMaxRange(range) <= text.length else { return nil }
    return text.substring(with: range)
  }

  /// Replaces a part of the text, and sets the caret behind the new text.
  func replaceText(in range: NSRange, with new: String) {
    let text = typedText as NSString
    let start = min(max(range.location, 0), text.length)
    let part = NSRange(location: start, length: min(range.length, text.length - start))
    replaceTyped(text.replacingCharacters(in: part, with: new), caret: start + new.utf16.count)
  }

  /// Removes the selection, or the character before the caret. While the user presses the key, the field
  /// does so itself.
  func deleteBackwardInText() {
    if caret.isKeyDown {
      caret.wantsKey = true
      return
    }
    let range = selection
    if range.length > 0 { return replaceText(in: range, with: "") }
    guard range.location > 0 else { return }
    let text = typedText as NSString
    replaceText(in: text.rangeOfComposedCharacterSequence(at: range.location - 1), with: "")
  }
}
