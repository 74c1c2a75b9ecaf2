import FocusModel
import XCTest

/// Writes to bindings.
final class RequestTests: XCTestCase {
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

  func testAWriteMovesTheFocusAtTheEndOfTheTurn() {
    node("a", .a)
    field.write(.a)
    XCTAssertEqual(window.turnsWanted, 1)
    XCTAssertNil(window.focus)
    XCTAssertEqual(field.value, .a)
    XCTAssertTrue(window.turn())
    XCTAssertEqual(window.focus, "a")
    XCTAssertEqual(field.seen, [.a])
    XCTAssertFalse(window.turn())
    XCTAssertEqual(window.moves, [])
  }

  func testManyWritesAskForOneTurnAndMakeOneMove() {
    node("a", .a)
    node("b", .b)
    for value in [Field.a, .b, .a, .b] { field.write(value) }
    XCTAssertEqual(window.turnsWanted, 1)
    window.turn()
    XCTAssertEqual(window.moves, ["b"])
    XCTAssertEqual(field.value, .b)
  }

  func testWritingNoneDismissesTheFocus() {
    window.user(node("a", .a))
    field.write(nil)
    XCTAssertNil(field.value)
    window.turn()
    XCTAssertNil(window.focus)
    XCTAssertEqual(window.moves, ["nowhere"])
    XCTAssertEqual(field.seen, [.a, nil])
  }

  func testWritingNoneNeverTakesTheFocusFromAnotherControl() {
    node("a", .a)
    window.user(window.field("other"))
    field.write(nil)
    XCTAssertFalse(window.turn())
    XCTAssertEqual(window.focus, "other")
  }

  func testOneFlagOnAndAnotherOffEndsOnTheFirst() {
    let (email, password) = (Watched<Bool>(), Watched<Bool>())
    let (a, b) = (window.field("email"), window.field("password"))
    email.on(a, true)
    password.on(b, true)
    window.user(a)
    password.write(true)
    email.write(false)
    window.turn()
    XCTAssertEqual(window.focus, "password")
    XCTAssertEqual(window.moves, ["password"])
    XCTAssertEqual(email.seen, [true, false])
    XCTAssertEqual(password.seen, [true])

    // The other way round is the same.
    password.write(false)
    email.write(true)
    window.turn()
    XCTAssertEqual(window.focus, "email")
  }

  func testNoneAfterAValueInTheSameTurnIsNone() {
    window.user(window.field("other"))
    node("a", .a)
    field.write(.a)
    field.write(nil)
    window.turn()
    XCTAssertNil(window.focus)
    XCTAssertEqual(window.moves, ["nowhere"])
  }

  func testTheLastWriteWinsOverAllBindings() {
    let flag = Watched<Bool>(home: window)
    node("a", .a)
    flag.on(window.field("flag"), true)
    flag.write(true)
    field.write(.a)
    window.turn()
    XCTAssertEqual(window.focus, "a")
    XCTAssertEqual(flag.seen, [true, false])
  }

  func testANodeInsertedAfterTheWriteInTheSameTurnGetsTheFocus() {
    field.write(.a)
    node("a", .a)
    window.turn()
    XCTAssertEqual(window.focus, "a")
    XCTAssertEqual(field.seen, [.a])
  }

  func testAToolkitThatGoesAroundReportsOneChange() {
    node("a", .a)
    let b = node("b", .b)
    window.user(node("c", .c))
    field.forgetSeen()
    window.detour = [nil, b]
    field.write(.a)
    window.turn()
    XCTAssertEqual(field.seen, [.a])
  }

  func testALateAnswerIsNoSecondChange() {
    let model = FocusCoordinator()
    model.windowDidAppear()
    model.resolve()
    let a = FocusNode(name: "a")
    a.isMapped = true
    model.root.insert(a, after: nil)
    field.on(a, .a)
    model.moveFocus = { _ in true }
    field.write(.a)
    model.resolve()
    XCTAssertEqual(field.value, .a)
    model.focusDidMove(to: a, by: .toolkit)
    XCTAssertFalse(model.resolve())
    XCTAssertEqual(field.seen, [.a])
  }

  func testAWriteWhileAnotherIsReportedIsForTheNextTurn() {
    node("a", .a)
    node("b", .b)
    field.binding.didChange = { [field] in if field.value == .a { field.write(.b) } }
    field.write(.a)
    // Called at once: the value is .b by now, and both writes belong to this turn.
    XCTAssertEqual(field.value, .b)
    window.turn()
    XCTAssertEqual(window.focus, "b")
  }

  func testAnActionThatRunsWhenTheFocusMovedMayWriteAgain() {
    let (a, b) = (node("a", .a), node("b", .b))
    field.binding.didChange = { [field, window] in
      if window.model.focusedNode === a { field.write(.b) }
    }
    window.user(a)
    XCTAssertEqual(window.turnsWanted, 1)
    window.turn()
    XCTAssertTrue(window.model.focusedNode === b)
  }

  func testTwoBindingsOnOneViewEitherMovesTheFocusThere() {
    let flag = Watched<Bool>(home: window)
    let a = node("a", .a)
    flag.on(a, true)
    flag.write(true)
    window.turn()
    XCTAssertEqual(field.value, .a)
    field.write(nil)
    window.turn()
    XCTAssertFalse(flag.value)
    field.write(.a)
    window.turn()
    XCTAssertTrue(flag.value)
  }

  func testWritingTheValueThatIsTrueAlreadyMovesNothing() {
    window.user(node("a", .a))
    field.write(.a)
    XCTAssertFalse(window.turn())
    XCTAssertEqual(window.moves, [])
    XCTAssertEqual(field.seen, [.a])
  }

  func testTheOtherOfTwoValuesOfOneNodeReadsTheLastRegisteredOnceSettled() {
    let a = node("a", .a)
    field.on(a, .b)
    field.write(.a)
    window.turn()
    XCTAssertEqual(window.focus, "a")
    XCTAssertEqual(field.value, .b)
  }
}
