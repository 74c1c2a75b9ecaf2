import XCTest

@testable import FocusModel

/// Nodes that serve the node that had the focus before them: the items of a keyboard's toolbar.
final class AccessoryTests: XCTestCase {
  private let window = TestWindow()
  private lazy var a = window.field("a")
  private lazy var b = window.field("b")
  private lazy var bar: FocusScope = {
    let bar = FocusScope(name: "bar", isAside: true)
    window.add(bar)
    return bar
  }()
  private lazy var up = window.field("up", in: bar)
  private lazy var down = window.field("down", in: bar)
  private lazy var field = Watched<Field?>(home: window)

  override func setUp() {
    window.model.isAccessory = { [unowned self] in bar.contains($0) }
    field.on(a, .a)
    field.on(b, .b)
    _ = (up, down)
  }

  /// “The previous field” and “the next field” are found from the field that is edited.
  func testABindingStillNamesTheFieldWhileItsBarHasTheFocus() {
    window.user(b)
    window.user(up)
    XCTAssertEqual(window.focus, "up")
    XCTAssertEqual(field.value, .b)
    window.user(down)
    XCTAssertEqual(field.value, .b)
    XCTAssertEqual(field.seen, [.b])
    field.write(.a)
    window.turn()
    XCTAssertEqual(window.toolkitFocus?.name, "a")
    XCTAssertEqual(field.value, .a)
  }

  func testAWriteOfTheFieldsOwnValueGoesBackToIt() {
    window.user(b)
    window.user(up)
    field.write(.b)
    window.turn()
    XCTAssertEqual(window.toolkitFocus?.name, "b")
    XCTAssertEqual(field.value, .b)
  }

  func testAWriteOfNoneClearsTheFocusOfTheBar() {
    window.user(b)
    window.user(up)
    field.write(nil)
    window.turn()
    XCTAssertNil(window.toolkitFocus)
    XCTAssertNil(field.value)
  }

  func testTheBindingNamesNothingWhenTheFocusGoesElsewhere() {
    let other = window.field("other")
    window.user(b)
    window.user(up)
    window.user(other)
    XCTAssertNil(field.value)
    window.user(up)
    XCTAssertNil(field.value, "it serves the other one now")
  }

  func testTheBindingNamesNothingWhenTheFieldIsGone() {
    let ends: [(name: String, of: (FocusNode) -> Void)] = [
      ("disabled", { $0.isEnabled = false }), ("unmapped", { $0.isMapped = false }),
      ("removed", { [window] in window.remove($0) }),
    ]
    for (end, node) in zip(ends, [a, b, window.field("c")]) {
      if node.name == "c" { field.on(node, .c) }
      window.user(node)
      window.user(up)
      XCTAssertNotNil(field.value, end.name)
      _ = window.turn()
      end.of(node)
      XCTAssertGreaterThan(window.turnsWanted, 0, end.name)
      window.turn()
      XCTAssertEqual(window.focus, "up", end.name)
      XCTAssertNil(field.value, end.name)
    }
  }

  /// An item that removes itself, as “Clear” does when there is nothing left to clear.
  func testTheBindingStillNamesTheFieldWhenTheItemIsRemoved() {
    window.user(a)
    window.user(up)
    window.remove(up)
    window.turn()
    XCTAssertEqual(window.focus, "down")
    XCTAssertEqual(field.value, .a)
    down.isEnabled = false
    window.turn()
    XCTAssertEqual(window.focus, "a", "the field, not a neighbour of the bar")
    XCTAssertEqual(field.value, .a)
    XCTAssertEqual(field.seen, [.a])
  }

  func testTheFocusGoesToANeighbourWhenTheFieldIsGoneToo() {
    window.user(b)
    window.user(up)
    down.isEnabled = false
    b.isEnabled = false
    window.remove(up)
    window.turn()
    XCTAssertEqual(window.focus, "a")
  }

  func testTheBindingNamesNothingWhenTheFieldHasNoValueAnyMore() {
    let c = window.field("c")
    let registration = field.on(c, .c)
    window.user(c)
    window.user(up)
    registration.cancel()
    window.turn()
    XCTAssertNil(field.value)
  }

  /// A value of the item's own counts before that of the field.
  func testAnItemMayHaveAValueOfItsOwn() {
    field.on(down, .c)
    window.user(b)
    window.user(down)
    XCTAssertEqual(field.value, .c)
    window.user(up)
    XCTAssertEqual(field.value, .b)
  }
}
