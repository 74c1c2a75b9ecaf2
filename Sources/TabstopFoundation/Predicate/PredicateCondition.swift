import Foundation

/// A parsed predicate.
indirect enum PredicateCondition {
  case comparison(PredicateComparison)
  case all([PredicateCondition])
  case any([PredicateCondition])
  case not(PredicateCondition)

  /// Whether the condition is true for an object.
  func holds(for object: Any?) -> Bool {
    switch self {
    case .comparison(let comparison): comparison.holds(for: object)
    case .all(let parts): parts.allSatisfy { $0.holds(for: object) }
    case .any(let parts): parts.contains { $0.holds(for: object) }
    case .not(let part): !part.holds(for: object)
    }
  }
}

/// A value in a predicate.
indirect enum PredicateExpression {
  case constant(Any?)
  /// A key path relative to the evaluated object; an empty one is the object itself.
  case path([String])
  case list([PredicateExpression])

  /// The value for the evaluated object.
  func value(for object: Any?) -> Any? {
    switch self {
    case .constant(let value): value
    case .path(let path): path.reduce(object) { Self.member($1, of: $0) }
    case .list(let items): items.map { $0.value(for: object) as Any }
    }
  }

  private static func member(_ name: String, of object: Any?) -> Any? {
    guard let object = unwrapped(object) else { return nil }
    if let dictionary = object as? [String: Any] { return dictionary[name] }
    if let text = object as? String, name == "length" { return text.utf16.count }
    if name == "count" || name == "@count", let count = (object as? any Collection)?.count {
      return count
    }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == name }) { return child.value }
      mirror = current.superclassMirror
    }
    fatalError(
      "NSPredicate: a value of type \(type(of: object)) has no \"\(name)\". Key paths reach the "
        + "keys of dictionaries, stored properties, the length of texts and the count of "
        + "collections.")
  }
}

/// The value inside an optional, also inside an `Any`; `nil` for none.
func unwrapped(_ value: Any?) -> Any? {
  guard let value else { return nil }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value is NSNull ? nil : value }
  return unwrapped(mirror.children.first?.value)
}
