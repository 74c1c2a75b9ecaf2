public import Foundation
internal import Tabstop

extension UIView {
  /// The way in which a picture fills its view. Mirrors UIKit's.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// The way in which a view follows the size of the one that it is in. No effect. Mirrors UIKit's.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left margin changes with the superview. No effect.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width changes with the superview. No effect.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin changes with the superview. No effect.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The upper margin changes with the superview. No effect.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height changes with the superview. No effect.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The lower margin changes with the superview. No effect.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Whether a view behind a dialog loses its tint. Mirrors UIKit's.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

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

  /// Makes changes with a spring.
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

/// The accessibility traits of a view. Mirrors UIKit's.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt64
  /// Creates a value from its raw value.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// The view is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// The view is a link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// The view is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// The view is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// The view is a text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// The view is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// The view is a search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The view is disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// The view's value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// The user can change the view's value in steps.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
}

/// The direction of a view's content. Mirrors UIKit's: views follow the reading direction of the
/// language.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The distances from the edges, in reading direction. Mirrors UIKit's `NSDirectionalEdgeInsets`.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The inset at the top, in points.
  public var top: CGFloat
  /// The inset at the leading edge, in points.
  public var leading: CGFloat
  /// The inset at the bottom, in points.
  public var bottom: CGFloat
  /// The inset at the trailing edge, in points.
  public var trailing: CGFloat
  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()
  /// Creates insets.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}
