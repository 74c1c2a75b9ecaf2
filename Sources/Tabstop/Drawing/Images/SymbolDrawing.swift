internal import GtkBridge

extension SymbolNames {
  /// The drawing of a symbol that no theme contains: in a circle or a square, as
  /// `plus.circle.fill`, `3.circle` and `checkmark.square` are, these outlines and the heart
  /// alone, signs as `dollarsign` and `equal`, bags and carts. `nil` for others.
  static func drawing(of symbol: String) -> DrawnSymbol? {
    if let sign = signs[Substring(symbol)], !themeSigns.contains(symbol) {
      return DrawnSymbol(.none, .text(sign), isFilled: false)
    }
    // Most symbols have no such beginning or ending: they are not split.
    let ends = ["circle", "square", "fill", "heart"]
    let first = symbol.prefix { $0 != "." }
    guard goods[first] != nil || ends.contains(where: symbol.hasSuffix) else { return nil }
    var parts = symbol.split(separator: ".")
    let isFilled = parts.count > 1 && parts.last == "fill"
    if isFilled { parts.removeLast() }
    if let outline = goods[first], !["circle", "square"].contains(parts.last) {
      return DrawnSymbol(outline, .none, isFilled: isFilled || parts.contains("fill"))
    }
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
    if let outline = goods[parts[0]] { return .outline(outline) }
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

  /// The first words of symbols that are a bag or a cart.
  private static let goods: [Substring: DrawnSymbol.Outline] = [
    "bag": .bag, "handbag": .bag, "cart": .cart, "basket": .cart,
  ]

  private static let signs: [Substring: String] = [
    "dollarsign": "$", "eurosign": "€", "sterlingsign": "£", "yensign": "¥", "percent": "%",
    "questionmark": "?", "exclamationmark": "!", "info": "i", "at": "@", "number": "#",
    "equal": "=", "plusminus": "±", "divide": "÷", "sum": "∑", "function": "ƒ", "infinity": "∞",
  ]

  /// The signs for which themes have icons.
  private static let themeSigns: Set<String> = ["questionmark", "exclamationmark", "info"]
}
