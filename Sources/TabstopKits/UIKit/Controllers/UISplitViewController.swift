/// A controller with columns. Mirrors UIKit's. It shows nothing: use `NavigationSplitView`.
open class UISplitViewController: UIViewController {
  /// The controllers, in order.
  open var viewControllers: [UIViewController] = []
  /// The preferred arrangement of the columns. Stored, without effect.
  open var preferredDisplayMode = DisplayMode.automatic
  /// The columns that are shown. Mirrors UIKit's. No effect.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
  }
}
