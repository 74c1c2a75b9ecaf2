import FocusModel
import XCTest

/// Default focus and preferred nodes, when a window appears.
final class DefaultFocusTests: XCTestCase {
  private let window = TestWindow(isShown: false)
  private let field = Watched<Field?>()
  private let owner = NSObject()

  override func setUp() {
    field.binding.home = window.model
  }

  private func appear() {
    window.model.windowDidAppear()
    window.turn()
  }

  private func setDefault(
    _ value: Field, in scope: FocusScope? = nil, _ priority: DefaultFocusPriority = .automatic,
    owner: AnyObject? = nil
  ) {
    (scope ?? window.model.root).setDefaultFocus(
      field.binding, value, priority: priority, owner: owner ?? self.owner)
  }

  @discardableResult
  private func node(_ value: Field, in scope: FocusScope? = nil, isMapped: Bool = true) -> FocusNode
  {
    let node = window.field("\(value)", in: scope, isMapped: isMapped)
    field.on(node, value)
    return node
  }

  func testAWindowThatAsksForNothingStartsWithoutFocus() {
    let a = node(.a)
    window.toolkit(a)
    window.model.windowDidAppear()
    XCTAssertGreaterThan(window.turnsWanted, 0)
    window.turn()
    XCTAssertNil(window.focus)
    XCTAssertNil(window.toolkitFocus)
    XCTAssertEqual(field.seen, [])
  }

  func testBeforeAWindowHasAppearedNoUserCanHaveMovedTheFocus() {
    let a = node(.a)
    window.user(a)
    window.model.windowDidAppear()
    window.user(a)
    window.turn()
    XCTAssertNil(window.focus)
    window.user(a)
    XCTAssertEqual(window.focus, "a")
  }

  func testDefaultFocusIsEvaluatedWhenTheWindowAppears() {
    node(.a)
    node(.b)
    setDefault(.b)
    window.turn()
    XCTAssertNil(window.focus)
    appear()
    XCTAssertEqual(window.focus, "b")
    XCTAssertEqual(field.seen, [.b])
    XCTAssertEqual(window.moves, ["b"])
  }

  func testItIsEvaluatedOnlyOnce() {
    node(.a)
    setDefault(.a)
    appear()
    window.user(nil)
    window.model.windowDidDisappear()
    appear()
    XCTAssertNil(window.focus)
  }

  func testAnExplicitWriteWins() {
    node(.a)
    node(.b)
    setDefault(.b)
    window.model.windowDidAppear()
    field.write(.a)
    window.turn()
    XCTAssertEqual(window.focus, "a")
  }

  func testAnExplicitWriteOfNoneWins() {
    node(.b)
    setDefault(.b)
    field.write(nil)
    window.turn()
    appear()
    XCTAssertNil(window.focus)
  }

  func testAnExplicitWriteThatStillWaitsWins() {
    let a = node(.a, isMapped: false)
    node(.b)
    setDefault(.b)
    field.write(.a)
    window.turn()
    appear()
    XCTAssertNil(window.focus)
    a.isMapped = true
    window.turn()
    XCTAssertEqual(window.focus, "a")
  }

  func testDefaultFocusWaitsForItsNode() {
    let a = node(.a, isMapped: false)
    setDefault(.a)
    appear()
    XCTAssertNil(window.focus)
    XCTAssertEqual(field.seen, [])
    a.isMapped = true
    XCTAssertEqual(window.turnsWanted, 1)
    window.turn()
    XCTAssertEqual(window.focus, "a")
  }

  func testWaitingDefaultFocusIsCancelledByTheUser() {
    let a = node(.a, isMapped: false)
    let b = node(.b)
    setDefault(.a)
    appear()
    window.user(b)
    a.isMapped = true
    window.turn()
    XCTAssertEqual(window.focus, "b")
  }

  func testRefusedDefaultFocusWaitsToo() {
    node(.a)
    setDefault(.a)
    window.refuses = { _ in true }
    appear()
    XCTAssertNil(window.focus)
    window.refuses = { _ in false }
    window.turn()
    XCTAssertEqual(window.focus, "a")
  }

  func testTheFirstDeclarationThatNamesANodeCounts() {
    let second = NSObject()
    let b = node(.b)
    setDefault(.a)
    setDefault(.b, owner: second)
    appear()
    XCTAssertTrue(window.model.focusedNode === b)
  }

  func testAnOwnersSecondDeclarationReplacesItsFirst() {
    node(.a)
    node(.b)
    setDefault(.a)
    setDefault(.b)
    appear()
    XCTAssertEqual(window.focus, "b")
  }

  func testARemovedDeclarationIsNone() {
    node(.a)
    setDefault(.a)
    window.model.root.removeDefaultFocus(owner: owner)
    appear()
    XCTAssertNil(window.focus)
  }

  func testADeclarationEndsWithItsOwner() {
    node(.a)
    setDefault(.a, owner: NSObject())
    appear()
    XCTAssertNil(window.focus)
  }

  func testARegionInsideTheWindowIsEvaluatedToo() {
    node(.a)
    let region = window.scope()
    node(.b, in: region)
    setDefault(.b, in: region)
    appear()
    XCTAssertEqual(window.focus, "b")
  }

  func testOfNestedRegionsTheInnermostThatTheFocusEntersWins() {
    let outer = window.scope("outer")
    let inner = window.scope("inner", in: outer)
    node(.a, in: inner)
    node(.b, in: inner)
    node(.c)
    setDefault(.a, in: outer)
    setDefault(.b, in: inner)
    appear()
    XCTAssertEqual(window.focus, "b")
  }

  func testARegionThatTheFocusDoesNotEnterHasNoEffect() {
    let outer = window.scope("outer")
    let inner = window.scope("inner", in: outer)
    node(.a, in: outer)
    node(.b, in: inner)
    setDefault(.a, in: outer)
    setDefault(.b, in: inner)
    appear()
    XCTAssertEqual(window.focus, "a")
  }

  func testANodeOutsideTheRegionIsNotItsDefault() {
    node(.a)
    let region = window.scope()
    node(.b, in: region)
    setDefault(.a, in: region)
    appear()
    XCTAssertNil(window.focus)
  }

  func testAPreferredNodeGetsTheFocusWhenTheWindowAppears() {
    node(.a)
    let b = node(.b)
    let c = node(.c)
    c.setPrefersDefaultFocus(true, in: window.model.root)
    b.setPrefersDefaultFocus(true, in: window.model.root)
    appear()
    XCTAssertEqual(window.focus, "b", "the first in order, not the first that was set")
  }

  func testAPreferenceCanBeTakenBack() {
    let a = node(.a)
    a.setPrefersDefaultFocus(true, in: window.model.root)
    a.setPrefersDefaultFocus(false, in: window.model.root)
    appear()
    XCTAssertNil(window.focus)
  }
}
