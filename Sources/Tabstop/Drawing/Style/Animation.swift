/// An animation of a change. No effect here: changes happen at once, as for a user who has turned
/// animations off. Mirrors SwiftUI's `Animation`.
public struct Animation: Hashable, Sendable {
  /// The default animation.
  public static let `default` = Animation()
  /// A constant speed.
  public static let linear = Animation()
  /// A slow start.
  public static let easeIn = Animation()
  /// A slow end.
  public static let easeOut = Animation()
  /// A slow start and a slow end.
  public static let easeInOut = Animation()
  /// A spring.
  public static let spring = Animation()
  /// A spring for views that follow a finger.
  public static let interactiveSpring = Animation()
  /// A spring that blends with running springs.
  public static let interpolatingSpring = Animation()
  /// A spring with a visible bounce.
  public static let bouncy = Animation()
  /// A spring without a bounce.
  public static let smooth = Animation()
  /// A spring with a small bounce.
  public static let snappy = Animation()

  /// A constant speed.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// A slow start.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// A slow end.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// A slow start and a slow end.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// A custom curve.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation { Animation() }

  /// A spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// A spring.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// A spring.
  public static func spring(bounce: Double, blendDuration: Double = 0) -> Animation {
    Animation()
  }
  /// A spring.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation()
  }

  /// A spring for views that follow a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation() }
  /// A spring for views that follow a finger.
  public static func interactiveSpring(
    duration: Double, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation { Animation() }

  /// A spring that blends with running springs.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  /// A spring that blends with running springs.
  public static func interpolatingSpring(
    duration: Double, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation() }

  /// A spring with a visible bounce.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// A spring without a bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// A spring with a small bounce.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// The animation, later by seconds.
  public func delay(_ delay: Double) -> Animation { self }
  /// The animation, faster or slower.
  public func speed(_ speed: Double) -> Animation { self }
  /// The animation, several times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// The animation, repeated for ever.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// The physics of a spring. Mirrors SwiftUI's `Spring`. No effect here.
public struct Spring: Hashable, Sendable {
  /// A spring without a bounce.
  public static let smooth = Spring()
  /// A spring with a small bounce.
  public static let snappy = Spring()
  /// A spring with a visible bounce.
  public static let bouncy = Spring()

  /// Creates a spring.
  public init(duration: Double = 0.5, bounce: Double = 0) {}
  /// Creates a spring.
  public init(response: Double, dampingRatio: Double) {}
  /// Creates a spring.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {}
}

/// When an animation counts as completed. Mirrors SwiftUI's `AnimationCompletionCriteria`.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  /// When no motion is visible any more.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When there is no motion any more.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Runs `body`; its changes are visible at once. Mirrors SwiftUI.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Runs `body`, and `completion` when its changes are on screen. Mirrors SwiftUI.
@preconcurrency @MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  defer { Updater.shared.afterUpdate(completion) }
  return try body()
}

/// Runs `body`. Mirrors SwiftUI.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Runs `body`; the transaction has no effect, because changes happen at once.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result { try body() }

extension Binding {
  /// The binding itself: changes happen at once. Mirrors SwiftUI.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  /// The binding itself: changes happen at once.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

extension View {
  /// No effect: changes happen at once. Mirrors SwiftUI.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  /// No effect: changes happen at once.
  public func animation(_ animation: Animation?) -> some View { self }
  /// Applies `body` to the content. Mirrors SwiftUI.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (Self) -> V
  ) -> some View { body(self) }

  /// No effect: changes happen at once. Mirrors SwiftUI.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// No effect: changes happen at once.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
}
