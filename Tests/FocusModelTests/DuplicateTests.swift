import FocusModel
import XCTest

/// One value on more than one node.
final class DuplicateTests: XCTestCase {
  private let window = TestWindow()
  private let field = Watched<Field?>()

  func testTheUsersFocusOnEitherReportsTheValue() {
    let (a, b) = (window.field("first"), window.field("second"))
    field.on(a, .a)
    field.on(b, .a)
    window.user(b)
    XCTAssertEqual(field.value, .a)
    window.user(a)
    XCTAssertEqual(field.seen, [.a])
    XCTAssertEqual(window.warnings, [])
  }

  func testAWriteGoesToTheFirstInOrderWithOneWarningThatNamesBoth() throws {
    let (a, b) = (window.field("first"), window.field("second"))
    field.on(b, .a)
    field.on(a, .a)
    field.write(.a)
    window.turn()
    XCTAssertEqual(window.focus, "first")
    let warning = try XCTUnwrap(window.warnings.first)
    for word in ["first", "second", "a"] { XCTAssertTrue(warning.contains(word), warning) }

    window.user(nil)
    window.model.root.move(a, after: b)
    field.write(.a)
    window.turn()
    XCTAssertEqual(window.focus, "second")
    XCTAssertEqual(window.warnings.count, 1)
  }

  func testAnotherValueIsWarnedOfOnItsOwn() {
    for value in [Field.a, .b] {
      field.on(window.field("first"), value)
      field.on(window.field("second"), value)
      field.write(value)
      window.turn()
    }
    XCTAssertEqual(window.warnings.count, 2)
  }

  func testAFirstNodeThatCannotTakeTheFocusIsPassedOver() {
    let (a, b) = (window.field("first"), window.field("second"))
    field.on(a, .a)
    field.on(b, .a)
    a.isEnabled = false
    field.write(.a)
    window.turn()
    XCTAssertEqual(window.focus, "second")
  }

  func testANodeThatYieldsIsTakenIfNoOtherCanTakeTheFocus() {
    let (a, b) = (window.field("first"), window.field("second"))
    let group = NSObject()
    field.on(a, .a, group: group)
    field.on(b, .a, group: group)
    a.yields = true
    field.write(.a)
    window.turn()
    XCTAssertEqual(window.focus, "second")

    b.isEnabled = false
    window.user(nil)
    field.write(.a)
    window.turn()
    XCTAssertEqual(window.focus, "first")
    XCTAssertEqual(window.warnings, [])
  }

  func testTheOrderGoesThroughScopes() {
    let scope = window.scope()
    let late = window.field("late")
    let early = window.field("early", in: scope)
    field.on(late, .a)
    field.on(early, .a)
    field.write(.a)
    window.turn()
    XCTAssertEqual(window.focus, "early")
  }

  func testAContainersDescendantsAreNoDuplicates() {
    let flag = Watched<Bool>()
    let group = NSObject()
    let nodes = ["first", "second", "third"].map { window.field($0) }
    for node in nodes.reversed() { flag.on(node, true, group: group) }
    flag.write(true)
    window.turn()
    XCTAssertEqual(window.focus, "first")
    XCTAssertEqual(window.warnings, [])

    flag.on(window.field("stranger"), true, group: NSObject())
    window.user(nil)
    flag.write(true)
    window.turn()
    XCTAssertEqual(window.warnings.count, 1)
  }

  func testWritingAContainersValueWhileItHasTheFocusGoesToItsFirst() {
    let flag = Watched<Bool>()
    let group = NSObject()
    let nodes = ["first", "second"].map { window.field($0) }
    for node in nodes { flag.on(node, true, group: group) }
    window.user(nodes[1])
    flag.write(true)
    window.turn()
    XCTAssertEqual(window.focus, "first")
  }

  func testValuesThatAreShiftedWithinATurnAreNoDuplicates() {
    let nodes = ["first", "second"].map { window.field($0) }
    let old = field.on(nodes[0], .a)
    field.on(nodes[1], .a)
    old.cancel()
    field.write(.a)
    window.turn()
    XCTAssertEqual(window.focus, "second")
    XCTAssertEqual(window.warnings, [])
  }

  func testInTwoWindowsTheHomeWins() {
    let other = TestWindow()
    field.binding.home = other.model
    field.on(window.field("here"), .a)
    field.on(other.field("home"), .a)
    field.write(.a)
    window.turn()
    other.turn()
    XCTAssertEqual(other.focus, "home")
    XCTAssertNil(window.focus)
    XCTAssertEqual(window.warnings + other.warnings, [])
  }
}
