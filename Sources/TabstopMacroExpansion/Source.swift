/// Source of Swift, and its tokens. It knows as much of the language as the macros need: where
/// strings, comments and brackets end, what a declaration of variables consists of, and where it ends.
/// It does not use swift-syntax: each package with `import SwiftUI` would build that first, which took a
/// quarter of its time.
package struct Source {
  package let bytes: [UInt8]
  package let tokens: [Token]
  /// How many bytes and lines there are before the first token.
  let leadingBytes: Int
  let leadingLines: Int

  package init(_ text: String) {
    bytes = Array(text.utf8)
    var lexer = Lexer(bytes)
    tokens = lexer.tokens()
    leadingBytes = tokens.first?.range.lowerBound ?? 0
    leadingLines = bytes[..<leadingBytes].count { $0 == UInt8(ascii: "\n") }
  }

  /// The text from the first to the last of some tokens, with what is between them.
  package func text(_ tokens: Range<Int>) -> String {
    guard !tokens.isEmpty else { return "" }
    return text(
      bytes: self.tokens[tokens.lowerBound].range
        .lowerBound..<self.tokens[tokens.upperBound - 1].range.upperBound)
  }

  package func text(bytes range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The token after the bracket that ends what `open` begins.
  package func end(ofBracketsAt open: Int) -> Int {
    var depth = 0
    for index in open..<tokens.count {
      if tokens[index].kind == .open { depth += 1 }
      if tokens[index].kind == .close {
        depth -= 1
        if depth <= 0 { return index + 1 }
      }
    }
    return tokens.count
  }

  /// The tokens between two brackets.
  package func contents(ofBracketsAt open: Int) -> Range<Int> {
    open + 1..<max(open + 1, end(ofBracketsAt: open) - 1)
  }

  /// Divides tokens at the commas that are in no brackets.
  func divided(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if tokens[index].text == "," {
        parts.append(start..<index)
        start = index + 1
      }
      index = next(after: index)
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// The next token on the same level: after brackets, and after generic arguments.
  package func next(after index: Int) -> Int {
    if tokens[index].kind == .open { return end(ofBracketsAt: index) }
    return endOfGenericArguments(at: index) ?? index + 1
  }

  /// The token after `<…>`, if generic arguments begin at a token: if it follows a name directly,
  /// and what is up to the `>` can only be types.
  func endOfGenericArguments(at start: Int) -> Int? {
    guard start > 0, tokens[start].text == "<", !tokens[start].followsSpace,
      tokens[start - 1].kind == .word
    else { return nil }
    var depth = 0
    var index = start
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .sign where token.text == "->" || token.text == "." || token.text == "...": break
      case .sign:
        for sign in token.text {
          switch sign {
          case "<": depth += 1
          case ">":
            depth -= 1
            if depth == 0 { return index + 1 }
          case "?", "!", "&", ".": break
          default: return nil
          }
        }
      case .word, .integer: break
      case .punctuation where ",:@".contains(token.text): break
      case .open where token.text != "{":
        index = end(ofBracketsAt: index)
        continue
      default: return nil
      }
      index += 1
    }
    return nil
  }

  /// The token after the statement that begins at `start`: the first of a line that does not go on with the
  /// statement, or the one after `;`.
  package func endOfStatement(at start: Int, before limit: Int) -> Int {
    // Attributes may stand on lines of their own.
    let head = DeclarationHead(self, at: start, before: limit).end
    guard head < limit else { return limit }
    var index = next(after: head)
    while index < limit {
      let token = tokens[index]
      if token.text == ";" { return index + 1 }
      if token.isFirstOnLine, !continues(index) { return index }
      index = next(after: index)
    }
    return min(index, limit)
  }

  /// The statements in some tokens. Those between `#if` and `#endif` are one statement.
  func statements(in range: Range<Int>) -> [Range<Int>] {
    var statements: [Range<Int>] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let end = endOfConditions(at: index) ?? endOfStatement(at: index, before: range.upperBound)
      statements.append(index..<min(end, range.upperBound))
      index = end
    }
    return statements
  }

  /// The token after the `#endif` of an `#if`, if one begins here.
  private func endOfConditions(at start: Int) -> Int? {
    guard tokens[start].text == "#" else { return nil }
    var depth = 0
    for index in start..<tokens.count - 1 where tokens[index].text == "#" {
      if tokens[index + 1].text == "if" { depth += 1 }
      if tokens[index + 1].text == "endif" { depth -= 1 }
      if depth == 0 { return index == start ? nil : index + 2 }
    }
    return nil
  }

  /// An argument of a call without its label.
  func withoutLabel(_ argument: Range<Int>) -> Range<Int> {
    argument.count > 1 && tokens[argument.lowerBound + 1].text == ":"
      ? argument.lowerBound + 2..<argument.upperBound : argument
  }

  /// Whether the first token of a line goes on with the statement before it.
  private func continues(_ index: Int) -> Bool {
    let token = tokens[index]
    let last = tokens[index - 1]
    if [",", ":", "="].contains(last.text) || last.text == "->" { return true }
    if last.kind == .sign, last.followsSpace { return true }
    if [",", ":", "{"].contains(token.text)
      || ["where", "as", "is", "else", "catch"].contains(token.text)
    {
      return true
    }
    guard token.kind == .sign else { return false }
    // A member, or an operator between two operands; not one before an operand.
    if token.text.hasPrefix(".") || token.text.hasPrefix("?") { return true }
    return index + 1 < tokens.count && tokens[index + 1].followsSpace
  }
}
