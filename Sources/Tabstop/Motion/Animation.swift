/// The timing of an animated change. Mirrors SwiftUI's `Animation`.
///
/// Only the drawing is animated: state, focus, layout and the content for assistive technology have
/// their final values at once. While the desktop's animations are off there is no motion.
public struct Animation: Hashable, Sendable {
  indirect enum Kind: Hashable, Sendable {
    case curve(UnitCurve, Double)
    case spring(Spring, velocity: Double)
    case custom(AnyCustomAnimation)
    case delayed(Kind, Double)
    case faster(Kind, Double)
    /// A count of `nil` repeats without end.
    case repeated(Kind, Int?, autoreverses: Bool)
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  private static func curve(_ curve: UnitCurve, _ duration: Double = 0.35) -> Animation {
    Animation(.curve(curve, duration.isNaN ? 0 : max(duration, 0)))
  }

  /// Creates a custom animation.
  public init<A: CustomAnimation>(_ base: A) {
    self.init(.custom(AnyCustomAnimation(base: base)))
  }

  // MARK: Curves

  /// The default animation: a spring without a bounce.
  public static let `default` = Animation(
    .spring(Spring(response: 0.55, dampingRatio: 1), velocity: 0))
  /// A constant speed.
  public static let linear = curve(.linear)
  /// A slow start.
  public static let easeIn = curve(.easeIn)
  /// A slow end.
  public static let easeOut = curve(.easeOut)
  /// A slow start and a slow end.
  public static let easeInOut = curve(.easeInOut)

  /// A constant speed, for a duration in seconds.
  public static func linear(duration: Double) -> Animation { curve(.linear, duration) }
  /// A slow start, for a duration in seconds.
  public static func easeIn(duration: Double) -> Animation { curve(.easeIn, duration) }
  /// A slow end, for a duration in seconds.
  public static func easeOut(duration: Double) -> Animation { curve(.easeOut, duration) }
  /// A slow start and a slow end, for a duration in seconds.
  public static func easeInOut(duration: Double) -> Animation { curve(.easeInOut, duration) }
  /// A Bézier curve with two control points, for a duration in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    curve(
      .bezier(
        startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration)
  }
  /// A curve, for a duration in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    self.curve(curve, duration)
  }

  // MARK: Springs

  /// A spring.
  public static let spring = Animation(.spring(.smooth, velocity: 0))
  /// A spring for views that follow a pointer.
  public static let interactiveSpring = Animation(
    .spring(Spring(response: 0.15, dampingRatio: 0.86), velocity: 0))
  /// A spring that continues a running one.
  public static let interpolatingSpring = Animation(.spring(.smooth, velocity: 0))
  /// A spring with a visible bounce.
  public static let bouncy = Animation(.spring(.bouncy, velocity: 0))
  /// A spring without a bounce.
  public static let smooth = Animation(.spring(.smooth, velocity: 0))
  /// A spring with a small bounce.
  public static let snappy = Animation(.spring(.snappy, velocity: 0))

  /// A spring. (Each starts with the velocity of the motion that it takes over, so that
  /// `blendDuration` has no effect.)
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(Spring(response: response, dampingRatio: dampingFraction), velocity: 0))
  }
  /// A spring.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(Spring(duration: duration, bounce: bounce), velocity: 0))
  }
  /// A spring.
  public static func spring(bounce: Double, blendDuration: Double = 0) -> Animation {
    spring(duration: 0.5, bounce: bounce)
  }
  /// A spring.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(.spring(spring, velocity: 0))
  }

  /// A spring for views that follow a pointer.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { spring(response: response, dampingFraction: dampingFraction) }
  /// A spring for views that follow a pointer.
  public static func interactiveSpring(
    duration: Double, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation { spring(duration: duration, bounce: 0.14 + extraBounce) }

  /// A spring that starts with a velocity, as a share of the distance per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .spring(
        Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
        velocity: initialVelocity))
  }
  /// A spring that starts with a velocity, as a share of the distance per second.
  public static func interpolatingSpring(
    duration: Double, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(.spring(Spring(duration: duration, bounce: bounce), velocity: initialVelocity))
  }
  /// A spring that starts with a velocity, as a share of the distance per second.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation { Animation(.spring(spring, velocity: initialVelocity)) }

  /// A spring with a visible bounce.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
  /// A spring without a bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  /// A spring with a small bounce.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  // MARK: Changed animations

  /// The animation, delayed by a number of seconds.
  public func delay(_ delay: Double) -> Animation {
    Animation(.delayed(kind, delay.isFinite ? max(delay, 0) : 0))
  }
  /// The animation with another speed: faster above 1, slower below.
  public func speed(_ speed: Double) -> Animation {
    Animation(.faster(kind, speed.isFinite ? max(speed, 0.001) : 1))
  }
  /// The animation, repeated `count` times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(kind, max(count, 1), autoreverses: autoreverses))
  }
  /// The animation, repeated while the view is on screen.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(kind, nil, autoreverses: autoreverses))
  }
}

extension Spring {
  fileprivate func state(at time: Double, velocity: Double) -> Double {
    state(at: time, distance: 1, velocity: velocity)
  }
}

extension Animation.Kind {
  /// The state of an animation at one time.
  struct Response {
    /// The completed share of the distance.
    var share: Double
    /// The distance that each unit of the initial velocity adds.
    var push = 0.0
    var isOver = false

    static let end = Response(share: 1, isOver: true)
  }

  /// - Parameter state: The state of a custom animation.
  func response(at time: Double, _ state: inout AnimationState<Double>) -> Response {
    switch self {
    case .curve(let curve, let duration):
      return time >= duration ? .end : Response(share: curve.value(at: time / duration))
    case .spring(let spring, let velocity):
      if time >= spring.settlingDuration { return .end }
      return Response(
        share: spring.state(at: time, velocity: velocity),
        push: spring.state(at: time, distance: 0, velocity: 1))
    case .custom(let animation):
      var context = AnimationContext<Double>(state: state)
      let share = animation.base.animate(value: 1.0, time: time, context: &context)
      state = context.state
      return share.map { Response(share: $0) } ?? .end
    case .delayed(let base, let delay):
      return time < delay ? Response(share: 0) : base.response(at: time - delay, &state)
    case .faster(let base, let speed):
      var response = base.response(at: time * speed, &state)
      response.push /= speed
      return response
    case .repeated(let base, let count, let autoreverses):
      let length = base.duration
      guard length > 0 else { return .end }
      let round = (time / length).rounded(.down)
      if let count, round >= Double(count) { return .end }
      let isBack = autoreverses && !round.truncatingRemainder(dividingBy: 2).isZero
      let part = time - round * length
      var response = base.response(at: isBack ? length - part : part, &state)
      response.isOver = false
      return response
    }
  }

  /// The time until it ends, in seconds.
  var duration: Double {
    switch self {
    case .curve(_, let duration): duration
    case .spring(let spring, _): spring.settlingDuration
    case .custom: 0.5
    case .delayed(let base, let delay): base.duration + delay
    case .faster(let base, let speed): base.duration / speed
    case .repeated(let base, let count, _): count.map { base.duration * Double($0) } ?? .infinity
    }
  }

  /// The time until it seems to be over, in seconds.
  var visibleDuration: Double {
    switch self {
    case .spring(let spring, _): spring.duration
    case .delayed(let base, let delay): base.visibleDuration + delay
    case .faster(let base, let speed): base.visibleDuration / speed
    case .repeated(let base, let count, _):
      count.map { base.duration * Double($0 - 1) + base.visibleDuration } ?? .infinity
    case .curve, .custom: duration
    }
  }
}
