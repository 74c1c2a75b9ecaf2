import Foundation
import Trips

/// JSON as sites and airlines write it: with commas after the last element, comments, line ends within
/// texts, or character references of HTML.
enum LenientJSON {
  static func decode(_ text: String) -> JSONValue? {
    var text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if let value = strict(text) { return value }
    if text.hasPrefix("{&quot;") || text.hasPrefix("[{&quot;") { text = HTMLText.unescaped(text) }
    return strict(repaired(text))
  }

  private static func strict(_ text: String) -> JSONValue? {
    try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  private static func repaired(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    var isInText = false
    /// The position of a comma that nothing has followed yet.
    var comma: Int?
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      index += 1
      if isInText {
        if byte == UInt8(ascii: "\\") {
          result += [byte, next]
          index += 1
        } else {
          if byte == UInt8(ascii: "\"") { isInText = false }
          result.append(byte < 0x20 ? 0x20 : byte)
        }
        continue
      }
      if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") || next == UInt8(ascii: "/") {
        index = endOfComment(bytes, index)
        continue
      }
      switch byte {
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let comma { result[comma] = 0x20 }
        comma = nil
      case UInt8(ascii: ","): comma = result.count
      case 0x09, 0x0A, 0x0D, 0x20: break
      default:
        comma = nil
        isInText = byte == UInt8(ascii: "\"")
      }
      result.append(byte)
    }
    // Scripts end with a semicolon.
    while let last = result.last, last <= 0x20 || last == UInt8(ascii: ";") { result.removeLast() }
    return String(decoding: result, as: UTF8.self)
  }

  /// - Parameter start: The place of the comment's second character.
  private static func endOfComment(_ bytes: [UInt8], _ start: Int) -> Int {
    var index = start + 1
    if bytes[start] == UInt8(ascii: "/") {
      while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      return index
    }
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        return index + 2
      }
      index += 1
    }
    return bytes.count
  }
}
