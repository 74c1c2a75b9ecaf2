/// A typeface, a size and a weight. Mirrors SwiftUI's `Font`. Sizes are in points of 1/96 inch and
/// grow with the user's text size.
public struct Font: Hashable, Sendable {
  var styleClass: String?
  var family: String?
  var size: Double? {
    didSet { size = size == 0 ? 1 : size?.taken(as: "A font's size", in: Self.sizes) }
  }
  /// GTK has no text without a size. 0 is no mistake: the first size that a `GeometryReader` reports.
  private static let sizes = 1.0...1000.0
  var weightValue: Weight?
  var isItalic = false
  var isSmallCaps = false
  var hasEqualDigits = false
  var width: Width?
  var leadingValue: Leading?
  /// A percentage of the default text size, if it differs from the style class's.
  private var percent: Int?

  init() {}
  private init(style: String) { styleClass = style }

  /// The font of the text around it.
  public static let `default` = Font()
  /// The title of a page that contains nothing else. Mirrors SwiftUI's, of visionOS.
  public static let extraLargeTitle = Font.system(size: 36, weight: .bold)
  /// A title below that. Mirrors SwiftUI's, of visionOS.
  public static let extraLargeTitle2 = Font.system(size: 28, weight: .bold)
  /// The title of a page.
  public static let largeTitle = Font(style: "large-title")
  /// A title.
  public static let title = Font(style: "title-1")
  /// A title of the second level.
  public static let title2 = Font(style: "title-2")
  /// A title of the third level.
  public static let title3 = Font(style: "title-3")
  /// The heading of a paragraph.
  public static let headline = Font(style: "headline")
  /// The text below a heading.
  public static let subheadline = Font(style: "subheadline")
  /// Body text.
  public static let body = Font(style: "body")
  /// Text in a callout.
  public static let callout = Font(style: "callout")
  /// A footnote.
  public static let footnote = Font(style: "footnote")
  /// The text below a picture.
  public static let caption = Font(style: "caption")
  /// The smallest text.
  public static let caption2: Font = {
    var font = caption
    font.percent = 76
    return font
  }()

  /// The desktop's font. Sizes are in points, and grow with the user's text size.
  public static func system(
    size: Double, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    var font = Font()
    font.size = size
    font.weightValue = weight
    font.family = design?.family
    return font
  }

  /// The desktop's font in the size of a text's purpose.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = style.font
    if let family = design?.family { font.family = family }
    font.weightValue = weight
    return font
  }

  /// A family by its name, with the name of a weight or "Italic" at its end, as fonts of Apple's platforms
  /// are named: "Avenir-Heavy", "Poppins SemiBold". The system's font if that is not installed.
  public static func custom(_ name: String, size: Double) -> Font {
    var font = Font()
    let face = FontFace(name)
    font.family = face.families
    font.size = size
    font.weightValue = face.weight
    font.isItalic = face.isItalic
    return font
  }

  /// A family by its name. Every size follows the user's text size; `textStyle` has no effect.
  public static func custom(_ name: String, size: Double, relativeTo textStyle: TextStyle) -> Font {
    custom(name, size: size)
  }

  /// A family by its name. On the desktop every text follows the user's text size.
  public static func custom(_ name: String, fixedSize: Double) -> Font {
    custom(name, size: fixedSize)
  }

  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.weightValue = weight } }
  /// The font in bold.
  public func bold() -> Font { weight(.bold) }
  /// The font in bold, or in the weight of body text.
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : weight(.regular) }
  /// The font in italics.
  public func italic() -> Font { changed { $0.isItalic = true } }
  /// The font in italics, or upright.
  public func italic(_ isActive: Bool) -> Font { changed { $0.isItalic = isActive } }
  /// The desktop's monospaced font.
  public func monospaced() -> Font { changed { $0.family = Design.monospaced.family } }
  /// The font with monospaced digits, so that numbers below each other line up.
  public func monospacedDigit() -> Font { changed { $0.hasEqualDigits = true } }
  /// The font with small capitals.
  public func smallCaps() -> Font { changed { $0.isSmallCaps = true } }
  /// The font with small capitals.
  public func lowercaseSmallCaps() -> Font { smallCaps() }
  /// The font with small capitals.
  public func uppercaseSmallCaps() -> Font { smallCaps() }
  /// The font in a width.
  public func width(_ width: Width) -> Font { changed { $0.width = width } }
  /// The font with another line height.
  public func leading(_ leading: Leading) -> Font { changed { $0.leadingValue = leading } }
  /// The font, `factor` times as large.
  public func scaled(by factor: Double) -> Font {
    changed {
      $0.size = approximateSize * factor
      $0.percent = nil
    }
  }

  /// The desktop's font of a design, with the size, the weight and the slant of this one.
  package func design(_ design: Design) -> Font { changed { $0.family = design.family } }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// The line height. Mirrors SwiftUI's `Font.Leading`.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  /// The width of letters, if the family has such a face. Mirrors SwiftUI's `Font.Width`.
  public struct Width: Hashable, Sendable {
    let css: String
    /// Much narrower.
    public static let compressed = Width(css: "extra-condensed")
    /// A width narrower than the standard one.
    public static let condensed = Width(css: "condensed")
    /// The standard width.
    public static let standard = Width(css: "normal")
    /// A width wider than the standard one.
    public static let expanded = Width(css: "expanded")
  }

  /// The weight of a font. Mirrors SwiftUI's `Font.Weight`.
  public struct Weight: Hashable, Sendable {
    let value: Int
    /// The weight 100 of 900.
    public static let ultraLight = Weight(value: 100)
    /// The weight 200 of 900.
    public static let thin = Weight(value: 200)
    /// The weight 300 of 900.
    public static let light = Weight(value: 300)
    /// 400 of 900: the weight of body text.
    public static let regular = Weight(value: 400)
    /// The weight 500 of 900.
    public static let medium = Weight(value: 500)
    /// The weight 600 of 900.
    public static let semibold = Weight(value: 600)
    /// The weight 700 of 900.
    public static let bold = Weight(value: 700)
    /// The weight 800 of 900.
    public static let heavy = Weight(value: 800)
    /// The weight 900 of 900.
    public static let black = Weight(value: 900)
  }

  /// A design of letters. Mirrors SwiftUI's `Font.Design`.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced

    var family: String? {
      switch self {
      case .default, .rounded: nil
      case .serif: "serif"
      case .monospaced: "monospace"
      }
    }
  }

  /// The purpose of a text, which determines its size. Mirrors SwiftUI's `Font.TextStyle`.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2

    var font: Font {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  /// The approximate size at the default text size, in points.
  var approximateSize: Double {
    if let size { return size }
    if let percent { return Self.bodySize * Double(percent) / 100 }
    switch styleClass {
    case "large-title": return 30
    case "title-1": return 25
    case "title-2": return 21
    case "title-3": return 18
    case "footnote": return 13
    case "caption": return 12
    default: return Self.bodySize
    }
  }
  private static let bodySize = 15.0

  /// The weight of the font, or of its style class.
  var effectiveWeight: Weight? {
    if let weightValue { return weightValue }
    switch styleClass {
    case "large-title", "title-1", "title-2": return .heavy
    case "title-3", "headline": return .bold
    default: return nil
    }
  }

  /// The CSS declarations in addition to the style class.
  func declarations(weight: Weight?, isItalic: Bool) -> [String] {
    var css: [String] = []
    if let family { css.append("font-family: \(family);") }
    // 1 CSS pt is 1/72 inch and follows the text size; 1 point here is 1/96.
    if let size { css.append("font-size: \(size * 0.75)pt;") }
    if let percent { css.append("font-size: \(percent)%;") }
    if isSmallCaps { css.append("font-variant-caps: small-caps;") }
    if hasEqualDigits { css.append("font-variant-numeric: tabular-nums;") }
    if let width { css.append("font-stretch: \(width.css);") }
    switch leadingValue {
    case .tight: css.append("line-height: 0.9;")
    case .loose: css.append("line-height: 1.2;")
    case .standard, nil: break
    }
    if let weight = weight ?? weightValue { css.append("font-weight: \(weight.value);") }
    if isItalic || self.isItalic { css.append("font-style: italic;") }
    return css
  }
}
