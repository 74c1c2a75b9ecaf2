import Foundation
import PrivateDisplay
import TabstopFoundation
import TabstopKits
import XCTest

@testable import Tabstop

/// Rectangles of which only some corners are round.
@preconcurrency @MainActor
final class RoundedCornerTests: DisplayTestCase {
  func testSingleCornersAreRound() {
    struct Tab: TabstopFoundation.Shape {
      func path(in rect: CGRect) -> TabstopFoundation.Path {
        Path(
          UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 20, height: 20)
          ).cgPath)
      }
    }
    let elements = Tab().path(in: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
    XCTAssertEqual(elements.boundingBox, CGRect(x: 0, y: 0, width: 40, height: 40))
    let window = TestWindow(
      Tab().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 40, height: 40))
    window.layOut()
    let picture = Pixels(window)
    // The window is 400 x 300 and centres it.
    XCTAssertNotEqual(picture[181, 131], "ff0000")
    XCTAssertEqual(picture[218, 131], "ff0000")
    XCTAssertNotEqual(picture[218, 168], "ff0000")
    XCTAssertEqual(picture[181, 168], "ff0000")
    window.close()
  }
}
