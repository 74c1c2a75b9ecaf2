private import Glibc
internal import GtkBridge

/// Computes values between two declarations of CSS that a modifier has made.
enum CSSBlend {
  /// Returns a declaration between two others; `nil` if they cannot be mixed.
  static func between(_ old: String, _ new: String, at share: Double) -> String? {
    if let a = background(old), let b = background(new) {
      return "background: mix(\(a), \(b), \(min(max(share, 0), 1)));"
    }
    let (a, b) = (parts(of: old), parts(of: new))
    guard a.texts == b.texts, !a.numbers.isEmpty else { return nil }
    var css = ""
    for index in a.numbers.indices {
      let (start, end) = (a.numbers[index], b.numbers[index])
      var number = start + (end - start) * share
      // A spring goes beyond its end: a length or a level may be 0, but not less.
      if start >= 0, end >= 0 { number = max(number, 0) }
      css += a.texts[index] + "\((number * 1000).rounded() / 1000)"
    }
    return css + (a.texts.last ?? "")
  }

  /// The colour of a background that has only one.
  private static func background(_ css: String) -> Substring? {
    let start = "background: "
    guard css.hasPrefix(start), css.hasSuffix(";") else { return nil }
    let color = css.dropFirst(start.count).dropLast()
    for part in ["gradient(", ";", "url("] where strstr(String(color), part) != nil { return nil }
    return color
  }

  /// The numbers of a declaration, and the texts around them: one text more than numbers.
  static func parts(of css: String) -> (texts: [String], numbers: [Double]) {
    var (texts, numbers): ([String], [Double]) = ([], [])
    var (text, digits) = ("", "")
    // The digits of a name (`#ff00aa`, `@own_1`) belong to it.
    var isName = false
    func endNumber() {
      if let number = Double(digits) {
        texts.append(text)
        numbers.append(number)
        text = ""
      } else {
        text += digits
      }
      digits = ""
    }
    let characters = Array(css)
    for (index, character) in characters.enumerated() {
      let isDigit = Self.isDigit(character)
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      // As in "1.5e-07".
      let isExponent = character == "e" && !digits.isEmpty && (next == "-" || Self.isDigit(next))
      let isMinus = character == "-" && (digits.isEmpty || digits.last == "e")
      if !isName, isDigit || isExponent || isMinus {
        digits.append(character)
        continue
      }
      endNumber()
      text.append(character)
      isName =
        character.isLetter || character == "_" || character == "#" || character == "@"
        || (isName && isDigit)
    }
    // A scale ends with a number, without a unit.
    endNumber()
    return (texts + [text], numbers)
  }

  private static func isDigit(_ character: Character) -> Bool {
    "0"..."9" ~= character || character == "."
  }

  /// The transform of a declaration that `EffectCSS` has made, and its anchor as shares.
  static func transform(_ css: String) -> (PaintTransform, x: Double, y: Double)? {
    let start = "transform: "
    guard css.hasPrefix(start) else { return nil }
    var transform = PaintTransform()
    var anchor = (x: 0.5, y: 0.5)
    for step in css.dropFirst(start.count).split(whereSeparator: { $0 == ")" || $0 == ";" }) {
      let (texts, numbers) = parts(of: String(step))
      let name = texts[0].filter { $0.isLetter || $0 == "-" }
      switch (name, numbers.count) {
      case ("translate", 2): (transform.x, transform.y) = (numbers[0], numbers[1])
      case ("rotate", 1): transform.degrees = numbers[0]
      case ("scale", 1): (transform.scaleX, transform.scaleY) = (numbers[0], numbers[0])
      case ("scale", 2): (transform.scaleX, transform.scaleY) = (numbers[0], numbers[1])
      case ("transform-origin", 2): anchor = (numbers[0] / 100, numbers[1] / 100)
      case ("", 0): break
      default: return nil
      }
    }
    return (transform, anchor.x, anchor.y)
  }
}
