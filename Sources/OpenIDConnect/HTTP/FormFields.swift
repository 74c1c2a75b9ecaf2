/// Fields of a form or a query (`application/x-www-form-urlencoded`).
enum FormFields {
  /// `name=value` pairs. Everything but letters, digits and `-._~` is escaped.
  static func encoded(_ fields: [(name: String, value: String)]) -> [UInt8] {
    var text: [UInt8] = []
    for (name, value) in fields {
      if !text.isEmpty { text.append(UInt8(ascii: "&")) }
      escape(name, into: &text)
      text.append(UInt8(ascii: "="))
      escape(value, into: &text)
    }
    return text
  }

  private static func escape(_ value: String, into text: inout [UInt8]) {
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        text.append(byte)
      default:
        text.append(UInt8(ascii: "%"))
        for digit in [byte >> 4, byte & 15] {
          text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
        }
      }
    }
  }

  /// The names and values of a query; `nil` if an escape is broken or a text is not UTF-8.
  static func decoded(_ query: some StringProtocol) -> [(name: String, value: String)]? {
    var fields: [(name: String, value: String)] = []
    for pair in query.utf8.split(separator: UInt8(ascii: "&")) {
      let parts = pair.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = unescaped(parts[0]),
        let value = parts.count == 2 ? unescaped(parts[1]) : ""
      else { return nil }
      fields.append((name, value))
    }
    return fields
  }

  private static func unescaped(_ text: some Sequence<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var iterator = text.makeIterator()
    while let byte = iterator.next() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let high = iterator.next().flatMap(digit), let low = iterator.next().flatMap(digit)
        else { return nil }
        bytes.append(high << 4 | low)
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
  }
}
