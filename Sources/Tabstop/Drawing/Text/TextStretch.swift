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

  package init(_ text: String) { self.text = text }

  fileprivate var style: TextStyle {
    var style = TextStyle()
    style.font = font
    style.color = color
    var traits = TextTraits.Values()
    traits.underline = underline.map { .init(pattern: $0.pattern, color: $0.color) }
    traits.strikethrough = strikethrough.map { .init(pattern: $0.pattern, color: $0.color) }
    traits.spacing = spacing
    traits.baselineOffset = baselineOffset
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
      let isCode = traits?.design == .monospaced
      if isCode || run.style.weight != nil || run.style.isItalic {
        // Of the size of the text around it.
        var font = Font()
        font.family = isCode ? Font.Design.monospaced.family : nil
        font.weightValue = run.style.weight
        font.isItalic = run.style.isItalic
        stretch.font = font
      }
      return stretch
    }
  }
}
