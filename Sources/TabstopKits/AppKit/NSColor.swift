public import Foundation
internal import Tabstop

extension UIColor {
  /// AppKit's name for `label`.
  public static let labelColor = label
  /// AppKit's name for `secondaryLabel`.
  public static let secondaryLabelColor = secondaryLabel
  /// AppKit's name for `tertiaryLabel`.
  public static let tertiaryLabelColor = tertiaryLabel
  /// AppKit's name for `label`.
  public static let textColor = label
  /// AppKit's name for `placeholderText`.
  public static let placeholderTextColor = placeholderText
  /// AppKit's name for `link`.
  public static let linkColor = link
  /// AppKit's name for `separator`.
  public static let separatorColor = separator
  /// AppKit's name for `tintColor`.
  public static let controlAccentColor = tintColor
  /// AppKit's name for `systemBackground`.
  public static let windowBackgroundColor = systemBackground
  /// The background of cards.
  public static let controlBackgroundColor = tertiarySystemBackground
  /// The fill of controls: the same as `secondarySystemFill`.
  public static let controlColor = secondarySystemFill
  /// The background of text fields.
  public static let textBackgroundColor = UIColor(Color(css: "@field_bg_color"))
  /// The background around pages: the same as `secondarySystemBackground`.
  public static let underPageBackgroundColor = secondarySystemBackground

  /// AppKit's name for `quaternaryLabel`.
  public static let quaternaryLabelColor = quaternaryLabel
  /// The weakest colour of texts: the same as `secondaryLabel` here. Mirrors AppKit.
  public static let quinaryLabel = secondaryLabel
  /// The text of controls: the same as `label`. Mirrors AppKit.
  public static let controlTextColor = label
  /// The text of controls that cannot be used: the same as `secondaryLabel`. Mirrors AppKit.
  public static let disabledControlTextColor = secondaryLabel
  /// The text of headers: the same as `label`. Mirrors AppKit.
  public static let headerTextColor = label
  /// The title of windows: the same as `label`. Mirrors AppKit.
  public static let windowFrameTextColor = label
  /// The lines of tables: the same as `separator`. Mirrors AppKit.
  public static let gridColor = separator
  /// The background of what is selected, in the window with the focus. Mirrors AppKit.
  public static let selectedContentBackgroundColor = UIColor(Color(css: "@accent_fill_color"))
  /// The background of what is selected, in a window without the focus. Mirrors AppKit.
  public static let unemphasizedSelectedContentBackgroundColor = systemFill
  /// The background of selected text, in a window without the focus. Mirrors AppKit.
  public static let unemphasizedSelectedTextBackgroundColor = systemFill
  /// Selected text, in a window without the focus: the same as `label`. Mirrors AppKit.
  public static let unemphasizedSelectedTextColor = label
  /// The background of selected text: the accent colour, translucent. Mirrors AppKit.
  public static let selectedTextBackgroundColor = UIColor(Color.accentColor.opacity(0.3))
  /// Selected text: the same as `label`. Mirrors AppKit.
  public static let selectedTextColor = label
  /// The fill of selected controls: the accent colour, translucent. Mirrors AppKit.
  public static let selectedControlColor = selectedTextBackgroundColor
  /// The text of selected controls: the same as `label`. Mirrors AppKit.
  public static let selectedControlTextColor = label
  /// The text on `selectedContentBackgroundColor`. Mirrors AppKit.
  public static let alternateSelectedControlTextColor = UIColor(Color(css: "@accent_fg_color"))
  /// The text of the menu item under the pointer. Mirrors AppKit.
  public static let selectedMenuItemTextColor = alternateSelectedControlTextColor
  /// The line around what has the focus: the accent colour. Mirrors AppKit.
  public static let keyboardFocusIndicatorColor = tintColor
  /// The cursor in texts: the accent colour. Mirrors AppKit.
  public static let textInsertionPointColor = tintColor
  /// The background of what was found: yellow. Mirrors AppKit.
  public static let findHighlightColor = systemYellow
  /// Light edges: white. Mirrors AppKit.
  public static let highlightColor = white
  /// Shadows: black. Mirrors AppKit.
  public static let shadowColor = black
  /// The backgrounds of rows, in turn. Mirrors AppKit.
  public static var alternatingContentBackgroundColors: [UIColor] {
    [controlBackgroundColor, secondarySystemBackground]
  }

  /// The name of a colour. Mirrors AppKit's.
  public typealias Name = String
  /// Creates a colour that depends on the appearance. Mirrors AppKit.
  ///
  /// - Parameters:
  ///   - colorName: No effect.
  ///   - dynamicProvider: Called at once, for light and for dark windows.
  public convenience init(
    name colorName: Name?, dynamicProvider: @escaping (NSAppearance) -> UIColor
  ) {
    func color(_ name: NSAppearance.Name) -> Color {
      NSAppearance(named: name).map { dynamicProvider($0).color } ?? .primary
    }
    self.init(ColorLibrary.adapting(light: color(.aqua), dark: color(.darkAqua)))
  }
  /// Creates a grey, from black, 0, to white, 1. Mirrors AppKit.
  public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }
  /// Creates a grey, from black, 0, to white, 1. Mirrors AppKit.
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }
  /// Creates a grey, from black, 0, to white, 1. Mirrors AppKit.
  public convenience init(genericGamma22White white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }
  /// Creates a colour from components from 0 to 1. Mirrors AppKit.
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Creates a colour from components from 0 to 1, in the space of newer screens. Mirrors AppKit
  /// and UIKit.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }
  /// Creates a colour from its hue, saturation and brightness, from 0 to 1. Mirrors AppKit.
  public convenience init(
    calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }
  /// Creates a colour from its hue, saturation and brightness, from 0 to 1. Mirrors AppKit.
  public convenience init(
    deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  /// Creates a colour from its hue, saturation and brightness in a space, from 0 to 1. Mirrors AppKit.
  public convenience init(
    colorSpace space: NSColorSpace, hue: CGFloat, saturation: CGFloat, brightness: CGFloat,
    alpha: CGFloat
  ) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  /// Creates a colour from the components of a space: red, green, blue and opacity. Mirrors AppKit.
  public convenience init(
    colorSpace space: NSColorSpace, components: UnsafePointer<CGFloat>,
    count numberOfComponents: Int
  ) {
    let parts = Array(UnsafeBufferPointer(start: components, count: numberOfComponents))
    if parts.count < 3 {
      self.init(white: parts.first ?? 0, alpha: parts.count > 1 ? parts[1] : 1)
    } else {
      self.init(
        red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
    }
  }
  /// Fills a rectangle of the picture that is being drawn. Mirrors AppKit.
  @preconcurrency @MainActor
  public func drawSwatch(in rect: CGRect) {
    CGContext.current?.saveGState()
    setFill()
    CGContext.current?.fill(rect)
    CGContext.current?.restoreGState()
  }
  /// The brightness of a grey, from 0 to 1, in the present appearance. Mirrors AppKit.
  public var whiteComponent: CGFloat {
    var white: CGFloat = 0
    getWhite(&white, alpha: nil)
    return white
  }
  /// The space of the components: sRGB. Mirrors AppKit.
  public var colorSpace: NSColorSpace { .sRGB }
  /// The number of components: 4. Mirrors AppKit.
  public var numberOfComponents: Int { 4 }
  /// Posted when the desktop's colours have changed. Never posted: views are updated. Mirrors
  /// AppKit.
  nonisolated public static let systemColorsDidChangeNotification = Notification.Name(
    "NSSystemColorsDidChangeNotification")

  /// The hue, from 0 to 1, in the present appearance. Mirrors AppKit.
  public var hueComponent: CGFloat { color.hueComponents.hue }
  /// The saturation, from 0 to 1, in the present appearance. Mirrors AppKit.
  public var saturationComponent: CGFloat { color.hueComponents.saturation }
  /// The brightness, from 0 to 1, in the present appearance. Mirrors AppKit.
  public var brightnessComponent: CGFloat { color.hueComponents.brightness }
  /// A mix with another colour, in the present appearance: 0 is this one, 1 the other. Mirrors
  /// AppKit.
  public func blended(withFraction fraction: CGFloat, of color: UIColor) -> UIColor? {
    let share = min(max(0, fraction), 1)
    let (a, b) = (self.color.components, color.color.components)
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * Double(share) }
    return UIColor(
      red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
      alpha: mix(a.opacity, b.opacity))
  }
  /// A mix with white, in the present appearance. Mirrors AppKit.
  public func highlight(withLevel val: CGFloat) -> UIColor? {
    blended(withFraction: val, of: .highlightColor)
  }
  /// A mix with black, in the present appearance. Mirrors AppKit.
  public func shadow(withLevel val: CGFloat) -> UIColor? {
    blended(withFraction: val, of: .shadowColor)
  }
}
