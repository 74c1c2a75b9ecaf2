import PrivateDisplay
import XCTest

@testable import GtkBridge
@testable import Tabstop

/// The names of buttons in rows and of their actions, which have the subject of the row.
@preconcurrency @MainActor
final class RowNameTests: SpokenNameTestCase {
  /// Each row has the same buttons, and Tab goes from one to the next.
  func testButtonsInRowsAreNamedAfterTheRows() {
    struct Page: View {
      @State private var names = ["Milk", "Eggs"]
      var body: some View {
        List {
          Button("Change") { names[0] = "Bread" }
          ForEach(names, id: \.self, content: row)
        }
      }
      func row(_ name: String) -> some View {
        HStack {
          Button("Less") {}.buttonStyle(.bordered)
          Text("2")
          Text(name)
          Text("pieces")
          Button("More") {}.buttonStyle(.bordered)
          Button("Buy") {}.buttonStyle(.bordered).accessibilityLabel("Buy some")
        }
      }
    }
    let window = TestWindow(Page())
    XCTAssertEqual(
      Array(names(window, "GtkButton").dropFirst()),
      ["Less Milk", "More Milk", "Buy some", "Less Eggs", "More Eggs", "Buy some"])
    window.press("Change")
    XCTAssertEqual(names(window, "GtkButton")[1], "Less Bread")
    window.close()
  }

  /// Not by the focus: a screen reader would announce the name before, and then this one.
  func testRowsThatChangeRenameTheirButtons() throws {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        List {
          ForEach(0..<2) { index in
            HStack {
              if index == 1, model.isOpen { Text("New") }
              Text(index == 0 ? model.title : "Eggs")
              Button("Delete") {}.buttonStyle(.bordered)
              Menu("More") { Button("Copy") {} }.fixedSize()
              Toggle("Star", isOn: $model.isOn).toggleStyle(.button)
            }
          }
        }
      }
    }
    let model = Model()
    model.title = "Milk"
    let window = TestWindow(Page(model: model))
    func exported() -> [String?] {
      names(window, "GtkButton")
        + controls(window, "GtkMenuButton").map { $0.innerButton?.widget.exportedName }
    }
    func spoken(_ rows: String...) -> [String] {
      func names(_ titles: String...) -> [String] {
        rows.flatMap { row in titles.map { row.isEmpty ? $0 : "\($0) \(row)" } }
      }
      return names("Delete", "Star") + names("More")
    }
    XCTAssertEqual(exported(), spoken("Milk", "Eggs"))
    defer { Widget.exportedNames = nil }
    Widget.exportedNames = []
    model.title = "Bread"
    runLoopUntilIdle()
    XCTAssertEqual(exported(), spoken("Bread", "Eggs"))
    XCTAssertEqual(Widget.exportedNames?.sorted(), spoken("Bread").sorted())
    for (isOpen, row) in [(true, "New"), (false, "Eggs")] {
      model.isOpen = isOpen
      runLoopUntilIdle()
      XCTAssertEqual(exported(), spoken("Bread", row))
    }
    model.title = ""
    runLoopUntilIdle()
    XCTAssertEqual(exported(), spoken("", "Eggs"))
    Widget.exportedNames = []
    for _ in 0..<6 { window.tab() }
    XCTAssertEqual(Widget.exportedNames, [])
    window.close()
  }

  func testTheBeginningOfATextThatAddsSomethingNamesTheButtonsOfARow() {
    let long = "A paragraph that says what the button is good for"
    let window = TestWindow(
      List {
        ForEach(["Email:", "or", "Copy of Milk", "Old copy", long, "牛乳"], id: \.self) {
          text in
          HStack {
            Text(text)
            Button("Copy") {}.buttonStyle(.bordered)
          }
        }
      })
    XCTAssertEqual(
      names(window, "GtkButton"),
      [
        "Copy Email", nil, nil, "Copy Old copy", "Copy A paragraph that says what", "Copy 牛乳",
      ])
    window.close()
  }

  func testButtonsOfSwipeActionsAreCalledAfterTheirRow() {
    struct Page: View {
      let model: Model
      var body: some View {
        List {
          HStack {
            Text(model.title)
            Text("tomorrow at eight")
          }
          .swipeActions {
            Button("Delete") {}
            Button("Mark") {}.accessibilityLabel("Mark \(model.title)")
          }
          .swipeActions(edge: .leading) { Button("Pin") {} }
        }
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    XCTAssertEqual(names(window, "GtkButton"), ["Pin Name", "Delete Name", "Mark Name"])
    model.title = "Pack"
    runLoopUntilIdle()
    XCTAssertEqual(names(window, "GtkButton"), ["Pin Pack", "Delete Pack", "Mark Pack"])
    window.close()
  }

  func testActionsAreNamedAfterTheFirstTextThatIsSpoken() {
    let window = TestWindow(
      List {
        HStack {
          Text("AB").accessibilityHidden(true)
          Text("Anna")
        }
        .swipeActions { Button("Mute") {} }
        HStack {
          Text("1.")
          Text("Overture")
        }
        .swipeActions { Button("Info") {} }
        Text("1984").swipeActions { Button("Read") {} }
      })
    XCTAssertEqual(names(window, "GtkButton"), ["Mute Anna", "Info Overture", "Read 1984"])
    window.close()
  }
}
