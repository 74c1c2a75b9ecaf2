public import Foundation

extension UIViewController {
  /// Begins showing or hiding a contained controller. No effect: a controller is shown with its
  /// view.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  /// Ends showing or hiding a contained controller. No effect: a controller is shown with its view.
  public func endAppearanceTransition() {}
  /// Pushes a controller in the navigation controller that this one is in, or presents it.
  public func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true, completion: nil)
    }
  }
  /// Whether the content extends behind opaque bars. Always `true`: bars cover nothing.
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { true }
    set {}
  }
  /// Makes the view if it is not made.
  public func loadViewIfNeeded() { _ = view }
  /// The view, if it is made.
  public var viewIfLoaded: UIView? { isViewLoaded ? view : nil }
  /// The transition that is going on: `nil`, as controllers appear without one.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
}

extension UIViewController {
  /// Whether the controller is being removed from the one that contains it. Always `false`: that takes
  /// no time.
  public var isMovingFromParent: Bool { false }
  /// Whether the controller is being put into another one. Always `false`: that takes no time.
  public var isMovingToParent: Bool { false }
  /// Whether the controller is being presented. Always `false`: that takes no time.
  public var isBeingPresented: Bool { false }
  /// The split controller that contains this one.
  public var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }
}

/// A transition between controllers. Never one: controllers appear without it. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it was stopped.
  var isCancelled: Bool { get }
  /// Whether the user's finger moves it.
  var isInteractive: Bool { get }
  /// Whether it is shown.
  var isAnimated: Bool { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
}

/// A coordinator of animations beside a transition between controllers. None exists: controllers
/// appear without transitions. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Changes views during the transition.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a closure when the user's finger has left.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Changes views during the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

extension UIViewController {
  /// Reads the supported orientations again. No effect: a desktop's screen does not rotate.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Rotates the screen. No effect: a desktop's screen does not rotate.
  public class func attemptRotationToDeviceOrientation() {}
  /// Reads again whether the home indicator hides. No effect: there is no home indicator.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
}
