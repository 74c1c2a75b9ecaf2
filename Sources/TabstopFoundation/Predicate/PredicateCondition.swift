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
    if let value = storedValue(in: object, where: { $0 == name }) { return value }
    fatalError(
      "NSPredicate: a value of type \(type(of: object)) has no \"\(name)\". Key paths reach the "
        + "keys of dictionaries, stored properties, the length of texts and the count of "
        + "collections.")
  }
}

/// The value of the first stored property with a fitting name, of an object's class or of those above it; `nil` for
/// none.
func storedValue(in object: Any, where fits: (String?) -> Bool) -> Any? {
  var mirror: Mirror? = Mirror(reflecting: object)
  while let level = mirror {
    if let child = level.children.first(where: { fits($0.label) }) { return child.value }
    mirror = level.superclassMirror
  }
  return nil
}

/// The value inside an optional, also inside an `Any`; `nil` for none.
func unwrapped(_ value: Any?) -> Any? {
  guard let value else { return nil }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value is NSNull ? nil : value }
  return unwrapped(mirror.children.first?.value)
}
