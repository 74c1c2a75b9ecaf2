/// The rule for e-mail addresses.
///
/// An address is one or more of `A-Z a-z 0-9 . _ % + -`, then `@`, then one or more of `A-Z a-z 0-9
/// . -`, then `.` and 2 to 64 letters; nothing before, nothing after. All of it is ASCII, so that
/// "the same address in other case" never needs Unicode's case tables.
public enum EmailAddress {
  /// Whether the whole of `text` is an address. Reads the text once: O(n).
  ///
  /// It accepts what `^[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,64}$` accepts. The letters at
  /// the end hold no dot, so that only the last dot can be the one before them, and no
  /// backtracking is needed.
  public static func isValid(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let at = bytes.firstIndex(of: UInt8(ascii: "@")) else { return false }
    let local = bytes[..<at]
    let domain = bytes[bytes.index(after: at)...]
    guard let lastDot = domain.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let host = domain[..<lastDot]
    let topLevel = domain[domain.index(after: lastDot)...]
    return !local.isEmpty && local.allSatisfy(isLocalByte)
      && !host.isEmpty && host.allSatisfy(isHostByte)
      && topLevel.allSatisfy(isLetter) && (2...64).contains(topLevel.count)
  }

  /// The form in which two spellings of one address are equal: ASCII letters in lower case.
  ///
  /// Bytes outside of ASCII stay as they are; only a text that is not an address has them.
  static func folded(_ text: String) -> String {
    String(decoding: text.utf8.map { isUpper($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  private static func isUpper(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    isUpper(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }

  private static func isLocalByte(_ byte: UInt8) -> Bool {
    isHostByte(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "%")
      || byte == UInt8(ascii: "+")
  }
}
