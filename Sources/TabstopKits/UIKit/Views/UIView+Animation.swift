public import Foundation
internal import Tabstop

extension UIView {
  /// Options of an animation. Mirrors UIKit's: the curve and repetition have an effect.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Animates subviews with their superview. No effect: they always are.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Allows input while the animation runs. No effect: input is always allowed.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Begins from where another animation is. No effect: animations always do.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Repeats the animation without end.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Runs every second repetition backwards.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Slow at the start and at the end: the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// A constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Fades from one content to the next. No effect.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns the view around its vertical axis. No effect.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns the view around its vertical axis. No effect.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
  }

  private static func animation(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions
  ) -> Animation {
    var animation: Animation =
      options.contains(.curveLinear)
      ? .linear(duration: duration)
      : options.contains(.curveEaseIn)
        ? .easeIn(duration: duration)
        : options.contains(.curveEaseOut)
          ? .easeOut(duration: duration) : .easeInOut(duration: duration)
    if options.contains(.repeat) {
      animation = animation.repeatForever(autoreverses: options.contains(.autoreverse))
    }
    return delay > 0 ? animation.delay(delay) : animation
  }

  /// Makes changes with an animation, as `withAnimation` does.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withAnimation(animation(duration, delay, options), animations) { completion?(true) }
  }

  /// Makes changes with a spring. The initial velocity has no effect.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Animation.spring(response: duration, dampingFraction: Double(dampingRatio))
    withAnimation(delay > 0 ? spring.delay(delay) : spring, animations) { completion?(true) }
  }

  /// Changes a view with an animation.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, options: options, animations: { animations?() },
      completion: completion)
  }

  /// Whether animations are enabled. Always true: use `accessibilityReduceMotion` for the desktop's
  /// setting.
  public class var areAnimationsEnabled: Bool { true }
}
