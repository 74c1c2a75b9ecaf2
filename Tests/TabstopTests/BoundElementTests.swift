import PrivateDisplay
import XCTest

@testable import Tabstop

/// A binding to a collection as a collection of bindings.
@preconcurrency @MainActor
final class BoundElementTests: XCTestCase {
  private struct Item { var title = "", isDone = false }

  private final class Box { var items = [Item(title: "a"), Item(title: "b", isDone: true)] }

  private func binding(to box: Box) -> Binding<[Item]> {
    Binding(get: { box.items }, set: { box.items = $0 })
  }

  func testElementsOfAFilteredBindingWriteToTheCollection() {
    let box = Box()
    let open = binding(to: box).filter { !$0.wrappedValue.isDone }
    XCTAssertEqual(open.map(\.wrappedValue.title), ["a"])
    open[0].wrappedValue.title = "c"
    XCTAssertEqual(box.items.map(\.title), ["c", "b"])
  }

  func testItCountsAndIndexes() {
    let items = binding(to: Box())
    XCTAssertEqual(items.count, 2)
    XCTAssertEqual(items[1].title.wrappedValue, "b")
    XCTAssertEqual(items.last?.wrappedValue.title, "b")
    XCTAssertEqual(items.indices, 0..<2)
  }

  func testAnElementThatIsGoneKeepsItsValueAndTakesNone() {
    let box = Box()
    let last = binding(to: box)[1]
    box.items.removeLast()
    XCTAssertEqual(last.wrappedValue.title, "b")
    last.wrappedValue.title = "x"
    XCTAssertEqual(box.items.map(\.title), ["a"])
  }
}
