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
    window.user(c)
    window.remove(c)
    window.turn()
    XCTAssertEqual(window.focus, "b")
    XCTAssertEqual(window.moves, ["b"])
  }

  func testAUserWhoMovesInStaysUnderAutomaticPriority() {
    let region = window.scope()
    let a = node(.a, in: region)
    node(.b, in: region)
    setDefault(.b, in: region)
    window.user(a)
    window.turn()
    XCTAssertEqual(window.focus, "a")
  }

  func testAUserWhoMovesInIsTakenToTheDefaultUnderUserInitiatedPriority() {
    let c = node(.c)
    let region = window.scope()
    let a = node(.a, in: region)
    let b = node(.b, in: region)
    setDefault(.b, in: region, .userInitiated)
    window.user(c)
    window.user(a)
    XCTAssertEqual(window.turnsWanted, 1)
    window.turn()
    XCTAssertTrue(window.model.focusedNode === b)

    // Inside, the user is free.
    window.user(a)
    window.turn()
    XCTAssertTrue(window.model.focusedNode === a)
  }

  func testAWriteWinsOverTheDefaultForTheUser() {
    let c = node(.c)
    let region = window.scope()
    let a = node(.a, in: region)
    node(.b, in: region)
    setDefault(.b, in: region, .userInitiated)
    window.user(a)
    field.write(.c)
    window.turn()
    XCTAssertTrue(window.model.focusedNode === c)
  }

  func testResetGoesToThePreferredNode() {
    node(.a)
    let b = node(.b)
    b.setPrefersDefaultFocus(true, in: window.model.root)
    window.user(node(.c))
    window.model.resetFocus(in: window.model.root)
    window.turn()
    XCTAssertEqual(window.focus, "b")
  }

  func testResetGoesToTheDefaultElseToTheFirst() {
    node(.a)
    node(.b)
    let c = node(.c)
    window.user(c)
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
    window.user(node(.b))
    window.model.resetFocus(in: scope)
    XCTAssertFalse(window.turn())
    XCTAssertEqual(window.focus, "b")
    window.user(nil)
    window.model.resetFocus(in: scope)
    XCTAssertFalse(window.turn())
    XCTAssertNil(window.focus)
  }

  func testResetOnlyTakesTheFocusWhenNothingElseAsks() {
    node(.a)
    node(.b)
    window.user(node(.c))
    field.write(.b)
    window.model.resetFocus(in: window.model.root)
    window.turn()
    XCTAssertEqual(window.focus, "b")
  }

  func testResetDecidesInsteadOfTheNeighbour() {
    node(.a)
    let b = node(.b)
    node(.c)
    window.user(b)
    window.remove(b)
    window.model.resetFocus(in: window.model.root)
    window.turn()
    XCTAssertEqual(window.focus, "a")
  }

  func testTheUserOvertakesAReset() {
    node(.a)
    let (b, c) = (node(.b), node(.c))
    window.user(b)
    window.model.resetFocus(in: window.model.root)
    window.user(c)
    window.turn()
    XCTAssertEqual(window.focus, "c")
  }
}
