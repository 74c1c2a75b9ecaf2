/// A controller, whose subclasses of either kit may have members of AppKit's names.
public protocol _PresentsControllers: UIResponder {}

extension _PresentsControllers where Self: UIViewController {
  /// Shows a controller in a dialog over the active window. Mirrors AppKit.
  public func presentAsSheet(_ viewController: NSViewController) {
    present(viewController, animated: true)
  }
  /// Shows a controller in a dialog, as `presentAsSheet(_:)` does: there is one kind. Mirrors
  /// AppKit.
  public func presentAsModalWindow(_ viewController: NSViewController) {
    present(viewController, animated: true)
  }
  /// Removes this controller's own dialog. Mirrors AppKit.
  public func dismiss(_ sender: Any?) { closed() }
  /// Removes the dialog of a controller that this one has presented, or its own. Mirrors AppKit.
  public func dismiss(_ viewController: NSViewController) { viewController.closed() }
  /// The controllers in dialogs over this one: one, or none. Mirrors AppKit.
  public var presentedViewControllers: [NSViewController]? { presentedViewController.map { [$0] } }
}
