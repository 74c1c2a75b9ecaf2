public import Foundation

/// The metrics of a bar. Mirrors UIKit's `UIBarMetrics`. No effect here.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt, compactPrompt }

/// A distance from a place. Mirrors UIKit's `UIOffset`.
public struct UIOffset: Hashable, Sendable {
  /// The offset to the right.
  public var horizontal: CGFloat
  /// The distance downwards.
  public var vertical: CGFloat
  /// No distance.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)
  /// Creates a distance.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

/// The appearance of a bar. Mirrors UIKit's `UIBarAppearance`. No effect: bars follow the desktop.
@preconcurrency @MainActor
public class UIBarAppearance {
  /// The colour of the background. Stored, without effect.
  public var backgroundColor: UIColor?
  /// The colour of the shadow. Stored, without effect.
  public var shadowColor: UIColor?
  /// The effect of the background. Stored, without effect.
  public var backgroundEffect: UIBlurEffect?
  /// The picture in the background. Stored, without effect.
  public var backgroundImage: UIImage?
  /// The picture of the shadow. Stored, without effect.
  public var shadowImage: UIImage?
  /// The way in which the picture fills the background. Stored, without effect.
  public var backgroundImageContentMode = UIView.ContentMode.scaleToFill

  /// Creates an appearance, without effect.
  public init() {}
  /// Creates an appearance, without effect.
  public init(idiom: UIUserInterfaceIdiom) {}

  /// Does nothing.
  public func configureWithDefaultBackground() {}
  /// Does nothing.
  public func configureWithOpaqueBackground() {}
  /// Does nothing.
  public func configureWithTransparentBackground() {}
}

/// The appearance of a navigation bar. Mirrors UIKit's `UINavigationBarAppearance`. No effect.
public final class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title. Stored, without effect.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title. Stored, without effect.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of buttons. Stored, without effect.
  public var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the button that goes back. Stored, without effect.
  public var backButtonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the button that ends. Stored, without effect.
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The offset of the title. Stored, without effect.
  public var titlePositionAdjustment = UIOffset.zero
  /// Does nothing.
  public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage mask: UIImage?) {}
}

/// The appearance of a bar's buttons. Mirrors UIKit's `UIBarButtonItemAppearance`. No effect.
@preconcurrency @MainActor
public final class UIBarButtonItemAppearance {
  /// The appearance of an item in one of its states. No effect.
  @preconcurrency @MainActor
  public final class StateAppearance {
    /// The attributes of the title. Stored, without effect.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title. Stored, without effect.
    public var titlePositionAdjustment = UIOffset.zero
    /// The picture in the background. Stored, without effect.
    public var backgroundImage: UIImage?
  }
  /// The kind of an item. No effect.
  public enum Style: Int, Sendable { case plain, done }
  /// The usual appearance. No effect.
  public let normal = StateAppearance()
  /// The appearance of a pressed item. No effect.
  public let highlighted = StateAppearance()
  /// The appearance of a disabled item. No effect.
  public let disabled = StateAppearance()
  /// The appearance of the item that has the focus. No effect.
  public let focused = StateAppearance()
  /// Creates an appearance, without effect.
  public init() {}
  /// Creates an appearance, without effect.
  public init(style: Style) {}
}

/// The appearance of a tab bar's items. Mirrors UIKit's `UITabBarItemAppearance`. No effect.
@preconcurrency @MainActor
public final class UITabBarItemAppearance {
  /// The appearance of an item in one of its states. No effect.
  @preconcurrency @MainActor
  public final class StateAppearance {
    /// The colour of the icon. Stored, without effect.
    public var iconColor: UIColor?
    /// The colour behind the badge. Stored, without effect.
    public var badgeBackgroundColor: UIColor?
    /// The offset of the title. Stored, without effect.
    public var titlePositionAdjustment = UIOffset.zero
    /// The attributes of the title. Stored, without effect.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }
  /// The usual appearance. No effect.
  public let normal = StateAppearance()
  /// The appearance of the selected item. No effect.
  public let selected = StateAppearance()
  /// The appearance of a disabled item. No effect.
  public let disabled = StateAppearance()
  /// The appearance of the item that has the focus. No effect.
  public let focused = StateAppearance()
  /// The layout of an item. No effect. Mirrors UIKit's.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
  /// Creates an appearance, without effect.
  public init() {}
  /// Creates an appearance, without effect.
  public init(style: Style) {}
  /// Does nothing.
  public func configureWithDefault(for style: Style) {}
}

/// The appearance of a tab bar. Mirrors UIKit's `UITabBarAppearance`. No effect.
public final class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items with the title below the icon. Stored, without effect.
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items with the title beside the icon. Stored, without effect.
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items with the title beside the icon, where there is little space. Stored,
  /// without effect.
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour of the mark of the selected item. Stored, without effect.
  public var selectionIndicatorTintColor: UIColor?
  /// The picture of the mark of the selected item. Stored, without effect.
  public var selectionIndicatorImage: UIImage?
  /// The positions of items. Stored, without effect.
  public var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of items. Stored, without effect.
  public var stackedItemWidth: CGFloat = 0
  /// The space between items. Stored, without effect.
  public var stackedItemSpacing: CGFloat = 0
}
