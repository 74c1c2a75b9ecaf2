/// The style of a text itself, without what it inherits.
struct TextStyle: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isItalic = false
  var color: Color?
  var traits: TextTraits?

  init() {}

  /// The style of a text in `environment`: its own, completed by the inherited one.
  init(_ own: TextStyle, in environment: InheritedValues) {
    font = own.font ?? environment.font
    weight = own.weight ?? environment.fontWeight
    isItalic = own.isItalic || environment.isItalic
    color = Self.color(own.color, inside: environment.foreground)
    traits = TextTraits.merged(own.traits, environment.textTraits)
  }

  /// The palette's colour of the second level is for the window: inside of a colour of the program's own, as white on
  /// a picture, it is a share of that.
  private static func color(_ own: Color?, inside outer: Color?) -> Color? {
    guard own == .secondary, let outer, outer.isFixed else { return own ?? outer }
    return outer.opacity(0.7)
  }

  /// This style, completed by `outer`.
  func inside(_ outer: TextStyle) -> TextStyle {
    var style = self
    style.font = font ?? outer.font
    style.weight = weight ?? outer.weight
    style.isItalic = isItalic || outer.isItalic
    style.color = color ?? outer.color
    style.traits = TextTraits.merged(traits, outer.traits)
    return style
  }

  mutating func setTrait(_ change: (inout TextTraits.Values) -> Void) {
    var values = traits?.values ?? TextTraits.Values()
    change(&values)
    traits = TextTraits(values)
  }

  /// The CSS classes for the style.
  @MainActor var classes: [String] {
    var classes: [String] = []
    var declarations: [String] = []
    if let name = font?.styleClass { classes.append(name) }
    declarations += (font ?? Font()).declarations(weight: weight, isItalic: isItalic)
    if let color { declarations.append("color: \(color.css);") }
    if let traits { declarations += traits.values.declarations(size: size) }
    if !declarations.isEmpty {
      classes.append(StyleSheet.shared.className(for: declarations.joined(separator: " ")))
    }
    return classes
  }

  /// The approximate size at the default text size, in points.
  var size: Double { (font ?? .body).approximateSize }
}

/// Rarely used styles of a text. A reference, so that all other texts only need eight bytes.
final class TextTraits: Equatable, Sendable {
  let values: Values

  init(_ values: Values) { self.values = values }

  static func == (a: TextTraits, b: TextTraits) -> Bool { a === b || a.values == b.values }

  static func merged(_ inner: TextTraits?, _ outer: TextTraits?) -> TextTraits? {
    guard let inner else { return outer }
    guard let outer, outer !== inner else { return inner }
    return TextTraits(inner.values.inside(outer.values))
  }

  /// An underline or a strikethrough.
  struct Line: Equatable, Sendable {
    var isActive = true
    var pattern = Text.LineStyle.Pattern.solid
    var color: Color?
  }

  struct Values: Equatable, Sendable {
    var underline: Line?
    var strikethrough: Line?
    /// The space between letters, in points.
    var spacing: Double?
    var baselineOffset: Double?
    /// The background colour; only Pango supports it, as for a shift of the baseline.
    var background: Color?
    var design: Font.Design?
    var width: Font.Width?
    var hasEqualDigits: Bool?
    var letterCase: Text.Case??
    var lineSpacing: Double?
    var lineHeight: LineHeightRule?
    var truncation: Text.TruncationMode?
    var reservedLines: Int?
    /// The program's own values, for a renderer.
    var marks: TextMarks?
    var isSelectable: Bool?
    var typeSize: DynamicTypeSize?
    /// The updating text of one text only, which is not inherited.
    var live: LiveText?

    func inside(_ outer: Values) -> Values {
      var values = outer
      values.underline = underline ?? outer.underline
      values.strikethrough = strikethrough ?? outer.strikethrough
      values.spacing = spacing ?? outer.spacing
      values.baselineOffset = baselineOffset ?? outer.baselineOffset
      values.background = background ?? outer.background
      values.design = design ?? outer.design
      values.width = width ?? outer.width
      values.hasEqualDigits = hasEqualDigits ?? outer.hasEqualDigits
      values.letterCase = letterCase ?? outer.letterCase
      values.lineSpacing = lineSpacing ?? outer.lineSpacing
      values.lineHeight = lineHeight ?? outer.lineHeight
      values.truncation = truncation ?? outer.truncation
      values.reservedLines = reservedLines ?? outer.reservedLines
      values.marks = marks ?? outer.marks
      values.isSelectable = isSelectable ?? outer.isSelectable
      values.typeSize = typeSize ?? outer.typeSize
      return values
    }

    /// The style in CSS, for a text of `size` points. Only Pango supports a shift of the baseline.
    func declarations(size: Double) -> [String] {
      var css: [String] = []
      let underline = underline.flatMap { $0.isActive ? $0 : nil }
      let strikethrough = strikethrough.flatMap { $0.isActive ? $0 : nil }
      let lines = [underline.map { _ in "underline" }, strikethrough.map { _ in "line-through" }]
        .compactMap { $0 }
      if !lines.isEmpty { css.append("text-decoration-line: \(lines.joined(separator: " "));") }
      if let color = underline?.color ?? strikethrough?.color {
        css.append("text-decoration-color: \(color.css);")
      }
      if underline?.pattern == .dot || underline?.pattern == .dash {
        css.append("text-decoration-style: wavy;")
      }
      if let spacing { css.append("letter-spacing: \(spacing)px;") }
      if let family = design?.family { css.append("font-family: \(family);") }
      if let width { css.append("font-stretch: \(width.css);") }
      if hasEqualDigits == true { css.append("font-variant-numeric: tabular-nums;") }
      switch letterCase {
      case .some(.uppercase?): css.append("text-transform: uppercase;")
      case .some(.lowercase?): css.append("text-transform: lowercase;")
      default: break
      }
      // GTK's line height is relative to the font's own, which is about 1.35 times its size.
      let ownHeight = 1.35 * size
      let height = lineHeight?.height(size: size, ownHeight: ownHeight) ?? ownHeight
      if height != ownHeight || lineSpacing ?? 0 != 0 {
        // Lines that overlap completely have a height of 0, not less.
        let lines = max(0, (height + (lineSpacing ?? 0)) / ownHeight)
        css.append("line-height: \((lines * 100).rounded() / 100);")
      }
      if let typeSize, typeSize != .large {
        css.append("font-size: \(size * typeSize.scale * 0.75)pt;")
      }
      return css
    }
  }
}
