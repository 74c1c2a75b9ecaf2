public import Foundation

/// The title and the buttons of a page. Mirrors UIKit's `UINavigationItem`.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether the title is large. Mirrors UIKit's. No effect.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
  /// The title of the back button. Mirrors UIKit's. No effect.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  /// The title of the page; that of its controller by default.
  open var title: String? { didSet { UIBarItem.changes.next() } }
  /// The text above the title. Stored, without effect.
  open var prompt: String?
  /// The view in the place of the title. Stored, without effect.
  open var titleView: UIView?
  /// The first of `leftBarButtonItems`. Setting it replaces that one alone; `nil` removes it.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = Self.replacingFirst(of: leftBarButtonItems, by: newValue) }
  }
  /// The first of `rightBarButtonItems`. Setting it replaces that one alone; `nil` removes it.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = Self.replacingFirst(of: rightBarButtonItems, by: newValue) }
  }
  /// The buttons at the leading edge. Here they are at the trailing edge as well, before the others.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { UIBarItem.changes.next() } }
  /// The buttons at the trailing edge.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { UIBarItem.changes.next() } }
  /// The button that goes back to this page. Stored, without effect.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the button that goes back to this page. Stored, without effect.
  open var backButtonTitle: String?
  /// The appearance of the button that goes back to this page. Stored, without effect.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether the back button is hidden. Stored, without effect.
  open var hidesBackButton = false
  /// Whether the title is large. Stored, without effect.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The search of the page. Stored, without effect.
  open var searchController: UISearchController?
  /// Whether the search field hides while the user scrolls. Stored, without effect.
  open var hidesSearchBarWhenScrolling = true
  /// Sets `rightBarButtonItem`.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets `leftBarButtonItem`.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets `rightBarButtonItems`.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets `leftBarButtonItems`.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Creates the item of a page with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  init(ofTitle title: String?) {
    self.title = title
    super.init()
  }

  private static func replacingFirst(
    of items: [UIBarButtonItem]?, by item: UIBarButtonItem?
  ) -> [UIBarButtonItem]? {
    let items = (item.map { [$0] } ?? []) + (items ?? []).dropFirst()
    return items.isEmpty ? nil : items
  }
}
