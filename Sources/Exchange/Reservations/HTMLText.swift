import Foundation

/// Texts of HTML, without a browser.
enum HTMLText {
  /// A description that a calendar program has written as HTML, as plain text. Others stay as they are.
  static func plain(_ text: String) -> String {
    let tags =
      #"</?(?:br|p|div|span|b|i|u|strong|em|a|ul|ol|li|h[1-6]|html|body|table|tr|td|font)\b[^<>]*>"#
    let options: String.CompareOptions = [.regularExpression, .caseInsensitive]
    guard text.range(of: tags, options: options) != nil else { return text }
    var plain = text.replacingOccurrences(
      of: #"<(?:br|p|div|li|tr|h[1-6])\b[^<>]*>|</(?:p|div|ul|ol|h[1-6])>"#, with: "\n",
      options: options)
    plain = plain.replacingOccurrences(of: tags, with: "", options: options)
    let lines = unescaped(plain).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    // At most one empty line between two others.
    var kept: [String] = []
    for line in lines where !line.isEmpty || kept.last?.isEmpty == false { kept.append(line) }
    return kept.joined(separator: "\n")
  }

  private static let names: [Substring: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ndash": "–",
    "mdash": "—", "rarr": "→", "euro": "€", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä",
    "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à",
    "ccedil": "ç", "ntilde": "ñ", "rsquo": "’", "lsquo": "‘", "ldquo": "“", "rdquo": "”",
  ]

  /// The text with its character references replaced; those that are not known stay.
  static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      guard let end = rest.prefix(12).firstIndex(of: ";"), let found = character(rest[..<end])
      else {
        result += "&"
        continue
      }
      result += found
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return names[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let code = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
