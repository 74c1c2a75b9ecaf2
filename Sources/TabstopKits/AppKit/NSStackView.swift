public import Foundation

/// The direction of a row or a column. Mirrors AppKit's `NSUserInterfaceLayoutOrientation`.
public enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal, vertical }

/// A view that arranges views in a row or a column. Mirrors the part of AppKit's `NSStackView` that SwiftUI sources use;
/// the rest is `UIStackView`'s.
open class NSStackView: UIStackView {
  /// The direction: a row by default.
  open var orientation: NSUserInterfaceLayoutOrientation {
    get { axis == .vertical ? .vertical : .horizontal }
    set { axis = newValue == .vertical ? .vertical : .horizontal }
  }
  /// The space between the edges and the views. Stored, without effect.
  open var edgeInsets = NSEdgeInsets()

  /// Creates a row of views.
  public convenience init(views: [NSView]) { self.init(arrangedSubviews: views) }
  /// The views, in order.
  open var views: [NSView] { arrangedSubviews }
}
