public import Foundation

/// An expression in a text, as calculators evaluate it: `NSExpression(format: "2 + 3 * 4")`. By the name
/// `NSExpression` in sources that import SwiftUI, instead of Foundation's, which is not available on Linux
/// (Swift 6.3).
///
/// It supports numbers, `+`, `-`, `*`, `/`, `**` (a power), parentheses, the functions `sqrt`, `abs`,
/// `floor`, `ceiling`, `trunc`, `ln`, `log`, `exp`, the arguments `%@`, `%K`, `%d`, `%f`, and names of
/// values in a dictionary. As on Apple's systems the quotient of whole numbers is a whole number.
open class ArithmeticExpression: NSObject, @unchecked Sendable {
  // Sendable: nothing of it changes.
  private let term: Term?

  /// Creates an expression from a text. If that is not valid, the value is `nil`. (Apple's raises an
  /// exception.)
  public init(format: String, _ arguments: Any...) {
    var parser = Parser(format, arguments)
    term = parser.parse()
    super.init()
  }

  /// Creates an expression from a text, with its arguments in an array.
  public init(format: String, argumentArray: [Any]) {
    var parser = Parser(format, argumentArray)
    term = parser.parse()
    super.init()
  }

  /// Creates an expression of a value.
  public init(forConstantValue obj: Any?) {
    term = Number(obj).map { .number($0) }
    super.init()
  }

  /// The value: an `NSNumber`; `nil` if the text is not valid, or if a name has no value.
  ///
  /// - Parameter object: A dictionary with the values of names.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    let values = object as? [String: Any] ?? [:]
    return term?.value(values)?.object
  }

  /// A whole number, or another.
  fileprivate enum Number {
    case whole(Int)
    case real(Double)

    init?(_ value: Any?) {
      switch value {
      case let value as Int: self = .whole(value)
      case let value as Double: self = .real(value)
      case let value as NSNumber:
        let isReal = value.doubleValue.rounded() != value.doubleValue
        self = isReal ? .real(value.doubleValue) : .whole(value.intValue)
      default: return nil
      }
    }

    var real: Double {
      switch self {
      case .whole(let value): Double(value)
      case .real(let value): value
      }
    }

    var object: NSNumber {
      switch self {
      case .whole(let value): NSNumber(value: value)
      case .real(let value): NSNumber(value: value)
      }
    }
  }

  fileprivate indirect enum Term {
    case number(Number)
    case name(String)
    case function(String, Term)
    case operation(Character, Term, Term)

    func value(_ values: [String: Any]) -> Number? {
      switch self {
      case .number(let number): return number
      case .name(let name): return Number(values[name])
      case .function(let name, let argument):
        guard let argument = argument.value(values), let function = Self.functions[name] else {
          return nil
        }
        return .real(function(argument.real))
      case .operation(let sign, let a, let b):
        guard let a = a.value(values), let b = b.value(values) else { return nil }
        return Self.result(sign, a, b)
      }
    }

    static let functions: [String: @Sendable (Double) -> Double] = [
      "sqrt": { $0.squareRoot() }, "abs": { abs($0) }, "floor": { $0.rounded(.down) },
      "ceiling": { $0.rounded(.up) }, "trunc": { $0.rounded(.towardZero) }, "ln": { log($0) },
      "log": { log10($0) }, "exp": { exp($0) },
    ]

    private static func result(_ sign: Character, _ a: Number, _ b: Number) -> Number {
      if case .whole(let a) = a, case .whole(let b) = b, let whole = whole(sign, a, b) {
        return .whole(whole)
      }
      let (a, b) = (a.real, b.real)
      return switch sign {
      case "+": .real(a + b)
      case "-": .real(a - b)
      case "*": .real(a * b)
      case "/": .real(a / b)
      default: .real(Foundation.pow(a, b))
      }
    }

    /// `nil` if the result is no whole number that `Int` has: then it is calculated with the others.
    private static func whole(_ sign: Character, _ a: Int, _ b: Int) -> Int? {
      let (result, overflow) =
        switch sign {
        case "+": a.addingReportingOverflow(b)
        case "-": a.subtractingReportingOverflow(b)
        case "*": a.multipliedReportingOverflow(by: b)
        case "/": a.dividedReportingOverflow(by: b)
        default: (0, true)
        }
      return overflow ? nil : result
    }
  }

  /// Reads an expression from left to right.
  fileprivate struct Parser {
    private var rest: Substring
    private var arguments: ArraySlice<Any>
    /// The number of levels by which parentheses may still be nested.
    private var depth = 200

    init(_ text: String, _ arguments: [Any]) {
      rest = text[...]
      self.arguments = arguments[...]
    }

    mutating func parse() -> Term? {
      guard let term = sum() else { return nil }
      skipSpace()
      return rest.isEmpty ? term : nil
    }

    private mutating func sum() -> Term? {
      guard var term = product() else { return nil }
      while let sign = takeFirst(of: "+-−") {
        guard let next = product() else { return nil }
        term = .operation(sign == "−" ? "-" : sign, term, next)
      }
      return term
    }

    private mutating func product() -> Term? {
      guard var term = power() else { return nil }
      while let sign = takeFirst(of: "*/×÷") {
        guard let next = power() else { return nil }
        term = .operation("*×".contains(sign) ? "*" : "/", term, next)
      }
      return term
    }

    private mutating func power() -> Term? {
      guard var term = factor() else { return nil }
      skipSpace()
      while rest.hasPrefix("**") {
        rest.removeFirst(2)
        guard let next = factor() else { return nil }
        term = .operation("^", term, next)
        skipSpace()
      }
      return term
    }

    private mutating func factor() -> Term? {
      guard depth > 0 else { return nil }
      depth -= 1
      defer { depth += 1 }
      if let sign = takeFirst(of: "+-−") {
        guard let term = factor() else { return nil }
        return sign == "+" ? term : .operation("-", .number(.whole(0)), term)
      }
      if takeFirst(of: "(") != nil {
        guard let term = sum(), takeFirst(of: ")") != nil else { return nil }
        return term
      }
      if takeFirst(of: "%") != nil { return argument() }
      guard let first = rest.first else { return nil }
      return first.isNumber || first == "." ? number() : name()
    }

    private mutating func argument() -> Term? {
      let flags = rest.prefix { "l0123456789.".contains($0) }
      rest = rest.dropFirst(flags.count)
      guard let kind = rest.popFirst(), let value = arguments.popFirst() else { return nil }
      if kind == "K", let name = value as? String { return .name(name) }
      if let expression = value as? ArithmeticExpression { return expression.term }
      return Number(value).map { .number($0) }
    }

    private mutating func number() -> Term? {
      let digits = rest.prefix { ($0.isASCII && $0.isNumber) || $0 == "." }
      rest = rest.dropFirst(digits.count)
      var text = String(digits)
      // An exponent: "2e3", "2e-3".
      if let exponent = rest.prefixMatch(of: /[eE][-+]?[0-9]+/) {
        text += exponent.output
        rest = rest[exponent.range.upperBound...]
      }
      if let whole = Int(text) { return .number(.whole(whole)) }
      return Double(text).map { .number(.real($0)) }
    }

    private mutating func name() -> Term? {
      let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      guard !name.isEmpty else { return nil }
      rest = rest.dropFirst(name.count)
      guard takeFirst(of: "(") != nil else { return .name(name) }
      guard Term.functions[name] != nil, let term = sum(), takeFirst(of: ")") != nil else {
        return nil
      }
      return .function(name, term)
    }

    private mutating func skipSpace() { rest = rest.drop(while: \.isWhitespace) }

    private mutating func takeFirst(of characters: String) -> Character? {
      skipSpace()
      guard let first = rest.first, characters.contains(first), !rest.hasPrefix("**") else {
        return nil
      }
      rest.removeFirst()
      return first
    }
  }
}
