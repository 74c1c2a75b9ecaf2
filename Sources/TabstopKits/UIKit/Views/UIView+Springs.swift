public import Foundation
public import Tabstop
public import TabstopFoundation

extension UIView {
  /// Makes changes with an animation of SwiftUI's.
  public class func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) { withAnimation(animation, changes) { completion?() } }

  /// Makes changes with a spring. The initial velocity has no effect.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Animation.spring(duration: duration, bounce: Double(bounce))
    withAnimation(delay > 0 ? spring.delay(delay) : spring, animations) { completion?(true) }
  }

  /// Makes changes that an animation repeats. No effect: see the options of `animate`.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }
  /// The duration of the animation in which it is read. Always 0: it is not known.
  public class var inheritedAnimationDuration: TimeInterval { 0 }
}

extension UIView {
  /// The size of the frame, or `targetSize` if the frame is empty. The priorities have no effect: the views around it
  /// decide.
  public final func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { systemLayoutSizeFitting(targetSize) }
  /// A picture of a part of the view: of all of it. The insets have no effect.
  public final func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { snapshotView(afterScreenUpdates: afterUpdates) }
  /// Whether a view behind a dialog loses its tint. No effect: it does not.
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get { .normal }
    set {}
  }
  /// Whether covered edges add to the margins. No effect: there are none.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { true }
    set {}
  }
  /// The largest size of text. No effect: use `dynamicTypeSize(_:)`.
  public final var maximumContentSizeCategory: UIContentSizeCategory? {
    get { nil }
    set {}
  }
  /// The smallest size of text. No effect: use `dynamicTypeSize(_:)`.
  public final var minimumContentSizeCategory: UIContentSizeCategory? {
    get { nil }
    set {}
  }
  /// The transform of the view. No effect: use `rotation3DEffect`.
  public final var transform3D: CATransform3D {
    get { CATransform3DIdentity }
    set {}
  }
  /// The effects of the device's motion. None: a desktop is not moved.
  public final var motionEffects: [UIMotionEffect] {
    get { [] }
    set {}
  }
  /// Adds an effect. No effect: a desktop is not moved.
  public final func addMotionEffect(_ effect: UIMotionEffect) {}
  /// Removes an effect. No effect.
  public final func removeMotionEffect(_ effect: UIMotionEffect) {}
}

/// A change by the device's motion. No effect: a desktop is not moved. Mirrors UIKit's.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {}
/// Changes by the device's motion. No effect. Mirrors UIKit's.
public final class UIMotionEffectGroup: UIMotionEffect {
  /// The changes.
  public var motionEffects: [UIMotionEffect]?
}
/// A change of a number by the device's motion. No effect. Mirrors UIKit's.
public final class UIInterpolatingMotionEffect: UIMotionEffect {
  /// A direction. Mirrors UIKit's.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  /// The name of the property.
  public let keyPath: String
  /// The direction.
  public let type: EffectType
  /// The smallest value.
  public var minimumRelativeValue: Any?
  /// The largest value.
  public var maximumRelativeValue: Any?
  /// Creates a change.
  public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}
