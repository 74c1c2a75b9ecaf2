import FocusModel
import XCTest

/// Default focus where the focus moves in, and `resetFocus`.
final class ResetFocusTests: XCTestCase {
  private let window = TestWindow()
  private let field = Watched<Field?>()
  private let owner = NSObject()

  override func setUp() {
    field.binding.home = window.model
  }

  private func setDefault(
    _ value: Field, in scope: FocusScope? = nil, _ priority: DefaultFocusPriority = .automatic
  ) {
    (scope ?? window.model.root).setDefaultFocus(
      field.binding, value, priority: priority, owner: owner)
  }

  @discardableResult
  private func node(_ value: Field, in scope: FocusScope? = nil) -> FocusNode {
    let node = window.field("\(value)", in: scope)
    field.on(node, value)
    return node
  }

  func testFocusThatMovesInByItselfGoesToTheRegionsDefault() {
    let c = node(.c)
    let region = window.scope()
    node(.a, in: region)
    node(.b, in: region)
    setDefault(.b, in: region)
    window.person(c)
    window.remove(c)
    window.turn()
    XCTAssertEqual(window.focus, "b")
    XCTAssertEqual(window.moves, ["b"])
  }

  func testAPersonWhoMovesInStaysUnderAutomaticPriority() {
    let region = window.scope()
    let a = node(.a, in: region)
    node(.b, in: region)
    setDefault(.b, in: region)
    window.person(a)
    window.turn()
    XCTAssertEqual(window.focus, "a")
  }

  func testAPersonWhoMovesInIsTakenToTheDefaultUnderUserInitiatedPriority() {
    let c = node(.c)
    let region = window.scope()
    let a = node(.a, in: region)
    let b = node(.b, in: region)
    setDefault(.b, in: region, .userInitiated)
    window.person(c)
    window.person(a)
    XCTAssertEqual(window.turnsWanted, 1)
    window.turn()
    XCTAssertTrue(window.model.focusedNode === b)

    // Inside, the person is free.
    window.person(a)
    window.turn()
    XCTAssertTrue(window.model.focusedNode === a)
  }

  func testAWriteWinsOverTheDefaultForThePerson() {
    let c = node(.c)
    let region = window.scope()
    let a = node(.a, in: region)
    node(.b, in: region)
    setDefault(.b, in: region, .userInitiated)
    window.person(a)
    field.write(.c)
    window.turn()
    XCTAssertTrue(window.model.focusedNode === c)
  }

  func testResetGoesToThePreferredNode() {
    node(.a)
    let b = node(.b)
    b.setPrefersDefaultFocus(true, in: window.model.root)
    window.person(node(.c))
    window.model.resetFocus(in: window.model.root)
    window.turn()
    XCTAssertEqual(window.focus, "b")
  }

  func testResetGoesToTheDefaultElseToTheFirst() {
    node(.a)
    node(.b)
    let c = node(.c)
    window.person(c)
    window.model.resetFocus(in: window.model.root)
    window.turn()
    XCTAssertEqual(window.focus, "a")
    setDefault(.b)
    window.model.resetFocus(in: window.model.root)
    window.turn()
    XCTAssertEqual(window.focus, "b")
  }

  func testResetDoesNothingIfTheFocusIsElsewhere() {
    let scope = window.scope()
    node(.a, in: scope)
    window.person(node(.b))
    window.model.resetFocus(in: scope)
    XCTAssertFalse(window.turn())
    XCTAssertEqual(window.focus, "b")
    window.person(nil)
    window.model.resetFocus(in: scope)
    XCTAssertFalse(window.turn())
    XCTAssertNil(window.focus)
  }

  func testResetOnlyTakesTheFocusWhenNothingElseAsks() {
    node(.a)
    node(.b)
    window.person(node(.c))
    field.write(.b)
    window.model.resetFocus(in: window.model.root)
    window.turn()
    XCTAssertEqual(window.focus, "b")
  }

  func testResetDecidesInsteadOfTheNeighbour() {
    node(.a)
    let b = node(.b)
    node(.c)
    window.person(b)
    window.remove(b)
    window.model.resetFocus(in: window.model.root)
    window.turn()
    XCTAssertEqual(window.focus, "a")
  }

  func testThePersonOvertakesAReset() {
    node(.a)
    let (b, c) = (node(.b), node(.c))
    window.person(b)
    window.model.resetFocus(in: window.model.root)
    window.person(c)
    window.turn()
    XCTAssertEqual(window.focus, "c")
  }
}
