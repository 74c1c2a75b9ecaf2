import FocusModel
import XCTest

/// Scopes: where the focus goes when a node or a scope is removed.
final class ScopeTests: XCTestCase {
  private let window = TestWindow()

  func testALostFocusNeverLeavesItsScope() {
    window.field("before")
    let scope = window.scope()
    let only = window.field("only", in: scope)
    window.field("after")
    window.user(only)
    window.remove(only)
    window.turn()
    XCTAssertNil(window.focus)
  }

  func testTheFocusGoesDownIntoNestedScopes() {
    let a = window.field("a")
    let inner = window.scope("inner", in: window.scope("outer"))
    let first = window.field("first", in: inner)
    window.field("second", in: inner)
    window.user(a)
    window.remove(a)
    window.turn()
    XCTAssertTrue(window.model.focusedNode === first)
  }

  func testBackwardsTheFocusGoesToTheLastNodeOfAScope() {
    let scope = window.scope()
    window.field("first", in: scope)
    window.field("second", in: scope)
    let z = window.field("z")
    window.user(z)
    window.remove(z)
    window.turn()
    XCTAssertEqual(window.focus, "second")
  }

  func testTheFocusOfARemovedScopeGoesToTheNextNode() {
    window.field("before")
    let scope = window.scope()
    let inside = window.field("inside", in: scope)
    window.field("after")
    window.user(inside)
    window.model.root.remove(scope)
    XCTAssertEqual(window.turnsWanted, 1)
    window.turn()
    XCTAssertEqual(window.focus, "after")
  }

  func testRemovingTheNodeBeforeItsScopeIsTheSame() {
    window.field("before")
    let scope = window.scope()
    let inside = window.field("inside", in: scope)
    window.field("sibling", in: scope)
    window.field("after")
    window.user(inside)
    window.remove(inside)
    window.model.root.remove(scope)
    window.turn()
    XCTAssertEqual(window.focus, "after")
  }

  func testTheFocusGoesToAScopeInThePlaceOfTheRemovedOne() {
    let before = window.field("before")
    let outer = window.scope()
    let inner = window.scope("inner", in: outer)
    let inside = window.field("inside", in: inner)
    window.field("after")
    window.user(inside)
    window.model.root.remove(outer)
    let new = FocusScope()
    window.model.root.insert(new, after: before)
    window.field("new", in: new)
    window.turn()
    XCTAssertEqual(window.focus, "new")
  }

  func testAScopeThatIsInsertedAgainInTheSameTurnKeepsTheFocus() {
    let scope = window.scope()
    let inside = window.field("inside", in: scope)
    window.user(inside)
    window.model.root.remove(scope)
    window.toolkit(nil)
    window.model.root.insert(scope, after: nil)
    XCTAssertFalse(window.turn())
    XCTAssertTrue(window.toolkitFocus === inside)
  }

  func testANodeInARemovedScopeGetsNoFocus() {
    let field = Watched<Field?>(home: window)
    let scope = window.scope()
    field.on(window.field("a", in: scope), .a)
    window.model.root.remove(scope)
    field.write(.a)
    window.turn()
    XCTAssertNil(window.focus)
    window.model.root.insert(scope, after: nil)
    window.turn()
    XCTAssertEqual(window.focus, "a")
  }

  func testItemsKnowTheirScopeAndWindow() {
    let scope = window.scope()
    let node = window.field("a", in: scope)
    XCTAssertTrue(node.scope === scope)
    XCTAssertTrue(node.coordinator === window.model)
    window.model.root.remove(scope)
    XCTAssertNil(node.coordinator)
    XCTAssertNil(scope.scope)
    XCTAssertTrue(node.scope === scope)
  }

  /// A page may have several items without a common scope.
  func testTheFirstNodeAndTheFocusAreFoundInSeveralItems() {
    let off = window.field("off")
    let scope = window.scope()
    let inner = window.field("inner", in: scope)
    let last = window.field("last")
    off.isEnabled = false
    XCTAssertIdentical(window.model.firstNode(in: [off, scope, last]), inner)
    inner.isMapped = false
    XCTAssertIdentical(window.model.firstNode(in: [off, scope, last]), last)
    XCTAssertNil(window.model.firstNode(in: [off, scope]))
    window.user(last)
    XCTAssertTrue(window.model.holdsFocus(in: [scope, last]))
    XCTAssertFalse(window.model.holdsFocus(in: [scope, off]))
  }
}
