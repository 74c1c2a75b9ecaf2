import XCTest

@testable import FocusModel

/// A page under another one: its contents cannot have the focus, and requests for them wait.
final class HiddenScopeTests: XCTestCase {
  func testARequestForAHiddenPageWaitsUntilThePageIsBack() {
    let window = TestWindow()
    let page = window.scope("page")
    let binding = FocusBinding<Bool>(none: false)
    let registration = binding.register(window.field("field", in: page), for: true)
    page.isHidden = true
    binding.write(true)
    window.model.resolve()
    XCTAssertFalse(binding.value)
    XCTAssertNil(window.focus)
    page.isHidden = false
    window.model.resolve()
    XCTAssertTrue(binding.value)
    registration.cancel()
  }

  func testThePageThatHasTheFocusIsHiddenAndLosesIt() {
    let window = TestWindow()
    let page = window.scope("page")
    window.user(window.field("field", in: page))
    XCTAssertEqual(window.focus, "field")
    page.isHidden = true
    window.model.resolve()
    XCTAssertNil(window.focus)
  }
}
