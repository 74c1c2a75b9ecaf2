private import Glibc

/// The physics of a spring that pulls a mass of 1 to its target. Mirrors SwiftUI's `Spring`.
public struct Spring: Hashable, Sendable {
  /// The stiffness, as the duration of one period without damping, in seconds.
  public let response: Double
  /// The damping ratio: 1 (critical damping) or more for a spring that does not bounce, less for
  /// one that does.
  public let dampingRatio: Double

  /// A spring without a bounce.
  public static let smooth = Spring(duration: 0.5, bounce: 0)
  /// A spring with a small bounce.
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  /// A spring with a visible bounce.
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

  /// A spring without a bounce, of a duration in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a small bounce, of a duration in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with a visible bounce, of a duration in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Creates a spring.
  /// - Parameters:
  ///   - duration: In seconds, until the motion seems to be over.
  ///   - bounce: 0 for none, up to 1; below 0 the spring is slower.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.99), 1)
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// Creates a spring.
  public init(response: Double, dampingRatio: Double) {
    self.response = response.isFinite ? min(max(response, 0.001), 1000) : 0.5
    self.dampingRatio = dampingRatio.isFinite ? min(max(dampingRatio, 0), 100) : 1
  }

  /// Creates a spring.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let speed = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      response: 2 * .pi / speed, dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// The duration until the motion seems to be over, in seconds.
  public var duration: Double { response }
  /// The bounce, as in `init(duration:bounce:)`.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
  /// The mass.
  public var mass: Double { 1 }
  /// The force for each unit of distance.
  public var stiffness: Double { speed * speed }
  /// The force for each unit of velocity.
  public var damping: Double { 2 * dampingRatio * speed }

  private var speed: Double { 2 * .pi / response }

  /// The duration until less than a thousandth of the distance is left, in seconds.
  public var settlingDuration: Double {
    // The slowest part of the motion falls off at this rate.
    let ratio = dampingRatio
    let rate = speed * (ratio < 1 ? ratio : ratio - (ratio * ratio - 1).squareRoot())
    // Around critical damping the distance is longer than the exponential function by some factor.
    return rate > 0 ? min(9.3 / rate, 600) : 600
  }

  /// The position and the velocity at a time, for a distance of 1 without velocity, or for a
  /// velocity of 1 without distance.
  func state(at time: Double, distance: Double, velocity: Double) -> Double {
    let (speed, ratio) = (speed, dampingRatio)
    let start = -distance
    if ratio < 0.9999 {
      let turns = speed * (1 - ratio * ratio).squareRoot()
      let second = (velocity + ratio * speed * start) / turns
      return distance + exp(-ratio * speed * time)
        * (start * cos(turns * time) + second * sin(turns * time))
    }
    if ratio < 1.0001 {
      return distance + exp(-speed * time) * (start + (velocity + speed * start) * time)
    }
    let root = (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-speed * (ratio - root), -speed * (ratio + root))
    let first = (velocity - fast * start) / (slow - fast)
    return distance + first * exp(slow * time) + (start - first) * exp(fast * time)
  }

  /// The value at a time in seconds, on the way from zero to `target`. Mirrors SwiftUI.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    var (way, push) = (target, initialVelocity)
    way.scale(by: state(at: time, distance: 1, velocity: 0))
    push.scale(by: state(at: time, distance: 0, velocity: 1))
    return way + push
  }

  /// The value at a time in seconds, on the way from one value to another. Mirrors SwiftUI.
  public func value<V: VectorArithmetic>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    fromValue + value(target: toValue - fromValue, initialVelocity: initialVelocity, time: time)
  }

  /// The change of the value per second, at a time in seconds. Mirrors SwiftUI.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    let step = 0.0005
    var change =
      value(target: target, initialVelocity: initialVelocity, time: time + step)
      - value(target: target, initialVelocity: initialVelocity, time: time - step)
    change.scale(by: 1 / (2 * step))
    return change
  }
}
