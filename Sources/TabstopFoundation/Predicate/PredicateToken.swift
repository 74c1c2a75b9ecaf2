import Foundation

/// A token of the text of a predicate.
enum PredicateToken: Equatable {
  case word(String)
  case string(String)
  case number(Double)
  /// The letter of an argument: `@` of `%@`, `K` of `%K`, a number's for the rest.
  case argument(Character)
  case symbol(String)

  private static let symbols = [
    "==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}",
    ",", "[", "]", ".",
  ]

  /// O(length of the text).
  static func tokens(of text: String) throws(PredicateFormatError) -> [PredicateToken] {
    var rest = Substring(text)
    var tokens: [PredicateToken] = []
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" || first == "'" {
        tokens.append(.string(try takeString(from: &rest)))
      } else if first == "%" {
        tokens.append(.argument(try takeArgument(from: &rest)))
      } else if first.isNumber || first == "-" && rest.dropFirst().first?.isNumber == true {
        let digits = rest.prefix { $0.isNumber || "+-.eE".contains($0) }
        guard let number = Double(digits) else { throw .init("\(digits) is not a number") }
        tokens.append(.number(number))
        rest = rest.dropFirst(digits.count)
      } else if first.isLetter || "_@$#".contains(first) {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_@$#.".contains($0) }
        tokens.append(.word(String(word)))
        rest = rest.dropFirst(word.count)
      } else if let symbol = symbols.first(where: { rest.hasPrefix($0) }) {
        tokens.append(.symbol(symbol))
        rest = rest.dropFirst(symbol.count)
      } else {
        throw .init("\"\(first)\" has no meaning here")
      }
    }
    return tokens
  }

  private static func takeString(
    from rest: inout Substring
  ) throws(PredicateFormatError) -> String {
    let quote = rest.removeFirst()
    var string = ""
    while let character = rest.popFirst() {
      if character == quote { return string }
      if character == "\\", let escaped = rest.popFirst() {
        switch escaped {
        case "n": string.append("\n")
        case "t": string.append("\t")
        case quote, "\\": string.append(escaped)
        default: string += "\\\(escaped)"
        }
      } else {
        string.append(character)
      }
    }
    throw .init("the closing \(quote) is missing")
  }

  private static func takeArgument(
    from rest: inout Substring
  ) throws(PredicateFormatError) -> Character {
    rest.removeFirst()
    // Length modifiers, as in %ld, have no meaning for a Swift value.
    rest = rest.drop { "lhqzt".contains($0) }
    guard let letter = rest.popFirst(), "@KdDiuUfFgGeExXs".contains(letter) else {
      throw .init("% must be followed by @, K, or the letter of a number")
    }
    return letter == "@" || letter == "K" ? letter : "d"
  }
}

/// The reason why a text is not a predicate.
struct PredicateFormatError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
