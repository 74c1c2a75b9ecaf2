/// A range of a text with its style, for modules that create texts.
package struct TextStretch {
  package var text: String
  /// The address of a link.
  package var link: String?
  package var font: Font?
  package var color: Color?
  /// The background colour.
  package var background: Color?
  package var underline: Text.LineStyle?
  package var strikethrough: Text.LineStyle?
  /// The space between letters, in points.
  package var spacing: Double?
  /// The distance of the letters above the baseline, in points.
  package var baselineOffset: Double?
  /// Whether it is bold, italic, or in the letters of code, in addition to its font.
  package var isStrong = false
  package var isEmphasized = false
  package var isCode = false
  /// The alignment of its paragraph, in an editor.
  package var alignment: ParagraphAlignment?

  package init(_ text: String) { self.text = text }

  private var emphasizedFont: Font? {
    guard isStrong || isEmphasized || isCode else { return font }
    // Without a font of its own it has the size of the text around it.
    var font = font ?? Font()
    if isCode { font.family = Font.Design.monospaced.family }
    if isStrong { font.weightValue = .bold }
    if isEmphasized { font.isItalic = true }
    return font
  }

  var style: TextStyle {
    var style = TextStyle()
    style.font = emphasizedFont
    style.color = color
    var traits = TextTraits.Values()
    traits.underline = underline.map { .init(pattern: $0.pattern, color: $0.color) }
    traits.strikethrough = strikethrough.map { .init(pattern: $0.pattern, color: $0.color) }
    traits.spacing = spacing.map { Double.betweenLetters($0) }
    traits.baselineOffset = baselineOffset.map { Double.ofBaseline($0) }
    traits.background = background
    if traits != TextTraits.Values() { style.traits = TextTraits(traits) }
    return style
  }
}

extension Text {
  package nonisolated init(_ stretches: [TextStretch]) {
    self.init(stretches.map { TextRun(text: $0.text, style: $0.style, link: $0.link) })
  }
}

extension Text {
  /// The ranges of a text in Markdown with their styles, for modules that create texts.
  package nonisolated static func markdownStretches(_ text: String) -> [TextStretch] {
    Markdown.runs(of: [.literal(text)]).map { run in
      var stretch = TextStretch(run.text)
      stretch.link = run.link
      let traits = run.style.traits?.values
      if let line = traits?.strikethrough, line.isActive { stretch.strikethrough = .single }
      stretch.isCode = traits?.design == .monospaced
      stretch.isStrong = run.style.weight != nil
      stretch.isEmphasized = run.style.isItalic
      return stretch
    }
  }
}
