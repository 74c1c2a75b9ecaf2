public import Foundation
internal import Tabstop

/// The bar with the tabs. Mirrors UIKit's `UITabBar`. Without effect, except that `appearance()` can hide all.
public final class UITabBar: UIView {
  /// Whether it is hidden. Of `appearance()`: hides the tabs of each `TabView`, as programs with bars of their
  /// own do.
  public override var isHidden: Bool {
    didSet { if self === Self.appearance() { setTabBarsAreHidden(isHidden) } }
  }
  /// How the items are spread. No effect. Mirrors UIKit's.
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
  /// The positions of items. Stored, without effect.
  public var itemPositioning = ItemPositioning.automatic
  /// The space between items. Stored, without effect.
  public var itemSpacing: CGFloat = 0
  /// The picture of the mark of the selected item. Stored, without effect.
  public var selectionIndicatorImage: UIImage?
  /// The colour of the bar. Stored, without effect.
  public var barTintColor: UIColor?
  /// The colour of items that are not selected. Stored, without effect.
  public var unselectedItemTintColor: UIColor?
  /// Whether the bar is translucent. Stored, without effect.
  public var isTranslucent = true
  /// The picture in the background. Stored, without effect.
  public var backgroundImage: UIImage?
  /// The picture of the shadow. Stored, without effect.
  public var shadowImage: UIImage?
  /// The appearance. Stored, without effect.
  public var standardAppearance = UITabBarAppearance()
  /// The appearance over content that is not scrolled. Stored, without effect.
  public var scrollEdgeAppearance: UITabBarAppearance?
  /// The items. Stored, without effect: the tabs are those of the controllers.
  public var items: [UITabBarItem]?
  /// The selected item. Stored, without effect: the tabs are those of the controllers.
  public weak var selectedItem: UITabBarItem?
}
