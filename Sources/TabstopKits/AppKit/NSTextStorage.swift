public import Foundation

/// The text of a text view, which is changed in place. Mirrors the part of AppKit's `NSTextStorage`
/// that SwiftUI sources use.
///
/// Changes of characters change the view's text, and the user's changes are seen here; its delegate
/// is called before and after each change; what is changed by `mutableString` is not noticed. The view shows fonts,
/// colours, lines and distances among the attributes. Of a subclass that keeps the text in an object of its own,
/// `attributedSubstring(from:)` copies the text: Foundation's initializers see none.
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
  /// Shows the text and its attributes: the view's.
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
    if editedMask.contains(.editedCharacters) {
      for layout in layoutManagers { layout.textChanged(in: editedRange, by: changeInLength) }
    }
    (editedMask, changeInLength) = ([], 0)
    editedRange = NSRange(location: NSNotFound, length: 0)
    whenChanged?()
  }
  /// Begins changes that are processed together.
  open override func beginEditing() { depth += 1 }
  /// Processes the changes since `beginEditing()`.
  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0 { processEditing() }
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    let old = length
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: length - old)
  }
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  // A subclass may keep the text in an object of its own: then it defines `string`, `attributes(at:effectiveRange:)`
  // and the two methods above alone, and everything else is made of them.

  open override var length: Int { string.utf16.count }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    attributes(at: location, effectiveRange: range)[attrName]
  }
  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    var runs: [([NSAttributedString.Key: Any], NSRange)] = []
    forEachRun(in: enumerationRange) { runs.append(($0, $1)) }
    if opts.contains(.reverse) { runs.reverse() }
    for (attributes, range) in runs {
      block(attributes, range, &stop)
      if stop.boolValue { return }
    }
  }
  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateAttributes(in: enumerationRange, options: opts) { attributes, range, stop in
      block(attributes[attrName], range, stop)
    }
  }
  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let part = NSMutableAttributedString(string: (string as NSString).substring(with: range))
    forEachRun(in: range) { attributes, run in
      part.setAttributes(
        attributes, range: NSRange(location: run.location - range.location, length: run.length))
    }
    return part
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    attrString.enumerateAttributes(
      in: NSRange(location: 0, length: attrString.length), options: []
    ) { attributes, run, _ in
      setAttributes(
        attributes, range: NSRange(location: range.location + run.location, length: run.length))
    }
    endEditing()
  }
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }
  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    changeAttributes(in: range) { $0.merge(attrs) { $1 } }
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  private func changeAttributes(
    in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    beginEditing()
    forEachRun(in: range) { attributes, run in
      var attributes = attributes
      change(&attributes)
      setAttributes(attributes, range: run)
    }
    endEditing()
  }

  /// Calls a closure with each run of the same attributes in a range. The closure may change the attributes.
  func forEachRun(
    in range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void
  ) {
    var place = range.location
    while place < NSMaxRange(range) {
      var run = NSRange(location: place, length: 0)
      let attributes = attributes(at: place, effectiveRange: &run)
      let end = min(max(NSMaxRange(run), place + 1), NSMaxRange(range))
      body(attributes, NSRange(location: place, length: end - place))
      place = end
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
