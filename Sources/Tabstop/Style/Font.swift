/// A type face, size and weight. Mirrors SwiftUI's `Font`. Sizes are in points of 1/96 inch and
/// grow with the person's text size.
public struct Font: Hashable, Sendable {
  var styleClass: String?
  var family: String?
  var size: Double?
  var weightValue: Weight?
  var isItalic = false

  init() {}
  private init(style: String) { styleClass = style }

  public static let largeTitle = Font(style: "large-title")
  public static let title = Font(style: "title-1")
  public static let title2 = Font(style: "title-2")
  public static let title3 = Font(style: "title-3")
  public static let headline = Font(style: "headline")
  public static let subheadline = Font(style: "subheadline")
  public static let body = Font(style: "body")
  public static let callout = Font(style: "callout")
  public static let footnote = Font(style: "footnote")
  public static let caption = Font(style: "caption")
  public static let caption2 = Font(style: "caption")

  public static func system(
    size: Double, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    var font = Font()
    font.size = size
    font.weightValue = weight
    font.family = design?.family
    return font
  }

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = style.font
    font.family = design?.family
    font.weightValue = weight
    return font
  }

  /// A family by its name; the system's own where that is not installed.
  public static func custom(_ name: String, size: Double) -> Font {
    var font = Font()
    font.family = "\"\(name.filter { $0 != "\"" && $0 != "\\" })\""
    font.size = size
    return font
  }

  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weightValue = weight
    return font
  }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  public struct Weight: Hashable, Sendable {
    let value: Int
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

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
      case .caption, .caption2: .caption
      }
    }
  }

  /// About how large it is at the common text size, in points.
  var approximateSize: Double {
    if let size { return size }
    switch styleClass {
    case "large-title": return 30
    case "title-1": return 25
    case "title-2": return 21
    case "title-3": return 18
    default: return 15
    }
  }

  /// What the style class does not say, in CSS.
  func declarations(weight: Weight?, isItalic: Bool) -> [String] {
    var css: [String] = []
    if let family { css.append("font-family: \(family);") }
    // 1 CSS pt is 1/72 inch and follows the text size; 1 point here is 1/96.
    if let size { css.append("font-size: \(size * 0.75)pt;") }
    if let weight = weight ?? weightValue { css.append("font-weight: \(weight.value);") }
    if isItalic || self.isItalic { css.append("font-style: italic;") }
    return css
  }
}
