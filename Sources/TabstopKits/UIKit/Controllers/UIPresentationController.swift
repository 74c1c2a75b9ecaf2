public import Foundation

/// The presentation of a controller over another. Mirrors UIKit's `UIPresentationController`.
///
/// A controller is presented in a dialog, which is a window of its own: the methods for the begin and the end of the
/// presentation are called, and those of the delegate, but the views and the frame of a subclass have no effect, as
/// there is no view around the presented one.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?
  /// The delegate.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The controller that is shown.
  public var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The controller under it.
  public var presentingViewController: UIViewController {
    presenting ?? presented?.presentingViewController ?? presentedViewController
  }
  /// The style of the presentation. No effect: a dialog is a window.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// The style in place of the own one. No effect: a dialog is a window.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// The style in place of the own one. No effect: a dialog is a window.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle }
  /// A view while the controller is presented, for a subclass's own views, which are not shown: there is nothing in the
  /// dialog but the controller's view.
  open private(set) var containerView: UIView?
  /// The view of the controller.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the controller's view in the container. No effect: the dialog has the size of its content.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the presentation covers the screen. No effect.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the views under it are removed. No effect: they stay.
  open var shouldRemovePresentersView: Bool { false }
  /// The traits of the presented controller. Stored, without effect.
  open var overrideTraitCollection: UITraitCollection?

  /// Called before the container is laid out. Never called: it is not shown. Does nothing.
  open func containerViewWillLayoutSubviews() {}
  /// Called when the container was laid out. Never called: it is not shown. Does nothing.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the controller is shown. Does nothing.
  open func presentationTransitionWillBegin() {}
  /// Called when the controller is shown. Does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the controller is removed. Does nothing.
  open func dismissalTransitionWillBegin() {}
  /// Called when the controller is removed. Does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The size of a controller in it. No effect: the dialog has the size of its content.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called when a controller in it prefers another size. Never called. Does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called before the size changes. Never called. Does nothing.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called before the traits change. Never called. Does nothing.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  func begin() {
    containerView = UIView(frame: UIScreen.main.bounds)
    presentationTransitionWillBegin()
  }

  func end() {
    dismissalTransitionDidEnd(true)
    containerView = nil
  }
}

extension UIPresentationController: UIContentContainer {
  /// The size that the controller prefers.
  public var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
}

/// What contains views of controllers. Mirrors UIKit's `UIContentContainer`.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size.
  var preferredContentSize: CGSize { get }
}
extension UIViewController: UIContentContainer {}

extension UIViewController {
  /// Asks the delegates of the presentation whether the user may close it, and notifies them.
  func userCloses() {
    let presentations = presentations
    let delegates = presentations.compactMap { one in one.delegate.map { (one, $0) } }
    let mayClose =
      !isModalInPresentation
      && delegates.allSatisfy { $0.1.presentationControllerShouldDismiss($0.0) }
    guard mayClose else {
      for (presentation, delegate) in delegates {
        delegate.presentationControllerDidAttemptToDismiss(presentation)
      }
      return
    }
    for (presentation, delegate) in delegates {
      delegate.presentationControllerWillDismiss(presentation)
    }
    closed()
    for (presentation, delegate) in delegates {
      delegate.presentationControllerDidDismiss(presentation)
    }
  }
}

/// The delegate of a presentation, which is notified when the user closes its dialog. Mirrors UIKit's
/// `UIAdaptivePresentationControllerDelegate`.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Whether the user may close the dialog. The default is `true`.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// Called before a dialog that the user closes is removed.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when a dialog that the user has closed is removed.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user wants to close a dialog that stays.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
  /// The style in place of the own one. Never called: a dialog is a window.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// The style in place of the own one. Never called: a dialog is a window.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
  /// The default implementation returns `true`.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// The default implementation returns that of the presentation.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { controller.adaptivePresentationStyle }
  /// The default implementation returns that of the presentation.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
}
