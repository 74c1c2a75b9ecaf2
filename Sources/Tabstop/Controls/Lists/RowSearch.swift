internal import CGtk
internal import GtkBridge

/// Moves to the next row whose text begins with the letters that the user types.
///
/// Missing rows are read without creating them, a portion at a time, so that keys and frames are
/// handled in between, however many rows there are.
@MainActor
final class RowSearch {
  private unowned let rows: ListRows
  private var typed = ""
  private var lastKey: UInt32 = 0
  /// The number of the current search: an older one stops.
  private var number = 0
  /// The widget that had the focus when the last letter was typed.
  private var origin: WidgetPointer?

  /// The pause, in milliseconds: later letters start a new word, as in GTK's own lists.
  private static let pause: UInt32 = 1_000
  /// The number of rows that are read without a break: about a millisecond's work.
  private static let portion = 200

  /// The next candidates: rows that exist by their id, others by their index.
  private enum Candidates {
    case made(AnyHashable, _Node)
    case unmade(any LazyRows, Range<Int>)
  }

  init(in rows: ListRows) { self.rows = rows }

  /// Whether a space belongs to the typed word.
  ///
  /// - Parameter time: The event's time, in milliseconds.
  func isTyping(at time: UInt32) -> Bool { !typed.isEmpty && time &- lastKey <= Self.pause }

  /// Ends the search: the user does something else, and the next letter starts a new word.
  func end() {
    typed = ""
    number += 1
  }

  /// Handles a key. Returns false if it types no letter.
  ///
  /// - Parameters:
  ///   - time: The event's time, in milliseconds.
  ///   - position: The position of the row that has the focus.
  func type(_ key: UInt32, state: UInt32, at time: UInt32, from position: Int) -> Bool {
    let chord = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
    guard state & chord == 0, let letter = Unicode.Scalar(gdk_keyval_to_unicode(key)),
      letter.value >= 0x20, letter.value != 0x7F
    else { return false }
    if time &- lastKey > Self.pause { typed = "" }
    lastKey = time
    typed += Character(letter).lowercased()
    number += 1
    origin = rows.list.window.focusWidget
    // The same letter again moves to the next row that begins with it.
    let isRepeated = typed.count > 1 && Set(typed).count == 1
    let word = isRepeated ? String(typed.prefix(1)) : typed
    let isNew = typed.count == 1 || isRepeated
    search(for: word, in: candidates(from: position, withFirst: !isNew)[...], number)
    return true
  }

  /// All rows in the order of the search: those after the one at `position`, then those before it.
  private func candidates(from position: Int, withFirst: Bool) -> [Candidates] {
    let start = withFirst ? position : position + 1
    let entries = rows.entries
    return (entries[start...] + entries[..<start]).map { entry in
      switch entry {
      case .row(let row): .made(row.id, row.node)
      case .unmade(let source, let range): .unmade(source, range)
      }
    }
  }

  private func search(for word: String, in candidates: ArraySlice<Candidates>, _ number: Int) {
    // The user may have moved the focus meanwhile.
    guard number == self.number, rows.list.isMounted, rows.list.window.focusWidget == origin
    else { return }
    var left = Self.portion
    var candidates = candidates
    while let next = candidates.first {
      switch next {
      case .made(let id, let node):
        candidates.removeFirst()
        left -= 1
        if node.isMounted, begins(node.plainText, with: word) { return select(id) }
      case .unmade(let source, let range):
        guard source.isMounted, !range.isEmpty, range.upperBound <= source.rowCount else {
          candidates.removeFirst()
          continue
        }
        let part = range.prefix(left)
        for index in part where begins(source.text(ofRowAt: index), with: word) {
          return select(index, of: source)
        }
        left -= part.count
        candidates[candidates.startIndex] = .unmade(source, part.upperBound..<range.upperBound)
      }
      if left <= 0 {
        MainLoop.whenIdle { [weak self] in self?.search(for: word, in: candidates, number) }
        return
      }
    }
  }

  private func begins(_ text: String, with word: String) -> Bool {
    // Most rows differ in the first letter: only the beginning is compared.
    text.prefix(word.count).lowercased() == word
  }

  private func select(_ id: AnyHashable) {
    if let position = rows.entries.firstIndex(where: { $0.row?.id == id }) { select(at: position) }
  }

  private func select(_ index: Int, of source: any LazyRows) {
    if let position = rows.makeRow(index, of: source) { select(at: position) }
  }

  private func select(at position: Int) {
    Updater.shared.event {
      rows.move(to: position)
      rows.selectFocusedRow(at: position)
    }
  }
}
