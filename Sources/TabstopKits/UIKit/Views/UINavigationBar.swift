public import Foundation

/// The bar with a page's title and buttons. Mirrors UIKit's `UINavigationBar`. No effect.
public final class UINavigationBar: UIView {
  private weak var controller: UINavigationController?
  convenience init(of controller: UINavigationController) {
    self.init(frame: .zero)
    self.controller = controller
  }
  /// The title and the buttons of the page that is shown.
  public var topItem: UINavigationItem? { controller?.topViewController?.navigationItem }
  /// The items of all pages.
  public var items: [UINavigationItem]? { controller?.viewControllers.map(\.navigationItem) }
  /// The colour of the bar. Stored, without effect.
  public var barTintColor: UIColor?
  /// Whether the bar is translucent. Stored, without effect.
  public var isTranslucent = true
  /// Whether titles are large. Stored, without effect.
  public var prefersLargeTitles = true
  /// The picture of the shadow. Stored, without effect.
  public var shadowImage: UIImage?
  /// The attributes of the title. Stored, without effect.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of the large title. Stored, without effect.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The appearance. Stored, without effect.
  public var standardAppearance = UINavigationBarAppearance()
  /// The appearance where there is little height. Stored, without effect.
  public var compactAppearance: UINavigationBarAppearance?
  /// The appearance over content that is not scrolled. Stored, without effect.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance of a compact bar over content that is not scrolled. Stored, without effect.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Whether it is dark. Stored, without effect.
  public var barStyle = UIBarStyle.default
  /// The picture of the button that goes back. Stored, without effect: the button that goes back is
  /// the desktop's.
  public var backIndicatorImage: UIImage?
  /// The mask of the button that goes back during a transition. Stored, without effect.
  public var backIndicatorTransitionMaskImage: UIImage?
  /// Does nothing.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}
