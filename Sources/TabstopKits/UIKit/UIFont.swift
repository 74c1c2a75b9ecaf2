public import Foundation
public import Tabstop

/// A typeface with a size, by UIKit's name. Mirrors the part of `UIFont` that SwiftUI sources pass to
/// `Font` and to the attributes of bars. Sizes are in points.
public final class UIFont: NSObject, Sendable {
  private let header = AttributeHeader()
  package let font: Font
  /// The size in points.
  public let pointSize: CGFloat
  /// The name of the typeface; of the system's one it is ".SystemFont".
  public let fontName: String

  private init(_ font: Font, size: CGFloat, name: String = ".SystemFont") {
    self.font = font
    pointSize = size
    fontName = name
    super.init()
  }

  /// Creates the desktop's font in its usual size.
  public override convenience init() { self.init(.system(size: 14), size: 14) }

  /// Creates a typeface by its name: the system's one is shown if it is not installed. Never `nil`.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(.custom(fontName, size: fontSize), size: fontSize, name: fontName)
  }

  /// Creates a font from its description, in another size; 0 keeps the size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    self.init(
      descriptor.base.scaled(by: size / max(descriptor.pointSize, 1)), size: size,
      name: descriptor.name)
  }

  /// The weight of a typeface: a number from -1 to 1. Mirrors UIKit's.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number; 0 is that of ordinary letters.
    public let rawValue: CGFloat
    /// Creates a weight from its number. It is shown as the nearest of those with a name.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The weight of the thinnest letters.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// The weight of thin letters.
    public static let thin = Weight(rawValue: -0.6)
    /// The weight of light letters.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of ordinary letters.
    public static let regular = Weight(rawValue: 0)
    /// The weight of medium letters.
    public static let medium = Weight(rawValue: 0.23)
    /// The weight of semibold letters.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight of bold letters.
    public static let bold = Weight(rawValue: 0.4)
    /// The weight of heavy letters.
    public static let heavy = Weight(rawValue: 0.56)
    /// The weight of the heaviest letters.
    public static let black = Weight(rawValue: 0.62)

    private static let named: [(Weight, Font.Weight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
      (.black, .black),
    ]
    init(weight: Font.Weight) {
      self = Self.named.first { $0.1 == weight }?.0 ?? .regular
    }

    var weight: Font.Weight {
      let nearest = Self.named.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }
      return nearest?.1 ?? .regular
    }
  }

  /// The width of letters. Mirrors UIKit's.
  public struct Width: Hashable, Sendable {
    let width: Font.Width
    /// The width of very narrow letters.
    public static let compressed = Width(width: .compressed)
    /// The width of narrow letters.
    public static let condensed = Width(width: .condensed)
    /// The width of ordinary letters.
    public static let standard = Width(width: .standard)
    /// The width of wide letters.
    public static let expanded = Width(width: .expanded)
  }

  /// The desktop's font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize), size: fontSize)
  }
  /// The desktop's font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight), size: fontSize)
  }
  /// The desktop's font in a weight and a width.
  public class func systemFont(
    ofSize fontSize: CGFloat, weight: Weight, width: Width
  ) -> UIFont {
    UIFont(
      .system(size: fontSize, weight: weight.weight).width(width.width), size: fontSize)
  }
  /// The desktop's font, bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }
  /// The desktop's font, italic.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize).italic(), size: fontSize)
  }
  /// The desktop's font for code.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      .system(size: fontSize, weight: weight.weight, design: .monospaced), size: fontSize)
  }
  /// The desktop's font with digits of one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight).monospacedDigit(), size: fontSize)
  }
  /// The font of a text style.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(style.font, size: style.size)
  }
  /// The font of a text style. The traits have no effect: texts have the size of the desktop.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(font.scaled(by: fontSize / max(pointSize, 1)), size: fontSize, name: fontName)
  }

  /// The name of the family: the typeface's own.
  public var familyName: String { fontName }
  /// The height of a line: 1.2 times the size.
  public var lineHeight: CGFloat { pointSize * 1.2 }
  /// The height of capital letters: about 0.7 times the size.
  public var capHeight: CGFloat { pointSize * 0.7 }
  /// The height above the baseline: about 0.95 times the size.
  public var ascender: CGFloat { pointSize * 0.95 }
  /// The depth below the baseline, negative: about a quarter of the size.
  public var descender: CGFloat { pointSize * -0.25 }
  /// The description, from which other fonts are made.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(base: font, pointSize: pointSize, name: fontName)
  }

  /// The size of labels.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small texts.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of texts.
  public class var systemFontSize: CGFloat { 14 }

  /// Whether both are equal.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
  /// Hashes the value.
  public override var hash: Int { font.hashValue }

  /// The purpose of a text. All text grows by the same factor on the desktop. Mirrors UIKit's.
  public struct TextStyle: Hashable, Sendable {
    private let name: String

    /// The text style of this name.
    public static let extraLargeTitle = TextStyle(name: "extraLargeTitle")
    /// The text style of this name.
    public static let largeTitle = TextStyle(name: "largeTitle")
    /// The text style of this name.
    public static let title1 = TextStyle(name: "title1")
    /// The text style of this name.
    public static let title2 = TextStyle(name: "title2")
    /// The text style of this name.
    public static let title3 = TextStyle(name: "title3")
    /// The text style of this name.
    public static let headline = TextStyle(name: "headline")
    /// The text style of this name.
    public static let subheadline = TextStyle(name: "subheadline")
    /// The text style of this name.
    public static let body = TextStyle(name: "body")
    /// The text style of this name.
    public static let callout = TextStyle(name: "callout")
    /// The text style of this name.
    public static let footnote = TextStyle(name: "footnote")
    /// The text style of this name.
    public static let caption1 = TextStyle(name: "caption1")
    /// The text style of this name.
    public static let caption2 = TextStyle(name: "caption2")
  }
}

extension UIFont.TextStyle {
  fileprivate var font: Font {
    switch self {
    case .extraLargeTitle: .extraLargeTitle
    case .largeTitle: .largeTitle
    case .title1: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .callout: .callout
    case .footnote: .footnote
    case .caption1: .caption
    case .caption2: .caption2
    default: .body
    }
  }

  /// UIKit's sizes, in points.
  fileprivate var size: CGFloat {
    switch self {
    case .extraLargeTitle: 36
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .subheadline: 15
    case .callout: 16
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    default: 17
    }
  }
}

/// AppKit's name of `UIFont`.
public typealias NSFont = UIFont
/// Core Text's name of `UIFont`.
public typealias CTFont = UIFont

extension Font {
  /// Creates a font from UIKit's. Mirrors SwiftUI's initialiser of Core Text's fonts.
  public init(_ font: CTFont) { self = font.font }
}
