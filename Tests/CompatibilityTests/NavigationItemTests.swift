import PrivateDisplay
import UIKit
import XCTest

/// The bar items of a page.
@preconcurrency @MainActor
final class NavigationItemTests: DisplayTestCase {
  func testTheSingleItemIsTheFirstOfItsSide() {
    let page = UINavigationItem(title: "Page")
    let (add, edit, share) = (UIBarButtonItem(), UIBarButtonItem(), UIBarButtonItem())
    page.rightBarButtonItems = [add, edit]
    XCTAssertIdentical(page.rightBarButtonItem, add)
    page.rightBarButtonItem = share
    XCTAssertEqual(page.rightBarButtonItems, [share, edit])
    page.rightBarButtonItem = nil
    XCTAssertEqual(page.rightBarButtonItems, [edit])
    page.setRightBarButtonItems([add], animated: false)
    XCTAssertIdentical(page.rightBarButtonItem, add)
    XCTAssertNil(page.leftBarButtonItem)
    page.setLeftBarButton(share, animated: false)
    XCTAssertEqual(page.leftBarButtonItems, [share])
  }
}
