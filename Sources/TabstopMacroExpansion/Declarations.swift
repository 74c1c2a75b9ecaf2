/// A declaration of variables, as `@State private var count: Int = 0`.
struct VariableDeclaration {
  /// A variable of it.
  struct Binding {
    /// None for a pattern as `(a, b)`.
    let name: String?
    let type: Range<Int>?
    let value: Range<Int>?
    let hasAccessors: Bool
    /// Whether it has accessors that compute its value, and do not only observe it.
    let isComputed: Bool
  }

  let attributes: [Attribute]
  let modifiers: [Modifier]
  /// `var` or `let`.
  let specifier: String
  let bindings: [Binding]

  /// The declaration in some tokens, if they are one of variables.
  init?(_ source: Source, in range: Range<Int>) {
    let head = DeclarationHead(source, at: range.lowerBound, before: range.upperBound)
    guard head.end < range.upperBound, ["var", "let"].contains(source.tokens[head.end].text) else {
      return nil
    }
    attributes = head.attributes
    modifiers = head.modifiers
    specifier = source.tokens[head.end].text
    bindings = source.divided(head.end + 1..<range.upperBound).compactMap {
      Binding(source, in: $0)
    }
  }

  /// The declaration that is all of a source.
  init?(_ source: Source) { self.init(source, in: source.tokens.indices) }

  func hasModifier(_ names: String...) -> Bool { modifiers.contains { names.contains($0.name) } }
}

extension VariableDeclaration.Binding {
  /// Accessors that a macro gives it: with braces, unless it has some already.
  func accessors(get: String, set: String) -> String {
    let accessors = "get { \(get) }\nset { \(set) }"
    return hasAccessors ? accessors : "{\n\(accessors)\n}"
  }

  fileprivate init?(_ source: Source, in range: Range<Int>) {
    var range = range
    if source.tokens[range.upperBound - 1].text == ";" { range = range.dropLast() }
    guard let first = range.first else { return nil }
    let token = source.tokens[first]
    name = token.kind == .word ? token.text : nil
    var index = source.next(after: first)
    var type: Range<Int>?
    var value: Range<Int>?
    var hasAccessors = false
    var isComputed = false
    while index < range.upperBound {
      switch source.tokens[index].text {
      case ":" where type == nil:
        let end = source.index(in: index + 1..<range.upperBound) { ["=", "{"].contains($0) }
        type = index + 1..<end
        index = end
      case "=" where value == nil:
        // Braces are a closure, unless accessors begin in them.
        var end = index + 1
        while end < range.upperBound, !source.beginsAccessors(at: end) {
          end = source.next(after: end)
        }
        value = index + 1..<end
        index = end
      case "{":
        hasAccessors = true
        isComputed = !source.areOnlyObservers(at: index)
        index = source.next(after: index)
      default:
        index = source.next(after: index)
      }
    }
    self.type = type
    self.value = value
    self.hasAccessors = hasAccessors
    self.isComputed = isComputed
  }
}

/// The attributes and modifiers before a declaration's keyword.
struct DeclarationHead {
  private(set) var attributes: [Attribute] = []
  private(set) var modifiers: [Modifier] = []
  /// The token of the keyword.
  private(set) var end: Int

  init(_ source: Source, at start: Int, before limit: Int) {
    end = start
    while end < limit {
      let begin = end
      if source.tokens[end].text == "@", end + 1 < limit {
        end += 2
        while end + 1 < limit, source.tokens[end].text == "." { end += 2 }
        if end < limit, let next = source.endOfGenericArguments(at: end) { end = next }
        let name = source.text(begin + 1..<end)
        var arguments: Range<Int>?
        if end < limit, source.tokens[end].text == "(", !source.tokens[end].followsSpace {
          arguments = source.contents(ofBracketsAt: end)
          end = source.end(ofBracketsAt: end)
        }
        attributes.append(Attribute(name: name, arguments: arguments, tokens: begin..<end))
      } else if Modifier.names.contains(source.tokens[end].text) {
        let name = source.tokens[end].text
        end += 1
        let hasDetail = end < limit && source.tokens[end].text == "("
        if hasDetail { end = source.end(ofBracketsAt: end) }
        modifiers.append(Modifier(name: name, hasDetail: hasDetail))
      } else {
        return
      }
    }
  }
}

/// An attribute, as `@Previewable`.
struct Attribute {
  let name: String
  /// The tokens between its parentheses.
  let arguments: Range<Int>?
  let tokens: Range<Int>
}

/// A modifier of a declaration, as `static` or `private(set)`.
struct Modifier {
  let name: String
  let hasDetail: Bool

  fileprivate static let names: Set = [
    "private", "fileprivate", "internal", "package", "public", "open", "static", "final", "lazy",
    "weak", "unowned", "nonisolated", "override", "dynamic", "required", "optional", "mutating",
    "nonmutating", "indirect", "borrowing", "consuming", "distributed", "isolated", "async",
  ]
}

extension Source {
  /// The first token of some, on their level, whose text fulfils a condition; else the end.
  func index(in range: Range<Int>, where condition: (String) -> Bool) -> Int {
    var index = range.lowerBound
    while index < range.upperBound, !condition(tokens[index].text) { index = next(after: index) }
    return min(index, range.upperBound)
  }

  fileprivate func beginsAccessors(at open: Int) -> Bool {
    guard tokens[open].text == "{" else { return false }
    let head = DeclarationHead(self, at: open + 1, before: tokens.count)
    guard head.end + 1 < tokens.count else { return false }
    return accessors.contains(tokens[head.end].text)
      && ["{", "("].contains(tokens[head.end + 1].text)
  }

  /// Whether braces contain `willSet` and `didSet` alone.
  fileprivate func areOnlyObservers(at open: Int) -> Bool {
    guard beginsAccessors(at: open) else { return false }
    let names = contents(ofBracketsAt: open).reduce(into: (depth: 0, found: [String]())) {
      let token = tokens[$1]
      if token.kind == .open { $0.depth += 1 }
      if token.kind == .close { $0.depth -= 1 }
      if $0.depth == 0, accessors.contains(token.text) { $0.found.append(token.text) }
    }
    return names.found.allSatisfy { ["willSet", "didSet"].contains($0) }
  }
}

private let accessors: Set = [
  "get", "set", "willSet", "didSet", "_read", "_modify", "read", "modify", "init",
]
