internal import CGtk
internal import GtkBridge

/// A range of a text with its own style.
struct TextRun: Equatable, Sendable {
  var text: String
  var style = TextStyle()
  /// The address of a link.
  var link: String?

  func inside(_ outer: TextStyle, link: String? = nil) -> TextRun {
    TextRun(text: text, style: style.inside(outer), link: self.link ?? link)
  }
}

extension [TextRun] {
  /// The largest space between letters, in points; at least 0. Lines need so much more room than their letters take:
  /// see `Widget.setLetterSpacing`.
  var letterSpacing: Double {
    reduce(0) { Swift.max($0, $1.style.traits?.values.spacing ?? 0) }
  }

  /// The run in Pango's markup, for `gtk_label_set_markup`.
  @MainActor func markup(on label: Widget) -> String {
    map { run in
      let text =
        run.link.map { "<a href=\"\(escapedMarkup($0))\">\(escapedMarkup(run.text))</a>" }
        ?? escapedMarkup(run.text)
      let attributes = run.style.pangoAttributes(on: label)
      return attributes.isEmpty ? text : "<span \(attributes)>\(text)</span>"
    }.joined()
  }
}

/// A text as Pango's markup.
func escapedMarkup(_ text: String) -> String {
  guard let bytes = g_markup_escape_text(text, -1) else { return "" }
  defer { g_free(bytes) }
  return String(cString: bytes)
}

extension TextStyle {
  /// The attributes of Pango's `<span>`. Sizes follow the text size, as CSS's do.
  @MainActor fileprivate func pangoAttributes(on label: Widget) -> String {
    var names: [String] = []
    func add(_ name: String, _ value: some CustomStringConvertible) {
      names.append("\(name)=\"\(value)\"")
    }
    if let font {
      if let family = font.family { add("font_family", family.filter { $0 != "\"" }) }
      // Pango's points are 1/72 inch, in 1024ths.
      if font.styleClass != nil || font.size != nil {
        add("size", Int(font.approximateSize * 0.75 * 1024))
      }
    }
    if let weight = weight ?? font?.effectiveWeight { add("weight", weight.value) }
    if isItalic || font?.isItalic == true { add("style", "italic") }
    if font?.isSmallCaps == true { add("variant", "small-caps") }
    if let color = color?.pango(on: label) {
      add("foreground", color.name)
      add("fgalpha", color.alpha)
    }
    guard let traits = traits?.values else { return names.joined(separator: " ") }
    if let line = traits.underline, line.isActive {
      add("underline", "single")
      if let color = line.color?.pango(on: label) { add("underline_color", color.name) }
    }
    if let line = traits.strikethrough, line.isActive {
      add("strikethrough", "true")
      if let color = line.color?.pango(on: label) { add("strikethrough_color", color.name) }
    }
    if let color = traits.background?.pango(on: label) {
      add("background", color.name)
      add("bgalpha", color.alpha)
    }
    if let spacing = traits.spacing { add("letter_spacing", Int(spacing * 1024)) }
    if let offset = traits.baselineOffset { add("rise", Int(offset * 0.75 * 1024)) }
    if let family = traits.design?.family { add("font_family", family) }
    if traits.hasEqualDigits == true { add("font_features", "tnum") }
    return names.joined(separator: " ")
  }
}

extension Color {
  /// The colour for Pango, which has no named colours: its current value.
  @MainActor fileprivate func pango(on widget: Widget) -> (name: String, alpha: Int)? {
    guard let color = rgba(css, on: widget) else { return nil }
    func hex(_ value: Float) -> String {
      let digits = String(Int((value * 255).rounded()), radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }
    // For Pango an alpha of 0 means none.
    return (
      "#" + hex(color.red) + hex(color.green) + hex(color.blue),
      Swift.max(1, Int(color.alpha * 65535))
    )
  }
}

/// Resolves a CSS colour: a name of the palette, `alpha(…)` of one, or numbers.
@MainActor
func rgba(_ css: String, on widget: Widget) -> GdkRGBA? {
  var color = GdkRGBA()
  if css.hasPrefix("@") {
    StyleSheet.shared.needHues()
    let context = gtk_widget_get_style_context(widget.pointer)
    let isKnown = gtk_style_context_lookup_color(context, String(css.dropFirst()), &color) != 0
    return isKnown ? color : nil
  }
  if css.hasPrefix("alpha("), let comma = css.lastIndex(of: ",") {
    let inner = css[css.index(css.startIndex, offsetBy: 6)..<comma]
    guard let factor = Float(css[css.index(after: comma)...].dropLast()),
      var color = rgba(String(inner), on: widget)
    else { return nil }
    color.alpha *= factor
    return color
  }
  return gdk_rgba_parse(&color, css) != 0 ? color : nil
}
