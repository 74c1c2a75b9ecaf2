import Foundation

/// A decimal number as the user typed it, divided at its decimal separator. Digits and separators of all scripts are
/// those of ASCII here.
///
/// The last point or comma is the decimal separator, unless it occurs more than once, or exactly three digits follow
/// it and the locale has another decimal separator.
package struct TypedNumber {
  /// The characters before the decimal separator, with other separators.
  package let whole: [Character]
  /// The characters after the decimal separator.
  package let decimals: [Character]
  /// The decimal separator, a point or a comma; nil if there is none.
  package let separator: Character?

  /// Divides a text, which may contain other characters than those of numbers.
  package init(_ text: String, locale: Locale) {
    let characters = Self.plain(text)
    guard let last = characters.lastIndex(where: { ".,".contains($0) }),
      characters.filter({ $0 == characters[last] }).count == 1,
      characters.count - last != 4
        || [characters[last]] == Self.plain(locale.decimalSeparator ?? ".")
    else {
      (whole, decimals, separator) = (characters, [], nil)
      return
    }
    whole = Array(characters[..<last])
    decimals = Array(characters[(last + 1)...])
    separator = characters[last]
  }

  /// The marks of the writing direction, which formatted numbers contain in some languages.
  package static let directionMarks: Set<Character> = ["\u{200E}", "\u{200F}", "\u{061C}"]

  /// The characters in ASCII, without white space, apostrophes and marks of the direction.
  private static func plain(_ text: String) -> [Character] {
    text.filter { !$0.isWhitespace && !"'’".contains($0) && !directionMarks.contains($0) }
      .map { character in
        switch character {
        case "٫", "．": return "."
        case "٬", "،", "，": return ","
        default:
          // Some characters have a value of ten or more: "十", "⑩".
          guard let value = character.wholeNumberValue, 0...9 ~= value else { return character }
          return Character("\(value)")
        }
      }
  }
}
