extension Color: CustomStringConvertible {
  /// The name of a colour of the palette, as "red"; of others their components, as "#FF8800FF". Mirrors
  /// SwiftUI.
  public var description: String {
    if let name = Color.names[self] { return name }
    guard let color = ColorNumbers.of(self) else { return css }
    return "#"
      + [color.red, color.green, color.blue, color.alpha].map { component in
        let byte = String(Int((component.clamped(to: 0...1) * 255).rounded()), radix: 16)
        return (byte.count < 2 ? "0" : "") + byte.uppercased()
      }.joined()
  }

  private static let names: [Color: String] = Dictionary(
    [
      (.red, "red"), (.orange, "orange"), (.yellow, "yellow"), (.green, "green"), (.mint, "mint"),
      (.teal, "teal"), (.blue, "blue"), (.indigo, "indigo"), (.purple, "purple"), (.pink, "pink"),
      (.brown, "brown"), (.white, "white"), (.black, "black"), (.gray, "gray"), (.clear, "clear"),
      (.primary, "primary"), (.secondary, "secondary"),
    ], uniquingKeysWith: { first, _ in first })
}

/// A colour in numbers, if its expression names no colour of the palette.
private enum ColorNumbers {
  static func of(_ color: Color) -> RGBA? {
    guard !color.css.contains("@") else { return nil }
    return color.resolved { _ in nil }
  }
}
