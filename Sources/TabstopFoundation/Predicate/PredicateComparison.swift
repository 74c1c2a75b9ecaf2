import Foundation

/// One comparison of a predicate.
struct PredicateComparison {
  enum Relation {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case between, isIn, contains, beginsWith, endsWith, like, matches

    static let named: [String: Relation] = [
      "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual,
      "<": .less, "<=": .lessOrEqual, "=<": .lessOrEqual,
      ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
      "BETWEEN": .between, "IN": .isIn, "CONTAINS": .contains, "BEGINSWITH": .beginsWith,
      "ENDSWITH": .endsWith, "LIKE": .like, "MATCHES": .matches,
    ]
  }

  /// The values on the left for which the comparison must be true.
  enum Quantifier { case any, all, none }

  let left: PredicateExpression
  let relation: Relation
  let right: PredicateExpression
  let options: String.CompareOptions
  let quantifier: Quantifier?

  func holds(for object: Any?) -> Bool {
    let left = unwrapped(left.value(for: object))
    let right = unwrapped(right.value(for: object))
    guard let quantifier else { return holds(left, right) }
    let values = Self.elements(of: left) ?? []
    switch quantifier {
    case .any: return values.contains { holds($0, right) }
    case .all: return values.allSatisfy { holds($0, right) }
    case .none: return !values.contains { holds($0, right) }
    }
  }

  private func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch relation {
    case .equal: return isEqual(left, right)
    case .notEqual: return !isEqual(left, right)
    case .less: return order(left, right) == .orderedAscending
    case .lessOrEqual: return [.orderedAscending, .orderedSame].contains(order(left, right))
    case .greater: return order(left, right) == .orderedDescending
    case .greaterOrEqual: return [.orderedDescending, .orderedSame].contains(order(left, right))
    case .between:
      guard let bounds = Self.elements(of: right), bounds.count == 2 else { return false }
      return [.orderedDescending, .orderedSame].contains(order(left, bounds[0]))
        && [.orderedAscending, .orderedSame].contains(order(left, bounds[1]))
    case .isIn: return isElement(left, of: right)
    case .contains: return isElement(right, of: left)
    case .beginsWith: return isFound(right, in: left, .anchored)
    case .endsWith: return isFound(right, in: left, [.anchored, .backwards])
    case .like: return matches(left, right) { Self.pattern(ofWildcards: $0) }
    case .matches: return matches(left, right) { $0 }
    }
  }

  // MARK: Equality and order

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let order = order(left, right) { return order == .orderedSame }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return false
  }

  /// `nil` for values that have no order.
  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = Self.text(left), let right = Self.text(right) {
      return left.compare(right, options: options)
    }
    if let left = Self.number(left), let right = Self.number(right) {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    return nil
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  private static func text(_ value: Any?) -> String? {
    value as? String ?? (value as? Substring).map(String.init) ?? (value as? NSString)?.description
  }

  // MARK: Collections

  private static func elements(of value: Any?) -> [Any?]? {
    switch value {
    case let value as [Any]: value.map { unwrapped($0) }
    case let value as any Collection: value.map { unwrapped($0) }
    case let value as NSArray: value.map { $0 }
    default: nil
    }
  }

  private func isElement(_ value: Any?, of collection: Any?) -> Bool {
    if Self.text(collection) != nil { return isFound(value, in: collection, []) }
    return Self.elements(of: collection)?.contains { isEqual($0, value) } == true
  }

  // MARK: Texts

  private func isFound(_ part: Any?, in whole: Any?, _ place: String.CompareOptions) -> Bool {
    guard let part = Self.text(part), let whole = Self.text(whole) else { return false }
    return part.isEmpty || whole.range(of: part, options: options.union(place)) != nil
  }

  /// Whether the whole text on the left matches a regular expression, in ICU's language.
  private func matches(_ left: Any?, _ right: Any?, _ pattern: (String) -> String) -> Bool {
    guard var text = Self.text(left), var source = Self.text(right) else { return false }
    if options.contains(.diacriticInsensitive) {
      text = text.folding(options: .diacriticInsensitive, locale: nil)
      source = source.folding(options: .diacriticInsensitive, locale: nil)
    }
    let flags: NSRegularExpression.Options =
      options.contains(.caseInsensitive) ? .caseInsensitive : []
    guard
      let expression = try? NSRegularExpression(
        pattern: "\\A(?:\(pattern(source)))\\z", options: flags)
    else { fatalError("NSPredicate: \"\(source)\" is no regular expression.") }
    let all = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: all) != nil
  }

  /// `?` is any letter, `*` any letters.
  private static func pattern(ofWildcards text: String) -> String {
    "(?s)"
      + text.map { letter in
        switch letter {
        case "?": "."
        case "*": ".*"
        default: NSRegularExpression.escapedPattern(for: String(letter))
        }
      }.joined()
  }
}
