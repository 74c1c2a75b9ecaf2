import Foundation

@testable import OpenIDConnect

/// Literals, with which tests write JSON values.
extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
  }

  /// The value as JSON, written by Foundation.
  var utf8: [UInt8] {
    // JSONSerialization can write every value of this type.
    Array(try! JSONSerialization.data(withJSONObject: foundation, options: [.fragmentsAllowed]))
  }

  private var foundation: Any {
    switch self {
    case .null: NSNull()
    case .bool(let value): value
    case .number(let number): number
    case .string(let text): text
    case .array(let values): values.map(\.foundation)
    case .object(let members): members.mapValues(\.foundation)
    }
  }
}
