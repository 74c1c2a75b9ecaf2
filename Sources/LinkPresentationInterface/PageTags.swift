internal import Foundation

/// The tags of a page of the web, one after the other. Reading them all takes O(n) time for n bytes.
struct PageTags {
  /// The start of an element. Its end has a name that begins with a slash.
  struct Tag {
    /// The name, in lowercase letters.
    let name: String
    /// The values by their names, which are in lowercase letters.
    let attributes: [String: String]
  }

  private var rest: ArraySlice<UInt8>

  init(of page: some Sequence<UInt8>) { rest = ArraySlice(Array(page)) }

  /// Reads the next tag; `nil` at the end of the page. A tag without a closing `>` is not returned.
  mutating func next() -> Tag? {
    while let start = rest.firstIndex(of: Self.tagStart) {
      rest = rest[(start + 1)...]
      let name = Self.text(take { Self.isLetter($0) || $0 == Self.slash }).lowercased()
      guard !name.isEmpty else { continue }
      return attributes().map { Tag(name: name, attributes: $0) }
    }
    rest = []
    return nil
  }

  /// The text up to the next tag.
  mutating func text() -> String { Self.text(take { $0 != Self.tagStart }) }

  /// Reads the attributes of a tag, and its end; `nil` if it has none.
  private mutating func attributes() -> [String: String]? {
    var found: [String: String] = [:]
    while let byte = rest.first {
      if byte == Self.tagEnd {
        rest = rest.dropFirst()
        return found
      }
      let name = Self.text(take(Self.isOfName)).lowercased()
      guard !name.isEmpty else {
        rest = rest.dropFirst()
        continue
      }
      _ = take(Self.isSpace)
      guard rest.first == Self.equals else { continue }
      rest = rest.dropFirst()
      _ = take(Self.isSpace)
      guard let value = value() else { break }
      found[name] = value
    }
    rest = []
    return nil
  }

  /// Reads a value, in quotation marks or not; `nil` if the second mark is missing.
  private mutating func value() -> String? {
    guard let mark = rest.first, Self.quotationMarks.contains(mark) else {
      return Self.text(take { !Self.isSpace($0) && $0 != Self.tagEnd })
    }
    rest = rest.dropFirst()
    let value = take { $0 != mark }
    guard !rest.isEmpty else { return nil }
    rest = rest.dropFirst()
    return Self.text(value)
  }

  /// Reads the bytes that meet a condition, up to the first one that does not.
  private mutating func take(_ condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let taken = rest.prefix(while: condition)
    rest = rest[taken.endIndex...]
    return taken
  }

  private static let tagStart = UInt8(ascii: "<")
  private static let tagEnd = UInt8(ascii: ">")
  private static let slash = UInt8(ascii: "/")
  private static let equals = UInt8(ascii: "=")
  private static let quotationMarks = Array("\"'".utf8)

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
  private static func isOfName(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-")
  }
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    decoded(String(decoding: bytes, as: UTF8.self))
  }

  /// A text with its characters for names and numbers (`&amp;`, `&#39;`).
  private static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}"]
    return text.replacing(/&(?:#(?<number>\d+)|#[xX](?<hex>[0-9a-fA-F]+)|(?<name>[a-z]+));/) {
      match in
      if let name = match.name { return names[String(name)] ?? String(match.0) }
      let number =
        match.number.flatMap { UInt32($0) } ?? match.hex.flatMap { UInt32($0, radix: 16) }
      return number.flatMap(Unicode.Scalar.init).map { String($0) } ?? String(match.0)
    }
  }
}
