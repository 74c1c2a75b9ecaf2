import PrivateDisplay
import SwiftUI
import XCTest

/// Styles that a program makes for menus and date pickers.
@preconcurrency @MainActor
final class OwnStyleTests: DisplayTestCase {
  func testTheStyleOfAMenu() {
    let window = TestWindow(OwnStyles(date: .constant(Date(timeIntervalSince1970: 0))))
    XCTAssertNotNil(window.label("More"))
    XCTAssertTrue(window.texts.contains("2 actions"), "\(window.texts)")
    XCTAssertNotNil(window.label("Less"))
    window.close()
  }

  func testTheStyleOfADatePickerMayUseOne() {
    let box = Box()
    let window = TestWindow(
      OwnStyles(date: Binding(get: { box.date }, set: { box.date = $0 })))
    XCTAssertTrue(window.texts.contains("Outer"), "\(window.texts)")
    window.press("Next")
    XCTAssertEqual(box.date, Date(timeIntervalSince1970: 86_400))
    window.close()
  }

  func testTheStyleOfAFormHasItsSections() {
    let window = TestWindow(OwnFormStyles())
    let texts = window.texts
    XCTAssertTrue(texts.contains("2 rows"), "\(texts)")
    XCTAssertTrue(texts.contains("1 rows"), "\(texts)")
    XCTAssertTrue(texts.contains("Person"), "\(texts)")
    XCTAssertTrue(texts.contains("Looks"), "\(texts)")
    window.press("Plain")
    XCTAssertFalse(window.texts.contains("2 rows"), "\(window.texts)")
    XCTAssertTrue(window.texts.contains("Person"), "\(window.texts)")
    window.close()
  }

  private final class Box {
    var date = Date(timeIntervalSince1970: 0)
  }
}
