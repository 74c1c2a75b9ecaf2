/// A value of a JSON text (RFC 8259).
enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  /// Always finite.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[name]
  }

  var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// The strings of an array that contains nothing else.
  var strings: [String]? {
    guard case .array(let values) = self else { return nil }
    let strings = values.compactMap(\.string)
    return strings.count == values.count ? strings : nil
  }

  var isObject: Bool {
    guard case .object = self else { return false }
    return true
  }
}
