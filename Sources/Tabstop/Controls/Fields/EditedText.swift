internal import CGtk
internal import GtkBridge

extension Widget {
  /// Has an editable show `text` instead of `shown`, with caret and selection at the letters at
  /// which they were: a binding may change what has just been typed, and typing goes on.
  func setText(_ text: String, keepingCaretOf shown: String) {
    let caret = gtk_editable_get_position(opaque)
    var (start, end): (Int32, Int32) = (0, 0)
    let isSelected = gtk_editable_get_selection_bounds(opaque, &start, &end) != 0
    gtk_editable_set_text(opaque, text)
    // GTK puts both to the start. (In an empty text that is the end as well, and typing goes on
    // behind what it is given.)
    guard caret > 0 || isSelected || shown.isEmpty else { return }
    let change = TextChange(from: shown, to: text)
    let bound = isSelected ? (caret == start ? end : start) : caret
    gtk_editable_select_region(opaque, change.position(of: bound), change.position(of: caret))
  }
}

/// What differs between two texts: one stretch in the middle, counted in Unicode scalars as GTK
/// counts.
struct TextChange {
  private let oldCount: Int32
  private let newCount: Int32
  private let prefix: Int32
  private let suffix: Int32

  /// O(length of the texts).
  init(from old: String, to new: String) {
    let (old, new) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    let shorter = min(old.count, new.count)
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = zip(old.reversed(), new.reversed()).prefix(shorter - prefix)
      .prefix { $0 == $1 }.count
    (oldCount, newCount) = (Int32(old.count), Int32(new.count))
    (self.prefix, self.suffix) = (Int32(prefix), Int32(suffix))
  }

  /// Where a place of the old text is in the new one: behind what changed, if it was in it or at
  /// its end.
  func position(of old: Int32) -> Int32 {
    if old >= oldCount - suffix { return newCount - (oldCount - old) }
    return old <= prefix ? old : newCount - suffix
  }
}

/// Says that a text was longer than its field takes. Who sees the field sees where it ends.
@MainActor
func sayThatTextWasCut() {
  AccessibilityNotification.Announcement("Text cut off: it is too long for this field.").post()
}
