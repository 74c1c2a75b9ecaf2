import FocusModel
import XCTest

/// The focused node disappears.
final class RemovalTests: XCTestCase {
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

  func testARemovedNodesFocusGoesToTheNext() {
    window.remove(b)
    XCTAssertEqual(field.seen, [])
    XCTAssertEqual(window.turnsWanted, 1)
    XCTAssertTrue(window.turn())
    XCTAssertEqual(window.focus, "c")
    XCTAssertEqual(field.seen, [.c])
    XCTAssertEqual(window.moves, ["c"])
  }

  func testElseToThePrevious() {
    window.user(c)
    field.forgetSeen()
    window.remove(c)
    window.turn()
    XCTAssertEqual(field.seen, [.b])
  }

  func testElseNowhere() {
    for node in [a!, c!, b!] { window.remove(node) }
    window.turn()
    XCTAssertNil(window.focus)
    XCTAssertEqual(field.seen, [nil])
  }

  func testNowhereIfOtherContentWithoutANodeTakesItsPlace() {
    window.model.willReplaceFocusedNode()
    window.remove(b)
    window.turn()
    XCTAssertNil(window.focus)
    XCTAssertEqual(field.seen, [nil])
  }

  func testToANodeOfTheContentThatTakesItsPlace() {
    window.model.willReplaceFocusedNode()
    window.remove(b)
    let new = FocusNode(name: "new")
    new.isMapped = true
    window.model.root.insert(new, after: a)
    window.turn()
    XCTAssertEqual(window.focus, "new")
  }

  func testAReplacementCountsInItsTurnAlone() {
    window.model.willReplaceFocusedNode()
    window.user(c)
    window.turn()
    window.remove(c)
    window.turn()
    XCTAssertEqual(window.focus, "b")
  }

  func testNodesThatCannotTakeTheFocusAreSkipped() {
    c.isEnabled = false
    window.remove(b)
    window.turn()
    XCTAssertEqual(window.focus, "a")
    c.isEnabled = true
    c.isMapped = false
    window.remove(a)
    window.turn()
    XCTAssertNil(window.focus)
  }

  func testADisabledNodeLosesTheFocusInTheSameWay() {
    b.isEnabled = false
    XCTAssertEqual(window.turnsWanted, 1)
    window.turn()
    XCTAssertEqual(field.seen, [.c])
  }

  func testDisabledAndRemovedIsTheSame() {
    b.isEnabled = false
    window.remove(b)
    window.turn()
    XCTAssertEqual(field.seen, [.c])
    XCTAssertEqual(window.moves, ["c"])
  }

  func testDisabledAndEnabledInOneTurnIsNothing() {
    b.isEnabled = false
    window.toolkit(nil)
    b.isEnabled = true
    XCTAssertFalse(window.turn())
    XCTAssertTrue(window.toolkitFocus === b)
  }

  func testAnUnmappedNodeLosesTheFocusInTheSameWay() {
    b.isMapped = false
    window.turn()
    XCTAssertEqual(field.seen, [.c])
  }

  func testAHiddenWindowKeepsItsFocus() {
    for node in [a!, b!, c!] { node.isMapped = false }
    window.model.windowDidDisappear()
    window.toolkit(nil)
    XCTAssertFalse(window.turn())
    XCTAssertEqual(window.focus, "b")
    for node in [a!, b!, c!] { node.isMapped = true }
    window.model.windowDidAppear()
    XCTAssertFalse(window.turn())
    XCTAssertTrue(window.toolkitFocus === b)
    XCTAssertEqual(field.seen, [])
  }

  func testAWriteOfTheTurnSaysOtherwise() {
    field.write(.a)
    window.remove(b)
    window.turn()
    XCTAssertEqual(window.focus, "a")
    XCTAssertEqual(window.moves, ["a"])
  }

  func testNoneWrittenInTheTurnSaysNowhere() {
    // Like a view that is removed: its registrations end with it.
    let flag = FocusBinding<Bool>(none: false)
    var registration: FocusRegistration? = flag.register(b, for: true)
    XCTAssertNotNil(registration)
    window.turn()
    XCTAssertTrue(flag.value)
    window.remove(b)
    registration = nil
    flag.write(false)
    window.turn()
    XCTAssertNil(window.focus)
  }

  func testAPendingWriteDoesNotHoldTheFocus() {
    let other = Watched<Bool>(home: window)
    window.remove(b)
    other.write(true)
    window.turn()
    XCTAssertEqual(window.focus, "c")
    other.on(window.field("d"), true)
    window.turn()
    XCTAssertEqual(window.focus, "d")
  }

  func testANodePutInThePlaceOfARemovedOneComesFirst() {
    window.remove(b)
    let new = FocusNode(name: "new")
    new.isMapped = true
    window.model.root.insert(new, after: a)
    window.turn()
    XCTAssertEqual(window.focus, "new")
  }

  func testANodePutThereBeforeTheOldOneIsRemovedComesFirst() {
    let new = FocusNode(name: "new")
    new.isMapped = true
    window.model.root.insert(new, after: a)
    window.remove(b)
    window.turn()
    XCTAssertEqual(window.focus, "new")
  }

  func testANodePutThereInAnEarlierTurnIsOnlyAPreviousOne() {
    let new = FocusNode(name: "new")
    new.isMapped = true
    window.model.root.insert(new, after: a)
    XCTAssertEqual(window.turnsWanted, 1)
    window.turn()
    window.remove(b)
    window.turn()
    XCTAssertEqual(window.focus, "c")
  }

  func testAPlaceAtTheBeginningIsKeptToo() {
    window.user(a)
    window.remove(a)
    let new = FocusNode(name: "new")
    new.isMapped = true
    window.model.root.insert(new, after: nil)
    window.turn()
    XCTAssertEqual(window.focus, "new")
  }

  func testTheUsersMoveInTheSameTurnSettlesIt() {
    window.remove(b)
    window.user(a)
    window.turn()
    XCTAssertEqual(window.focus, "a")
    XCTAssertEqual(field.seen, [.a])
  }

  func testTheToolkitsOwnChoiceDoesNotCount() {
    b.scope?.remove(b)
    window.toolkit(a)
    window.turn()
    XCTAssertEqual(window.focus, "c")
    XCTAssertEqual(field.seen, [.c])
  }

  func testANeighbourThatTheToolkitRefusesIsSkipped() {
    window.refuses = { [c] in $0 === c }
    window.remove(b)
    window.turn()
    XCTAssertEqual(window.focus, "a")
    XCTAssertEqual(window.moves, ["c", "a"])
  }

  func testARefusedWriteLeavesTheFocusToTheNeighbour() {
    window.refuses = { [a] in $0 === a }
    window.remove(b)
    field.write(.a)
    window.turn()
    XCTAssertEqual(window.focus, "c")
    window.refuses = { _ in false }
    window.turn()
    XCTAssertEqual(window.focus, "a")
  }

  func testANodeTakenOutAndPutElsewhereInOneTurnKeepsTheFocus() {
    window.remove(b)
    window.model.root.insert(b, after: c)
    XCTAssertFalse(window.turn())
    XCTAssertTrue(window.toolkitFocus === b)
    XCTAssertEqual(field.seen, [])
    // And its place is the new one.
    window.remove(b)
    window.turn()
    XCTAssertEqual(window.focus, "c")
  }

  /// A toolbar after the content, as the library has it.
  private func addBar() -> [FocusNode] {
    let bar = FocusScope(name: "bar", isAside: true)
    window.add(bar)
    return ["save", "share"].map { window.field($0, in: bar) }
  }

  func testAToolbarDoesNotGetTheFocusOfTheContent() {
    _ = addBar()
    window.user(c)
    for (removed, heir) in [(c!, "b"), (b!, "a"), (a!, nil)] {
      window.remove(removed)
      window.turn()
      XCTAssertEqual(window.focus, heir)
    }
  }

  func testTheFocusOfAToolbarStaysThereWhileItCan() {
    let bar = addBar()
    window.user(bar[0])
    window.remove(bar[0])
    window.turn()
    XCTAssertEqual(window.focus, "share")
    window.remove(bar[1])
    window.turn()
    XCTAssertEqual(window.focus, "c")
  }

  func testAPlaceInTheContentIsNotInAToolbar() {
    _ = addBar()
    window.user(c)
    let place = FocusPlace(ofFocusIn: window.model.root)
    window.user(nil)
    window.remove(c)
    window.model.returnFocus(to: place)
    window.turn()
    XCTAssertEqual(window.focus, "b")
  }

  func testReorderingDisturbsNothing() {
    field.write(.a)
    window.model.root.move(a, after: c)
    window.model.root.move(b, after: nil)
    window.turn()
    XCTAssertEqual(window.focus, "a")
    XCTAssertFalse(window.turn())
    // b, c, a: the neighbour of a is c now.
    window.remove(a)
    window.turn()
    XCTAssertEqual(window.focus, "c")
  }

  func testReorderingTheFocusedNodeIsSilent() {
    window.model.root.move(b, after: c)
    XCTAssertFalse(window.turn())
    XCTAssertEqual(field.seen, [])
    XCTAssertEqual(window.moves, [])
  }
}
