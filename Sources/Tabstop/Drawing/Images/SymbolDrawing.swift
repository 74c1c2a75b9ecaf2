internal import FocusModel
internal import GtkBridge

extension SymbolNames {
  /// The drawing of a symbol that no theme contains; `nil` for symbols that are not drawn here.
  ///
  /// Drawn are signs in a circle or a square, such as `plus.circle.fill`, `3.circle` and `checkmark.square`; circles,
  /// squares and hearts alone; signs such as `dollarsign` and `equal`; bags, capsules, carts, drops, flames,
  /// leaves, menus, pills, speech bubbles and syringes; all that `SymbolOutlines` lists; and other symbols that are
  /// crossed out or have a badge.
  @MainActor static func drawing(of symbol: String) -> DrawnSymbol? {
    if let drawing = drawings[symbol] { return drawing }
    let drawing = newDrawing(of: symbol)
    drawings[symbol] = drawing
    return drawing
  }

  /// The drawings of the symbols that were asked for: an icon is shown again at each update of it.
  @MainActor private static var drawings = SmallMap<String, DrawnSymbol?>()

  private static func newDrawing(of symbol: String) -> DrawnSymbol? {
    if let sign = signs[Substring(symbol)], !themeSigns.contains(symbol) {
      return DrawnSymbol(.none, .text(sign), isFilled: false)
    }
    var parts = symbol.split(separator: ".")
    let isFilled = parts.count > 1 && parts.last == "fill"
    if isFilled { parts.removeLast() }
    let name = isFilled ? parts.joined(separator: ".") : symbol
    if let outline = SymbolOutlines.outline(of: symbol)
      ?? (isFilled ? SymbolOutlines.outline(of: name) : nil)
    {
      return DrawnSymbol(outline, .none, isFilled: false)
    }
    if parts.count > 1, !hasIcon(name), let drawing = markedDrawing(parts, isFilled) {
      return drawing
    }
    guard let last = parts.last else { return nil }
    if let outline = text(parts) ?? outlines[parts[0]], !["circle", "square"].contains(last) {
      return DrawnSymbol(outline, .none, isFilled: isFilled || parts.contains("fill"))
    }
    let enclosure: DrawnSymbol.Outline
    switch last {
    case "circle": enclosure = .circle
    case "square": enclosure = .square
    case "heart" where parts.count == 1: enclosure = .heart
    default:
      return SymbolOutlines.outline(for: parts).map { DrawnSymbol($0, .none, isFilled: false) }
    }
    parts.removeLast()
    guard !parts.isEmpty else { return DrawnSymbol(enclosure, .none, isFilled: isFilled) }
    return sign(parts).map { DrawnSymbol(enclosure, $0, isFilled: isFilled) }
  }

  /// The drawing of a symbol that is crossed out or has a badge: "person.2.slash", "folder.badge.plus". `nil` for
  /// others.
  private static func markedDrawing(_ parts: [Substring], _ isFilled: Bool) -> DrawnSymbol? {
    func drawing(_ parts: [Substring]) -> DrawnSymbol? {
      let name = (isFilled ? parts + ["fill"] : parts).joined(separator: ".")
      if let drawing = newDrawing(of: name) { return drawing }
      return listedIcon(for: name)
        .map { DrawnSymbol(.none, .icon("\($0)-symbolic"), isFilled: false) }
    }
    if parts.last == "slash" { return drawing(parts.dropLast())?.crossedOut }
    guard let badge = parts.dropFirst().firstIndex(of: "badge") else { return nil }
    guard badge + 1 < parts.endIndex else {
      return drawing(Array(parts[..<badge]))?.with(badge: .none)
    }
    return badgeSigns[parts[badge + 1]].flatMap { drawing(Array(parts[..<badge]))?.with(badge: $0) }
  }

  /// The signs in badges.
  private static let badgeSigns: [Substring: DrawnSymbol.Sign] = [
    "plus": .icon("list-add-symbolic"), "minus": .icon("list-remove-symbolic"),
    "checkmark": .icon("object-select-symbolic"), "xmark": .icon("window-close-symbolic"),
    "exclamationmark": .text("!"), "questionmark": .text("?"),
  ]

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
    if let outline = SymbolOutlines.outline(for: parts) { return .outline(outline) }
    return listedIcon(for: parts.joined(separator: ".")).map { .icon("\($0)-symbolic") }
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
