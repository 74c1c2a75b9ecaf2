import TabstopMacroExpansion

/// Follows the types in whose braces the tokens of a source are.
struct TypeScopes {
  /// The name of the type for each pair of braces that is open; none for those of other things.
  private var open: [String?] = []
  /// The name in a declaration whose braces come.
  private var declared: String?
  /// What was open at each `#if` that has not ended: its branches begin with the same.
  private var conditions: [[String?]] = []

  /// The name of the innermost type, as the code in it can write it.
  var innermost: String? { open.last { $0 != nil } ?? nil }

  /// Reads one token; they come in their order.
  mutating func read(_ source: Source, at index: Int) {
    let tokens = source.tokens
    switch tokens[index].text {
    case "{":
      open.append(declared)
      declared = nil
    case "}": _ = open.popLast()
    case "#" where index + 1 < tokens.count: readCondition(tokens[index + 1].text)
    case "class", "struct", "enum", "actor", "extension", "protocol":
      // Not a label, a member of that name or a type method.
      guard index + 1 < tokens.count, tokens[index + 1].kind == .word,
        !Self.otherWords.contains(tokens[index + 1].text),
        index == 0 || !tokens[index - 1].text.hasSuffix(".")
      else { return }
      declared = Self.name(source, at: index + 1)
    default: break
    }
  }

  private mutating func readCondition(_ word: String) {
    switch word {
    case "if": conditions.append(open)
    case "elseif", "else": open = conditions.last ?? open
    case "endif": _ = conditions.popLast()
    default: break
    }
  }

  /// A name with its outer types, as of `extension Table.Row`.
  private static func name(_ source: Source, at start: Int) -> String {
    let tokens = source.tokens
    var end = start + 1
    while end + 1 < tokens.count, tokens[end].text == ".", tokens[end + 1].kind == .word {
      end += 2
    }
    return source.text(start..<end)
  }

  /// Words after `class` and `actor` where these begin no type.
  private static let otherWords: Set<String> = [
    "as", "else", "final", "func", "in", "init", "internal", "is", "let", "open", "override",
    "private", "public", "subscript", "var", "where",
  ]
}
