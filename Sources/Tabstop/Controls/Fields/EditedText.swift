internal import CGtk
internal import GtkBridge

extension Widget {
  /// Replaces the text `shown` of an editable by `text`, and keeps caret and selection at the same
  /// letters: a binding may change the text while the user types, and typing continues.
  func setText(_ text: String, keepingCaretOf shown: String) {
    changeText { replace(shown, by: text) }
    if let field = innerText { ParkedCaret.park(field) }
  }

  private func replace(_ shown: String, by text: String) {
    let parked = innerText.flatMap(ParkedCaret.take(from:))
    if let parked { gtk_editable_select_region(opaque, parked.bound, parked.caret) }
    let place = ParkedCaret.Place(of: pointer)
    let change = TextChange(from: shown, to: text)
    if String(cString: gtk_editable_get_text(opaque)) == shown {
      // Only what is different: a screen reader reads out what is new in a text.
      gtk_editable_delete_text(opaque, change.oldRange.lowerBound, change.oldRange.upperBound)
      var position = change.oldRange.lowerBound
      let new = change.inserted(from: text)
      gtk_editable_insert_text(opaque, new, Int32(new.utf8.count), &position)
    } else {
      gtk_editable_set_text(opaque, text)
    }
    forgetEdits()
    // In an empty text the start is also the end, and typing continues after the new text.
    guard place.caret > 0 || !place.selection.isEmpty || shown.isEmpty else {
      gtk_editable_set_position(opaque, 0)
      return
    }
    gtk_editable_select_region(
      opaque, change.position(of: place.bound), change.position(of: place.caret))
  }

  /// GTK records a text that the program sets like a typed one, and joins what is typed next to it: undo
  /// would take both away.
  private func forgetEdits() {
    guard gtk_editable_get_enable_undo(opaque) != 0 else { return }
    gtk_editable_set_enable_undo(opaque, 0)
    gtk_editable_set_enable_undo(opaque, 1)
  }
}

/// The difference between two texts: one range in the middle, in Unicode scalars as in GTK.
struct TextChange {
  private let oldCount: Int32
  private let newCount: Int32
  private let prefix: Int32
  private let suffix: Int32

  /// O(length of the texts).
  init(from old: String, to new: String) {
    let (old, new) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    let (prefix, suffix) = old.commonEnds(with: new)
    (oldCount, newCount) = (Int32(old.count), Int32(new.count))
    (self.prefix, self.suffix) = (Int32(prefix), Int32(suffix))
  }

  /// What is replaced in the old text.
  var oldRange: Range<Int32> { prefix..<(oldCount - suffix) }

  /// What replaces it.
  func inserted(from new: String) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: new.unicodeScalars.dropFirst(Int(prefix)).dropLast(Int(suffix)))
    return String(text)
  }

  /// The position in the new text of a position in the old one: after the change, if it was inside
  /// the change or at its end. A change that keeps the length, as to capital letters, keeps the position.
  func position(of old: Int32) -> Int32 {
    if old >= oldCount - suffix { return newCount - (oldCount - old) }
    return old <= prefix || oldCount == newCount ? old : newCount - suffix
  }
}

extension Array where Element: Equatable {
  /// The number of equal elements at the start of both, and of those at the end that are not among them.
  ///
  /// - Complexity: O(length).
  func commonEnds(with other: [Element]) -> (prefix: Int, suffix: Int) {
    let prefix = zip(self, other).prefix { $0 == $1 }.count
    let suffix = zip(reversed(), other.reversed()).prefix(Swift.min(count, other.count) - prefix)
      .prefix { $0 == $1 }.count
    return (prefix, suffix)
  }
}

/// Announces that a text was too long for its field. A user who sees the field sees where it ends.
@MainActor
func announceCutText() {
  AccessibilityNotification.Announcement(
    String(own: "Text cut off: it is too long for this field.")
  ).post()
}
