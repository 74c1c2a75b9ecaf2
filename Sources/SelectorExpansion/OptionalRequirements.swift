import TabstopMacroExpansion

/// The requirements of protocols that `@objc optional` lets a class leave out, and their calls.
///
/// Swift on Linux has none. A requirement becomes one that can throw, with an implementation that does, as what is
/// missing; a class's own method satisfies it. A call `delegate?.ended?(self)` becomes
/// `(try? delegate?.ended(self))`: `nil` if the class has no such method.
struct OptionalRequirements {
  /// What is written before and after a token, and whether the token itself is left out.
  struct Change {
    var before = ""
    var after = ""
    var isBlank = false
  }

  /// The changes, by the places of the tokens.
  private(set) var changes: [Int: Change] = [:]
  private let source: Source

  /// - Parameter names: The names of such methods in the whole program.
  init(_ source: Source, named names: Set<String>) {
    self.source = source
    for index in source.tokens.indices {
      switch source.tokens[index].text {
      case "protocol": readProtocol(at: index)
      case let name where names.contains(name): readCall(at: index)
      default: break
      }
    }
  }

  /// The names of the methods that the protocols of a source let a class leave out.
  static func names(in source: Source) -> [String] {
    source.tokens.indices.dropLast(2).compactMap {
      source.tokens[$0].text == "optional" && source.tokens[$0 + 1].text == "func"
        ? source.tokens[$0 + 2].text : nil
    }
  }

  private mutating func readProtocol(at start: Int) {
    let tokens = source.tokens
    guard start + 1 < tokens.count, tokens[start + 1].kind == .word,
      let open = (start..<tokens.count).first(where: { tokens[$0].text == "{" })
    else { return }
    let close = source.end(ofBracketsAt: open) - 1
    guard tokens[close].text == "}" else { return }
    let access = start > 0 && tokens[start - 1].text == "public" ? "public " : ""
    var implementations = ""
    for index in open..<close - 3
    where tokens[index].text == "optional" && tokens[index + 1].text == "func" {
      guard tokens[index + 3].text == "(" else { continue }
      let parameters = source.end(ofBracketsAt: index + 3)
      let end = source.endOfStatement(at: index + 1, before: close)
      changes[index, default: Change()].isBlank = true
      changes[parameters - 1, default: Change()].after = " throws"
      let declaration =
        source.text(index + 1..<parameters) + " throws " + source.text(parameters..<end)
      implementations += implementations.isEmpty ? " " : "; "
      implementations += "\(access)\(declaration) { throw _MissingRequirement() }"
    }
    guard !implementations.isEmpty else { return }
    changes[close, default: Change()].after =
      "; extension \(tokens[start + 1].text) {"
      + implementations.split(whereSeparator: \.isNewline).joined(separator: " ") + " }"
  }

  /// Reads `delegate?.ended?(self)`, at its method.
  private mutating func readCall(at name: Int) {
    let tokens = source.tokens
    guard name > 1, name + 2 < tokens.count, tokens[name - 1].text.hasSuffix("."),
      ["?", "!"].contains(tokens[name + 1].text), tokens[name + 2].text == "(",
      !tokens[name + 2].followsSpace
    else { return }
    let start = startOfChain(before: name - 1)
    let end = endOfChain(at: name + 2)
    changes[name + 1, default: Change()].isBlank = true
    changes[start, default: Change()].before += "(try\(tokens[name + 1].text) "
    changes[end - 1, default: Change()].after += ")"
  }

  /// The first token of what a member is of.
  private func startOfChain(before dot: Int) -> Int {
    let tokens = source.tokens
    var start = dot
    while start > 0 {
      let last = tokens[start - 1]
      switch last.kind {
      case .word where tokens[start].kind != .word: start -= 1
      case .sign where last.text.hasSuffix(".") && tokens[start].kind == .word: start -= 1
      case .close where tokens[start].kind != .word && last.text != "}":
        start = beginning(ofBracketsAt: start - 1)
      default: return start
      }
      // `return delegate`, `in delegate`: a word follows a word.
      if tokens[start].kind == .word, start > 0, !tokens[start - 1].text.hasSuffix(".") {
        return start
      }
    }
    return start
  }

  private func beginning(ofBracketsAt close: Int) -> Int {
    var depth = 0
    for index in stride(from: close, through: 0, by: -1) {
      if source.tokens[index].kind == .close { depth += 1 }
      if source.tokens[index].kind == .open { depth -= 1 }
      if depth == 0 { return index }
    }
    return 0
  }

  /// The token after a call and the members of its result.
  private func endOfChain(at open: Int) -> Int {
    let tokens = source.tokens
    var end = source.end(ofBracketsAt: open)
    while end + 1 < tokens.count, tokens[end].text.hasSuffix("."), tokens[end + 1].kind == .word {
      end += 2
      while end < tokens.count, tokens[end].kind == .open, tokens[end].text != "{",
        !tokens[end].followsSpace
      {
        end = source.end(ofBracketsAt: end)
      }
    }
    return end
  }
}
