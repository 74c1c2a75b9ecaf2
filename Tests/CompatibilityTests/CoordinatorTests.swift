import PrivateDisplay
import SwiftUI
import XCTest

@preconcurrency @MainActor
final class CoordinatorTests: DisplayTestCase {
  func testACoordinatorBuildsThePages() {
    let window = TestWindow(CoordinatedApp())
    XCTAssert(window.texts.contains("Please log in"))
    window.press("Terms")
    runLoop(until: { window.texts.contains("The terms") }, "The page was not pushed.")
    window.close()
  }
}
