public import Foundation

/// An animation of properties, which change immediately here. Mirrors UIKit's
/// `UIViewPropertyAnimator`.
@preconcurrency @MainActor
public final class UIViewPropertyAnimator: NSObject {
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
  public func pauseAnimation() { change() }
  /// Makes the changes, and calls the closures for the end with a position.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
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
  /// Stops the animation. No effect: the changes are made at once.
  public func stopAnimation(_ withoutFinishing: Bool) {}
}

/// A position of an animation. Mirrors UIKit's.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

extension UIView {
  /// The curve of an animation, which has no effect. Mirrors UIKit's.
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
}
