public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// The base class of AppKit's `NSTextView`, with its selection and the commands that change its text.
///
/// A key calls the command first: a subclass may override it. The implementation of this class leaves the key to GTK,
/// which edits the text on screen; called by the program it edits the text itself.
open class _EditingTextArea: _TextCommands {
  /// The text.
  open var string: String {
    get { text ?? "" }
    set { text = newValue }
  }

  // What `NSTextView` defines.

  /// Replaces a part of the text as the user would: the delegate may refuse it. The caret is behind the new text.
  func edit(_ range: NSRange, _ replacement: String) {}
  /// Whether the delegate performs the command.
  func delegatePerforms(_ command: Selector) -> Bool { false }

  // MARK: Keys

  override func press(_ press: KeyPress) -> Bool {
    let event = NSEvent(press)
    keyDown(with: event)
    return !event.isUnhandled
  }

  /// Called for a key that goes down while the view has the focus. The delegate and then the method of a subclass
  /// perform its command, as `insertNewline(_:)`; GTK has all keys that they leave, and those without a command.
  open override func keyDown(with event: NSEvent) {
    guard let command = KeyCommand(event) else { return event.isUnhandled = true }
    if delegatePerforms(Selector(command.name)) { return }
    event.isUnhandled = !knownSelection.pressKey { command.perform(self) }
  }

  /// Whether a key has called a command: then GTK edits the text.
  private func isLeftToGTK() -> Bool {
    guard knownSelection.isKeyDown else { return false }
    knownSelection.wantsKey = true
    return true
  }

  /// A subclass may go on with the text that its superclass has edited, so GTK edits only that of no subclass.
  private func isEditedByGTK() -> Bool { type(of: self) == NSTextView.self && isLeftToGTK() }
  private func typed(_ text: String) {
    if !isEditedByGTK() { replace(selection(), text) }
  }
  private func replace(_ range: NSRange, _ text: String) {
    edit(range, text)
    if knownSelection.isKeyDown { reveal(selection()) }
  }

  /// Begins a line.
  open override func insertNewline(_ sender: Any?) { typed("\n") }
  /// Begins a line.
  open override func insertNewlineIgnoringFieldEditor(_ sender: Any?) { typed("\n") }
  /// Begins a line in the same paragraph.
  open override func insertLineBreak(_ sender: Any?) { typed("\u{2028}") }
  /// Adds a tab. The key moves the focus.
  open override func insertTab(_ sender: Any?) {
    if !isLeftToGTK() { replace(selection(), "\t") }
  }
  /// Does nothing. The key moves the focus back.
  open override func insertBacktab(_ sender: Any?) { _ = isLeftToGTK() }
  /// Replaces the selection by a text.
  open override func insertText(_ insertString: Any) {
    guard let text = insertString as? String else { return }
    replace(selection(), text)
  }
  /// Does nothing.
  open override func cancelOperation(_ sender: Any?) { _ = isLeftToGTK() }
  /// Does nothing: GTK scrolls.
  open override func scrollPageUp(_ sender: Any?) { _ = isLeftToGTK() }
  /// Does nothing: GTK scrolls.
  open override func scrollPageDown(_ sender: Any?) { _ = isLeftToGTK() }
  /// Scrolls to the beginning.
  open override func scrollToBeginningOfDocument(_ sender: Any?) {
    if !isLeftToGTK() { reveal(NSRange(location: 0, length: 0)) }
  }
  /// Scrolls to the end.
  open override func scrollToEndOfDocument(_ sender: Any?) {
    if !isLeftToGTK() { reveal(NSRange(location: string.utf16.count, length: 0)) }
  }

  // MARK: The selection

  /// The selected range in UTF-16 units; without a length, the caret. AppKit's text views have it as a method, too.
  public final var selectedRange: NSRange {
    get { selection() }
    set { setSelectedRange(newValue) }
  }
  /// What `selectedRange()` returns.
  func selection() -> NSRange { knownSelection.range(in: string) }
  /// Selects a range.
  open func setSelectedRange(_ charRange: NSRange) {
    let old = selection()
    knownSelection.select(charRange, in: string)
    changed(true)
    if selection() != old { didChangeSelection() }
  }
  /// Selects a range. The affinity has no effect.
  open func setSelectedRange(
    _ charRange: NSRange, affinity: NSSelectionAffinity, stillSelecting: Bool
  ) { setSelectedRange(charRange) }
  /// Selects the first range. The affinity has no effect.
  open func setSelectedRanges(
    _ ranges: [NSValue], affinity: NSSelectionAffinity, stillSelecting: Bool
  ) { selectedRanges = ranges }
  /// The selected range, as the only one. Of several the first is selected.
  public var selectedRanges: [NSValue] {
    get { [NSValue(range: selection())] }
    set { if let first = newValue.first { setSelectedRange(first.rangeValue) } }
  }
  /// Scrolls to the beginning of a range.
  open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }

  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) {
    setSelectedRange(NSRange(location: 0, length: string.utf16.count))
  }
  /// Selects the paragraph at the caret.
  open override func selectParagraph(_ sender: Any?) { setSelectedRange(paragraph) }
  /// Selects the paragraph at the caret: the lines on screen are GTK's.
  open override func selectLine(_ sender: Any?) { selectParagraph(sender) }
  /// Selects the word at the caret.
  open override func selectWord(_ sender: Any?) {
    let start = word(before: min(caretEnd + 1, length))
    setSelectedRange(NSRange(location: start, length: word(after: start) - start))
  }

  private var nsString: NSString { string as NSString }
  private var length: Int { string.utf16.count }
  private var caretStart: Int { selection().location }
  private var caretEnd: Int { NSMaxRange(selection()) }
  private var paragraph: NSRange { nsString.lineRange(for: selection()) }
  /// The end of the text of the line, without its line break.
  private var endOfLine: Int {
    var end = 0
    nsString.getLineStart(nil, end: nil, contentsEnd: &end, for: selection())
    return end
  }
  private func character(before place: Int) -> Int {
    place > 0 ? nsString.rangeOfComposedCharacterSequence(at: place - 1).location : 0
  }
  private func character(after place: Int) -> Int {
    place < length ? NSMaxRange(nsString.rangeOfComposedCharacterSequence(at: place)) : length
  }
  private func isInWord(_ place: Int) -> Bool {
    Unicode.Scalar(nsString.character(at: place)).map(CharacterSet.alphanumerics.contains) ?? true
  }
  private func word(before place: Int) -> Int {
    var place = place
    while place > 0, !isInWord(place - 1) { place -= 1 }
    while place > 0, isInWord(place - 1) { place -= 1 }
    return place
  }
  private func word(after place: Int) -> Int {
    var place = place
    while place < length, !isInWord(place) { place += 1 }
    while place < length, isInWord(place) { place += 1 }
    return place
  }
  /// The place in the line above or below that is as far from its beginning.
  private func place(linesAway lines: Int) -> Int {
    let line = paragraph
    let column = caretStart - line.location
    let other = lines < 0 ? line.location - 1 : NSMaxRange(line)
    guard other >= 0 else { return 0 }
    guard lines < 0 || other < length || NSMaxRange(line) > endOfLine else { return length }
    var (start, end) = (0, 0)
    nsString.getLineStart(
      &start, end: nil, contentsEnd: &end, for: NSRange(location: min(other, length), length: 0))
    return min(start + column, end)
  }

  private func move(to place: @autoclosure () -> Int) {
    if !isLeftToGTK() { setSelectedRange(NSRange(location: place(), length: 0)) }
  }
  private func extend(from start: @autoclosure () -> Int, to end: @autoclosure () -> Int) {
    guard !isLeftToGTK() else { return }
    let start = start()
    setSelectedRange(NSRange(location: start, length: max(0, end() - start)))
  }
  private func delete(from start: @autoclosure () -> Int, to end: @autoclosure () -> Int) {
    guard !isEditedByGTK() else { return }
    let selected = selection()
    if selected.length > 0 { return replace(selected, "") }
    let start = start()
    let range = NSRange(location: start, length: end() - start)
    if range.length > 0 { replace(range, "") }
  }

  // MARK: Moves

  /// Moves the caret to the left: in a text from right to left, too, back by a character.
  open override func moveLeft(_ sender: Any?) { moveBackward(sender) }
  /// Moves the caret to the right: in a text from right to left, too, on by a character.
  open override func moveRight(_ sender: Any?) { moveForward(sender) }
  /// Moves the caret back by a character, or to the beginning of the selection.
  open override func moveBackward(_ sender: Any?) {
    move(to: selection().length > 0 ? caretStart : character(before: caretStart))
  }
  /// Moves the caret on by a character, or to the end of the selection.
  open override func moveForward(_ sender: Any?) {
    move(to: selection().length > 0 ? caretEnd : character(after: caretEnd))
  }
  /// Moves the caret to the line above.
  open override func moveUp(_ sender: Any?) { move(to: place(linesAway: -1)) }
  /// Moves the caret to the line below.
  open override func moveDown(_ sender: Any?) { move(to: place(linesAway: 1)) }
  /// Moves the caret back to the beginning of a word.
  open override func moveWordBackward(_ sender: Any?) { move(to: word(before: caretStart)) }
  /// Moves the caret on to the end of a word.
  open override func moveWordForward(_ sender: Any?) { move(to: word(after: caretEnd)) }
  /// Moves the caret back to the beginning of a word.
  open override func moveWordLeft(_ sender: Any?) { moveWordBackward(sender) }
  /// Moves the caret on to the end of a word.
  open override func moveWordRight(_ sender: Any?) { moveWordForward(sender) }
  /// Moves the caret to the beginning of the line, up to the line break: those on screen are GTK's.
  open override func moveToBeginningOfLine(_ sender: Any?) { move(to: paragraph.location) }
  /// Moves the caret to the end of the line, up to the line break: those on screen are GTK's.
  open override func moveToEndOfLine(_ sender: Any?) { move(to: endOfLine) }
  /// Moves the caret to the beginning of the paragraph.
  open override func moveToBeginningOfParagraph(_ sender: Any?) { move(to: paragraph.location) }
  /// Moves the caret to the end of the paragraph.
  open override func moveToEndOfParagraph(_ sender: Any?) { move(to: endOfLine) }
  /// Moves the caret to the beginning of the text.
  open override func moveToBeginningOfDocument(_ sender: Any?) { move(to: 0) }
  /// Moves the caret to the end of the text.
  open override func moveToEndOfDocument(_ sender: Any?) { move(to: length) }
  /// Extends the selection back by a character.
  open override func moveLeftAndModifySelection(_ sender: Any?) {
    extend(from: character(before: caretStart), to: caretEnd)
  }
  /// Extends the selection on by a character.
  open override func moveRightAndModifySelection(_ sender: Any?) {
    extend(from: caretStart, to: character(after: caretEnd))
  }
  /// Extends the selection to the line above.
  open override func moveUpAndModifySelection(_ sender: Any?) {
    extend(from: place(linesAway: -1), to: caretEnd)
  }
  /// Extends the selection to the line below.
  open override func moveDownAndModifySelection(_ sender: Any?) {
    extend(from: caretStart, to: max(caretEnd, place(linesAway: 1)))
  }

  // MARK: Deletions

  /// Removes the selection, or the character before the caret.
  open override func deleteBackward(_ sender: Any?) {
    delete(from: character(before: caretStart), to: caretStart)
  }
  /// Removes the selection, or the character after the caret.
  open override func deleteForward(_ sender: Any?) {
    delete(from: caretEnd, to: character(after: caretEnd))
  }
  /// Removes the selection, or the word before the caret.
  open override func deleteWordBackward(_ sender: Any?) {
    delete(from: word(before: caretStart), to: caretStart)
  }
  /// Removes the selection, or the word after the caret.
  open override func deleteWordForward(_ sender: Any?) {
    delete(from: caretEnd, to: word(after: caretEnd))
  }
  /// Removes the selection, or the text before the caret in its line.
  open override func deleteToBeginningOfLine(_ sender: Any?) {
    delete(from: paragraph.location, to: caretStart)
  }
  /// Removes the selection, or the text after the caret in its line.
  open override func deleteToEndOfLine(_ sender: Any?) { delete(from: caretEnd, to: endOfLine) }

  // MARK: The clipboard

  /// Puts the selection on the clipboard. Not called for the user's keys.
  open override func copy(_ sender: Any?) {
    guard selection().length > 0 else { return }
    NSPasteboard.general.clearContents()
    NSPasteboard.general.setString(nsString.substring(with: selection()), forType: .string)
  }
  /// Moves the selection to the clipboard. Not called for the user's keys.
  open override func cut(_ sender: Any?) {
    copy(sender)
    delete(sender)
  }
  /// Removes the selection. Not called for the user's keys.
  open override func delete(_ sender: Any?) {
    if selection().length > 0 { edit(selection(), "") }
  }
  /// Replaces the selection by the text that this program has put on the clipboard. Not called for the user's keys:
  /// GTK pastes.
  open override func paste(_ sender: Any?) { pasteAsPlainText(sender) }
  /// Replaces the selection by the text that this program has put on the clipboard. Not called for the user's keys:
  /// GTK pastes.
  open func pasteAsPlainText(_ sender: Any?) {
    guard let text = NSPasteboard.general.string(forType: .string) else { return }
    edit(selection(), text)
  }
}
