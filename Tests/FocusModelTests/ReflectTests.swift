import FocusModel
import XCTest

/// The toolkit's focus in the bindings.
final class ReflectTests: XCTestCase {
  func testANewWindowHasNoFocusAndBindingsSayNone() {
    let window = TestWindow()
    let field = Watched<Field?>()
    field.on(window.field("a"), .a)
    XCTAssertFalse(window.turn())
    XCTAssertNil(window.focus)
    XCTAssertNil(field.value)
  }

  func testFocusEnteringWritesTheValueAndLeavingClearsIt() {
    let window = TestWindow()
    let field = Watched<Field?>()
    let a = window.field("a")
    field.on(a, .a)
    window.user(a)
    XCTAssertEqual(field.value, .a)
    window.user(nil)
    XCTAssertNil(field.value)
    XCTAssertEqual(field.seen, [.a, nil])
  }

  func testFromFieldToFieldIsOneChangeWithoutNoneBetween() {
    let window = TestWindow()
    let field = Watched<Field?>()
    let (a, b) = (window.field("a"), window.field("b"))
    field.on(a, .a)
    field.on(b, .b)
    window.user(a)
    field.forgetSeen()
    window.user(b)
    XCTAssertEqual(field.seen, [.b])
  }

  func testAllBindingsHaveTheirNewValuesBeforeAnyIsReported() {
    let window = TestWindow()
    let (email, password) = (Watched<Bool>(), Watched<Bool>())
    let (a, b) = (window.field("a"), window.field("b"))
    email.on(a, true)
    password.on(b, true)
    window.user(a)
    var states: [[Bool]] = []
    var focus: [String?] = []
    for watched in [email, password] {
      watched.binding.didChange = {
        states.append([email.value, password.value])
        focus.append(window.focus)
      }
    }
    window.user(b)
    XCTAssertEqual(states, [[false, true], [false, true]])
    XCTAssertEqual(focus, ["b", "b"])
  }

  func testABindingThatNamesAnotherNodeIsNotCleared() {
    // Two windows share a binding: the older focus goes, the newer one is still named.
    let (first, second) = (TestWindow(), TestWindow())
    let field = Watched<Field?>()
    let (a, b) = (first.field("a"), second.field("b"))
    field.on(a, .a)
    field.on(b, .b)
    first.user(a)
    second.user(b)
    field.forgetSeen()
    first.user(nil)
    XCTAssertEqual(field.value, .b)
    XCTAssertEqual(field.seen, [])
  }

  func testWhenTheNewerWindowLosesItsFocusTheOlderOneIsNamedAgain() {
    let (first, second) = (TestWindow(), TestWindow())
    let field = Watched<Field?>()
    let (a, b) = (first.field("a"), second.field("b"))
    field.on(a, .a)
    field.on(b, .b)
    first.user(a)
    second.user(b)
    field.forgetSeen()
    second.user(nil)
    XCTAssertEqual(field.seen, [.a])
  }

  func testTwoBindingsOnOneNodeBothReport() {
    let window = TestWindow()
    let (field, flag) = (Watched<Field?>(), Watched<Bool>())
    let a = window.field("a")
    field.on(a, .a)
    flag.on(a, true)
    window.user(a)
    XCTAssertEqual(field.value, .a)
    XCTAssertTrue(flag.value)
    window.user(nil)
    XCTAssertNil(field.value)
    XCTAssertFalse(flag.value)
  }

  func testOneBindingWithTwoValuesOnOneNodeReportsTheLastRegistered() {
    let window = TestWindow()
    let field = Watched<Field?>()
    let a = window.field("a")
    field.on(a, .a)
    field.on(a, .b)
    window.user(a)
    XCTAssertEqual(field.seen, [.b])
    window.user(nil)
    XCTAssertEqual(field.seen, [.b, nil])
  }

  func testAContainersValueIsOneAsLongAsADescendantHasTheFocus() {
    let window = TestWindow()
    let inside = Watched<Bool>()
    let nodes = ["a", "b"].map { window.field($0) }
    let group = NSObject()
    for node in nodes { inside.on(node, true, group: group) }
    window.user(nodes[0])
    window.user(nodes[1])
    XCTAssertEqual(inside.seen, [true])
    window.user(window.field("c"))
    XCTAssertEqual(inside.seen, [true, false])
  }

  func testRegisteringTheFocusedNodeIsReportedAtTheEndOfTheTurn() {
    let window = TestWindow()
    let field = Watched<Field?>()
    let a = window.field("a")
    window.user(a)
    field.on(a, .a)
    XCTAssertEqual(window.turnsWanted, 1)
    XCTAssertTrue(window.turn())
    XCTAssertEqual(field.seen, [.a])
  }

  func testANewValueForTheFocusedNodeIsOneChange() {
    let window = TestWindow()
    let field = Watched<Field?>()
    let a = window.field("a")
    let old = field.on(a, .b)
    window.user(a)
    field.forgetSeen()
    old.cancel()
    field.on(a, .a)
    XCTAssertTrue(window.turn())
    XCTAssertEqual(field.seen, [.a])
  }

  func testARegistrationThatEndsClearsTheValue() {
    let window = TestWindow()
    let field = FocusBinding<Field?>(none: nil)
    let a = window.field("a")
    var registration: FocusRegistration? = field.register(a, for: .a)
    window.user(a)
    XCTAssertEqual(field.value, .a)
    XCTAssertNotNil(registration)
    registration = nil
    window.turn()
    XCTAssertNil(field.value)
    XCTAssertEqual(window.focus, "a")
  }

  func testAViewThatCarriesNoneIsNamedByNothing() {
    let window = TestWindow()
    let field = Watched<Field?>()
    let a = window.field("a")
    field.on(a, nil)
    window.user(a)
    field.write(nil)
    window.turn()
    XCTAssertEqual(field.seen, [])
    XCTAssertEqual(window.focus, "a")
  }

  func testDeactivationIsNoChangeOfFocus() {
    let window = TestWindow()
    let field = Watched<Field?>()
    let a = window.field("a")
    field.on(a, .a)
    window.user(a)
    field.forgetSeen()
    window.model.windowDidChangeActivation(isActive: false)
    window.model.focusDidMove(to: nil)
    XCTAssertFalse(window.turn())
    window.model.focusDidMove(to: a)
    window.model.windowDidChangeActivation(isActive: true)
    window.model.focusDidMove(to: a)
    XCTAssertFalse(window.turn())
    XCTAssertEqual(field.seen, [])
    XCTAssertEqual(window.focus, "a")
    XCTAssertEqual(window.moves, [])
  }

  func testAMoveInAnInactiveWindowIsStillAMove() {
    let window = TestWindow()
    let (a, b) = (window.field("a"), window.field("b"))
    window.user(a)
    window.model.windowDidChangeActivation(isActive: false)
    window.user(b)
    XCTAssertEqual(window.focus, "b")
  }

  func testAWriteInAnInactiveWindowMovesTheFocus() {
    let window = TestWindow()
    let field = Watched<Field?>()
    let a = window.field("a")
    field.on(a, .a)
    window.user(a)
    window.model.windowDidChangeActivation(isActive: false)
    field.write(nil)
    window.turn()
    XCTAssertNil(window.focus)
    XCTAssertNil(field.value)
  }

  func testWhatTheToolkitDoesByItselfIsUndone() {
    let window = TestWindow()
    let field = Watched<Field?>()
    let (a, b) = (window.field("a"), window.field("b"))
    field.on(a, .a)
    field.on(b, .b)
    window.user(a)
    field.forgetSeen()
    window.toolkit(b)
    XCTAssertEqual(window.turnsWanted, 1)
    XCTAssertFalse(window.turn())
    XCTAssertEqual(window.moves, ["a"])
    XCTAssertTrue(window.toolkitFocus === a)
    XCTAssertEqual(field.seen, [])
  }

  func testAToolkitThatInsistsIsBelieved() {
    let window = TestWindow()
    let field = Watched<Field?>()
    let (a, b) = (window.field("a"), window.field("b"))
    field.on(a, .a)
    field.on(b, .b)
    window.user(a)
    field.forgetSeen()
    window.refuses = { $0 === a }
    window.toolkit(b)
    XCTAssertTrue(window.turn())
    XCTAssertEqual(field.seen, [.b])
  }

  func testANodeOfAnotherWindowCountsAsNoNode() {
    let (window, other) = (TestWindow(), TestWindow())
    window.user(window.field("a"))
    window.user(other.field("b"))
    XCTAssertNil(window.focus)
  }
}
