import FocusModel
import XCTest

/// Bindings and requests that concern more than one window.
final class OtherWindowTests: XCTestCase {
  private let window = TestWindow()
  private let sheet = TestWindow()

  /// The turns of all windows, until none requests another.
  private func turn() {
    repeat {
      sheet.turn()
      window.turn()
    } while sheet.turnsWanted + window.turnsWanted > 0
  }

  func testAWriteMovesTheFocusOfTheWindowThatHasTheNode() {
    let field = Watched<Field?>(home: window)
    window.user(window.field("other"))
    field.on(sheet.field("a"), .a)
    field.write(.a)
    XCTAssertEqual(sheet.turnsWanted, 1)
    turn()
    XCTAssertEqual(sheet.focus, "a")
    XCTAssertEqual(window.focus, "other")
    XCTAssertEqual(field.seen, [.a])
  }

  func testAPendingRequestIsHonouredInWhicheverWindowItsNodeArrives() {
    let field = Watched<Field?>(home: window)
    field.write(.a)
    turn()
    let a = sheet.field("a")
    field.on(a, .a)
    XCTAssertEqual(sheet.turnsWanted, 1)
    turn()
    XCTAssertEqual(sheet.focus, "a")
    XCTAssertEqual(field.value, .a)
  }

  func testANodeThatArrivesElsewhereInTheTurnOfTheWrite() {
    let field = Watched<Field?>(home: window)
    field.write(.a)
    field.on(sheet.field("a"), .a)
    turn()
    XCTAssertEqual(sheet.focus, "a")
    XCTAssertEqual(field.seen, [.a])
  }

  func testTheLastWriteWinsOverWindows() {
    let parents = Watched<Field?>(home: window)
    let own = Watched<Field?>(home: sheet)
    let node = sheet.field("parent's")
    node.isMapped = false
    parents.on(node, .a)
    own.on(sheet.field("own"), .a)
    parents.write(.a)
    turn()
    own.write(.a)
    node.isMapped = true
    turn()
    XCTAssertEqual(sheet.focus, "own")
  }

  func testARequestMadeBeforeTheUserMovedInTheOtherWindowComesTooLate() {
    let field = Watched<Field?>(home: window)
    field.write(.a)
    turn()
    sheet.user(sheet.field("other"))
    field.on(sheet.field("a"), .a)
    turn()
    XCTAssertEqual(sheet.focus, "other")
  }

  func testNoneClearsTheFocusOfEveryWindowThatTheBindingNames() {
    let field = Watched<Field?>(home: window)
    let (a, b) = (window.field("a"), sheet.field("b"))
    field.on(a, .a)
    field.on(b, .b)
    window.user(a)
    sheet.user(b)
    field.forgetSeen()
    field.write(nil)
    turn()
    XCTAssertNil(window.focus)
    XCTAssertNil(sheet.focus)
    XCTAssertEqual(field.seen, [nil])
  }

  func testAWriteOfTheSameBindingOvertakesOneThatWaitsInAnotherWindow() {
    let field = Watched<Field?>(home: window)
    field.write(.a)
    turn()
    field.on(sheet.field("b"), .b)
    field.write(.b)
    turn()
    field.on(window.field("a"), .a)
    turn()
    XCTAssertNil(window.focus)
    XCTAssertEqual(field.value, .b)
  }

  func testAWriteOfTheSameBindingOvertakesAnEarlierOneOfTheTurnInAnotherWindow() {
    let field = Watched<Field?>(home: window)
    field.on(sheet.field("b"), .b)
    field.write(.a)
    field.write(.b)
    turn()
    field.on(window.field("a"), .a)
    turn()
    XCTAssertNil(window.focus)
    XCTAssertEqual(field.value, .b)
  }

  func testALaterWriteThatMovedTheFocusOvertakesARequestFromAnotherWindow() {
    let parents = Watched<Field?>(home: window)
    let own = Watched<Field?>(home: sheet)
    own.on(sheet.field("own"), .a)
    parents.write(.a)
    turn()
    own.write(.a)
    turn()
    parents.on(sheet.field("parent's"), .a)
    turn()
    XCTAssertEqual(sheet.focus, "own")
  }

  func testABindingWithoutAWindowWaitsForTheFirst() {
    let field = Watched<Field?>()
    field.write(.a)
    XCTAssertEqual(field.value, .a)
    field.on(window.field("a"), .a)
    turn()
    XCTAssertEqual(window.focus, "a")

    let other = Watched<Field?>()
    other.write(.b)
    other.binding.home = window.model
    turn()
    XCTAssertNil(other.value)
    other.on(window.field("b"), .b)
    turn()
    XCTAssertEqual(window.focus, "b")
  }

  func testARequestOutlivesTheWindowThatItWaitsIn() {
    let field = Watched<Field?>()
    var gone: TestWindow? = TestWindow()
    field.binding.home = gone?.model
    field.write(.a)
    gone?.turn()
    field.write(.b)
    gone = nil
    XCTAssertNil(field.value)
    field.on(sheet.field("b"), .b)
    turn()
    XCTAssertEqual(sheet.focus, "b")
  }

  func testAWindowThatGoesTakesItsFocusOutOfTheBindings() {
    let field = Watched<Field?>()
    var gone: TestWindow? = TestWindow()
    let a = window.field("a")
    field.on(a, .a)
    window.user(a)
    let b = gone!.field("b")
    field.on(b, .b)
    gone!.user(b)
    field.forgetSeen()
    gone = nil
    XCTAssertEqual(field.seen, [.a])
  }
}
