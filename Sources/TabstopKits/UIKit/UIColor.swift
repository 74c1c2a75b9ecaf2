public import Foundation
public import Tabstop

/// A colour by UIKit's names. Its named colours are those of the palette, so they follow light,
/// dark and high contrast. Mirrors the part of `UIColor` that SwiftUI sources pass to `Color`.
public final class UIColor: NSObject, Sendable {
  private let header = AttributeHeader()
  package let color: Color

  /// Creates the same colour by UIKit's type.
  public init(_ color: Color) {
    self.color = color
    super.init()
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
  public override var hash: Int { color.hashValue }
  public override var description: String { color.description }
  /// The colour in words, in the user's language: "dark blue". Mirrors UIKit's and AppKit's.
  public var accessibilityName: String { color.spokenName }
  /// The colour: all are in one space.
  public func usingColorSpace(_ space: NSColorSpace) -> UIColor? { self }
  /// The red component, from 0 to 1.
  public var redComponent: CGFloat { color.components.red }
  /// The green component, from 0 to 1.
  public var greenComponent: CGFloat { color.components.green }
  /// The blue component, from 0 to 1.
  public var blueComponent: CGFloat { color.components.blue }
  /// The alpha component, from 0 to 1.
  public var alphaComponent: CGFloat { color.components.opacity }
  /// Creates a colour from components from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Creates a colour from components from 0 to 1.
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from components from 0 to 1.
  public convenience init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }
  /// Creates a grey, from black, 0, to white, 1. It is the same in light and dark.
  public convenience init(white: Double, alpha: Double) {
    self.init(Color(white: white, opacity: alpha))
  }

  /// The same colour with another opacity: from 0, invisible, to 1.
  public func withAlphaComponent(_ alpha: Double) -> UIColor { UIColor(color.opacity(alpha)) }

  /// Between the window's background and its text: a fill on which text stays legible.
  private static func fill(_ share: Double) -> UIColor {
    UIColor(Color(css: "mix(@window_bg_color,@window_fg_color,\(share))"))
  }

  /// The palette's red.
  public static let systemRed = UIColor(.red)
  /// The palette's orange.
  public static let systemOrange = UIColor(.orange)
  /// The palette's yellow.
  public static let systemYellow = UIColor(.yellow)
  /// The palette's green.
  public static let systemGreen = UIColor(.green)
  /// The palette's mint.
  public static let systemMint = UIColor(.mint)
  /// The palette's teal.
  public static let systemTeal = UIColor(.teal)
  /// The palette's teal: it has no cyan.
  public static let systemCyan = UIColor(.teal)
  /// The palette's blue.
  public static let systemBlue = UIColor(.blue)
  /// The palette's indigo.
  public static let systemIndigo = UIColor(.indigo)
  /// The palette's purple.
  public static let systemPurple = UIColor(.purple)
  /// The palette's pink.
  public static let systemPink = UIColor(.pink)
  /// The palette's brown.
  public static let systemBrown = UIColor(.brown)
  /// The palette's grey.
  public static let systemGray = UIColor(.gray)
  /// The window's background with 40 % of the text's colour in it.
  public static let systemGray2 = fill(0.4)
  /// The window's background with 25 % of the text's colour in it.
  public static let systemGray3 = fill(0.25)
  /// The window's background with 18 % of the text's colour in it.
  public static let systemGray4 = fill(0.18)
  /// The window's background with 11 % of the text's colour in it.
  public static let systemGray5 = fill(0.11)
  /// The window's background with 6 % of the text's colour in it.
  public static let systemGray6 = fill(0.06)

  /// The background of windows.
  public static let systemBackground = UIColor(Color(css: "@window_bg_color"))
  /// A colour close to the window's background.
  public static let secondarySystemBackground = fill(0.05)
  /// The background of cards.
  public static let tertiarySystemBackground = UIColor(Color(css: "@card_bg_color"))
  /// The background of windows, behind forms.
  public static let systemGroupedBackground = UIColor(Color(css: "@window_bg_color"))
  /// The background of cards, behind a form's rows.
  public static let secondarySystemGroupedBackground = UIColor(Color(css: "@card_bg_color"))
  /// A colour close to the window's background.
  public static let tertiarySystemGroupedBackground = fill(0.05)

  /// A fill behind small things: 14 % of the text's colour.
  public static let systemFill = fill(0.14)
  /// A fill behind things of medium size: 11 %.
  public static let secondarySystemFill = fill(0.11)
  /// A fill behind large things: 8 %.
  public static let tertiarySystemFill = fill(0.08)
  /// A fill behind very large things: 5 %.
  public static let quaternarySystemFill = fill(0.05)

  /// The colour of texts.
  public static let label = UIColor(.primary)
  // The palette has one secondary text colour, which is the weakest that is still legible.
  /// The secondary colour of texts.
  public static let secondaryLabel = UIColor(.secondary)
  /// The colour of texts of the third rank: the secondary one here.
  public static let tertiaryLabel = UIColor(.secondary)
  /// The colour of texts of the fourth rank: the secondary one here.
  public static let quaternaryLabel = UIColor(.secondary)
  /// The colour of prompts in fields: the secondary one of texts here.
  public static let placeholderText = UIColor(.secondary)
  /// The accent colour.
  public static let link = UIColor(.accentColor)
  /// The accent colour.
  public static let tintColor = UIColor(.accentColor)
  /// The colour of lines between rows.
  public static let separator = UIColor(Color(css: "@separator_color"))
  /// The colour of lines between rows that nothing shines through: that of `separator` here.
  public static let opaqueSeparator = UIColor(Color(css: "@separator_color"))
  /// Black, in light and dark.
  public static let darkText = UIColor(.black)
  /// White, translucent, in light and dark.
  public static let lightText = UIColor(Color(white: 1, opacity: 0.6))

  /// Shows nothing.
  public static let clear = UIColor(.clear)
  /// Black, in light and dark.
  public static let black = UIColor(.black)
  /// White, in light and dark.
  public static let white = UIColor(.white)
  /// A grey of one third white, in light and dark.
  public static let darkGray = UIColor(Color(white: 1.0 / 3))
  /// A grey of two thirds white, in light and dark.
  public static let lightGray = UIColor(Color(white: 2.0 / 3))
  // Not the palette's: UIKit's plain colours are the same in light and dark.
  /// The grey halfway to white, in light and dark.
  public static let gray = UIColor(Color(white: 0.5))
  /// Pure red, in light and dark.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green, in light and dark.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue, in light and dark.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green and blue, in light and dark.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red and green, in light and dark.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red and blue, in light and dark.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red and half green, in light and dark.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half red and half blue, in light and dark.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown, in light and dark.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

/// AppKit's name of `UIColor`.
public typealias NSColor = UIColor

extension Color {
  /// Creates a colour by UIKit's name: `Color(.systemRed)`.
  public init(_ color: UIColor) { self = color.color }
  /// Creates the colour itself. Mirrors SwiftUI's initialiser of styles that are colours.
  @_disfavoredOverload
  public init(_ color: Color) { self = color }
  /// Creates a colour from UIKit's.
  public init(uiColor: UIColor) { self = uiColor.color }
  /// Creates a colour from AppKit's.
  public init(nsColor: NSColor) { self = nsColor.color }
}
