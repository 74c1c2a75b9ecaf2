public import Tabstop

/// A colour by UIKit's names. They are colours of the palette here, so they follow light, dark and
/// high contrast. Mirrors the part of `UIColor` that SwiftUI sources pass to `Color`.
public struct UIColor: Hashable, Sendable {
  let color: Color

  /// The same colour by UIKit's type.
  public init(_ color: Color) { self.color = color }

  /// Components from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }
  public init(white: Double, alpha: Double) { color = Color(white: white, opacity: alpha) }

  public func withAlphaComponent(_ alpha: Double) -> UIColor { UIColor(color.opacity(alpha)) }

  /// Between the window's background and its text: a fill on which text stays legible.
  private static func fill(_ share: Double) -> UIColor {
    UIColor(Color(css: "mix(@window_bg_color,@window_fg_color,\(share))"))
  }

  public static let systemRed = UIColor(.red)
  public static let systemOrange = UIColor(.orange)
  public static let systemYellow = UIColor(.yellow)
  public static let systemGreen = UIColor(.green)
  public static let systemMint = UIColor(.mint)
  public static let systemTeal = UIColor(.teal)
  public static let systemCyan = UIColor(.teal)
  public static let systemBlue = UIColor(.blue)
  public static let systemIndigo = UIColor(.indigo)
  public static let systemPurple = UIColor(.purple)
  public static let systemPink = UIColor(.pink)
  public static let systemBrown = UIColor(.brown)
  public static let systemGray = UIColor(.gray)
  public static let systemGray2 = fill(0.4)
  public static let systemGray3 = fill(0.25)
  public static let systemGray4 = fill(0.18)
  public static let systemGray5 = fill(0.11)
  public static let systemGray6 = fill(0.06)

  public static let systemBackground = UIColor(Color(css: "@window_bg_color"))
  public static let secondarySystemBackground = fill(0.05)
  public static let tertiarySystemBackground = UIColor(Color(css: "@card_bg_color"))
  public static let systemGroupedBackground = UIColor(Color(css: "@window_bg_color"))
  public static let secondarySystemGroupedBackground = UIColor(Color(css: "@card_bg_color"))
  public static let tertiarySystemGroupedBackground = fill(0.05)

  public static let systemFill = fill(0.14)
  public static let secondarySystemFill = fill(0.11)
  public static let tertiarySystemFill = fill(0.08)
  public static let quaternarySystemFill = fill(0.05)

  public static let label = UIColor(.primary)
  // The palette has one quieter text colour, which is the least that is still legible.
  public static let secondaryLabel = UIColor(.secondary)
  public static let tertiaryLabel = UIColor(.secondary)
  public static let quaternaryLabel = UIColor(.secondary)
  public static let placeholderText = UIColor(.secondary)
  public static let link = UIColor(.accentColor)
  public static let tintColor = UIColor(.accentColor)
  public static let separator = UIColor(Color(css: "@separator_color"))
  public static let opaqueSeparator = UIColor(Color(css: "@separator_color"))
  public static let darkText = UIColor(.black)
  public static let lightText = UIColor(Color(white: 1, opacity: 0.6))

  public static let clear = UIColor(.clear)
  public static let black = UIColor(.black)
  public static let white = UIColor(.white)
  public static let darkGray = UIColor(Color(white: 1.0 / 3))
  public static let lightGray = UIColor(Color(white: 2.0 / 3))
  // Not the palette's: UIKit's plain colours are the same in light and dark.
  public static let gray = UIColor(Color(white: 0.5))
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

/// AppKit's name for the same.
public typealias NSColor = UIColor

// AppKit's own names.
extension UIColor {
  public static let labelColor = label
  public static let secondaryLabelColor = secondaryLabel
  public static let tertiaryLabelColor = tertiaryLabel
  public static let textColor = label
  public static let placeholderTextColor = placeholderText
  public static let linkColor = link
  public static let separatorColor = separator
  public static let controlAccentColor = tintColor
  public static let windowBackgroundColor = systemBackground
  public static let controlBackgroundColor = tertiarySystemBackground
  public static let controlColor = secondarySystemFill
  public static let textBackgroundColor = UIColor(Color(css: "@field_bg_color"))
  public static let underPageBackgroundColor = secondarySystemBackground
}

extension Color {
  /// A colour by UIKit's name: `Color(.systemRed)`.
  public init(_ color: UIColor) { self = color.color }
  public init(uiColor: UIColor) { self = uiColor.color }
  public init(nsColor: NSColor) { self = nsColor.color }
}
