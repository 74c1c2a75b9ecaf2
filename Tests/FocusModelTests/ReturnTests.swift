import FocusModel
import XCTest

/// The focus comes back to a node that lost it by being disabled.
final class ReturnTests: XCTestCase {
  private let window = TestWindow()
  private let field = Watched<Field?>()
  private var a, b, c: FocusNode!

  override func setUp() {
    a = window.field("a")
    b = window.field("b")
    c = window.field("c")
    for (node, value) in zip([a!, b!, c!], [Field.a, .b, .c]) { field.on(node, value) }
    window.user(b)
    field.forgetSeen()
  }

  /// Disables `b`, as a button that is disabled while its action runs.
  private func disable() {
    b.isEnabled = false
    window.turn()
    XCTAssertEqual(window.focus, "c")
    field.forgetSeen()
  }

  private func assertStays(
    on name: String?, file: StaticString = #filePath, line: UInt = #line
  ) {
    b.isEnabled = true
    window.turn()
    XCTAssertEqual(window.focus, name, file: file, line: line)
  }

  func testTheFocusComesBackWhenTheNodeIsEnabledAgain() {
    disable()
    b.isEnabled = true
    XCTAssertEqual(window.turnsWanted, 1)
    XCTAssertTrue(window.turn())
    XCTAssertEqual(window.moves, ["b"])
    XCTAssertEqual(field.seen, [.b])
    XCTAssertFalse(window.turn())
  }

  func testAlsoFromNowhere() {
    for node in [a!, b!, c!] { node.isEnabled = false }
    window.turn()
    XCTAssertNil(window.focus)
    for node in [a!, b!, c!] { node.isEnabled = true }
    window.turn()
    XCTAssertEqual(window.moves, ["b"])
  }

  func testAlsoIfTheNeighbourDisappearedMeanwhile() {
    disable()
    window.remove(c)
    window.turn()
    XCTAssertEqual(window.focus, "a")
    a.isEnabled = false
    window.turn()
    XCTAssertNil(window.focus)
    assertStays(on: "b")
  }

  func testEnabledAndMappedLater() {
    disable()
    b.isMapped = false
    assertStays(on: "c")
    b.isMapped = true
    XCTAssertTrue(window.turn())
    XCTAssertEqual(window.focus, "b")
  }

  func testTheUsersMoveEndsIt() {
    disable()
    window.user(a)
    window.user(c)
    assertStays(on: "c")
  }

  func testTheUsersChoiceOfTheNodeThatHasTheFocusEndsIt() {
    disable()
    window.user(c)
    assertStays(on: "c")
  }

  func testADisabledNodeStillHoldsTheFocusOfItsScope() {
    let page = window.scope()
    let inner = window.field("inner", in: page)
    window.user(inner)
    inner.isEnabled = false
    window.turn()
    XCTAssertNil(window.focus)
    XCTAssertTrue(window.model.holdsFocus(in: page))
    window.user(a)
    XCTAssertFalse(window.model.holdsFocus(in: page))
  }

  func testTheUsersInputEndsIt() {
    disable()
    window.model.userDidAct()
    assertStays(on: "c")
  }

  func testAWriteEndsIt() {
    disable()
    field.write(.a)
    window.turn()
    assertStays(on: "a")
  }

  func testAWriteOfTheSameTurnWins() {
    disable()
    field.write(.a)
    assertStays(on: "a")
    XCTAssertEqual(window.moves, ["a"])
  }

  func testAWriteOfNoneEndsIt() {
    disable()
    let other = Watched<Bool>(home: window)
    other.write(false)
    window.turn()
    assertStays(on: "c")
  }

  func testAWriteThatWaitsEndsIt() {
    disable()
    let other = Watched<Bool>(home: window)
    other.write(true)
    assertStays(on: "c")
  }

  func testAResetEndsIt() {
    disable()
    window.model.resetFocus(in: window.model.root)
    window.turn()
    XCTAssertEqual(window.focus, "a")
    assertStays(on: "a")
  }

  func testTheToolkitsOwnMoveDoesNot() {
    disable()
    window.toolkit(a)
    assertStays(on: "b")
  }

  func testARemovedNodeDoesNotGetTheFocus() {
    window.remove(b)
    window.turn()
    window.model.root.insert(b, after: a)
    XCTAssertFalse(window.turn())
    XCTAssertEqual(window.focus, "c")
  }

  func testANodeThatIsRemovedWhileItIsDisabledDoesNotEither() {
    disable()
    window.remove(b)
    window.turn()
    window.model.root.insert(b, after: a)
    assertStays(on: "c")
  }

  func testAnUnmappedNodeDoesNotEither() {
    b.isMapped = false
    window.turn()
    b.isMapped = true
    XCTAssertFalse(window.turn())
    XCTAssertEqual(window.focus, "c")
  }

  func testANodeThatTheToolkitRefusesIsTriedAgain() {
    disable()
    window.refuses = { [b] in $0 === b }
    assertStays(on: "c")
    window.refuses = { _ in false }
    window.model.retry()
    XCTAssertEqual(window.turnsWanted, 1)
    window.turn()
    XCTAssertEqual(window.focus, "b")
  }

  func testTheToolkitIsAskedToWatchTheUser() {
    var calls: [Bool] = []
    window.model.watchUser = { calls.append($0) }
    disable()
    XCTAssertEqual(calls, [true])
    window.model.userDidAct()
    XCTAssertEqual(calls, [true, false])
    b.isEnabled = true
    window.user(b)
    disable()
    assertStays(on: "b")
    XCTAssertEqual(calls, [true, false, true, false])
  }

  func testACoveredPageRemembersTheDisabledNode() {
    let page = window.scope()
    let inner = window.field("inner", in: page)
    window.field("beside", in: page)
    window.user(inner)
    inner.isEnabled = false
    window.turn()
    XCTAssertEqual(window.focus, "beside")
    // The action is over, and shows another page in the same turn.
    let place = FocusPlace(ofFocusIn: page)
    inner.isEnabled = true
    page.isHidden = true
    window.model.returnFocus(to: a)
    window.turn()
    XCTAssertEqual(window.focus, "a")
    page.isHidden = false
    window.model.returnFocus(to: place)
    window.turn()
    XCTAssertEqual(window.focus, "inner")
  }
}
