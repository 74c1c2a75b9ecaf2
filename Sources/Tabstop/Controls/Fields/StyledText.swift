internal import CGtk
internal import GtkBridge

/// What an editor of a text with styles needs of a module that has a type for such texts.
package struct StyledText {
  /// Reads the text. It is called while the editor is evaluated.
  let stretches: @MainActor () -> [TextStretch]
  /// Called when the user has replaced letters, counted in Unicode scalars, by a text.
  let replace: @MainActor (_ letters: Range<Int>, _ text: String) -> Void
  /// Called for a key that changes the style of the selection, or of what is typed next; returns
  /// whether it has the style now. `nil` if keys do not change styles.
  let toggle: (@MainActor (StyledTrait) -> Bool)?

  package init(
    stretches: @escaping @MainActor () -> [TextStretch],
    replace: @escaping @MainActor (_ letters: Range<Int>, _ text: String) -> Void,
    toggle: (@MainActor (StyledTrait) -> Bool)? = nil
  ) {
    (self.stretches, self.replace, self.toggle) = (stretches, replace, toggle)
  }
}

/// A style that a key of an editor switches: Control with B, I or U.
package enum StyledTrait {
  case bold, italic, underline

  init?(key: UInt32, modifiers: EventModifiers) {
    guard modifiers == .control else { return nil }
    switch KeyEquivalent(keyval: key)?.character {
    case "b": self = .bold
    case "i": self = .italic
    case "u": self = .underline
    default: return nil
    }
  }

  /// What a screen reader says about the key, which changes no letter.
  func announcement(isOn: Bool) -> String {
    switch self {
    case .bold: isOn ? String(own: "Bold on") : String(own: "Bold off")
    case .italic: isOn ? String(own: "Italic on") : String(own: "Italic off")
    case .underline: isOn ? String(own: "Underline on") : String(own: "Underline off")
    }
  }
}

/// The alignment of a paragraph in an editor.
package enum ParagraphAlignment: Sendable {
  case left, center, right

  fileprivate var justification: GtkJustification {
    switch self {
    case .left: GTK_JUSTIFY_LEFT
    case .center: GTK_JUSTIFY_CENTER
    case .right: GTK_JUSTIFY_RIGHT
    }
  }
}

/// A part of a text that an editor scrolls to.
package struct RevealedText: Equatable {
  /// The number of the request: the user may have scrolled since the last one.
  let number: Int
  /// The letter, counted in Unicode scalars.
  let letter: Int

  package init(number: Int, letter: Int) { (self.number, self.letter) = (number, letter) }
}

/// An editor of a text that may have styles.
package struct StyledTextArea: _PlainView {
  private let text: Binding<String>
  private let styled: StyledText?
  private let selection: Binding<TextSelection?>
  private let revealed: RevealedText?

  /// Creates an editor of a text that always has styles.
  package init(_ styled: StyledText, selection: Binding<TextSelection?>) {
    let text = Binding<String> {
      styled.stretches().map(\.text).joined()
    } set: { _ in
      // `replace` gets what the user types.
    }
    self.init(text: text, styled: styled, selection: selection)
  }

  /// Creates an editor of a text that has styles while `styled` is not `nil`.
  package init(
    text: Binding<String>, styled: StyledText?, selection: Binding<TextSelection?>,
    revealed: RevealedText? = nil
  ) {
    (self.text, self.styled, self.selection) = (text, styled, selection)
    self.revealed = revealed
  }

  package var body: some View {
    TextAreaView(
      entry: nil, text: text, selection: selection, styled: styled, revealed: revealed)
  }
}

/// A change of a text by the user: the letters that were replaced, in Unicode scalars of the old
/// text, and the text in their place.
struct TypedChange: Equatable {
  var letters: Range<Int>
  var text: String

  /// - Parameter caret: The caret after the change. It shows which one of several equal letters was
  ///   typed or deleted.
  /// - Complexity: O(length of the texts).
  init(from old: String, to new: String, caret: Int) {
    let (old, new) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    let growth = new.count - old.count
    // What was typed ends at the caret; what was deleted was behind it.
    let (typed, deleted) = growth > 0 ? (growth, 0) : (0, -growth)
    let start = caret - typed
    if start >= 0, start + deleted <= old.count, old[..<start] == new[..<start],
      old[(start + deleted)...] == new[(start + typed)...]
    {
      self.init(start..<start + deleted, new[start..<start + typed])
      return
    }
    let (prefix, suffix) = old.commonEnds(with: new)
    self.init(prefix..<old.count - suffix, new[prefix..<new.count - suffix])
  }

  init(_ letters: Range<Int>, _ text: String) { (self.letters, self.text) = (letters, text) }

  private init(_ letters: Range<Int>, _ text: ArraySlice<Unicode.Scalar>) {
    self.init(letters, "")
    self.text.unicodeScalars.append(contentsOf: text)
  }
}

/// Shows the styles of a text in a `GtkTextView`: a tag for each style.
@MainActor
final class StyledTags {
  private struct Run: Equatable {
    var style: TextStyle
    var alignment: ParagraphAlignment?
    var count: Int32

    var hasStyle: Bool { style != TextStyle() || alignment != nil }
    func looks(like other: Run) -> Bool {
      style == other.style && alignment == other.alignment
    }
  }

  private struct Tag {
    let run: Run
    let object: ObjectRef
  }

  private let buffer: ObjectRef
  private let widget: Widget
  private var tags: [Tag] = []
  /// The number of tags from which on those that no run has are removed.
  private var tagLimit = 16
  private var shown: [Run] = []
  /// Where the user has typed since: GTK gives a letter at the edge of a tag no tag.
  private var typed: ClosedRange<Int32>?
  private var palette = Appearance.shared.current

  init(_ buffer: ObjectRef, of widget: Widget) {
    (self.buffer, self.widget) = (buffer, widget)
  }

  /// Called for each change of the text.
  func replaced(_ change: TypedChange) {
    let start = Int32(change.letters.lowerBound)
    let end = start + Int32(change.text.unicodeScalars.count)
    // An earlier range may have moved by what this change adds or removes.
    typed = typed.map { min($0.lowerBound, start)...max($0.upperBound, start) + end - start }
    typed = typed ?? start...end
  }

  /// Shows the styles of the text, which the buffer has already. Only the tags of runs that have
  /// changed are set again: GTK lays out what they cover.
  func show(_ stretches: [TextStretch]) {
    followPalette()
    var runs: [Run] = []
    for stretch in stretches where !stretch.text.isEmpty {
      let run = Run(
        style: stretch.style, alignment: stretch.alignment,
        count: Int32(stretch.text.unicodeScalars.count))
      if let last = runs.last, last.looks(like: run) {
        runs[runs.count - 1].count += run.count
      } else {
        runs.append(run)
      }
    }
    let (prefix, suffix) = runs.commonEnds(with: shown)
    let hadStyles = shown.contains(where: \.hasStyle)
    shown = runs
    let typed = typed
    self.typed = nil
    guard hadStyles || runs.contains(where: \.hasStyle) else { return }
    var start: Int32 = 0
    for (index, run) in runs.enumerated() {
      let isChanged = index >= prefix && index < runs.count - suffix
      if isChanged || typed?.overlaps(start...start + run.count) == true { apply(run, from: start) }
      start += run.count
    }
    removeUnusedTags()
  }

  /// A text whose colours change all the time would otherwise get ever more tags. O(tags × runs), and seldom.
  private func removeUnusedTags() {
    guard tags.count > tagLimit else { return }
    let table = gtk_text_buffer_get_tag_table(buffer.cast(to: GtkTextBuffer.self))
    tags.removeAll { tag in
      if shown.contains(where: tag.run.looks) { return false }
      gtk_text_tag_table_remove(table, tag.object.cast(to: GtkTextTag.self))
      return true
    }
    tagLimit = max(16, tags.count * 2)
  }

  private func apply(_ run: Run, from start: Int32) {
    let buffer = buffer.cast(to: GtkTextBuffer.self)
    var (first, last) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_iter_at_offset(buffer, &first, start)
    gtk_text_buffer_get_iter_at_offset(buffer, &last, start + run.count)
    gtk_text_buffer_remove_all_tags(buffer, &first, &last)
    guard run.hasStyle else { return }
    gtk_text_buffer_apply_tag(
      buffer, tag(for: run).cast(to: GtkTextTag.self), &first, &last)
  }

  private func tag(for run: Run) -> ObjectRef {
    if let known = tags.first(where: { $0.run.looks(like: run) }) { return known.object }
    let tag = ObjectRef.newTextTag()
    // The constructor's reference.
    g_object_unref(tag.raw)
    gtk_text_tag_table_add(
      gtk_text_buffer_get_tag_table(buffer.cast(to: GtkTextBuffer.self)),
      tag.cast(to: GtkTextTag.self))
    tags.append(Tag(run: run, object: tag))
    describe(run, in: tag)
    return tag
  }

  /// Sets the colours of the current palette: tags have no named colours.
  private func followPalette() {
    let current = Appearance.shared.current
    guard current != palette else { return }
    palette = current
    for tag in tags { describe(tag.run, in: tag.object) }
  }

  private func describe(_ run: Run, in tag: ObjectRef) {
    run.style.describe(in: tag, on: widget)
    if let alignment = run.alignment {
      tag.setProperty("justification", to: Int32(alignment.justification.rawValue))
    }
  }
}

extension TextStyle {
  /// Sets the properties of a `GtkTextTag`. GTK converts the numbers of its enumerations.
  @MainActor fileprivate func describe(in tag: ObjectRef, on widget: Widget) {
    let values = traits?.values
    if let family = values?.design?.family ?? font?.family {
      tag.setProperty("family", to: family.filter { $0 != "\"" })
    }
    if let font, font.styleClass != nil || font.size != nil {
      // Pango's points are 1/72 inch, in 1024ths.
      tag.setProperty("size", to: Int32(font.approximateSize * 0.75 * 1024))
    }
    if let weight = weight ?? font?.effectiveWeight {
      tag.setProperty("weight", to: Int32(weight.value))
    }
    if isItalic || font?.isItalic == true {
      tag.setProperty("style", to: Int32(PANGO_STYLE_ITALIC.rawValue))
    }
    if let color = color?.rgba(on: widget) { tag.setProperty("foreground-rgba", to: color) }
    if let color = values?.background?.rgba(on: widget) {
      tag.setProperty("background-rgba", to: color)
    }
    if let line = values?.underline, line.isActive {
      tag.setProperty("underline", to: Int32(PANGO_UNDERLINE_SINGLE.rawValue))
    }
    if let line = values?.strikethrough, line.isActive {
      tag.setProperty("strikethrough", to: true)
    }
    if let spacing = values?.spacing {
      tag.setProperty("letter-spacing", to: Int32(spacing * 1024))
    }
    if let offset = values?.baselineOffset {
      tag.setProperty("rise", to: Int32(offset * 0.75 * 1024))
    }
  }
}

extension Color {
  /// The current value of the colour.
  @MainActor fileprivate func rgba(on widget: Widget) -> GdkRGBA? {
    Tabstop.rgba(css, on: widget)
  }
}
