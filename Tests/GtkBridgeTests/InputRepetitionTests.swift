import GtkBridge
import XCTest

/// New input of the user, and input that continues an earlier one.
final class InputRepetitionTests: XCTestCase {
  func testAKeyThatIsHeldDownIsPressedOnce() {
    var input = InputRepetition()
    XCTAssertTrue(input.press(key: 36, at: 1000))
    XCTAssertFalse(input.press(key: 36, at: 1500))
    XCTAssertFalse(input.press(key: 36, at: 1530))
    XCTAssertTrue(input.press(key: 37, at: 1540), "another key")
    XCTAssertFalse(input.press(key: 36, at: 1560))
    input.release(key: 36)
    XCTAssertTrue(input.press(key: 36, at: 1600))
  }

  func testAKeyThatWasReleasedElsewhere() {
    var input = InputRepetition()
    XCTAssertTrue(input.press(key: 36, at: 1000))
    XCTAssertTrue(input.press(key: 36, at: 9000))
  }

  func testADoubleClickIsOneInput() {
    var input = InputRepetition()
    XCTAssertTrue(input.press(x: 10, y: 10, at: 1000))
    XCTAssertFalse(input.press(x: 11, y: 10, at: 1200))
    XCTAssertTrue(input.press(x: 60, y: 10, at: 1300), "elsewhere")
    XCTAssertTrue(input.press(x: 60, y: 10, at: 2300), "later")
  }
}
