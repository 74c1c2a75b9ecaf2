import FocusModel
import XCTest

/// Writes whose node does not exist yet, and what cancels them.
final class PendingRequestTests: XCTestCase {
  private let window = TestWindow()
  private let field = Watched<Field?>()

  override func setUp() {
    field.binding.home = window.model
  }

  @discardableResult
  private func node(_ name: String, _ value: Field, isMapped: Bool = true) -> FocusNode {
    let node = window.field(name, isMapped: isMapped)
    field.on(node, value)
    return node
  }

  func testNoneAfterAnUnreachableValueInTheSameTurnDropsIt() {
    field.write(.a)
    field.write(nil)
    window.turn()
    node("a", .a)
    window.turn()
    XCTAssertNil(window.focus)
  }

  func testAValueThatNoViewCarriesLeavesTheFocusAndReadsTheTruth() {
    window.user(node("a", .a))
    field.write(.b)
    XCTAssertEqual(field.value, .b)
    window.turn()
    XCTAssertEqual(field.value, .a)
    XCTAssertEqual(window.focus, "a")
    XCTAssertEqual(window.moves, [])
    XCTAssertEqual(field.seen, [.a, .b, .a])
  }

  func testAPendingRequestIsHonouredWhenItsNodeIsRegistered() {
    field.write(.a)
    window.turn()
    let a = window.field("a")
    XCTAssertEqual(window.turnsWanted, 0)
    field.on(a, .a)
    XCTAssertEqual(window.turnsWanted, 1)
    window.turn()
    XCTAssertEqual(window.focus, "a")
  }

  func testAPendingRequestIsHonouredWhenItsNodeIsMapped() {
    let a = node("a", .a, isMapped: false)
    field.write(.a)
    window.turn()
    XCTAssertNil(window.focus)
    a.isMapped = true
    XCTAssertEqual(window.turnsWanted, 1)
    window.turn()
    XCTAssertEqual(window.focus, "a")
  }

  func testAPendingRequestIsHonouredWhenItsNodeIsEnabled() {
    let a = node("a", .a)
    a.isEnabled = false
    field.write(.a)
    window.turn()
    XCTAssertNil(window.focus)
    a.isEnabled = true
    XCTAssertEqual(window.turnsWanted, 1)
    window.turn()
    XCTAssertEqual(window.focus, "a")
  }

  func testAPendingRequestIsHonouredWhenItsNodeIsInsertedWithItsScope() {
    let scope = FocusScope()
    let a = FocusNode(name: "a")
    a.isMapped = true
    field.on(a, .a)
    scope.insert(a, after: nil)
    field.write(.a)
    window.turn()
    window.model.root.insert(scope, after: nil)
    XCTAssertEqual(window.turnsWanted, 1)
    window.turn()
    XCTAssertEqual(window.focus, "a")
  }

  func testOtherNodesThatArriveDoNotAskForATurn() {
    field.write(.a)
    window.turn()
    node("b", .b)
    XCTAssertEqual(window.turnsWanted, 0)
  }

  func testTheUserCancelsAPendingRequest() {
    field.write(.a)
    window.turn()
    window.user(window.field("other"))
    node("a", .a)
    window.turn()
    XCTAssertEqual(window.focus, "other")
  }

  func testTheUserCancelsTheWritesMadeBefore() {
    node("a", .a)
    let b = node("b", .b)
    field.write(.a)
    window.user(b)
    XCTAssertEqual(field.value, .b)
    XCTAssertEqual(field.seen, [.a, .b])
    window.turn()
    XCTAssertEqual(window.focus, "b")
    XCTAssertEqual(window.moves, [])
  }

  func testAWriteAfterTheUsersMoveCounts() {
    node("a", .a)
    window.user(node("b", .b))
    field.write(.a)
    window.turn()
    XCTAssertEqual(window.focus, "a")
  }

  func testAReportOfTheNodeThatHasTheFocusCancelsNothing() {
    let b = node("b", .b)
    window.user(b)
    field.write(.a)
    window.turn()
    window.user(b)
    node("a", .a)
    window.turn()
    XCTAssertEqual(window.focus, "a")
  }

  func testALaterWriteThatMovesTheFocusCancelsAPendingRequest() {
    let flag = Watched<Bool>(home: window)
    flag.on(window.field("flag"), true)
    field.write(.a)
    window.turn()
    flag.write(true)
    window.turn()
    node("a", .a)
    window.turn()
    XCTAssertEqual(window.focus, "flag")
  }

  func testALaterPendingRequestReplacesTheEarlier() {
    let flag = Watched<Bool>(home: window)
    field.write(.a)
    flag.write(true)
    window.turn()
    node("a", .a)
    window.turn()
    XCTAssertNil(window.focus)
    flag.on(window.field("flag"), true)
    window.turn()
    XCTAssertEqual(window.focus, "flag")
  }

  func testNoneDropsAPendingRequestOfItsBindingAlone() {
    let flag = Watched<Bool>(home: window)
    field.write(.a)
    window.turn()
    flag.write(false)
    window.turn()
    node("a", .a)
    window.turn()
    XCTAssertEqual(window.focus, "a")

    field.write(.b)
    window.turn()
    field.write(nil)
    window.turn()
    XCTAssertNil(window.focus, "none also dismissed the focus that the binding named")
    node("b", .b)
    window.turn()
    XCTAssertNil(window.focus)
  }

  func testAReachableValueBeforeAPendingOneInOneTurn() {
    node("a", .a)
    field.write(.a)
    field.write(.b)
    window.turn()
    XCTAssertEqual(window.focus, "a")
    XCTAssertEqual(field.value, .a)
    node("b", .b)
    window.turn()
    XCTAssertEqual(window.focus, "b")
  }

  func testTheToolkitsOwnMovesCancelNothing() {
    let other = window.field("other")
    window.user(other)
    field.write(.a)
    window.turn()
    window.toolkit(nil)
    window.turn()
    let a = node("a", .a)
    window.toolkit(other)
    window.turn()
    XCTAssertTrue(window.model.focusedNode === a)
  }

  func testARefusedRequestStaysPending() {
    let a = node("a", .a)
    let other = window.field("other")
    window.user(other)
    window.refuses = { $0 === a }
    field.write(.a)
    window.turn()
    XCTAssertEqual(window.focus, "other")
    XCTAssertNil(field.value)
    window.refuses = { _ in false }
    window.turn()
    XCTAssertEqual(window.focus, "a")
    XCTAssertEqual(field.value, .a)
  }
}
