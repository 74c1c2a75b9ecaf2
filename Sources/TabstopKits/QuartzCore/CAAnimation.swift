public import Foundation
public import TabstopFoundation

// Animations of layers. They have no effect: use `withAnimation`.

/// An animation of a layer. Mirrors Core Animation's. No effect: use `withAnimation`.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// The duration, in seconds. Stored, without effect.
  open var duration: TimeInterval = 0
  /// The number of repetitions. Stored, without effect.
  open var repeatCount: Float = 0
  /// Whether the animation also plays backwards. Stored, without effect.
  open var autoreverses = false
  /// Whether the animation is removed at its end. Stored, without effect.
  open var isRemovedOnCompletion = true
  /// Whether the values stay before and after the animation. Stored, without effect.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The time at which the animation begins, in seconds. Stored, without effect.
  open var beginTime: TimeInterval = 0
  /// The timing function of the animation. Stored, without effect.
  open var timingFunction: CAMediaTimingFunction?
  /// How fast the animation goes. Only the call of the delegate depends on it.
  open var speed: Float = 1
  /// The time of the animation at which it begins. Stored, without effect.
  open var timeOffset: TimeInterval = 0
  /// The time for which the animation repeats, in seconds.
  open var repeatDuration: TimeInterval = 0
  /// The delegate, which is notified of the beginning and the end. Retained, as by Core Animation.
  open var delegate: (any CAAnimationDelegate)?
  /// Creates an animation.
  public override init() { super.init() }

  /// Notifies the delegate of the beginning, and of the end after the animation's time.
  final func run() {
    guard let delegate else { return }
    let once = (duration > 0 ? duration : 0.25) * (autoreverses ? 2 : 1)
    let time = repeatDuration > 0 ? repeatDuration : once * Double(max(repeatCount, 1))
    DispatchQueue.main.async { delegate.animationDidStart(self) }
    // One that never ends repeats for more than the age of the universe.
    guard time < 1e9, speed > 0 else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + time / Double(speed)) {
      delegate.animationDidStop(self, finished: true)
    }
  }
}

/// A delegate that is notified of an animation's beginning and end. Mirrors Core Animation's. The layer does
/// not move, but the delegate is called, so that a program goes on.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when the animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a property from one value to another. Mirrors Core Animation's. No effect: use
/// `withAnimation`.
open class CABasicAnimation: CAAnimation {
  /// The name of the animated property. Stored, without effect.
  open var keyPath: String?
  /// The value at the start. Stored, without effect.
  open var fromValue: Any?
  /// The value at the end. Stored, without effect.
  open var toValue: Any?
  /// The value that is added. Stored, without effect.
  open var byValue: Any?
  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// The content that is shown before and after an animation. Mirrors Core Animation's. No effect:
/// use `withAnimation`.
public struct CAMediaTimingFillMode: Hashable, Sendable {
  private let name: String
  /// The animation has no effect before its start and after its end.
  public static let removed = CAMediaTimingFillMode(name: "removed")
  /// The last value stays.
  public static let forwards = CAMediaTimingFillMode(name: "forwards")
  /// The first value is shown before.
  public static let backwards = CAMediaTimingFillMode(name: "backwards")
  /// The first value is shown before, the last value stays.
  public static let both = CAMediaTimingFillMode(name: "both")
}

/// The name of an animation's curve. Mirrors Core Animation's. No effect: use `withAnimation`.
public struct CAMediaTimingFunctionName: Hashable, Sendable {
  private let name: String
  /// Even speed.
  public static let linear = CAMediaTimingFunctionName(name: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(name: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(name: "easeOut")
  /// Slow at the start and at the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(name: "easeInEaseOut")
  /// Core Animation's usual curve.
  public static let `default` = CAMediaTimingFunctionName(name: "default")
}

/// An animation's curve. Mirrors Core Animation's. No effect: use `withAnimation`.
open class CAMediaTimingFunction: NSObject {
  /// Creates a curve by its name.
  public init(name: CAMediaTimingFunctionName) { super.init() }
  /// Creates a Bézier curve from its two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { super.init() }
}

/// An animation through a list of values. Mirrors Core Animation's. No effect: use `withAnimation`.
open class CAKeyframeAnimation: CABasicAnimation {
  /// The values of the animation. Stored, without effect.
  open var values: [Any]?
  /// The times of the values, from 0 to 1. Stored, without effect.
  open var keyTimes: [NSNumber]?
  /// The path that the value follows. Stored, without effect.
  open var path: CGPath?
  /// The timing functions between the values. Stored, without effect.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The way in which values between the keyframes are computed. Stored, without effect.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether the layer is rotated along the path. Stored, without effect.
  open var rotationMode: CAAnimationRotationMode?
}

/// The way in which values between two are calculated.
/// Mirrors Core Animation's. No effect: use `withAnimation`.
public struct CAAnimationCalculationMode: Hashable, Sendable {
  private let name: String
  /// Values between two are on a line.
  public static let linear = CAAnimationCalculationMode(name: "linear")
  /// A value stays until the next one.
  public static let discrete = CAAnimationCalculationMode(name: "discrete")
  /// Values change at an even speed.
  public static let paced = CAAnimationCalculationMode(name: "paced")
  /// Values between two are on a smooth curve.
  public static let cubic = CAAnimationCalculationMode(name: "cubic")
}

/// Whether a layer turns with its path. Mirrors Core Animation's. No effect: use `withAnimation`.
public struct CAAnimationRotationMode: Hashable, Sendable {
  private let name: String
  /// The layer turns with the path.
  public static let rotateAuto = CAAnimationRotationMode(name: "auto")
  /// The layer turns with the path, the other way around.
  public static let rotateAutoReverse = CAAnimationRotationMode(name: "autoReverse")
}

/// A spring. Mirrors Core Animation's. No effect: use `withAnimation`.
open class CASpringAnimation: CABasicAnimation {
  /// The mass of the spring. Stored; only `settlingDuration` uses it.
  open var mass: CGFloat = 1
  /// The stiffness of the spring. Stored, without effect.
  open var stiffness: CGFloat = 100
  /// The damping of the spring. Stored; only `settlingDuration` uses it.
  open var damping: CGFloat = 10
  /// The velocity at the start. Stored, without effect.
  open var initialVelocity: CGFloat = 0
  /// The duration: about four times the time in which the amplitude falls to a third.
  open var settlingDuration: TimeInterval { damping > 0 ? 8 * mass / damping : 0 }
}

/// Several animations. Mirrors Core Animation's. No effect: use `withAnimation`.
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group. Stored, without effect.
  open var animations: [CAAnimation]?
}

/// A change of a layer. Mirrors Core Animation's. No effect: use `withAnimation`.
open class CATransition: CAAnimation {
  /// The type of the transition. Stored, without effect.
  open var type = CATransitionType.fade
  /// The direction of the transition. Stored, without effect.
  open var subtype: CATransitionSubtype?
}

/// The kind of a layer's transition. Mirrors Core Animation's. No effect: use `withAnimation`.
public struct CATransitionType: Hashable, Sendable {
  private let name: String
  /// The new content appears gradually.
  public static let fade = CATransitionType(name: "fade")
  /// The new content moves over the old one.
  public static let moveIn = CATransitionType(name: "moveIn")
  /// The new content pushes the old one away.
  public static let push = CATransitionType(name: "push")
  /// The old content moves away.
  public static let reveal = CATransitionType(name: "reveal")
}

/// The direction of a layer's transition. Mirrors Core Animation's. No effect: use `withAnimation`.
public struct CATransitionSubtype: Hashable, Sendable {
  private let name: String
  /// The content comes from the right.
  public static let fromRight = CATransitionSubtype(name: "fromRight")
  /// The content comes from the left.
  public static let fromLeft = CATransitionSubtype(name: "fromLeft")
  /// The content comes from the top.
  public static let fromTop = CATransitionSubtype(name: "fromTop")
  /// The content comes from the bottom.
  public static let fromBottom = CATransitionSubtype(name: "fromBottom")
}
