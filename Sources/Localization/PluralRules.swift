/// A category of numbers that a language has words of their own for, as CLDR names them.
package enum PluralCategory: UInt8, Sendable {
  case zero = 0x30
  case one = 0x31
  case two = 0x32
  case few = 0x66
  case many = 0x6D
  case other = 0x78
}

/// The rules of one language for cardinal numbers, from CLDR.
package struct PluralRules: Sendable {
  private let rules: [(category: PluralCategory, condition: Substring)]

  /// The rules for a language such as "pt-PT", or "pt" if that has none of its own; other languages
  /// have one category.
  package init(language: String) {
    let base = language.prefix { $0 != "-" }
    let entry = Self.entry(language[...]) ?? Self.entry(base) ?? ""
    rules = entry.split(separator: ";").compactMap { rule in
      guard let letter = rule.utf8.first, let category = PluralCategory(rawValue: letter) else {
        return nil
      }
      return (category, rule.dropFirst(2))
    }
  }

  private static func entry(_ language: Substring) -> String? {
    pluralRuleTable.first { group in
      "\(group.languages)".split(separator: " ").contains(language)
    }.map { "\($0.rules)" }
  }

  func category(of argument: FormatArgument) -> PluralCategory {
    guard let number = argument.number else { return .other }
    return category(of: PluralOperands(number, specifier: argument.specifier))
  }

  /// The category of an integer.
  package func category(of number: Int) -> PluralCategory {
    category(of: PluralOperands(.signed(Int64(number)), specifier: "%lld"))
  }

  private func category(of operands: PluralOperands) -> PluralCategory {
    for rule in rules
    where rule.condition.split(separator: "|").contains(where: {
      $0.split(separator: "&").allSatisfy(operands.fulfil)
    }) {
      return rule.category
    }
    return .other
  }
}

/// The operands of CLDR's plural rules for a number: its absolute value and its visible decimals.
private struct PluralOperands {
  /// The absolute value.
  private let n: Double
  /// The integer part of the number.
  private let i: Double
  /// The number of visible decimals, and these as a number; without zeros at the end.
  private var v = 0.0
  private var f = 0.0
  private var t = 0.0

  init(_ number: FormatNumber, specifier: String) {
    n = abs(number.value)
    i = n.rounded(.towardZero)
    guard case .floating(let value) = number else { return }
    let digits = FormatText.printed(
      value, specifier == "%lf" || specifier == "%f" ? "%g" : specifier)
    guard let point = digits.firstIndex(of: ".") else { return }
    let decimals = digits[digits.index(after: point)...].prefix(while: \.isNumber)
    v = Double(decimals.count)
    f = Double(decimals) ?? 0
    var significant = decimals
    while significant.last == "0" { significant.removeLast() }
    t = Double(significant) ?? 0
  }

  /// Whether a relation such as "n%100=3..10,13" is true.
  func fulfil(_ relation: Substring) -> Bool {
    guard let equals = relation.firstIndex(of: "=") else { return false }
    var left = relation[..<equals]
    let isNegated = left.last == "!"
    if isNegated { left.removeLast() }
    let value: Double
    switch left.first {
    case "n": value = n
    case "i": value = i
    case "v", "w": value = v
    case "f": value = f
    case "t": value = t
    default: value = 0  // The exponent of compact numbers, which are not used.
    }
    var operand = value
    if let modulus = left.firstIndex(of: "%"),
      let divisor = Double(left[left.index(after: modulus)...])
    {
      operand = value.truncatingRemainder(dividingBy: divisor)
    }
    let isMember = relation[relation.index(after: equals)...].split(separator: ",").contains {
      guard let dots = $0.firstIndex(of: ".") else { return Double($0) == operand }
      guard let low = Double($0[..<dots]), let high = Double($0[dots...].dropFirst(2)) else {
        return false
      }
      return operand >= low && operand <= high && operand == operand.rounded()
    }
    return isMember != isNegated
  }
}
