internal import GtkBridge

extension SymbolNames {
  /// The drawing of a symbol that no theme contains; `nil` for symbols that are not drawn here.
  ///
  /// Drawn are signs in a circle or a square, such as `plus.circle.fill`, `3.circle` and `checkmark.square`; circles,
  /// squares and hearts alone; signs such as `dollarsign` and `equal`; and bags, capsules, carts, drops, flames,
  /// leaves, menus, pills, speech bubbles and syringes.
  static func drawing(of symbol: String) -> DrawnSymbol? {
    if let sign = signs[Substring(symbol)], !themeSigns.contains(symbol) {
      return DrawnSymbol(.none, .text(sign), isFilled: false)
    }
    // Most symbols have no such beginning or ending: they are not split.
    let ends = ["circle", "square", "fill", "heart"]
    let first = symbol.prefix { $0 != "." }
    guard outlines[first] != nil || isText(symbol) || ends.contains(where: symbol.hasSuffix)
    else { return nil }
    var parts = symbol.split(separator: ".")
    let isFilled = parts.count > 1 && parts.last == "fill"
    if isFilled { parts.removeLast() }
    if let outline = text(parts) ?? outlines[first], !["circle", "square"].contains(parts.last) {
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
    if let outline = text(parts) ?? outlines[parts[0]] { return .outline(outline) }
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

  /// The first words of symbols that are outlines of their own.
  private static let outlines: [Substring: DrawnSymbol.Outline] = [
    "bag": .bag, "handbag": .bag, "cart": .cart, "basket": .cart, "flame": .flame,
    "message": .bubble, "leaf": .leaf, "menucard": .menu, "pill": .pill, "pills": .pills,
    "syringe": .syringe, "capsule": .capsule, "drop": .drop,
  ]

  private static func isText(_ symbol: String) -> Bool {
    symbol.hasPrefix("bubble") || symbol.hasPrefix("text.b")
  }

  /// One speech bubble, or two as in `bubble.left.and.text.bubble.right`; lines of text that are checked.
  private static func text(_ parts: [Substring]) -> DrawnSymbol.Outline? {
    if parts == ["text", "badge", "checkmark"] { return .checkedText }
    guard parts.first == "bubble" || parts.starts(with: ["text", "bubble"]) else { return nil }
    return parts.contains("and") ? .bubbles : .bubble
  }

  private static let signs: [Substring: String] = [
    "dollarsign": "$", "eurosign": "€", "sterlingsign": "£", "yensign": "¥", "percent": "%",
    "questionmark": "?", "exclamationmark": "!", "info": "i", "at": "@", "number": "#",
    "equal": "=", "plusminus": "±", "divide": "÷", "sum": "∑", "function": "ƒ", "infinity": "∞",
  ]

  /// The signs for which themes have icons.
  private static let themeSigns: Set<String> = ["questionmark", "exclamationmark", "info"]
}
