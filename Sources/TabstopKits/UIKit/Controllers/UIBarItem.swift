public import Foundation
public import TabstopFoundation

/// An item of a bar. Mirrors UIKit's `UIBarItem`.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title.
  open var title: String? { didSet { Self.changes.next() } }
  /// The picture, which is shown without a title.
  open var image: UIImage? { didSet { Self.changes.next() } }
  /// A number for the program.
  open var tag = 0
  /// Whether it can be pressed.
  open var isEnabled = true { didSet { Self.changes.next() } }
  /// Counts the changes of all items, for the bars that show them.
  static let changes = KitChangeCount()
  /// The name that a screen reader announces.
  open var accessibilityLabel: String? { didSet { Self.changes.next() } }
  /// The identifier by which tests find it.
  open var accessibilityIdentifier: String?
  /// The method that the item calls, with the item if it has a parameter.
  open var action: Selector? { didSet { Self.changes.next() } }
  /// The object whose method is called; see `UIApplication.sendAction(_:to:from:for:)` if there is none. Not retained.
  open weak var target: AnyObject?
  /// Creates an item without a title.
  public override init() { super.init() }
  /// Creates an item without a title: there are no archives here.
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

/// An item of a tab bar. Mirrors UIKit's `UITabBarItem`.
open class UITabBarItem: UIBarItem {
  /// A number or a short text that the tab shows after its title.
  open var badgeValue: String? { didSet { Self.changes.next() } }
  /// The colour of the badge. Stored, without effect.
  open var badgeColor: UIColor?
  /// The distance of the title from its place. Stored, without effect.
  open var titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 0)
  /// The picture of the selected tab. Stored, without effect.
  open var selectedImage: UIImage?
  /// Creates an item without a title.
  public override init() { super.init() }
  /// Passes the coder to the superclass: there are no archives here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates an item with a title, a picture and a number.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  /// Creates an item with a title and pictures.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}

/// A button of a bar. A `UINavigationController` shows those with an action, a menu or a view. Mirrors UIKit's
/// `UIBarButtonItem`.
open class UIBarButtonItem: UIBarItem {
  /// The style of an item. Mirrors UIKit's. No effect.
  public enum Style: Int, Sendable { case plain, bordered, done }
  /// Items that the system provides, with their titles. Mirrors UIKit's.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, close

    /// The title; spaces have none.
    var title: String? {
      switch self {
      case .done: String(own: "Done")
      case .cancel: String(own: "Cancel")
      case .edit: String(own: "Edit")
      case .save: String(own: "Save")
      case .add: String(own: "Add")
      case .compose: String(own: "Compose")
      case .action: String(own: "Share")
      case .search: String(own: "Search")
      case .refresh: String(own: "Refresh")
      case .trash: String(own: "Delete")
      case .undo: String(own: "Undo")
      case .redo: String(own: "Redo")
      case .close: String(own: "Close")
      case .reply: String(own: "Reply")
      case .organize: String(own: "Organize")
      case .bookmarks: String(own: "Bookmarks")
      case .stop: String(own: "Stop")
      case .camera: String(own: "Camera")
      case .play: String(own: "Play")
      case .pause: String(own: "Pause")
      case .rewind: String(own: "Rewind")
      case .fastForward: String(own: "Fast Forward")
      case .flexibleSpace, .fixedSpace: nil
      }
    }
  }
  /// The colour of the item. Stored, without effect.
  open var tintColor: UIColor?
  /// The style of the item. Stored, without effect.
  open var style = Style.plain
  /// A view that is shown instead of a button.
  open var customView: UIView? { didSet { Self.changes.next() } }
  /// The menu: of the button, or beside its action.
  open var menu: UIMenu? { didSet { Self.changes.next() } }
  /// The width of a space. That of other items has no effect.
  open var width: CGFloat = 0 { didSet { Self.changes.next() } }
  /// Whether it is a space that takes what the other items of a tool bar leave.
  final var isFlexibleSpace = false
  /// The action. Without one, a target's method, a menu or a view, a navigation bar does not show the item, and a tool
  /// bar shows its title as a text.
  open var primaryAction: UIAction? { didSet { Self.changes.next() } }
  /// Whether a bar shows the item: whether it does something, or is a view.
  final var isShown: Bool {
    primaryAction != nil || action != nil || menu != nil || customView != nil
  }
  /// Creates an item without a title.
  public override init() { super.init() }
  /// Passes the coder to the superclass: there are no archives here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates an item with a title. It calls a method of the target, which is not retained.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.action) = (title, style, action)
    self.target = target as AnyObject?
  }
  /// Creates an item with a picture. It calls a method of the target, which is not retained.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.style, self.action) = (image, style, action)
    self.target = target as AnyObject?
  }
  /// Creates an item of the system. It calls a method of the target, which is not retained.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    title = systemItem.title
    isFlexibleSpace = systemItem == .flexibleSpace
    self.action = action
    self.target = target as AnyObject?
  }
  /// Creates an item of the system, with an action or a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    title = systemItem.title
    isFlexibleSpace = systemItem == .flexibleSpace
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  /// Creates an item with an action, a menu or both; its title and its picture are those of the action by default.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  /// Creates an item for a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// Creates a space between the items of a tool bar, which takes what they leave.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }
  /// Creates a space of a width between the items of a tool bar.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem()
    space.width = width
    return space
  }
}
