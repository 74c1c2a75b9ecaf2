internal import GtkBridge

extension SymbolNames {
  /// The drawing of a symbol that no theme contains: in a circle or a square, as
  /// `plus.circle.fill`, `3.circle` and `checkmark.square` are, and these outlines and the heart
  /// alone. `nil` for others.
  static func drawing(of symbol: String) -> DrawnSymbol? {
    // Most symbols have no such ending: they are not split.
    let ends = ["circle", "square", "fill", "heart"]
    guard ends.contains(where: symbol.hasSuffix) else { return nil }
    var parts = symbol.split(separator: ".")
    let isFilled = parts.count > 1 && parts.last == "fill"
    if isFilled { parts.removeLast() }
    guard let last = parts.popLast() else { return nil }
    let outline: DrawnSymbol.Outline
    switch last {
    case "circle": outline = .circle
    case "square": outline = .square
    case "heart" where parts.isEmpty: outline = .heart
    default: return nil
    }
    guard !parts.isEmpty else { return DrawnSymbol(outline, .none, isFilled: isFilled) }
    return sign(parts).map { DrawnSymbol(outline, $0, isFilled: isFilled) }
  }

  /// The sign of the first words of a symbol.
  private static func sign(_ parts: [Substring]) -> DrawnSymbol.Sign? {
    if parts.count == 1 {
      let word = parts[0]
      if let sign = signs[word] { return .text(sign) }
      let isNumber = word.count <= 2 && word.allSatisfy(\.isNumber)
      if isNumber || (word.count == 1 && word.allSatisfy(\.isLetter)) {
        return .text(word.uppercased())
      }
    }
    let name = parts.joined(separator: ".")
    let icon = icon(for: name)
    return icon == name ? nil : .icon("\(icon)-symbolic")
  }

  private static let signs: [Substring: String] = [
    "dollarsign": "$", "eurosign": "€", "sterlingsign": "£", "yensign": "¥", "percent": "%",
    "questionmark": "?", "exclamationmark": "!", "info": "i", "at": "@", "number": "#",
  ]
}
