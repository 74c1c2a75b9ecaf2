import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// A view's widget and state live as long as its node, and no longer.
@preconcurrency @MainActor
final class IdentityTests: DisplayTestCase {
  /// A field that keeps its text itself.
  private struct Cell: View {
    let title: String
    @State private var text = ""

    var body: some View { TextField(title, text: $text) }
  }

  /// What decides the shape of the views below.
  @Observable
  final class Shape {
    var isOn = false
    var number = 0
    var names: [String] = []
  }

  /// Types into a field, puts caret and selection somewhere, and leaves the focus there.
  private func use(_ title: String, in window: TestWindow) -> Field {
    window.click(title)
    let field = window.field(title)
    field.type("hello")
    field.selection = 1..<3
    return field
  }

  private func assertUndisturbed(
    _ field: Field, in window: TestWindow, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let now = window.fields.first(where: { $0.widget.pointer == field.widget.pointer }) else {
      return XCTFail("It is another widget.", file: file, line: line)
    }
    XCTAssertEqual(now.text, "hello", file: file, line: line)
    XCTAssertEqual(now.selection, 1..<3, file: file, line: line)
    XCTAssertEqual(now.caret, 3, file: file, line: line)
    XCTAssertEqual(window.focus, now.title, file: file, line: line)
  }

  // MARK: if, switch, optional

  func testAViewBesideAnOptionalOneKeepsItsPlace() {
    struct Page: View {
      let shape: Shape
      var body: some View {
        VStack {
          if shape.isOn { Text("Above") }
          Cell(title: "Name")
          if shape.isOn { Cell(title: "Below") }
        }
      }
    }
    let shape = Shape()
    let window = TestWindow(Page(shape: shape))
    let field = use("Name", in: window)
    shape.isOn = true
    runLoopUntilIdle()
    XCTAssertEqual(window.texts, ["Above"])
    XCTAssertEqual(window.titles, ["Name", "Below"])
    XCTAssertNotNil(gtk_widget_get_prev_sibling(field.widget.pointer), "the text is above")
    assertUndisturbed(field, in: window)
    shape.isOn = false
    runLoopUntilIdle()
    XCTAssertEqual(window.texts, [])
    XCTAssertEqual(window.titles, ["Name"])
    assertUndisturbed(field, in: window)
    window.close()
  }

  func testTheTwoBranchesOfAnIfAreTwoViews() {
    struct Page: View {
      let shape: Shape
      var body: some View {
        if shape.isOn { Cell(title: "Yes") } else { Cell(title: "No") }
      }
    }
    let shape = Shape()
    let window = TestWindow(Page(shape: shape))
    window.field("No").type("typed")
    let first = window.fields[0].widget.pointer
    shape.isOn = true
    runLoopUntilIdle()
    XCTAssertEqual(window.titles, ["Yes"])
    XCTAssertNotEqual(window.fields[0].widget.pointer, first)
    shape.isOn = false
    runLoopUntilIdle()
    XCTAssertEqual(window.field("No").text, "", "the old view's state went with it")
    window.close()
  }

  func testASwitchShowsOneCaseAndKeepsItWhileItsValueChanges() {
    struct Page: View {
      let shape: Shape
      var body: some View {
        VStack {
          switch shape.number {
          case 0: Text("None")
          case 1, 2: Cell(title: "Few \(shape.number)")
          default: Text("Many")
          }
          Text("End")
        }
      }
    }
    let shape = Shape()
    let window = TestWindow(Page(shape: shape))
    XCTAssertEqual(window.texts, ["None", "End"])
    shape.number = 1
    runLoopUntilIdle()
    window.field("Few 1").type("kept")
    shape.number = 2
    runLoopUntilIdle()
    XCTAssertEqual(window.field("Few 2").text, "kept")
    shape.number = 3
    runLoopUntilIdle()
    XCTAssertEqual(window.texts, ["Many", "End"])
    window.close()
  }

  func testSeveralViewsInABranchStandInOrder() {
    struct Page: View {
      let shape: Shape
      var body: some View {
        VStack {
          Text("1")
          Group {
            if shape.isOn {
              Text("2")
              Text("3")
            }
          }
          Text("4")
        }
      }
    }
    let shape = Shape()
    let window = TestWindow(Page(shape: shape))
    XCTAssertEqual(window.texts, ["1", "4"])
    shape.isOn = true
    runLoopUntilIdle()
    XCTAssertEqual(window.texts, ["1", "2", "3", "4"])
    shape.isOn = false
    runLoopUntilIdle()
    XCTAssertEqual(window.texts, ["1", "4"])
    window.close()
  }

  // MARK: ForEach

  private struct Rows: View {
    let shape: Shape
    var body: some View {
      VStack {
        Text("Top")
        ForEach(shape.names, id: \.self) { Cell(title: $0) }
        Text("Bottom")
      }
    }
  }

  private func change(
    _ names: [String], to new: [String], using used: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let shape = Shape()
    shape.names = names
    let window = TestWindow(Rows(shape: shape))
    let field = use(used, in: window)
    shape.names = new
    runLoopUntilIdle()
    XCTAssertEqual(window.titles, new, file: file, line: line)
    XCTAssertEqual(window.texts.first, "Top", file: file, line: line)
    XCTAssertEqual(window.texts.last, "Bottom", file: file, line: line)
    assertUndisturbed(field, in: window, file: file, line: line)
    // Tab follows the new order.
    window.layOut()
    var order: [String?] = []
    for _ in new {
      order.append(window.focus)
      window.tab()
    }
    let start = new.firstIndex(of: used)!
    XCTAssertEqual(order, Array(new[start...] + new[..<start]), file: file, line: line)
    window.close()
  }

  func testARowInsertedAboveDisturbsNothing() {
    change(["a", "b", "c"], to: ["x", "a", "b", "c"], using: "b")
  }

  func testARowInsertedBetweenDisturbsNothing() {
    change(["a", "b", "c"], to: ["a", "x", "b", "y", "c"], using: "b")
  }

  func testARemovedRowDisturbsNoOther() {
    change(["a", "b", "c", "d"], to: ["c", "d"], using: "c")
  }

  func testAMovedRowKeepsItsWidgetAndFocus() {
    change(["a", "b", "c", "d"], to: ["d", "a", "b", "c"], using: "d")
    change(["a", "b", "c", "d"], to: ["b", "c", "d", "a"], using: "a")
  }

  func testReversedRowsKeepTheirWidgets() {
    change(["a", "b", "c", "d"], to: ["d", "c", "b", "a"], using: "b")
  }

  func testEverythingAtOnce() {
    change(["a", "b", "c", "d", "e"], to: ["x", "e", "c", "y", "a"], using: "c")
  }

  func testARowThatComesBackIsNew() {
    let shape = Shape()
    shape.names = ["a", "b"]
    let window = TestWindow(Rows(shape: shape))
    window.field("a").type("old")
    shape.names = ["b"]
    runLoopUntilIdle()
    shape.names = ["a", "b"]
    runLoopUntilIdle()
    XCTAssertEqual(window.field("a").text, "")
    window.close()
  }

  func testABoundCollectionHandsOutBindings() {
    struct Person: Identifiable {
      let id: Int
      var name: String
    }
    struct Page: View {
      @State private var people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bob")]
      var body: some View {
        VStack {
          ForEach($people) { $person in TextField("Person \(person.id)", text: $person.name) }
          Text(people.map(\.name).joined(separator: ","))
          Button("Add") { people.insert(Person(id: 3, name: "Cy"), at: 0) }
          Button("Drop") { people.removeFirst() }
        }
      }
    }
    let window = TestWindow(Page())
    let bob = window.field("Person 2")
    bob.caret = 3
    bob.type("by")
    XCTAssertEqual(window.texts, ["Ann,Bobby"])
    window.press("Add")
    XCTAssertEqual(window.texts, ["Cy,Ann,Bobby"])
    bob.type("!")
    XCTAssertEqual(window.texts, ["Cy,Ann,Bobby!"], "the row's binding follows its element")
    window.press("Drop")
    window.press("Drop")
    XCTAssertEqual(window.texts, ["Bobby!"])
    XCTAssertEqual(window.fields.map(\.text), ["Bobby!"])
    window.close()
  }

  // MARK: AnyView, id

  func testAnyViewIsAnotherViewForAnotherType() {
    struct Other: View {
      @State private var text = "fresh"
      var body: some View { TextField("Other", text: $text) }
    }
    struct Page: View {
      let shape: Shape
      var body: some View {
        VStack {
          shape.isOn ? AnyView(Other()) : AnyView(Cell(title: "Cell \(shape.number)"))
          Text("End")
        }
      }
    }
    let shape = Shape()
    let window = TestWindow(Page(shape: shape))
    window.field("Cell 0").type("kept")
    shape.number = 1
    runLoopUntilIdle()
    XCTAssertEqual(window.field("Cell 1").text, "kept", "the same type is the same view")
    shape.isOn = true
    runLoopUntilIdle()
    XCTAssertEqual(window.fields.map(\.text), ["fresh"])
    XCTAssertNotNil(gtk_widget_get_next_sibling(window.fields[0].widget.pointer))
    shape.isOn = false
    runLoopUntilIdle()
    XCTAssertEqual(window.field("Cell 1").text, "")
    window.close()
  }

  func testAnotherIdIsAnotherView() {
    struct Page: View {
      let shape: Shape
      var body: some View {
        VStack {
          Text("\(shape.isOn)")
          Cell(title: "Name").id(shape.number)
          Text("End")
        }
      }
    }
    let shape = Shape()
    let window = TestWindow(Page(shape: shape))
    window.field("Name").type("kept")
    shape.isOn = true
    runLoopUntilIdle()
    XCTAssertEqual(window.field("Name").text, "kept")
    shape.number = 1
    runLoopUntilIdle()
    XCTAssertEqual(window.field("Name").text, "")
    XCTAssertEqual(
      window.label("true").map { gtk_widget_get_next_sibling($0) },
      window.fields[0].widget.pointer, "at the same place")
    window.close()
  }
}
