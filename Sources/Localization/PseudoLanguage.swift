/// A language for tests of programs, `en-XA`: the words of the development language, with accents,
/// about a third longer, and between marks. A text without marks was not looked up; a text without
/// its end was truncated.
package enum PseudoLanguage {
  package static let tag = "en-XA"
  /// Brackets that do not occur in the texts of programs.
  package static let marks = (start: "⟦", end: "⟧")

  static func parts(_ parts: [FormatPart]) -> [FormatPart] {
    let length = parts.reduce(0) {
      if case .literal(let text) = $1 { $0 + text.count } else { $0 }
    }
    guard length > 0, parts.contains(where: \.hasLetters) else { return parts }
    let padding = String(repeating: "·", count: (length + 2) / 3)
    return [.literal(marks.start)]
      + parts.map { part in
        if case .literal(let text) = part { .literal(accented(text)) } else { part }
      } + [.literal(padding + marks.end)]
  }

  /// The letters with accents; not in the address of a link, nor in an inflection.
  private static func accented(_ text: String) -> String {
    var result = ""
    var isAddress = false
    var last: Character = " "
    for letter in text {
      if letter == "(", last == "]" { isAddress = true }
      if letter == ")" { isAddress = false }
      result.append(isAddress ? letter : letters[letter] ?? letter)
      last = letter
    }
    return result
  }

  private static let letters = [Character: Character](
    uniqueKeysWithValues: zip(
      "AEIOUYCDGHNSTZaeiouycdghnstz", "ÅÉÎÖÛÝÇÐĜĤÑŠŢŽåéîöûýçðĝĥñšţž"))
}

extension FormatPart {
  /// Whether it is more than the punctuation between values.
  fileprivate var hasLetters: Bool {
    if case .literal(let text) = self { text.contains(where: \.isLetter) } else { false }
  }
}
