public import Foundation
internal import Tabstop

/// The delegate of a controller with tabs. Mirrors UIKit's. Never called.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {}

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
