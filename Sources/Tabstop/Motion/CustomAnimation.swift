internal import FocusModel

/// A custom animation. Mirrors SwiftUI's `CustomAnimation`; it is asked for the share
/// of the way, from 0 to 1, and all values move by that share.
public protocol CustomAnimation: Hashable, Sendable {
  /// The animated part of `value` at a time in seconds since the start; `nil` at the end.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V?
  /// The change per second. Not called here.
  nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V?
  /// Whether this animation takes over from a running one. Not called here: it always does.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// The velocity of the animation. Returns `nil`: the velocity is not known.
  public nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? { nil }
  /// Whether the animation merges with a previous one. Returns false: the animation does not merge
  /// with a previous one.
  public nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The state that a custom animation keeps between frames. Mirrors SwiftUI's `AnimationContext`.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The values that the animation keeps.
  public var state: AnimationState<Value>
  /// Whether the animation counts as completed although it goes on.
  public var isLogicallyComplete = false
  /// The default environment: an animation is no part of the tree here.
  public var environment: EnvironmentValues { EnvironmentValues() }

  init(state: AnimationState<Value> = AnimationState()) { self.state = state }
}

/// The values that a custom animation keeps. Mirrors SwiftUI's `AnimationState`.
public struct AnimationState<Value: VectorArithmetic> {
  private var values = SmallMap<ObjectIdentifier, Any>()

  /// Creates a state without values.
  public init() {}

  /// The value of a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)].value(orDefault: K.defaultValue) }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of `AnimationState`. Mirrors SwiftUI's `AnimationStateKey`.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value before one is set.
  static var defaultValue: Value { get }
}

/// A custom animation with its type erased.
struct AnyCustomAnimation: Hashable, Sendable {
  let base: any CustomAnimation

  static func == (a: AnyCustomAnimation, b: AnyCustomAnimation) -> Bool {
    AnyHashable(a.base) == AnyHashable(b.base)
  }
  func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}
