/// A step of text sizes. Mirrors SwiftUI's `DynamicTypeSize`.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool {
    a.rawValue < b.rawValue
  }

  /// How large text is, as a share of the common size: iOS's body sizes (17 points is `large`).
  var scale: Double {
    let points: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    return points[rawValue] / 17
  }

  /// The step that comes nearest to a text size of the desktop.
  init(scale: Double) {
    self = Self.allCases.min { abs($0.scale - scale) < abs($1.scale - scale) } ?? .large
  }
}

extension EnvironmentValues {
  /// How large the text is here: what `dynamicTypeSize` says, else what the person has set.
  @MainActor public var dynamicTypeSize: DynamicTypeSize {
    get {
      inherited.textTraits?.values.typeSize ?? DynamicTypeSize(scale: TextScale.shared.value)
    }
    set {
      var values = inherited.textTraits?.values ?? TextTraits.Values()
      values.typeSize = newValue
      inherited.textTraits = TextTraits(values)
    }
  }
}

/// A length that grows with the person's text size. Mirrors SwiftUI's `ScaledMetric`.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private var step: DynamicTypeSize?

  public init(wrappedValue: Value) { base = wrappedValue }
  /// All text grows alike on the desktop: `textStyle` makes no difference.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

  @MainActor @preconcurrency public var wrappedValue: Value {
    base * Value((step?.scale ?? 1) * TextScale.shared.value)
  }

  @MainActor
  public mutating func _install(_ slot: inout AnyObject?, in node: _Node) {
    step = node.environment.inherited.textTraits?.values.typeSize
  }
}
