/// A length that grows with the person's text size. Mirrors SwiftUI's `ScaledMetric`.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private var step: DynamicTypeSize?

  /// - Parameter wrappedValue: The length at the common text size, in points.
  public init(wrappedValue: Value) { base = wrappedValue }
  /// All text grows alike on the desktop: `textStyle` makes no difference.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

  /// The length at the person's text size. In a `dynamicTypeSize` it is that size's, too.
  @MainActor @preconcurrency public var wrappedValue: Value {
    base * Value((step?.scale ?? 1) * TextScale.shared.value)
  }

  @MainActor
  public mutating func _install(_ slot: inout AnyObject?, in node: _Node) {
    step = node.environment.inherited.textTraits?.values.typeSize
  }
}
