import CGtk
import PrivateDisplay
import UIKit
import XCTest

@testable import Tabstop

/// Controllers of other controllers: tabs with their icons and their delegate, and pages.
@preconcurrency @MainActor
final class KitContainerTests: DisplayTestCase {
  private func open() -> (TestWindow, PlacesController) {
    let controller = PlacesController()
    let window = TestWindow(ControllerView(controller: controller))
    window.layOut()
    return (window, controller)
  }

  private func isShown(_ text: String, in window: TestWindow) -> Bool {
    window.label(text).map { gtk_widget_get_mapped($0) != 0 } ?? false
  }

  func testTheDelegateHearsOfTheUsersChoice() {
    let (window, controller) = open()
    XCTAssertTrue(isShown("Home page", in: window))
    window.press("Map")
    window.layOut()
    XCTAssertTrue(isShown("Map page", in: window))
    XCTAssertEqual(controller.log, ["Map"])
    XCTAssertEqual(controller.selectedIndex, 1)
    window.close()
  }

  func testTheDelegateRefusesATab() {
    let (window, controller) = open()
    controller.isLocked = true
    window.press("Profile")
    window.layOut()
    XCTAssertTrue(isShown("Home page", in: window))
    XCTAssertFalse(isShown("Profile page", in: window))
    XCTAssertEqual(controller.log, [])
    // The tab is not shown as selected, and can be chosen later.
    controller.isLocked = false
    window.press("Profile")
    window.layOut()
    XCTAssertTrue(isShown("Profile page", in: window))
    XCTAssertEqual(controller.log, ["Profile"])
    window.close()
  }

  func testTheProgramSelectsAController() {
    let (window, controller) = open()
    controller.selectedViewController = controller.viewControllers?.last
    window.layOut()
    XCTAssertEqual(controller.selectedIndex, 2)
    XCTAssertTrue(isShown("Profile page", in: window))
    XCTAssertEqual(controller.log, [], "It is not the user's choice.")
    controller.selectedViewController = UIViewController()
    XCTAssertEqual(controller.selectedIndex, 2)
    window.close()
  }

  func testPagesHaveTheTitlesThatTheyHaveGivenThemselves() {
    let page = TitledPage()
    let controller = UINavigationController(rootViewController: page)
    let window = TestWindow(ControllerView(controller: controller))
    window.layOut()
    XCTAssertNotNil(window.label("Titled 1"))
    page.title = "Titled 2"
    window.layOut()
    XCTAssertNotNil(window.label("Titled 2"))
    window.close()
  }

  /// `UINavigationController` in a tab is the usual arrangement.
  func testTheTabOfPagesIsThatOfTheFirstOne() {
    let tabs = UITabBarController()
    let page = UIViewController()
    page.title = "News"
    page.tabBarItem = UITabBarItem(title: nil, image: UIImage(systemName: "newspaper"), tag: 0)
    tabs.viewControllers = [UINavigationController(rootViewController: page), FixedTitlePage()]
    let window = TestWindow(ControllerView(controller: tabs))
    window.layOut()
    window.press("News")
    window.press("Settings")
    XCTAssertEqual(tabs.selectedIndex, 1)
    window.close()
  }

  func testATabHasItsIcon() {
    let (window, _) = open()
    func hasIcon(_ title: String) -> Bool {
      descendants(of: window.button(title)).contains {
        ["GtkImage", "GtkPicture"].contains(typeName($0))
      }
    }
    XCTAssertFalse(hasIcon("Map"))
    XCTAssertTrue(hasIcon("Home"))
    XCTAssertTrue(hasIcon("Profile"))
    window.close()
  }

  // MARK: Dialogs

  private func root() -> (TestWindow, UIViewController) {
    let root = UIViewController()
    let window = TestWindow(ControllerView(controller: root))
    window.layOut()
    return (window, root)
  }

  /// `dismiss` in a page of a presented `UINavigationController` is the usual way to close it.
  func testAPageDismissesTheDialogInWhichItIs() {
    let (window, root) = root()
    let page = TitledPage()
    root.present(UINavigationController(rootViewController: page), animated: false)
    window.layOut()
    XCTAssertNotNil(window.dialog())
    XCTAssertIdentical(page.presentingViewController, root)
    page.dismiss(animated: false)
    window.layOut()
    XCTAssertNil(window.dialog())
    XCTAssertNil(root.presentedViewController)
    XCTAssertNil(page.presentingViewController)
    window.close()
  }

  func testThePresenterKnowsTheLastOfItsDialogs() {
    let (window, root) = root()
    let (first, last) = (UIViewController(), UIViewController())
    root.present(first, animated: false)
    root.present(last, animated: false)
    window.layOut()
    first.dismiss(animated: false)
    XCTAssertIdentical(root.presentedViewController, last)
    root.dismiss(animated: false)
    XCTAssertNil(root.presentedViewController)
    window.layOut()
    window.close()
  }

  func testTheDialogsOverADialogEndWithIt() {
    let (window, root) = root()
    let (first, over) = (UIViewController(), UIViewController())
    root.present(first, animated: false)
    window.layOut()
    first.present(over, animated: false)
    window.layOut()
    root.dismiss(animated: false)
    window.layOut()
    XCTAssertNil(window.dialog())
    XCTAssertNil(first.presentedViewController)
    XCTAssertNil(over.presentingViewController)
    window.close()
  }

  func testWithoutAWindowNothingIsPresented() {
    let (root, other) = (UIViewController(), UIViewController())
    root.present(other, animated: false)
    XCTAssertNil(root.presentedViewController)
    XCTAssertNil(other.presentingViewController)
  }
}
