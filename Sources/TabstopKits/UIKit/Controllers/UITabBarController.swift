public import Foundation
internal import Tabstop

/// The delegate of a controller with tabs. It is called when the user selects a tab, not when the program does. Mirrors
/// UIKit's `UITabBarControllerDelegate`.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether the tab of a controller may be selected. `true` by default.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called after the user has selected the tab of a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Whether the tab of a controller may be selected: `true`.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// A controller of tabs, each with a view controller. Mirrors UIKit's `UITabBarController`.
open class UITabBarController: UIViewController {
  private let changes = KitChangeCount()
  /// The controllers, in order.
  open var viewControllers: [UIViewController]? {
    didSet {
      contain(viewControllers ?? [], insteadOf: oldValue ?? [])
      changes.next()
    }
  }
  /// The index of the selected controller.
  open var selectedIndex = 0 { didSet { if selectedIndex != oldValue { changes.next() } } }
  /// The selected controller. One that has no tab cannot be selected.
  open var selectedViewController: UIViewController? {
    get { controller(at: selectedIndex) }
    set {
      if let index = viewControllers?.firstIndex(where: { $0 === newValue }) {
        selectedIndex = index
      }
    }
  }
  /// The delegate, which may refuse the user's choice.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// A bar without effect: the tabs are those of a `TabView`.
  open private(set) lazy var tabBar = UITabBar()
  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  private func controller(at index: Int) -> UIViewController? {
    viewControllers.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// Selects a tab as the user has chosen, unless the delegate refuses.
  fileprivate func choose(_ index: Int) {
    guard let controller = controller(at: index),
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else {
      // The old tab is shown again.
      return changes.next()
    }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controller)
  }

  override var container: AnyView? { AnyView(DrawnTabs(controller: self, changes: changes)) }
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
        get: { controller.selectedIndex }, set: { controller.choose($0) })
    ) {
      ForEach(pages, id: \.offset) { page in
        page.element.shown
          .tabItem { tab(of: page.element) }
          .tag(page.offset)
          .badge(page.element.tabBarItem?.badgeValue)
      }
    }
  }
  @ViewBuilder private func tab(of controller: UIViewController) -> some View {
    // As in UIKit, the tab of pages is that of the first one.
    let page = (controller as? UINavigationController)?.viewControllers.first
    let titles = [
      controller.tabBarItem?.title, controller.title, page?.tabBarItem?.title, page?.title,
    ]
    let title = Text(verbatim: titles.compactMap { $0 }.first ?? "")
    if let image = controller.tabBarItem?.image ?? page?.tabBarItem?.image {
      Label {
        title
      } icon: {
        Image(uiImage: image)
      }
    } else {
      title
    }
  }
}
