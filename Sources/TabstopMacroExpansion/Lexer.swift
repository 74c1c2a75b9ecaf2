/// Divides Swift source into tokens, without its comments.
struct Lexer {
  private let bytes: [UInt8]
  private var place = 0
  /// The last token, which decides whether a `/` begins a regular expression.
  private var last: Token?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func tokens() -> [Token] {
    var tokens: [Token] = []
    while let token = nextToken() { tokens.append(token) }
    return tokens
  }

  private mutating func nextToken() -> Token? {
    let before = place
    skipSpaceAndComments()
    guard place < bytes.count else { return nil }
    let start = place
    let kind = readToken()
    let token = Token(
      kind: kind, text: String(decoding: bytes[start..<place], as: UTF8.self), range: start..<place,
      isFirstOnLine: last == nil || bytes[before..<start].contains(.newline),
      followsSpace: start > before || last == nil)
    last = token
    return token
  }

  private mutating func skipSpaceAndComments() {
    while place < bytes.count {
      if bytes[place].isSpace {
        place += 1
      } else if starts(with: "//") {
        while place < bytes.count, bytes[place] != .newline { place += 1 }
      } else if starts(with: "/*") {
        skipComment()
      } else {
        return
      }
    }
  }

  /// Skips a comment of several lines, which can contain others.
  private mutating func skipComment() {
    var depth = 0
    while place < bytes.count {
      if starts(with: "/*") {
        depth += 1
        place += 2
      } else if starts(with: "*/") {
        depth -= 1
        place += 2
        if depth == 0 { return }
      } else {
        place += 1
      }
    }
  }

  private mutating func readToken() -> Token.Kind {
    let byte = bytes[place]
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      place += 1
      return .open
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      place += 1
      return .close
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return readNumber()
    case UInt8(ascii: "`"):
      place += 1
      while place < bytes.count, bytes[place] != byte { place += 1 }
      place = min(place + 1, bytes.count)
      return .word
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      let hashes = bytes[place...].prefix { $0 == UInt8(ascii: "#") }.count
      let quote = place + hashes
      if quote < bytes.count, bytes[quote] == UInt8(ascii: "\"") {
        readString(hashes: hashes)
        return .string
      }
      if hashes > 0, quote < bytes.count, bytes[quote] == UInt8(ascii: "/") {
        readRegularExpression(hashes: hashes)
        return .regularExpression
      }
      place += 1
      return .punctuation
    case UInt8(ascii: "/") where isRegularExpression:
      readRegularExpression(hashes: 0)
      return .regularExpression
    case _ where byte.isOfSign:
      while place < bytes.count, bytes[place].isOfSign, !starts(with: "/*"), !starts(with: "//") {
        place += 1
      }
      return .sign
    case _ where byte.isOfWord:
      while place < bytes.count, bytes[place].isOfWord { place += 1 }
      return .word
    default:
      place += 1
      return .punctuation
    }
  }

  private mutating func readNumber() -> Token.Kind {
    let start = place
    let isHexadecimal = starts(with: "0x")
    var isFloat = false
    while place < bytes.count {
      let byte = bytes[place]
      let exponents = isHexadecimal ? "pP" : "eE"
      if byte == UInt8(ascii: "."), !isFloat, place + 1 < bytes.count, bytes[place + 1].isDigit {
        isFloat = true
      } else if exponents.utf8.contains(byte), !starts(with: "0b"), place > start {
        isFloat = true
        if place + 1 < bytes.count, "+-".utf8.contains(bytes[place + 1]) { place += 1 }
      } else if !byte.isOfWord {
        break
      }
      place += 1
    }
    return isFloat ? .float : .integer
  }

  private mutating func readString(hashes: Int) {
    place += hashes
    let quotes = starts(with: "\"\"\"") ? 3 : 1
    let end = String(repeating: "\"", count: quotes) + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    place += quotes
    while place < bytes.count {
      if starts(with: end) {
        place += end.utf8.count
        return
      }
      guard starts(with: escape) else {
        place += 1
        continue
      }
      place += escape.utf8.count
      if starts(with: "(") { skipInterpolation() } else { place = min(place + 1, bytes.count) }
    }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    while let token = nextToken() {
      if token.kind == .open { depth += 1 }
      if token.kind == .close { depth -= 1 }
      if depth == 0 { return }
    }
  }

  /// Whether a `/` begins a regular expression: where an operand may begin, and with an end on the same line.
  private var isRegularExpression: Bool {
    switch last?.kind {
    case .integer, .float, .string, .regularExpression, .close: return false
    case .word where !["return", "in", "case", "where", "if", "while", "try"].contains(last!.text):
      return false
    default: break
    }
    guard place + 1 < bytes.count, !bytes[place + 1].isSpace, bytes[place + 1] != UInt8(ascii: "=")
    else { return false }
    let line = bytes[(place + 1)...].prefix { $0 != .newline }
    return line.contains(UInt8(ascii: "/"))
  }

  private mutating func readRegularExpression(hashes: Int) {
    let end = "/" + String(repeating: "#", count: hashes)
    place += end.utf8.count
    while place < bytes.count, !starts(with: end) {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    place = min(place + end.utf8.count, bytes.count)
  }

  private func starts(with text: String) -> Bool { bytes[place...].starts(with: text.utf8) }
}

extension UInt8 {
  fileprivate static var newline: UInt8 { UInt8(ascii: "\n") }

  fileprivate var isSpace: Bool { self == UInt8(ascii: " ") || (9...13).contains(self) }

  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 128...:
      true
    default: isDigit
    }
  }

  fileprivate var isOfSign: Bool { "/=-+!*%<>&|^~?.".utf8.contains(self) }
}
