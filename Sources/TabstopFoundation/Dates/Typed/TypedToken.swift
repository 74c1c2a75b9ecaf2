import Foundation

/// A number or a word of a typed text; everything else separates them.
enum TypedToken: Hashable {
  /// A number in digits of any script, with the count of digits.
  case number(Int, digits: Int)
  case word(String)

  /// The numbers and words of a text, in order.
  static func tokens(_ text: String) -> [TypedToken] {
    var tokens: [TypedToken] = []
    var rest = text[...]
    while let first = rest.first {
      if digit(first) != nil {
        let digits = rest.prefix { digit($0) != nil }
        rest = rest.dropFirst(digits.count)
        // No date or time has more than eight digits, so that more of them than nine need not be read.
        let value = digits.prefix(9).reduce(0) { $0 * 10 + (digit($1) ?? 0) }
        tokens.append(.number(value, digits: digits.count))
      } else if first.isLetter {
        let letters = rest.prefix { ($0.isLetter || "'’.".contains($0)) && digit($0) == nil }
        rest = rest.dropFirst(letters.count)
        let word = letters.filter { $0 != "." }
        if !word.isEmpty { tokens.append(.word(String(word))) }
      } else {
        rest = rest.dropFirst()
      }
    }
    return tokens
  }

  private static func digit(_ character: Character) -> Int? {
    guard character.unicodeScalars.count == 1,
      character.unicodeScalars.first?.properties.numericType == .decimal
    else { return nil }
    return character.wholeNumberValue
  }
}
