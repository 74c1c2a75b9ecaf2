import TabstopMacroExpansion

/// What is in the parentheses of a `#selector` or `#keyPath`: a method or a property, and of what.
struct MethodReference {
  /// `getter` or `setter`, if it names an accessor of a property.
  private var accessor: String?
  /// What the member belongs to: a type, a value, or nothing.
  private var owner = ""
  /// The member, as `step(_:)`.
  private let member: String
  /// The type of the method, which chooses between several.
  private var type: String?
  /// Whether the owner is the name of a type.
  private var ownerIsType = false
  /// The names of a path.
  private let names: [String]

  init?(_ source: Source, in range: Range<Int>) {
    var range = range
    let tokens = source.tokens
    if range.count > 2, ["getter", "setter"].contains(tokens[range.lowerBound].text),
      tokens[range.lowerBound + 1].text == ":"
    {
      accessor = tokens[range.lowerBound].text
      range = range.dropFirst(2)
    }
    range = Self.withoutParentheses(range, source)
    // The words and dots that are in no brackets.
    var index = range.lowerBound
    var lastDot: Int?
    var cast: Int?
    var names: [String] = []
    while index < range.upperBound, cast == nil {
      if tokens[index].text.hasSuffix(".") { lastDot = index }
      if tokens[index].kind == .word {
        if tokens[index].text == "as" { cast = index } else { names.append(tokens[index].text) }
      }
      index = source.next(after: index)
    }
    if let cast {
      type = source.text(cast + 1..<range.upperBound)
      // The method may be in parentheses of its own: `(step) as (Any) -> Void`.
      range = Self.withoutParentheses(range.lowerBound..<cast, source)
    }
    guard !range.isEmpty else { return nil }
    self.names = names
    if let lastDot, range.contains(lastDot) {
      let optional = tokens[lastDot].text.dropLast()
      owner =
        source.text(range.lowerBound..<lastDot) + (optional == "?" ? "!" : String(optional))
      member = source.text(lastDot + 1..<range.upperBound)
      // AppKit's `NSApp` is a variable.
      ownerIsType = names.dropLast().allSatisfy {
        $0.drop { $0 == "_" }.first?.isUppercase == true && $0 != "NSApp"
      }
    } else {
      member = source.text(range)
    }
  }

  /// Tokens without the parentheses around all of them.
  private static func withoutParentheses(_ range: Range<Int>, _ source: Source) -> Range<Int> {
    var range = range
    while let first = range.first, source.tokens[first].text == "(",
      source.end(ofBracketsAt: first) == range.upperBound
    {
      range = source.contents(ofBracketsAt: first)
    }
    return range
  }

  /// A path from a type or an object, as text.
  var keyPath: String {
    "\"" + names.drop { $0.first?.isUppercase == true || $0 == "self" }.joined(separator: ".")
      + "\""
  }

  /// An expression for the selector.
  ///
  /// - Parameter enclosing: The name of the type in which it is.
  func selector(in enclosing: String?) -> String {
    if let accessor {
      let name = member.first.map { $0.uppercased() + member.dropFirst() } ?? ""
      return accessor == "getter" ? "Selector(\"\(member)\")" : "Selector(\"set\(name):\")"
    }
    let name = member.filter { !$0.isWhitespace }
    let isOfSelf = ["", "self", "super", "Self"].contains(owner)
    if type == nil, isOfSelf {
      let owner = enclosing ?? "Self"
      return "Selector(_named: \"\(name)\", \(owner).self, \(owner).\(member))"
    }
    let cast = type.map { " as \($0)" } ?? ""
    if ownerIsType {
      return "Selector(_named: \"\(name)\", \(owner).self, \(owner).\(member)\(cast))"
    }
    // The closure tells the compiler what to look up the method in; the object is not evaluated.
    return "Selector(_named: \"\(name)\", of: \(isOfSelf ? "self" : owner)) { $0.\(member)\(cast) }"
  }
}
