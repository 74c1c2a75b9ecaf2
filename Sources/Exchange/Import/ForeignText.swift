import Foundation

/// The text of a foreign file, in whatever encoding it was written.
enum ForeignText {
  /// Decodes UTF-8, UTF-16 with a byte order mark, or else Windows-1252, which includes Latin 1.
  static func decoded(_ data: Data) -> String {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      if let text = String(data: data, encoding: .utf16) { return withoutMark(text) }
    }
    // Programs that fold lines of a calendar after 75 bytes split characters.
    if let text = String(data: data, encoding: .utf8)
      ?? String(data: unfolded(data), encoding: .utf8)
    {
      return withoutMark(text)
    }
    return String(data: data, encoding: .windowsCP1252)
      ?? String(data: data, encoding: .isoLatin1) ?? ""
  }

  /// Decodes a text in the encoding that its e-mail or page names.
  static func decoded(_ data: Data, charset: String) -> String {
    let encoding: String.Encoding? =
      switch charset.lowercased() {
      case "iso-8859-1", "latin1", "windows-1252", "cp1252": .windowsCP1252
      case "iso-8859-2", "latin2": .isoLatin2
      case "windows-1250": .windowsCP1250
      case "windows-1251": .windowsCP1251
      case "windows-1253": .windowsCP1253
      case "windows-1254", "iso-8859-9": .windowsCP1254
      case "shift_jis", "shift-jis": .shiftJIS
      case "iso-2022-jp": .iso2022JP
      case "euc-jp": .japaneseEUC
      case "utf-16": .utf16
      default: nil
      }
    return encoding.flatMap { String(data: data, encoding: $0) } ?? decoded(data)
  }

  private static func withoutMark(_ text: String) -> String {
    text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
  }

  /// Removes line ends that are followed by a space or a tab.
  private static func unfolded(_ data: Data) -> Data {
    var result = Data(capacity: data.count)
    let bytes = Array(data)
    var index = 0
    while index < bytes.count {
      let end =
        bytes[index] == 0x0A
        ? index + 1
        : bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
          ? index + 2 : index
      if end > index, end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 {
        index = end + 1
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}
