internal import Foundation
internal import Tabstop

/// The selection of a field of UIKit's, and that of Tabstop's field which shows it.
@MainActor
final class FieldSelection {
  /// The range, in UTF-16 units; `nil` for the caret after the text.
  private var range: NSRange?
  /// The selection of the shown field, or the requested one.
  private var shown: TextSelection?
  private var isTyping = false
  /// Whether the program has selected something while the user typed: then the caret of the typed text is
  /// not the one that is wanted.
  private var isChosen = false

  /// Whether the user presses a key that calls a method of the program.
  private(set) var isKeyDown = false
  /// Whether the shown field handles the key.
  var wantsKey = false

  /// The selection within a text.
  func range(in text: String) -> NSRange {
    let end = text.utf16.count
    guard let range else { return NSRange(location: end, length: 0) }
    let start = min(max(range.location, 0), end)
    return NSRange(location: start, length: min(max(range.length, 0), end - start))
  }

  /// The program selects a part of the text.
  func select(_ range: NSRange, in text: String) {
    self.range = range
    let range = self.range(in: text)
    let utf16 = text.utf16
    let start = utf16.index(utf16.startIndex, offsetBy: range.location)
    let end = utf16.index(start, offsetBy: range.length)
    shown = TextSelection(range: start..<end)
    if isTyping { isChosen = true }
  }

  /// The program has set the text: the caret is after it.
  func textWasSet() { range = nil }

  /// Runs what the user's typing causes.
  func typing(_ work: () -> Void) {
    isChosen = false
    isTyping = true
    work()
    isTyping = false
    // The field reports its caret at once after that.
    if isChosen { Task { [weak self] in self?.isChosen = false } }
  }

  /// The caret after the user's change. Of equal letters in a row the texts alone do not say which one is
  /// new: the selection before does. Called before the text is set.
  func place(after edit: TextEdit, from old: String, to new: String) -> Int {
    let before = range(in: old)
    let (was, now) = (Array(old.utf16), Array(new.utf16))
    let rest = was[min(NSMaxRange(before), was.count)...]
    let place = now.count - rest.count
    let same = min(place, before.location)
    if place >= 0, now[place...].elementsEqual(rest), now[..<same].elementsEqual(was[..<same]) {
      return place
    }
    return edit.range.location + edit.replacement.utf16.count
  }

  /// The selection after a change of a text by the program: what is selected stays selected.
  func selection(after edit: TextEdit, in old: String) -> NSRange {
    let selected = range(in: old)
    func place(_ old: Int) -> Int {
      let end = NSMaxRange(edit.range)
      let growth = edit.replacement.utf16.count - edit.range.length
      if old >= end { return old + growth }
      return min(old, max(edit.range.location, end + growth))
    }
    let start = place(selected.location)
    return NSRange(location: start, length: place(NSMaxRange(selected)) - start)
  }

  /// The text was changed, and with it the selection.
  func move(to range: NSRange) { self.range = range }

  /// Calls a program's method for a key. Returns whether the shown field has nothing to do.
  func pressKey(_ method: () -> Void) -> Bool {
    (isKeyDown, wantsKey) = (true, false)
    method()
    isKeyDown = false
    return !wantsKey
  }

  /// The selection of the shown field.
  func binding(_ text: @escaping () -> String, changed: @escaping () -> Void) -> Binding<
    TextSelection?
  > {
    Binding(
      get: { self.shown },
      set: { [weak self] selection in
        guard let self, !isChosen else { return }
        shown = selection
        guard case .selection(let indices) = selection?.indices else { return }
        let text = text()
        let start = min(indices.lowerBound, text.endIndex)
        let end = min(max(indices.upperBound, start), text.endIndex)
        let new = NSRange(start..<end, in: text)
        guard new != range(in: text) else { return }
        range = new
        changed()
      })
  }
}
