internal import CGtk

/// The maximum length of a text that the user may enter.
///
/// GTK lays out a whole line (an editor: a whole paragraph) at each key. That takes time in
/// proportion to the line, and to the square of a run of combining marks or, in an editor, of a
/// word that has to be broken: with 65,000 letters 80 ms in a field and 7 s in an editor, with
/// 20,000 marks on one letter 2.5 s (GTK 4.8, Pango 1.50). Within these limits a key takes less
/// than 100 ms.
public struct TextLimit: Sendable {
  /// All limits are in Unicode scalars.
  let total: Int
  let paragraph: Int
  let word: Int

  /// No text of any language has as many marks in a row (UAX #15 allows 30 in its stream-safe
  /// form).
  static let marks = 30

  /// The limit of a single-line field.
  public static let line = TextLimit(total: 10_000, paragraph: 10_000, word: 10_000)
  /// The limit of a multi-line text.
  public static let paragraphs = TextLimit(total: 1_000_000, paragraph: 30_000, word: 4_000)

  /// Returns the part of a text that may be inserted.
  ///
  /// - Parameters:
  ///   - new: The text to insert.
  ///   - count: The number of scalars that are there already.
  ///   - before: The paragraph up to the place of insertion.
  ///   - after: The rest of the paragraph.
  /// - Returns: The text, or as much of it as fits: without excess marks, and up to the point where
  ///   the text, a paragraph or a word would be too long.
  func admitted(
    _ new: String, count: Int, before: Substring.UnicodeScalarView,
    after: Substring.UnicodeScalarView
  ) -> String {
    let rest = after.prefix { !$0.properties.isWhitespace }.count
    var room = total - count
    var paragraph = before.count + after.count
    var word = before.reversed().prefix { !$0.properties.isWhitespace }.count + rest
    var marks = before.reversed().prefix { $0.isMark }.count + after.prefix { $0.isMark }.count
    var result = String.UnicodeScalarView()
    for scalar in new.unicodeScalars {
      if room <= 0 { break }
      if scalar.isMark {
        if marks >= Self.marks { continue }
        marks += 1
      } else {
        marks = 0
      }
      if scalar == "\n" || scalar == "\r" || scalar == "\u{2029}" {
        paragraph = after.count
      } else {
        paragraph += 1
      }
      word = scalar.properties.isWhitespace ? rest : word + 1
      if paragraph > self.paragraph || word > self.word { break }
      room -= 1
      result.append(scalar)
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    if isASCII { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return true
    default: return false
    }
  }
}

/// Limits the text that a user types, pastes or drops.
@MainActor
public final class LimitedText {
  private let limit: TextLimit
  private let isByUser: () -> Bool
  private let didCut: () -> Void
  private var connection: SignalConnection?
  private var isInserting = false

  /// Limits an entry.
  /// - Parameters:
  ///   - entry: A `GtkEditable` with a `GtkText` in it.
  ///   - isByUser: Whether the text being inserted comes from the user. The program's own text is not
  ///     cut; otherwise the next key would write the rest of it to the program's value.
  ///   - didCut: Called when some of the text was left out.
  public init(
    of entry: Widget, isByUser: @escaping () -> Bool, didCut: @escaping () -> Void
  ) {
    limit = .line
    (self.isByUser, self.didCut) = (isByUser, didCut)
    let inner = ObjectRef(UnsafeMutableRawPointer(gtk_editable_get_delegate(entry.opaque)!))
    connection = SignalConnection(inner, "insert-text", owner: self) { [unowned inner] in
      $0.insert($1, into: inner)
    }
  }

  /// Limits a text of several lines.
  /// - Parameter buffer: A `GtkTextBuffer`.
  public init(
    ofBuffer buffer: ObjectRef, isByUser: @escaping () -> Bool, didCut: @escaping () -> Void
  ) {
    limit = .paragraphs
    (self.isByUser, self.didCut) = (isByUser, didCut)
    connection = SignalConnection(buffer, "insert-text", owner: self) { [unowned buffer] in
      $0.insert($1, intoBuffer: buffer)
    }
  }

  private func insert(_ arguments: SignalArguments, into text: ObjectRef) {
    guard !isInserting, isByUser(), let new = arguments.text(0, lengthAt: 1),
      let position = arguments.pointer(2)?.assumingMemoryBound(to: Int32.self)
    else { return }
    let count = Int(gtk_text_get_text_length(text.cast(to: GtkText.self)))
    // A letter nearly always fits.
    if isPlain(new), count + new.utf8.count <= limit.total { return }
    let shown = String(cString: gtk_editable_get_text(text.opaque)).unicodeScalars
    let place = position.pointee < 0 ? count : min(Int(position.pointee), count)
    let index = shown.index(shown.startIndex, offsetBy: place)
    let admitted = limit.admitted(
      new, count: count, before: shown[..<index], after: shown[index...])
    guard admitted != new else { return }
    g_signal_stop_emission_by_name(text.raw, "insert-text")
    isInserting = true
    gtk_editable_insert_text(text.opaque, admitted, -1, position)
    isInserting = false
    didCut()
  }

  private func insert(_ arguments: SignalArguments, intoBuffer buffer: ObjectRef) {
    guard !isInserting, isByUser(), let new = arguments.text(1, lengthAt: 2),
      let place = arguments.boxed(0)?.assumingMemoryBound(to: GtkTextIter.self)
    else { return }
    let pointer = buffer.cast(to: GtkTextBuffer.self)
    let count = Int(gtk_text_buffer_get_char_count(pointer))
    if isPlain(new), Int(gtk_text_iter_get_chars_in_line(place)) + new.utf8.count <= limit.word,
      count + new.utf8.count <= limit.total
    {
      return
    }
    var (start, end) = (place.pointee, place.pointee)
    gtk_text_iter_set_line_offset(&start, 0)
    if gtk_text_iter_ends_line(&end) == 0 { gtk_text_iter_forward_to_line_end(&end) }
    let admitted = limit.admitted(
      new, count: count, before: text(from: &start, to: place), after: text(from: place, to: &end))
    guard admitted != new else { return }
    g_signal_stop_emission_by_name(buffer.raw, "insert-text")
    isInserting = true
    gtk_text_buffer_insert(pointer, place, admitted, -1)
    isInserting = false
    didCut()
  }

  /// Whether the text contains no combining marks.
  private func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

  private func text(
    from start: UnsafeMutablePointer<GtkTextIter>, to end: UnsafeMutablePointer<GtkTextIter>
  ) -> Substring.UnicodeScalarView {
    guard let text = gtk_text_iter_get_slice(start, end) else {
      return Substring("").unicodeScalars
    }
    defer { g_free(text) }
    return Substring(String(cString: text)).unicodeScalars
  }
}
