/// How a change would be animated. Changes happen at once here, as for a person who has turned
/// animations off. Mirrors SwiftUI's `Animation`.
public struct Animation: Hashable, Sendable {
  /// The usual motion.
  public static let `default` = Animation()
  /// At one speed.
  public static let linear = Animation()
  /// Slowly off.
  public static let easeIn = Animation()
  /// Slowly to its end.
  public static let easeOut = Animation()
  /// Slowly off and slowly on.
  public static let easeInOut = Animation()
  /// A spring.
  public static let spring = Animation()
  /// A spring that follows a finger.
  public static let interactiveSpring = Animation()
  /// A spring that springs add up to.
  public static let interpolatingSpring = Animation()
  /// A spring that swings.
  public static let bouncy = Animation()
  /// A spring that does not swing.
  public static let smooth = Animation()
  /// A spring that hardly swings.
  public static let snappy = Animation()

  /// At one speed.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// Slowly off.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// Slowly to its end.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// Slowly off and slowly on.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// Along a curve of one's own.
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

  /// A spring that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation() }
  /// A spring that follows a finger.
  public static func interactiveSpring(
    duration: Double, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation { Animation() }

  /// A spring that springs add up to.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  /// A spring that springs add up to.
  public static func interpolatingSpring(
    duration: Double, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation() }

  /// A spring that swings.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// A spring that does not swing.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// A spring that hardly swings.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// Later, by seconds.
  public func delay(_ delay: Double) -> Animation { self }
  /// Faster or slower.
  public func speed(_ speed: Double) -> Animation { self }
  /// Several times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// Over and over.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// The physics of a spring. Mirrors SwiftUI's `Spring`; nothing swings here.
public struct Spring: Hashable, Sendable {
  /// A spring that does not swing.
  public static let smooth = Spring()
  /// A spring that hardly swings.
  public static let snappy = Spring()
  /// A spring that swings.
  public static let bouncy = Spring()

  /// A spring of its own.
  public init(duration: Double = 0.5, bounce: Double = 0) {}
  /// A spring of its own.
  public init(response: Double, dampingRatio: Double) {}
  /// A spring of its own.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {}
}

/// When an animation counts as over. Mirrors SwiftUI's `AnimationCompletionCriteria`.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  /// When nothing is seen to move any more.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Runs `body`; what it changes is seen at once. Mirrors SwiftUI.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Runs `body`, and `completion` when what it has changed is on screen. Mirrors SwiftUI.
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

/// Runs `body`; nothing moves, so the transaction changes nothing.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result { try body() }

extension Binding {
  /// The binding itself: changes happen at once. Mirrors SwiftUI.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  /// The same: nothing moves here.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

extension View {
  /// Without effect: changes happen at once. Mirrors SwiftUI.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  /// The same: nothing moves here.
  public func animation(_ animation: Animation?) -> some View { self }
  /// The content as `body` makes it. Mirrors SwiftUI.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (Self) -> V
  ) -> some View { body(self) }

  /// Without effect: changes happen at once. Mirrors SwiftUI.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// The same: nothing moves here.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
}
