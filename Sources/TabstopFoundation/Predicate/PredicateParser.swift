import Foundation

/// Parses the text of a predicate.
struct PredicateParser {
  private var tokens: ArraySlice<PredicateToken>
  private var arguments: ArraySlice<Any>

  static func parse(
    _ format: String, arguments: [Any]
  ) throws(PredicateFormatError) -> PredicateCondition {
    var parser = PredicateParser(
      tokens: try PredicateToken.tokens(of: format)[...], arguments: arguments[...])
    let condition = try parser.alternatives()
    if let extra = parser.tokens.first { throw .init("unexpected \(extra) after the predicate") }
    if !parser.arguments.isEmpty {
      throw .init("\(parser.arguments.count) more argument(s) than the format asks for")
    }
    return condition
  }

  // MARK: Conditions

  private mutating func alternatives() throws(PredicateFormatError) -> PredicateCondition {
    var parts = [try conjunction()]
    while consume("OR", "||") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws(PredicateFormatError) -> PredicateCondition {
    var parts = [try negation()]
    while consume("AND", "&&") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation() throws(PredicateFormatError) -> PredicateCondition {
    if consume("NOT", "!") { return .not(try negation()) }
    if consume("TRUEPREDICATE") { return .all([]) }
    if consume("FALSEPREDICATE") { return .any([]) }
    if consume("(") {
      let condition = try alternatives()
      try expect(")")
      return condition
    }
    return try comparison()
  }

  private mutating func comparison() throws(PredicateFormatError) -> PredicateCondition {
    var quantifier: PredicateComparison.Quantifier?
    if consume("ANY", "SOME") {
      quantifier = .any
    } else if consume("ALL") {
      quantifier = .all
    } else if consume("NONE") {
      quantifier = PredicateComparison.Quantifier.none
    }
    let left = try expression()
    let relation = try relation()
    var options: String.CompareOptions = []
    if consume("[") {
      guard case .word(let letters)? = tokens.popFirst() else { throw .init("[ without options") }
      for letter in letters.lowercased() {
        switch letter {
        case "c": options.insert(.caseInsensitive)
        case "d": options.insert(.diacriticInsensitive)
        case "n", "l": break
        default: throw .init("[\(letters)]: the options are c and d")
        }
      }
      try expect("]")
    }
    let right = try expression()
    return .comparison(
      PredicateComparison(
        left: left, relation: relation, right: right, options: options, quantifier: quantifier))
  }

  private mutating func relation() throws(PredicateFormatError) -> PredicateComparison.Relation {
    let name: String
    switch tokens.popFirst() {
    case .word(let word): name = word.uppercased()
    case .symbol(let symbol): name = symbol
    default: throw .init("a comparison such as == or MATCHES is missing")
    }
    guard let relation = PredicateComparison.Relation.named[name] else {
      throw .init("\(name) is no comparison")
    }
    return relation
  }

  // MARK: Values

  private mutating func expression() throws(PredicateFormatError) -> PredicateExpression {
    guard let token = tokens.popFirst() else { throw .init("a value is missing at the end") }
    switch token {
    case .string(let string): return .constant(string)
    case .number(let number): return .constant(number)
    case .argument(let letter):
      guard let argument = arguments.popFirst() else {
        throw .init("there are fewer arguments than the format asks for")
      }
      guard letter == "K" else { return .constant(argument) }
      guard let path = argument as? String else { throw .init("%K needs a key path, a text") }
      return .path(path.split(separator: ".").map(String.init))
    case .symbol("{"): return try list()
    case .word(let word): return Self.expression(of: word)
    case .symbol(let symbol): throw .init("\"\(symbol)\" where a value is expected")
    }
  }

  private mutating func list() throws(PredicateFormatError) -> PredicateExpression {
    var items: [PredicateExpression] = []
    while !consume("}") {
      if !items.isEmpty { try expect(",") }
      items.append(try expression())
    }
    return .list(items)
  }

  private static func expression(of word: String) -> PredicateExpression {
    switch word.uppercased() {
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    case "NIL", "NULL": return .constant(nil)
    default: break
    }
    var path = word.split(separator: ".").map(String.init)
    if path.first?.uppercased() == "SELF" { path.removeFirst() }
    return .path(path)
  }

  // MARK: Tokens

  private mutating func consume(_ names: String...) -> Bool {
    let name: String
    switch tokens.first {
    case .word(let word): name = word.uppercased()
    case .symbol(let symbol): name = symbol
    default: return false
    }
    guard names.contains(name) else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func expect(_ symbol: String) throws(PredicateFormatError) {
    guard consume(symbol) else { throw .init("\(symbol) is missing") }
  }
}
