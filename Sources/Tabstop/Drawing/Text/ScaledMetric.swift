/// A length that grows with the user's text size. Mirrors SwiftUI's `ScaledMetric`.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private var step: DynamicTypeSize?

  /// Creates a length.
  /// - Parameter wrappedValue: The length at the default text size, in points.
  public init(wrappedValue: Value) { base = wrappedValue }
  /// Creates a length. All text grows by the same factor on the desktop: `textStyle` has no effect.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

  /// The length at the user's text size, or at that of an enclosing `dynamicTypeSize`.
  @MainActor @preconcurrency public var wrappedValue: Value {
    base * Value((step?.scale ?? 1) * TextScale.shared.value)
  }

  @MainActor
  public mutating func _install(_ slot: inout AnyObject?, in node: _Node) {
    step = node.environment.inherited.textTraits?.values.typeSize
  }
}
