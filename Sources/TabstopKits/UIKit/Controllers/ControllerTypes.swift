public import Foundation

/// Mirrors UIKit's. No effect: there is no status bar.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }
/// Edges. Mirrors UIKit's.
public struct UIRectEdge: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The edge of this name.
  public static let top = UIRectEdge(rawValue: 1)
  /// The edge of this name.
  public static let left = UIRectEdge(rawValue: 2)
  /// The edge of this name.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The edge of this name.
  public static let right = UIRectEdge(rawValue: 8)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
/// Mirrors UIKit's. Not asked: use `transition(_:)`.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}
/// Mirrors UIKit's. Not asked.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {}

/// Mirrors UIKit's. No effect: a controller is presented in a dialog.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}
/// Mirrors UIKit's. No effect: use `presentationDetents(_:)`.
open class UISheetPresentationController: UIPresentationController {
  @preconcurrency @MainActor
  open class Detent: NSObject {
    public struct Identifier: Hashable, Sendable {
      let name: String
      /// Creates a value from its raw value.
      public init(_ rawValue: String) { name = rawValue }
      public static let medium = Identifier("medium")
      public static let large = Identifier("large")
    }
    open class func medium() -> Detent { Detent() }
    open class func large() -> Detent { Detent() }
  }
  /// Stored, without effect.
  open var detents: [Detent] = []
  /// Stored, without effect.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// Stored, without effect.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Stored, without effect.
  open var prefersGrabberVisible = false
  /// Stored, without effect.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Stored, without effect.
  open var preferredCornerRadius: CGFloat?
}

/// An item of a bar. Mirrors UIKit's.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var tag = 0
  open var isEnabled = true
  public override init() { super.init() }
  /// Passes the coder to the superclass: there are no archives here.
  public required init?(coder: NSCoder) { super.init() }
  /// Does nothing.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  private static var appearances: [ObjectIdentifier: UIBarItem] = [:]
  /// The appearance of all items. No effect: bars follow the desktop.
  open class func appearance() -> Self {
    if let appearance = appearances[ObjectIdentifier(self)] as? Self { return appearance }
    guard let appearance = Self(coder: NSKeyedArchiver(requiringSecureCoding: true)) else {
      fatalError("\(self) has no appearance.")
    }
    appearances[ObjectIdentifier(self)] = appearance
    return appearance
  }
  /// The appearance of items in others: the same as everywhere.
  open class func appearance(whenContainedInInstancesOf containers: [AnyClass]) -> Self {
    appearance()
  }
}

/// An item of a tab bar. Mirrors UIKit's.
open class UITabBarItem: UIBarItem {
  /// Stored, without effect.
  open var badgeValue: String?
  /// Stored, without effect.
  open var badgeColor: UIColor?
  open var selectedImage: UIImage?
  public override init() { super.init() }
  /// Passes the coder to the superclass: there are no archives here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}

/// A button of a bar. Mirrors UIKit's: one with an action is shown by a `UINavigationController`.
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable { case plain, bordered, done }
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, close
  }
  open var tintColor: UIColor?
  open var style = Style.plain
  open var customView: UIView?
  open var width: CGFloat = 0
  open var primaryAction: UIAction?
  public override init() { super.init() }
  /// Passes the coder to the superclass: there are no archives here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.init()
    self.title = title
  }
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init()
    self.image = image
  }
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?
  ) { self.init() }
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
  }
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image
    self.primaryAction = primaryAction
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
}

/// The title and the buttons of a page. Mirrors UIKit's.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  open var title: String?
  /// Stored, without effect.
  open var prompt: String?
  /// Stored, without effect.
  open var titleView: UIView?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Stored, without effect.
  open var backBarButtonItem: UIBarButtonItem?
  /// Stored, without effect.
  open var backButtonTitle: String?
  /// Stored, without effect.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Stored, without effect.
  open var hidesBackButton = false
  /// Stored, without effect.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var searchController: UISearchController?
  /// Stored, without effect.
  open var hidesSearchBarWhenScrolling = true
  public init(title: String) {
    self.title = title
    super.init()
  }
}
