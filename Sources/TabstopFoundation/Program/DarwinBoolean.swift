/// A truth value of C's on Apple's systems, which functions write through a pointer. Mirrors Swift's `DarwinBoolean`.
@frozen
public struct DarwinBoolean: ExpressibleByBooleanLiteral, Hashable, Sendable,
  CustomStringConvertible
{
  /// The value.
  public var boolValue: Bool
  /// Creates a value.
  public init(_ value: Bool) { boolValue = value }
  /// Creates a value.
  public init(booleanLiteral value: Bool) { boolValue = value }
  /// The value as a text.
  public var description: String { boolValue.description }
}
