public import Foundation

/// A view, whose window has one type on a phone and another on a Mac.
public protocol _ViewInWindow: UIResponder {}

extension _ViewInWindow {
  /// The program's window. Mirrors AppKit.
  public var window: NSWindow? { NSApplication.shared.keyWindow }
}

extension NSWindow {
  // UIKit's names, for sources that bind the window of a view.

  /// The controller of the window's views, which can present others.
  public var rootViewController: UIViewController? {
    get { contentViewController ?? UIApplication.shared.keyWindow?.rootViewController }
    set { contentViewController = newValue }
  }
  /// The scene that it belongs to.
  public var windowScene: UIWindowScene? { .only }
  /// The size of the view, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// The edges that the system covers. Always zero: a desktop window has no unsafe edges.
  public var safeAreaInsets: UIEdgeInsets { .zero }
  /// Makes the whole program light or dark, as `preferredColorScheme` does.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { UIApplication.shared.keyWindow?.overrideUserInterfaceStyle ?? .unspecified }
    set { UIApplication.shared.keyWindow?.overrideUserInterfaceStyle = newValue }
  }
}
