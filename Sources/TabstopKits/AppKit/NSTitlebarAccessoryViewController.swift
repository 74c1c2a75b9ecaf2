public import Foundation
internal import Tabstop

/// The controller of a view in the title bar of a window. Mirrors AppKit's. The view is not shown: a window of the
/// desktop has its own title bar. Use `toolbar`.
@preconcurrency @MainActor
open class NSTitlebarAccessoryViewController: NSViewController {
  /// Where the view is. Stored, without effect.
  open var layoutAttribute = NSLayoutConstraint.Attribute.bottom
  /// The height in a window that fills the screen. Stored, without effect.
  open var fullScreenMinHeight: CGFloat = 0
  /// Whether the view is hidden. Stored, without effect.
  open var isHidden = false
}

extension NSWindow {
  /// Adds a view to the title bar. It is not shown: use `toolbar`.
  public func addTitlebarAccessoryViewController(
    _ childViewController: NSTitlebarAccessoryViewController
  ) {
    UnsupportedAPI.report("NSWindow.addTitlebarAccessoryViewController(_:)", use: "toolbar")
  }
  /// Removes a view of the title bar. No effect: none is shown.
  public func removeTitlebarAccessoryViewController(at index: Int) {}
  /// The views of the title bar. Always empty.
  public var titlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController] {
    get { [] }
    set {}
  }
}
