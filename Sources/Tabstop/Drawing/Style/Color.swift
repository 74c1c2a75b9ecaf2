private import Glibc
internal import GtkBridge
internal import Synchronization

/// A colour, as a value and as a view that fills its frame. Mirrors SwiftUI's `Color`. Named
/// colours follow light, dark and high contrast.
public struct Color: Hashable, Sendable {
  /// The colour in GTK's CSS.
  let css: String
  /// Keeps the definition of names in it that programs make while they run.
  private(set) var definition: ColorDefinition?

  package init(css: String) { self.css = css }

  init(css: String, _ definition: ColorDefinition?) {
    self.css = css
    self.definition = definition
  }

  /// The colour for a surface: a colour that is legible as text on the window is not legible below
  /// white text, and sources use one name for both.
  var fillCSS: String {
    let accent = Color.accentColor.css
    return variant {
      $0 == accent ? "@accent_fill_color" : Self.name("fill_color", $0, of: Self.hues)
    } ?? css
  }

  /// The colour for a symbol, which is seen with less contrast than the lines of a text: yellow that is legible as text
  /// on a light window is brown.
  var forSymbol: Color {
    variant { Self.name("symbol_color", $0, of: Self.symbolHues) }
      .map { Color(css: $0, definition) } ?? self
  }

  /// The colour with another name, with an opacity or without.
  private func variant(_ name: (_ css: String) -> String?) -> String? {
    if let name = name(css) { return name }
    let opacity = "alpha("
    guard css.hasPrefix(opacity), let comma = css.lastIndex(of: ",") else { return nil }
    let inner = Color(css: String(css.dropFirst(opacity.count).prefix(upTo: comma)))
    return inner.variant(name).map { opacity + $0 + css[comma...] }
  }

  /// The name of another kind for one of the hues.
  private static func name(_ kind: String, _ css: String, of hues: Set<String>) -> String? {
    hues.contains(css) ? css.dropLast("color".count) + kind : nil
  }

  private static let hues = Set(
    [gray, red, orange, yellow, green, mint, teal, blue, indigo, purple, pink, brown].map(\.css))

  private static let symbolHues = Set([orange, yellow].map(\.css))

  /// Whether one of the hues has been used: their sheet is not loaded before.
  static let huesAreUsed = Atomic(false)

  fileprivate static func hue(_ name: String) -> Color {
    huesAreUsed.store(true, ordering: .relaxed)
    return Color(css: "@\(name)_color")
  }

  /// Creates a colour from components from 0 to 1; values outside are clamped.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func byte(_ value: Double) -> Int { Int((value.clamped(to: 0...1) * 255).rounded()) }
    css = "rgba(\(byte(red)),\(byte(green)),\(byte(blue)),\(opacity.clamped(to: 0...1)))"
  }

  /// Creates a grey, from 0 (black) to 1.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// The same colour with another opacity: 0 (invisible) to 1.
  public func opacity(_ opacity: Double) -> Color {
    Color(css: "alpha(\(css),\(opacity.clamped(to: 0...1)))", definition)
  }

  /// The colour of text.
  public static let primary = Color(css: "@window_fg_color")
  /// The colour of less important text.
  public static let secondary = Color(css: "@dim_fg_color")
}

/// The values of the named colours, which an extension of a protocol cannot store.
private enum NamedColors {
  static let accentColor = Color(css: "@accent_color")
  static let clear = Color(css: "transparent")
  static let black = Color(white: 0)
  static let white = Color(white: 1)
  static let gray = Color.hue("gray")
  static let red = Color.hue("red")
  static let orange = Color.hue("orange")
  static let yellow = Color.hue("yellow")
  static let green = Color.hue("green")
  static let mint = Color.hue("mint")
  static let teal = Color.hue("teal")
  static let blue = Color.hue("blue")
  static let indigo = Color.hue("indigo")
  static let purple = Color.hue("purple")
  static let pink = Color.hue("pink")
  static let brown = Color.hue("brown")
  static let cyan = teal
}

// Declared here alone, not in `Color` as well: with two declarations of each, the compiler would try both for every
// `Color.red` of an expression, and all combinations of a chain.
extension ShapeStyle where Self == Color {
  /// The accent colour.
  public static var accentColor: Color { NamedColors.accentColor }
  /// No colour.
  public static var clear: Color { NamedColors.clear }
  /// Black, in light and dark windows.
  public static var black: Color { NamedColors.black }
  /// White, in light and dark windows.
  public static var white: Color { NamedColors.white }
  /// The palette's grey, which follows light, dark and high contrast.
  public static var gray: Color { NamedColors.gray }
  /// The palette's red, which follows light, dark and high contrast.
  public static var red: Color { NamedColors.red }
  /// The palette's orange, which follows light, dark and high contrast.
  public static var orange: Color { NamedColors.orange }
  /// The palette's yellow, which follows light, dark and high contrast.
  public static var yellow: Color { NamedColors.yellow }
  /// The palette's green, which follows light, dark and high contrast.
  public static var green: Color { NamedColors.green }
  /// The palette's mint, which follows light, dark and high contrast.
  public static var mint: Color { NamedColors.mint }
  /// The palette's teal, which follows light, dark and high contrast.
  public static var teal: Color { NamedColors.teal }
  /// The palette's blue, which follows light, dark and high contrast.
  public static var blue: Color { NamedColors.blue }
  /// The palette's indigo, which follows light, dark and high contrast.
  public static var indigo: Color { NamedColors.indigo }
  /// The palette's purple, which follows light, dark and high contrast.
  public static var purple: Color { NamedColors.purple }
  /// The palette's pink, which follows light, dark and high contrast.
  public static var pink: Color { NamedColors.pink }
  /// The palette's brown, which follows light, dark and high contrast.
  public static var brown: Color { NamedColors.brown }
  /// The palette's cyan, which follows light, dark and high contrast.
  public static var cyan: Color { NamedColors.cyan }
}

extension Color: _PrimitiveView {
  public static func _makeNode(_ view: Color, _ context: _Context) -> _ViewNode<Color> {
    ColorNode(view, context)
  }
}

extension Color {
  /// The colour space of components; colours outside of sRGB are clamped.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// Creates a colour from components from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    switch colorSpace {
    case .sRGB: self.init(red: red, green: green, blue: blue, opacity: opacity)
    case .sRGBLinear:
      self.init(
        red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue),
        opacity: opacity)
    case .displayP3:
      let (r, g, b) = (Self.decoded(red), Self.decoded(green), Self.decoded(blue))
      self.init(
        .sRGBLinear, red: 1.2249 * r - 0.2247 * g, green: -0.0420 * r + 1.0419 * g,
        blue: -0.0197 * r - 0.0786 * g + 1.0979 * b, opacity: opacity)
    }
  }

  /// The curve of sRGB, which Display P3 shares.
  private static func encoded(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
  private static func decoded(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// Creates a grey, from black, 0, to white, 1.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from components from 0 to 1; a hue outside is as far around the circle of colours.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    // Each component decreases with its distance from the hue.
    func component(_ offset: Double) -> Double {
      let rest = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let k = rest < 0 ? rest + 6 : rest
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// A mix of this colour with a share of another, from 0 to 1. GTK mixes in sRGB, whatever the space.
  public func mix(
    with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(
      css: "mix(\(css),\(other.css),\(fraction.clamped(to: 0...1)))",
      .both(definition, other.definition))
  }

  /// The colour, slightly lighter at the top.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [Color(css: "shade(\(fillCSS),1.12)", definition), self]))
  }
}

extension Color {
  /// Whether it is completely transparent.
  var isClear: Bool { resolved { _ in RGBA(red: 0, green: 0, blue: 0, alpha: 1) }.alpha == 0 }

  /// The colour in numbers; `lookUp` returns the palette's colours.
  func resolved(_ lookUp: @escaping (String) -> RGBA?) -> RGBA {
    var reader = ColorReader(rest: css[...], lookUp: lookUp)
    return reader.read()
  }
}

/// Parses the expressions that colours here consist of.
private struct ColorReader {
  var rest: Substring
  let lookUp: (String) -> RGBA?

  mutating func read() -> RGBA {
    if rest.first == "@" {
      rest.removeFirst()
      return lookUp(word()) ?? .clear
    }
    let name = word()
    guard rest.first == "(" else { return .clear }
    rest.removeFirst()
    defer { if rest.first == ")" { rest.removeFirst() } }
    switch name {
    case "rgba":
      let (red, green, blue) = (number(), number(), number())
      return RGBA(red: red / 255, green: green / 255, blue: blue / 255, alpha: number())
    case "alpha":
      var color = read()
      skipComma()
      color.alpha *= number()
      return color
    case "mix":
      let first = read()
      skipComma()
      let second = read()
      skipComma()
      return first.mixed(with: second, by: number())
    case "shade":
      let color = read()
      skipComma()
      // Close to GTK's result, which shades in another colour space.
      let share = number()
      return RGBA(
        red: min(color.red * share, 1), green: min(color.green * share, 1),
        blue: min(color.blue * share, 1), alpha: color.alpha)
    default: return .clear
    }
  }

  private mutating func word() -> String {
    let word = rest.prefix { !"(),".contains($0) }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  private mutating func skipComma() { if rest.first == "," { rest.removeFirst() } }

  private mutating func number() -> Double {
    defer { skipComma() }
    return Double(word()) ?? 0
  }
}
