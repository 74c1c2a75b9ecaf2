public import Foundation

extension NSPredicate {
  /// Creates a predicate from a text, as validation code does: `NSPredicate(format: "SELF MATCHES
  /// %@", pattern).evaluate(with: text)`.
  ///
  /// swift-corelibs-foundation declares this initialiser as unavailable; this one works. It
  /// supports the comparisons (`==`, `!=`, `<`, `<=`, `>`, `>=`, `BETWEEN`, `IN`, `CONTAINS`,
  /// `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES`) with the options `[c]`, `[d]` and `[cd]`; `AND`,
  /// `OR`, `NOT` and parentheses; `ANY`, `ALL`, `NONE`; literals, lists in braces, `SELF`, key
  /// paths, and the arguments `%@`, `%K`, `%d` and the like. A key path goes through dictionaries
  /// and stored properties; a text has `length`, a collection `count`.
  ///
  /// An invalid text is a mistake in the program, and stops it with a message. (Apple's raises an
  /// exception.)
  public convenience init(format: String, _ arguments: Any...) {
    self.init(format: format, argumentList: arguments)
  }

  /// Creates a predicate with the arguments in an array.
  @_disfavoredOverload
  public convenience init(format: String, argumentArray: [Any]?, _ none: Void = ()) {
    self.init(format: format, argumentList: argumentArray ?? [])
  }

  private convenience init(format: String, argumentList: [Any]) {
    do {
      let condition = try PredicateParser.parse(format, arguments: argumentList)
      self.init(block: { object, _ in condition.holds(for: object) })
    } catch {
      fatalError("NSPredicate(format: \"\(format)\"): \(error)")
    }
  }
}
