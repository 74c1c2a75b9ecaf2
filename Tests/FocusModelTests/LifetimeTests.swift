import FocusModel
import XCTest

/// No object keeps another alive that it should not, and objects may be released in any order.
final class LifetimeTests: XCTestCase {
  func testAWholeWindowIsReleased() {
    weak var model: FocusCoordinator?
    weak var scope: FocusScope?
    weak var binding: FocusBinding<Field?>?
    weak var registration: FocusRegistration?
    weak var node: FocusNode?
    func use() {
      let window = TestWindow()
      let field = FocusBinding<Field?>(none: nil)
      field.home = window.model
      let inner = window.scope()
      let a = window.field("a", in: inner)
      let tie = field.register(a, for: .a)
      inner.setDefaultFocus(field, .a, priority: .automatic, owner: tie)
      a.setPrefersDefaultFocus(true, in: inner)
      field.write(.a)
      window.turn()
      field.write(.b)
      window.turn()
      window.model.resetFocus(in: inner)
      (model, scope, binding, registration, node) = (window.model, inner, field, tie, a)
      XCTAssertNotNil(model?.focusedNode)
      XCTAssertNotNil(tie)
    }
    use()
    XCTAssertNil(model)
    XCTAssertNil(scope)
    XCTAssertNil(binding)
    XCTAssertNil(registration)
    XCTAssertNil(node)
  }

  func testTheWindowMayGoFirst() {
    let field = Watched<Field?>()
    var model: FocusCoordinator? = FocusCoordinator()
    let node = FocusNode(name: "a")
    node.isMapped = true
    model!.moveFocus = { _ in true }
    model!.root.insert(node, after: nil)
    model!.windowDidAppear()
    field.on(node, .a)
    field.write(.a)
    model!.resolve()
    XCTAssertEqual(field.value, .a)
    field.write(.b)
    weak let gone = model
    model = nil
    XCTAssertNil(gone)
    XCTAssertEqual(field.seen, [.a, .b, nil])
    XCTAssertNil(node.coordinator)
    XCTAssertNil(node.scope)
    node.isEnabled = false
    field.write(.a)
  }

  func testTheRootMayStayWhenTheWindowGoes() {
    var model: FocusCoordinator? = FocusCoordinator()
    let root = model!.root
    let node = FocusNode()
    root.insert(node, after: nil)
    model = nil
    XCTAssertNil(node.coordinator)
    root.remove(node)
    XCTAssertNil(node.scope)
  }

  func testANodeThatGoesLeavesItsScope() {
    let window = TestWindow()
    let root = window.model.root
    let (first, last) = (FocusNode(name: "first"), FocusNode(name: "last"))
    root.insert(first, after: nil)
    var middle: FocusNode? = FocusNode(name: "middle")
    root.insert(middle!, after: first)
    root.insert(last, after: middle)
    for node in [first, last] { node.isMapped = true }
    weak let gone = middle
    middle = nil
    XCTAssertNil(gone)
    window.user(first)
    root.remove(first)
    window.turn()
    XCTAssertEqual(window.focus, "last")
  }

  func testAScopeThatGoesTakesTheFocusAlong() {
    let window = TestWindow()
    let root = window.model.root
    var scope: FocusScope? = FocusScope()
    root.insert(scope!, after: nil)
    let inside = FocusNode(name: "inside")
    let after = FocusNode(name: "after")
    for node in [inside, after] { node.isMapped = true }
    scope!.insert(inside, after: nil)
    root.insert(after, after: scope)
    window.user(inside)
    weak let gone = scope
    scope = nil
    XCTAssertNil(gone)
    XCTAssertNil(inside.scope)
    XCTAssertEqual(window.turnsWanted, 1)
    window.turn()
    XCTAssertEqual(window.focus, "after")
  }

  func testTheFocusedNodeGoesWhenTheTurnIsResolved() {
    let window = TestWindow()
    let field = FocusBinding<Field?>(none: nil)
    var node: FocusNode? = FocusNode(name: "a")
    node!.isMapped = true
    window.model.root.insert(node!, after: nil)
    var registration: FocusRegistration? = field.register(node!, for: .a)
    window.user(node)
    XCTAssertNotNil(registration)
    window.model.root.remove(node!)
    registration = nil
    weak let gone = node
    node = nil
    window.turn()
    XCTAssertNil(gone)
    XCTAssertNil(field.value)
  }

  func testACancelledRegistrationKeepsNothing() {
    var node: FocusNode? = FocusNode()
    var field: FocusBinding<Field?>? = FocusBinding(none: nil)
    weak let (weakNode, weakField) = (node, field)
    let registration = field!.register(node!, for: .a)
    registration.cancel()
    registration.cancel()
    (node, field) = (nil, nil)
    XCTAssertNil(weakNode)
    XCTAssertNil(weakField)
  }

  func testABindingMayGoWithWritesThatAreNotDecided() {
    let window = TestWindow()
    var field: FocusBinding<Field?>? = FocusBinding(none: nil)
    field!.home = window.model
    field!.write(.a)
    window.turn()
    field!.write(.b)
    weak let gone = field
    field = nil
    XCTAssertNil(gone)
    XCTAssertFalse(window.turn())
  }

  func testABindingMayGoWhileItNamesTheFocus() {
    let window = TestWindow()
    let node = window.field("a")
    var field: FocusBinding<Field?>? = FocusBinding(none: nil)
    var registration: FocusRegistration? = field!.register(node, for: .a)
    window.user(node)
    XCTAssertNotNil(registration)
    weak let gone = field
    registration = nil
    field = nil
    XCTAssertNil(gone)
    XCTAssertFalse(window.turn())
    XCTAssertEqual(window.focus, "a")
  }

  func testTheOwnerOfANodeIsNotKept() {
    let node = FocusNode()
    var owner: NSObject? = NSObject()
    node.owner = owner
    XCTAssertTrue(node.owner === owner)
    owner = nil
    XCTAssertNil(node.owner)
  }

  func testAThousandWindowsLeaveNothing() {
    final class Counted {}
    var counted: [WeakBox] = []
    for _ in 0..<1_000 {
      let window = TestWindow()
      let mark = Counted()
      window.model.moveFocus = { _ in
        withExtendedLifetime(mark) {}
        return true
      }
      let field = Watched<Field?>(home: window)
      field.on(window.field("a"), .a)
      field.write(.a)
      window.turn()
      counted.append(WeakBox(object: mark))
    }
    XCTAssertEqual(counted.filter { $0.object != nil }.count, 0)
  }

  private struct WeakBox {
    weak var object: AnyObject?
  }
}
