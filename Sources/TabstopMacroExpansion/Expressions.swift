extension Source {
  /// The type of an expression that shows it: a literal, or a call of an initialiser.
  func typeName(ofExpression range: Range<Int>) -> String? {
    guard let first = range.first else { return nil }
    if range.count == 1 {
      switch tokens[first].kind {
      case .string: return "Swift.String"
      case .integer: return "Swift.Int"
      case .float: return "Swift.Double"
      case .word where ["true", "false"].contains(tokens[first].text): return "Swift.Bool"
      default: return nil
      }
    }
    // A name with its parts, and after it arguments or closures alone.
    var name: Range<Int>?
    var last = ""
    var index = first
    while index < range.upperBound, tokens[index].kind == .word {
      last = tokens[index].text
      index += 1
      if index < range.upperBound, let end = endOfGenericArguments(at: index) { index = end }
      name = first..<index
      guard index + 1 < range.upperBound, tokens[index].text == "." else { break }
      index += 1
    }
    guard let name, index < range.upperBound, last.first?.isUppercase == true else { return nil }
    guard ["(", "{"].contains(tokens[index].text) else { return nil }
    while index < range.upperBound {
      guard tokens[index].kind == .open, tokens[index].text != "[" else { return nil }
      // A second pair of parentheses calls what the first returns.
      guard tokens[index].text == "{" || index == name.upperBound else { return nil }
      index = end(ofBracketsAt: index)
    }
    return text(name)
  }

  /// The wrapped type of `Wrapped?` or `Optional<Wrapped>`.
  func wrappedType(ofOptional type: Range<Int>) -> String? {
    guard let last = type.last else { return nil }
    if tokens[last].text.hasSuffix("?"), tokens[last].kind == .sign {
      // `() -> Int?` is a function.
      if index(in: type, where: { $0 == "->" }) < type.upperBound { return nil }
      return String(text(type).dropLast())
    }
    if tokens[type.lowerBound].text == "Optional", type.count > 3,
      endOfGenericArguments(at: type.lowerBound + 1) == type.upperBound
    {
      return text(
        bytes: tokens[type.lowerBound + 1].range.upperBound..<tokens[last].range.upperBound - 1)
    }
    return nil
  }
}
