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

  func testTheFocusReturnsToTheNodeOrToWhatIsInItsPlace() {
    for (removed, expected) in [([], "b"), ([1], "c"), ([1, 2], "a"), ([0, 1, 2], nil)] {
      let window = TestWindow()
      let page = window.scope("page")
      let nodes = ["a", "b", "c"].map { window.field($0, in: page) }
      window.user(nodes[1])
      let place = FocusPlace(ofFocusIn: page)
      page.isHidden = true
      window.model.resolve()
      for index in removed { page.remove(nodes[index]) }
      page.isHidden = false
      window.model.returnFocus(to: place)
      window.model.resolve()
      XCTAssertEqual(window.focus, expected, "\(removed)")
    }
  }

  func testTheSameValueOnAHiddenPageIsNoDuplicate() {
    let window = TestWindow()
    let (wide, narrow) = (window.scope("wide"), window.scope("narrow"))
    let name = Watched<Field?>()
    let (a, b) = (window.field("wide name", in: wide), window.field("narrow name", in: narrow))
    name.on(a, .a)
    name.on(b, .a)
    wide.isHidden = true
    name.write(.a)
    window.turn()
    XCTAssertEqual(window.focus, "narrow name")
    XCTAssertEqual(window.warnings, [])
    wide.isHidden = false
    window.user(nil)
    name.write(.a)
    window.turn()
    XCTAssertEqual(window.warnings.count, 1, "now it is one")
  }

  func testTheCounterpartOfANodeHasOneOfItsValues() {
    let window = TestWindow()
    let (wide, narrow) = (window.scope("wide"), window.scope("narrow"))
    let name = Watched<Field?>()
    let (a, b) = (window.field("wide name", in: wide), window.field("narrow name", in: narrow))
    let (c, d) = (window.field("wide email", in: wide), window.field("narrow email", in: narrow))
    name.on(a, .a)
    name.on(c, .b)
    name.on(b, .a)
    name.on(d, .b)
    XCTAssertIdentical(c.counterpart(in: narrow), d)
    XCTAssertIdentical(d.counterpart(in: wide), c)
    XCTAssertNil(window.field("other", in: wide).counterpart(in: narrow))
    d.isEnabled = false
    XCTAssertNil(c.counterpart(in: narrow))
  }
}
