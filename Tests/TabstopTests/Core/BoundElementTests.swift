import PrivateDisplay
import XCTest

@testable import Tabstop

/// A binding to a collection as a collection of bindings.
@preconcurrency @MainActor
final class BoundElementTests: DisplayTestCase {
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

  /// Nothing but the rows depends on the collection here.
  func testRowsOfABindingComeAndGoWithTheElements() {
    struct Field: Identifiable {
      let id: Int
      var text = ""
    }
    struct Page: View {
      @State private var fields = [Field(id: 0), Field(id: 1)]
      var body: some View {
        VStack {
          ForEach($fields) { $field in TextField("Row \(field.id)", text: $field.text) }
          ForEach($fields.dropFirst()) { $field in TextField("Other \(field.id)", text: $field.text)
          }
          Button("Add") { fields.append(Field(id: 2)) }
          Button("Drop") { fields.removeFirst() }
        }
      }
    }
    let window = TestWindow(Page())
    XCTAssertEqual(window.fields.count, 3)
    window.press("Add")
    XCTAssertEqual(window.fields.count, 5)
    window.field("Row 2").type("x")
    XCTAssertEqual(window.field("Other 2").text, "x")
    window.press("Drop")
    XCTAssertEqual(window.fields.map(\.text), ["", "x", "x"])
    window.close()
  }

  func testAForEachOverABindingTakesTheElementsAsTheyWereRead() {
    let items = Binding.constant([1, 2])
    let rows = ForEach(items, id: \.self) { $item in Text("\(item)") }
    XCTAssertTrue(type(of: rows.data) == _BoundCollection<[Int]>.self)
    let list = List(items, id: \.self) { $item in Text("\(item)") }
    XCTAssertTrue(type(of: list) == List<Never, ForEach<_BoundCollection<[Int]>, Int, Text>>.self)
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
