public import Foundation
public import TabstopFoundation

/// An animation that can be started, paused and stopped. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether it has started, or was stopped.
  var state: UIViewAnimatingState { get }
  /// Whether it is going on.
  var isRunning: Bool { get }
  /// Whether it goes back.
  var isReversed: Bool { get set }
  /// The part that is shown, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts it.
  func startAnimation()
  /// Starts it after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stops it for a while.
  func pauseAnimation()
  /// Stops it.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends it.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of what closures change. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a closure that changes properties.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that changes properties after a part of the duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a closure that is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on with a paused animation.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// Whether an animation has started. Mirrors UIKit's.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// The course of an animation. No effect. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {}

/// The course of an animation by a curve, which has no effect. Mirrors UIKit's.
@preconcurrency @MainActor
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  /// Creates the course of a curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    (animationCurve, controlPoint1, controlPoint2) = (curve, .zero, CGPoint(x: 1, y: 1))
  }
  /// Creates the course of a curve with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, controlPoint1, controlPoint2) = (.easeInOut, point1, point2)
  }
}

/// The course of an animation by a spring, which has no effect. Mirrors UIKit's.
@preconcurrency @MainActor
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The speed at the begin.
  public let initialVelocity: CGVector
  /// Creates the course of a spring.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
  }
  /// Creates the course of a spring.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {
    self.initialVelocity = initialVelocity
  }
}

/// An animation of properties, which change immediately here. Mirrors UIKit's
/// `UIViewPropertyAnimator`.
@preconcurrency @MainActor
public final class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private var animations: (() -> Void)?
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Creates an animation with a curve, which has no effect.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.animations = animations
    super.init()
  }
  /// Creates an animation of a spring, which has no effect.
  public init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.animations = animations
    super.init()
  }
  /// Creates an animation with a course, which has no effect.
  public convenience init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    self.init(duration: duration, curve: .easeInOut)
  }
  /// Creates an animation with a curve by control points, which have no effect.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }
  /// Makes changes, after a delay, and calls the closure for the end.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }
  /// Whether it waits for its start: the changes are made at once.
  public var state: UIViewAnimatingState { start == nil ? .inactive : .active }
  /// Whether it waits for its start: the animation itself takes no time.
  public var isRunning: Bool { start != nil }
  /// The start after a delay.
  private var start: DispatchWorkItem?
  /// Whether it goes back. Stored, without effect.
  public var isReversed = false
  /// Whether it can be paused. Stored, without effect.
  public var isInterruptible = true
  /// Whether it can be changed by touches. Stored, without effect.
  public var isUserInteractionEnabled = true
  /// Adds a closure that changes properties. The delay has no effect.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  /// Makes the changes, and calls the closures for the end.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
  /// Makes the changes after some seconds, and calls the closures for the end.
  public func startAnimation(afterDelay delay: TimeInterval) {
    guard delay > 0 else { return startAnimation() }
    cancelStart()
    let start = DispatchWorkItem { self.startAnimation() }
    self.start = start
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: start)
  }
  private func cancelStart() {
    start?.cancel()
    start = nil
  }
  /// Adds a closure that changes properties.
  public func addAnimations(_ animation: @escaping () -> Void) {
    let before = animations
    animations = {
      before?()
      animation()
    }
  }
  /// Adds a closure that is called at the end.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  /// The part of the animation that is shown, from 0 to 1. A value above 0 makes the changes
  /// immediately.
  public var fractionComplete: CGFloat = 0 {
    didSet { if fractionComplete > 0 { change() } }
  }
  /// Whether the animation is paused at its end. Stored, without effect: the changes happen at
  /// once.
  public var pausesOnCompletion = false
  /// Makes the changes; the closures for the end wait.
  public func pauseAnimation() {
    cancelStart()
    change()
  }
  /// Makes the changes, and calls the closures for the end with a position.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    cancelStart()
    change()
    let completions = completions
    self.completions = []
    for completion in completions { completion(finalPosition) }
  }
  /// Makes the changes, and calls the closures for the end.
  public func startAnimation() { finishAnimation(at: .end) }

  private func change() {
    let animations = animations
    self.animations = nil
    animations?()
  }
  /// Stops an animation that waits for its start. Without finishing neither its changes are made nor its closures called;
  /// else `finishAnimation(at:)` does both.
  public func stopAnimation(_ withoutFinishing: Bool) {
    cancelStart()
    guard withoutFinishing else { return }
    animations = nil
    completions = []
  }
}

/// A position of an animation. Mirrors UIKit's.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

extension UIView {
  /// The curve of an animation, which has no effect. Mirrors UIKit's.
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
}
