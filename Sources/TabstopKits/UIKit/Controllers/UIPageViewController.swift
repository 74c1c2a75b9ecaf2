public import Foundation
internal import Tabstop

/// A controller of pages, each with a view controller. Mirrors UIKit's `UIPageViewController`:
/// buttons lead to the page before and after.
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

  override var container: AnyView? { AnyView(PageViewContent(controller: self)) }
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
