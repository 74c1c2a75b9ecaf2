public import Foundation
internal import Tabstop

/// Pages of controllers over each other. Mirrors UIKit's `UINavigationController`: the last page is
/// shown, with its title and a button back.
open class UINavigationController: UIViewController {
  private let changes = KitChangeCount()
  /// The controllers, in order.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for page in viewControllers { page.parent = self }
      changes.next()
    }
  }
  /// The delegate. Stored, without effect: it is not called.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar with the title of the last page.
  open private(set) lazy var navigationBar = UINavigationBar(of: self)
  /// A bar that is not shown.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// A recognizer without effect: a button goes back.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIGestureRecognizer()
  /// Whether the bar with the title and the button back is hidden.
  open var isNavigationBarHidden = false
  /// Whether the toolbar is hidden. Stored, without effect: there is no toolbar.
  open var isToolbarHidden = true
  /// Whether a swipe hides the bars. Stored, without effect.
  open var hidesBarsOnSwipe = false
  /// Whether a tap hides the bars. Stored, without effect.
  open var hidesBarsOnTap = false
  /// Shows or hides the bar with the title and the button back.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
    changes.next()
  }
  /// Stores whether the toolbar is hidden, without effect.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Creates pages, with the first.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    rootViewController.parent = self
  }
  /// Creates no pages yet. The classes have no effect: bars are drawn by the pages.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates no pages yet. There are no archives here: the name and the bundle have no effect.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates no pages yet. There are no archives here; subclasses implement it as in UIKit.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The last controller.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The controller that is shown.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? viewControllers.last
  }
  /// Shows a controller over the current one.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }
  /// Returns to the controller below.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  /// Returns to the first controller.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let rest = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return rest
  }
  /// Removes the pages over one, and returns them; `nil` if it is not one of the pages.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let place = viewControllers.firstIndex(where: { $0 === viewController }) else {
      return nil
    }
    let rest = Array(viewControllers[(place + 1)...])
    if !rest.isEmpty { viewControllers = Array(viewControllers[...place]) }
    return rest
  }
  /// Replaces the pages; the last one is shown.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  override var shown: AnyView { AnyView(DrawnPages(controller: self, changes: changes)) }
}

private struct DrawnPages: View {
  let controller: UINavigationController
  let changes: KitChangeCount

  var body: some View {
    // Read, to be observed.
    _ = changes.number
    _ = UIBarItem.changes.number
    let pages = controller.viewControllers
    let title = pages.last.flatMap { $0.navigationItem.title ?? $0.title } ?? ""
    return VStack(spacing: 0) {
      let items = buttons(pages.last)
      if !controller.isNavigationBarHidden, pages.count > 1 || !title.isEmpty || !items.isEmpty {
        HStack {
          if pages.count > 1 {
            Button(String(own: "Back")) { controller.popViewController(animated: true) }
          }
          Text(verbatim: title).font(.headline).accessibilityAddTraits(.isHeader)
            .frame(maxWidth: .infinity)
          ForEach(items, id: \.self) { ShownBarItem(item: $0) }
        }
        .padding(8)
      }
      if let page = pages.last {
        page.shown.id(ObjectIdentifier(page))
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }

  private func buttons(_ page: UIViewController?) -> [UIBarButtonItem] {
    guard let item = page?.navigationItem else { return [] }
    let all =
      [item.leftBarButtonItem, item.rightBarButtonItem].compactMap { $0 }
      + (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    return all.filter { $0.primaryAction != nil || $0.menu != nil || $0.customView != nil }
  }
}

/// The delegate of a controller with tabs. Mirrors UIKit's. Never called.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {}

/// Controllers in tabs. Mirrors UIKit's `UITabBarController`.
open class UITabBarController: UIViewController {
  private let changes = KitChangeCount()
  /// The controllers, in order.
  open var viewControllers: [UIViewController]? {
    didSet {
      for page in viewControllers ?? [] { page.parent = self }
      changes.next()
    }
  }
  /// The index of the selected controller.
  open var selectedIndex = 0 { didSet { if selectedIndex != oldValue { changes.next() } } }
  /// The selected controller.
  open var selectedViewController: UIViewController? {
    viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
  }
  /// The delegate. Stored, without effect: it is not called.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// A bar without effect: the tabs are those of a `TabView`.
  open private(set) lazy var tabBar = UITabBar()
  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  override var shown: AnyView { AnyView(DrawnTabs(controller: self, changes: changes)) }
}

private struct DrawnTabs: View {
  let controller: UITabBarController
  let changes: KitChangeCount

  var body: some View {
    // Read, to be observed.
    _ = changes.number
    _ = UIBarItem.changes.number
    let pages = Array((controller.viewControllers ?? []).enumerated())
    return TabView(
      selection: Binding(
        get: { controller.selectedIndex }, set: { controller.selectedIndex = $0 })
    ) {
      ForEach(pages, id: \.offset) { page in
        page.element.shown
          .tabItem {
            Text(verbatim: page.element.tabBarItem?.title ?? page.element.title ?? "")
          }
          .tag(page.offset)
          .badge(page.element.tabBarItem?.badgeValue)
      }
    }
  }
}

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

/// A controller with a search field. Mirrors UIKit's. It searches nothing: use `searchable`.
open class UISearchController: UIViewController {
  /// The search field.
  open private(set) lazy var searchBar = UISearchBar()
  /// Whether the content is dimmed during a search. Stored, without effect.
  open var obscuresBackgroundDuringPresentation = false
  /// Whether a search hides the navigation bar. Stored, without effect.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the user is searching. Stored, without effect.
  open var isActive = false
  /// The object that updates the results. Stored, without effect.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Creates a controller that searches nothing.
  public init(searchResultsController: UIViewController? = nil) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Passes the coder to the superclass: there are no archives here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
/// An object that shows what a search finds. Mirrors UIKit's. Not called: use `searchable`.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the text has changed. Not called here.
  func updateSearchResults(for searchController: UISearchController)
}

/// Pages of controllers. Mirrors UIKit's `UIPageViewController`: buttons lead to the page before and
/// after.
open class UIPageViewController: UIViewController {
  /// The way in which pages change. Mirrors UIKit's. No effect.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// The direction in which pages follow each other. Mirrors UIKit's. No effect.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// The direction of a change. Mirrors UIKit's. No effect.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// The names of options. Mirrors UIKit's. No effect.
  public struct OptionsKey: Hashable, Sendable {
    private let name: String
    /// The place of the spine.
    public static let spineLocation = OptionsKey(name: "spineLocation")
    /// The space between pages.
    public static let interPageSpacing = OptionsKey(name: "interPageSpacing")
  }
  fileprivate let changes = KitChangeCount()
  /// The source of the pages before and after the shown one.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { changes.next() } }
  /// The delegate, which is notified when the user turns a page.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The controllers, in order.
  open private(set) var viewControllers: [UIViewController]?
  /// Creates a controller without pages. The options have no effect.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation = .horizontal, options: [OptionsKey: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }
  /// Passes the coder to the superclass: there are no archives here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Replaces the controllers.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let isSame = self.viewControllers == viewControllers
    self.viewControllers = viewControllers
    if !isSame { changes.next() }
    completion?(true)
  }

  fileprivate func changePage(to page: UIViewController) {
    let old = viewControllers ?? []
    delegate?.pageViewController(self, willTransitionTo: [page])
    setViewControllers([page], direction: .forward, animated: false)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: true)
  }

  override var shown: AnyView { AnyView(PageViewContent(controller: self)) }
}

private struct PageViewContent: View {
  let controller: UIPageViewController

  var body: some View {
    // Read, to be observed.
    _ = controller.changes.number
    let page = controller.viewControllers?.first
    let source = controller.dataSource
    let before = page.flatMap { source?.pageViewController(controller, viewControllerBefore: $0) }
    let after = page.flatMap { source?.pageViewController(controller, viewControllerAfter: $0) }
    return VStack {
      if let page {
        page.shown.id(ObjectIdentifier(page))
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      HStack {
        Button(String(own: "Back")) { if let before { controller.changePage(to: before) } }
          .disabled(before == nil)
        Spacer()
        Button(String(own: "Continue")) { if let after { controller.changePage(to: after) } }
          .disabled(after == nil)
      }
    }
  }
}

/// The pages of a `UIPageViewController`. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before a page; `nil` if it is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after a page; `nil` if it is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// The delegate of a `UIPageViewController`. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when the user turns to a page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called when the page is shown.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}
extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
