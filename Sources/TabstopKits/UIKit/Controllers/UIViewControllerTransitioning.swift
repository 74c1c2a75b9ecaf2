public import Foundation
public import TabstopFoundation

// Transitions between controllers that a program makes itself. A controller appears in a dialog, or as a page of a
// stack: both without a transition of the program's.

/// The delegate of a controller's transitions: it makes the `UIPresentationController`. Mirrors UIKit's
/// `UIViewControllerTransitioningDelegate`.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animation with which a controller appears. Never called: a dialog appears as the desktop's windows do.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animation with which a controller disappears. Never called: a dialog disappears as the desktop's windows do.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What lets the user's finger move an animation. Never called.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What lets the user's finger move an animation. Never called.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The presentation of a controller with the style `custom`.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// The default implementation returns `nil`.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The default implementation returns `nil`.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The default implementation returns `nil`.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// The default implementation returns `nil`.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// The default implementation returns `nil`.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// An animation of a transition. Its methods are never called: see `UIViewControllerTransitioningDelegate`. Mirrors
/// UIKit's.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The duration in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Makes the animation.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called at the end.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What lets the user's finger move an animation. Its methods are never called. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the rest of the animation.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest of the animation.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the finger moves it from the begin.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The default implementation returns 1.
  public var completionSpeed: CGFloat { 1 }
  /// The default implementation returns `easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The default implementation returns `true`.
  public var wantsInteractiveStart: Bool { true }
}

/// A transition that is going on. None exists: see `UIViewControllerTransitioningDelegate`. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view around those of both controllers.
  var containerView: UIView { get }
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// Whether the user's finger moves it.
  var isInteractive: Bool { get }
  /// Whether it was stopped.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the new view.
  var targetTransform: CGAffineTransform { get }
  /// Shows a part of the transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Goes on to the end.
  func finishInteractiveTransition()
  /// Goes back to the begin.
  func cancelInteractiveTransition()
  /// Stops for a moment.
  func pauseInteractiveTransition()
  /// Ends the transition.
  func completeTransition(_ didComplete: Bool)
  /// The controller before or after the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view before or after the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view at the begin.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view at the end.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// A controller of a transition. Mirrors UIKit's.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that disappears.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that appears.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// A view of a transition. Mirrors UIKit's.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that disappears.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that appears.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// A transition that a part of is shown. It moves nothing: see `UIViewControllerTransitioningDelegate`. Mirrors UIKit's.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// Creates a transition.
  public override init() { super.init() }
  /// The duration in seconds: 0, without an animation.
  open var duration: CGFloat { 0 }
  /// The part that was shown last, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest of the animation. Stored, without effect.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest of the animation. Stored, without effect.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the finger moves it from the begin. Stored, without effect.
  open var wantsInteractiveStart = true
  /// Does nothing.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
  /// Does nothing.
  open func pause() {}
  /// Notes the part.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  /// Notes that nothing is shown.
  open func cancel() { percentComplete = 0 }
  /// Notes that all is shown.
  open func finish() { percentComplete = 1 }
}

extension UINavigationController {
  /// A change of pages. Mirrors UIKit's.
  public enum Operation: Int, Sendable { case none, push, pop }
}
