/// The inline part of Markdown, as SwiftUI's `Text` reads it in literals: `**strong**`,
/// `*emphasis*` (also with `_`), `~~struck~~`, `` `code` ``, `[link](address)`, `\` before a
/// letter that means itself, and `^[3 seat](inflect: true)`, where the word agrees with its number.
struct Markdown {
  /// The letters with their own style.
  fileprivate struct Traits: Equatable {
    var isBold = false
    var isItalic = false
    var isStruck = false
    var isCode = false
    /// Whether the word agrees with a number.
    var isCounted = false
    var link: String?
  }

  private let letters: [Character]
  private var runs: [(traits: Traits, text: String)] = []
  /// The marks that nothing closes, each with the place up to which that is known: the rest of a text is
  /// searched once, and not for each of them.
  private var unclosed: [String: Int] = [:]

  /// Whether `text` can contain Markdown: one pass over its bytes, for the many texts without.
  static func isPossible(in text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "["), UInt8(ascii: "\\"):
        true
      default: false
      }
    }
  }

  /// Reads the literals among `pieces`; values stay as they are.
  static func runs(of pieces: [LocalizedStringKey.Piece]) -> [TextRun] {
    // Values are single letters of a private area while the surrounding Markdown is read.
    var values: [Character: [TextRun]] = [:]
    var source: [Character] = []
    for piece in pieces {
      let runs: [TextRun]
      switch piece {
      case .literal(let text):
        source += Array(text)
        continue
      case .value(let value): runs = [TextRun(text: value.text)]
      case .text(let text): runs = text.allRuns
      }
      let place = Character(Unicode.Scalar(0xF0000 + UInt32(values.count))!)
      values[place] = runs
      source.append(place)
    }
    var markdown = Markdown(source)
    markdown.read(0..<source.count, Traits())
    return markdown.runs.flatMap { run in
      var stretches = expanded(run.text, values)
      if run.traits.isCounted { stretches.agreeWithNumber() }
      return stretches.map { $0.inside(run.traits.style, link: run.traits.link) }
    }
  }

  private static func expanded(_ text: String, _ values: [Character: [TextRun]]) -> [TextRun] {
    var runs: [TextRun] = []
    var plain = ""
    for letter in text {
      if let value = values[letter] {
        if !plain.isEmpty { runs.append(TextRun(text: plain)) }
        plain = ""
        runs += value
      } else {
        plain.append(letter)
      }
    }
    if !plain.isEmpty { runs.append(TextRun(text: plain)) }
    return runs
  }

  private init(_ letters: [Character]) { self.letters = letters }

  private mutating func append(_ text: String, _ traits: Traits) {
    guard !text.isEmpty else { return }
    if runs.last?.traits == traits {
      runs[runs.count - 1].text += text
    } else {
      runs.append((traits, text))
    }
  }

  private mutating func read(_ range: Range<Int>, _ traits: Traits) {
    var index = range.lowerBound
    while index < range.upperBound {
      if let end = readMark(at: index, in: range, traits) {
        index = end
      } else {
        append(String(letters[index]), traits)
        index += 1
      }
    }
  }

  /// Notes that nothing closes `mark` before `end`.
  private mutating func leaveOpen(_ mark: String, before end: Int) -> Int? {
    unclosed[mark] = end
    return nil
  }

  /// Whether it is known that nothing closes `mark` at `index`.
  private func isLeftOpen(_ mark: String, at index: Int) -> Bool {
    unclosed[mark].map { index < $0 } ?? false
  }

  /// Reads the mark at `index`, and returns its end; `nil` if there is none.
  private mutating func readMark(at index: Int, in range: Range<Int>, _ traits: Traits) -> Int? {
    var inner = traits
    switch letters[index] {
    case "\\":
      guard index + 1 < range.upperBound,
        letters[index + 1].isPunctuation || letters[index + 1].isSymbol
      else { return nil }
      append(String(letters[index + 1]), traits)
      return index + 2
    case "`":
      guard let end = letters[(index + 1)..<range.upperBound].firstIndex(of: "`") else {
        return nil
      }
      inner.isCode = true
      append(String(letters[(index + 1)..<end]), inner)
      return end + 1
    case "[":
      return readLink(at: index, in: range, traits)
    case "^":
      return readInflection(at: index, in: range, traits)
    case "*", "_":
      let mark = letters[index]
      let length = letters[index..<range.upperBound].prefix { $0 == mark }.count
      // More than three represent a hidden value: `******7777`.
      if length > 3 {
        append(String(repeating: mark, count: length), traits)
        return index + length
      }
      if length > 1 {
        inner.isBold = true
        if let end = readBetween(mark, 2, at: index, in: range, inner) { return end }
        return nil
      }
      inner.isItalic = true
      return readBetween(mark, 1, at: index, in: range, inner)
    case "~":
      inner.isStruck = true
      guard index + 1 < range.upperBound, letters[index + 1] == "~" else { return nil }
      return readBetween("~", 2, at: index, in: range, inner)
    default: return nil
    }
  }

  /// Reads the text between two marks of `count` letters. An opening mark is directly before its
  /// text, a closing one directly after it; `_` within a word is a letter.
  private mutating func readBetween(
    _ mark: Character, _ count: Int, at index: Int, in range: Range<Int>, _ traits: Traits
  ) -> Int? {
    let start = index + count
    guard start < range.upperBound, !letters[start].isWhitespace else { return nil }
    if mark == "_", index > 0, letters[index - 1].isLetter || letters[index - 1].isNumber {
      return nil
    }
    let opening = String(repeating: mark, count: count)
    if isLeftOpen(opening, at: index) { return nil }
    var end = start + 1
    while end + count <= range.upperBound {
      if letters[end] == "\\" {
        end += 2
        continue
      }
      var length = 0
      while end + length < range.upperBound, letters[end + length] == mark { length += 1 }
      let closesHere =
        (length == count || length == 3) && !letters[end - 1].isWhitespace
        && (mark != "_" || end + length == range.upperBound
          || !(letters[end + length].isLetter || letters[end + length].isNumber))
      if closesHere {
        // Of three marks the inner ones close the last opened one.
        let close = length == 3 ? end + 3 - count : end
        read(start..<close, traits)
        return close + count
      }
      end += max(length, 1)
    }
    return leaveOpen(opening, before: range.upperBound)
  }

  private mutating func readLink(at index: Int, in range: Range<Int>, _ traits: Traits) -> Int? {
    if isLeftOpen("[", at: index) { return nil }
    guard let close = letters[index..<range.upperBound].firstIndex(of: "]") else {
      return leaveOpen("[", before: range.upperBound)
    }
    guard close + 1 < range.upperBound, letters[close + 1] == "(", !isLeftOpen("(", at: close)
    else { return leaveOpen("[", before: close) }
    guard let end = letters[close..<range.upperBound].firstIndex(of: ")") else {
      return leaveOpen("(", before: range.upperBound)
    }
    var inner = traits
    inner.link = String(letters[(close + 2)..<end])
    read((index + 1)..<close, inner)
    return end + 1
  }

  /// Reads `^[3 seat](inflect: true)`: the word agrees with the number, by the rules of English,
  /// because all words here are the source's own.
  private mutating func readInflection(at index: Int, in range: Range<Int>, _ traits: Traits)
    -> Int?
  {
    let mark = Array("](inflect: true)")
    guard index + 1 < range.upperBound, letters[index + 1] == "[", !isLeftOpen("^[", at: index)
    else { return nil }
    guard let close = letters[index..<range.upperBound].firstIndex(of: "]") else {
      return leaveOpen("^[", before: range.upperBound)
    }
    guard letters[close..<range.upperBound].starts(with: mark) else {
      return leaveOpen("^[", before: close)
    }
    var inner = traits
    inner.isCounted = true
    read((index + 2)..<close, inner)
    return close + mark.count
  }
}

extension Markdown.Traits {
  fileprivate var style: TextStyle {
    var style = TextStyle()
    if isBold { style.weight = .bold }
    style.isItalic = isItalic
    if isStruck || isCode {
      style.setTrait { traits in
        if isStruck { traits.strikethrough = .init() }
        if isCode { traits.design = .monospaced }
      }
    }
    return style
  }
}

extension [TextRun] {
  /// Puts the last word into the plural, if its number requires that.
  fileprivate mutating func agreeWithNumber() {
    guard Self.isPlural(map(\.text).joined()), let last = indices.last,
      self[last].text.last?.isLetter == true
    else { return }
    let text = self[last].text
    let start = text.lastIndex { !$0.isLetter }.map(text.index(after:)) ?? text.startIndex
    self[last].text = String(text[..<start]) + EnglishPlural.plural(of: text[start...])
  }

  /// Whether the first number in a text is another than 1, in the digits of any language. A separator
  /// belongs to it: 1,000 and 1.5 are plurals.
  private static func isPlural(_ text: String) -> Bool {
    guard let first = text.firstIndex(where: \.isNumber) else { return false }
    let number = text[first...]
    guard let next = number.dropFirst().first else { return number.first?.wholeNumberValue != 1 }
    let isLonger =
      next.isNumber || (!next.isLetter && number.dropFirst(2).first?.isNumber == true)
    return isLonger || number.first?.wholeNumberValue != 1
  }
}
