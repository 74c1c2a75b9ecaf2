/// The base class of AppKit's `NSTextView` with the commands that no key calls here, and that other responders do not
/// have: a source for UIKit may have methods of the same names. They do nothing, except for those that `NSTextView`
/// performs. Mirrors AppKit's `NSStandardKeyBindingResponding`.
open class _TextCommands: _TextArea {
  /// Moves on by a character. Not called for keys.
  open func moveForward(_ sender: Any?) {}
  /// Moves back by a character. Not called for keys.
  open func moveBackward(_ sender: Any?) {}
  /// Moves on by a word. Not called for keys.
  open func moveWordForward(_ sender: Any?) {}
  /// Moves back by a word. Not called for keys.
  open func moveWordBackward(_ sender: Any?) {}
  /// Moves right by a word. Not called for keys.
  open func moveWordRight(_ sender: Any?) {}
  /// Moves left by a word. Not called for keys.
  open func moveWordLeft(_ sender: Any?) {}
  /// Moves to the beginning of the paragraph. Not called for keys.
  open func moveToBeginningOfParagraph(_ sender: Any?) {}
  /// Moves to the end of the paragraph. Not called for keys.
  open func moveToEndOfParagraph(_ sender: Any?) {}
  /// Moves to the left end of the line. Not called for keys.
  open func moveToLeftEndOfLine(_ sender: Any?) {}
  /// Moves to the right end of the line. Not called for keys.
  open func moveToRightEndOfLine(_ sender: Any?) {}
  /// Selects the next character. Not called for keys.
  open func moveForwardAndModifySelection(_ sender: Any?) {}
  /// Selects the character before. Not called for keys.
  open func moveBackwardAndModifySelection(_ sender: Any?) {}
  /// Selects the next word. Not called for keys.
  open func moveWordForwardAndModifySelection(_ sender: Any?) {}
  /// Selects the word before. Not called for keys.
  open func moveWordBackwardAndModifySelection(_ sender: Any?) {}
  /// Selects the word to the right. Not called for keys.
  open func moveWordRightAndModifySelection(_ sender: Any?) {}
  /// Selects the word to the left. Not called for keys.
  open func moveWordLeftAndModifySelection(_ sender: Any?) {}
  /// Selects up to the beginning of the line. Not called for keys.
  open func moveToBeginningOfLineAndModifySelection(_ sender: Any?) {}
  /// Selects up to the end of the line. Not called for keys.
  open func moveToEndOfLineAndModifySelection(_ sender: Any?) {}
  /// Selects up to the beginning of the paragraph. Not called for keys.
  open func moveToBeginningOfParagraphAndModifySelection(_ sender: Any?) {}
  /// Selects up to the end of the paragraph. Not called for keys.
  open func moveToEndOfParagraphAndModifySelection(_ sender: Any?) {}
  /// Selects up to the beginning of the text. Not called for keys.
  open func moveToBeginningOfDocumentAndModifySelection(_ sender: Any?) {}
  /// Selects up to the end of the text. Not called for keys.
  open func moveToEndOfDocumentAndModifySelection(_ sender: Any?) {}
  /// Selects up to the left end of the line. Not called for keys.
  open func moveToLeftEndOfLineAndModifySelection(_ sender: Any?) {}
  /// Selects up to the right end of the line. Not called for keys.
  open func moveToRightEndOfLineAndModifySelection(_ sender: Any?) {}
  /// Moves up by a page. Not called for keys.
  open func pageUp(_ sender: Any?) {}
  /// Moves down by a page. Not called for keys.
  open func pageDown(_ sender: Any?) {}
  /// Selects up by a page. Not called for keys.
  open func pageUpAndModifySelection(_ sender: Any?) {}
  /// Selects down by a page. Not called for keys.
  open func pageDownAndModifySelection(_ sender: Any?) {}
  /// Scrolls up by a line. Not called for keys.
  open func scrollLineUp(_ sender: Any?) {}
  /// Scrolls down by a line. Not called for keys.
  open func scrollLineDown(_ sender: Any?) {}
  /// Scrolls to the selection. Not called for keys.
  open func centerSelectionInVisibleArea(_ sender: Any?) {}
  /// Selects the paragraph. Not called for keys.
  open func selectParagraph(_ sender: Any?) {}
  /// Selects the line. Not called for keys.
  open func selectLine(_ sender: Any?) {}
  /// Selects the word. Not called for keys.
  open func selectWord(_ sender: Any?) {}
  /// Deletes the word after the caret. Not called for keys.
  open func deleteWordForward(_ sender: Any?) {}
  /// Deletes up to the beginning of the line. Not called for keys.
  open func deleteToBeginningOfLine(_ sender: Any?) {}
  /// Deletes up to the end of the line. Not called for keys.
  open func deleteToEndOfLine(_ sender: Any?) {}
  /// Deletes up to the beginning of the paragraph. Not called for keys.
  open func deleteToBeginningOfParagraph(_ sender: Any?) {}
  /// Deletes up to the end of the paragraph. Not called for keys.
  open func deleteToEndOfParagraph(_ sender: Any?) {}
  /// Adds a tab without leaving a field. Not called for keys.
  open func insertTabIgnoringFieldEditor(_ sender: Any?) {}
  /// Begins a paragraph. Not called for keys.
  open func insertParagraphSeparator(_ sender: Any?) {}
  /// Exchanges two characters. Not called for keys.
  open func transpose(_ sender: Any?) {}
  /// Inserts what was deleted last. Not called for keys.
  open func yank(_ sender: Any?) {}
  /// Indents the paragraph. Not called for keys.
  open func indent(_ sender: Any?) {}
  /// Makes the word upper case. Not called for keys.
  open func uppercaseWord(_ sender: Any?) {}
  /// Makes the word lower case. Not called for keys.
  open func lowercaseWord(_ sender: Any?) {}
  /// Makes the word's first letter upper case. Not called for keys.
  open func capitalizeWord(_ sender: Any?) {}
}
