import CGtk
import Foundation
import GtkBridge
import PrivateDisplay
import TabstopFoundation
import XCTest

@testable import Tabstop

@preconcurrency @MainActor
final class ListTests: DisplayTestCase {
  private struct Item: Identifiable {
    let id: Int
  }

  func testArrowKeysChooseAndTheSelectionIsReported() {
    struct Page: View {
      @State private var chosen: Int?
      var body: some View {
        VStack {
          Text("chosen \(chosen ?? 0)")
          List([Item(id: 1), Item(id: 2), Item(id: 3)], selection: $chosen) { Text("Row \($0.id)") }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    window.tab()
    XCTAssertEqual(window.focus, "Row 1")
    window.pressKeyInList(GDK_KEY_Down)
    XCTAssertEqual(window.focus, "Row 2")
    XCTAssertTrue(window.texts.contains("chosen 2"))
    window.pressKeyInList(GDK_KEY_End)
    XCTAssertTrue(window.texts.contains("chosen 3"))
    window.close()
  }

  func testARowCanBeKeptFromBeingChosen() {
    struct Page: View {
      @State private var chosen: Int?
      var body: some View {
        VStack {
          Text("chosen \(chosen ?? 0)")
          List([Item(id: 1), Item(id: 2), Item(id: 3)], selection: $chosen) { item in
            Text("Row \(item.id)").selectionDisabled(item.id == 2)
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    window.tab()
    window.pressKeyInList(GDK_KEY_Return)
    XCTAssertTrue(window.texts.contains("chosen 1"))
    window.pressKeyInList(GDK_KEY_Down)
    XCTAssertEqual(window.focus, "Row 2")
    window.pressKeyInList(GDK_KEY_Return)
    XCTAssertTrue(window.texts.contains("chosen 1"))
    window.pressKeyInList(GDK_KEY_Down)
    XCTAssertTrue(window.texts.contains("chosen 3"))
    window.close()
  }

  func testDeleteDeletesTheRow() {
    struct Page: View {
      @State private var items = ["a", "b", "c"]
      var body: some View {
        List {
          ForEach(items, id: \.self) { Text($0) }
            .onDelete { items.remove(atOffsets: $0) }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    window.tab()
    XCTAssertEqual(window.focus, "a")
    window.pressKeyInList(GDK_KEY_Delete)
    XCTAssertEqual(window.texts, ["b", "c"])
    XCTAssertEqual(window.focus, "b")
    window.close()
  }

  func testTabGoesToTheFirstRowAlsoIfItComesLater() {
    struct Page: View {
      @State private var items = ["c"]
      @State private var chosen: String?
      var body: some View {
        Button("Insert") { items.insert(items.count == 1 ? "b" : "a", at: 0) }
          .keyboardShortcut("i")
        List(items, id: \.self, selection: $chosen) { Text($0) }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    window.pressKey(GDK_KEY_i, GDK_CONTROL_MASK)
    window.tab()
    window.tab()
    XCTAssertEqual(window.focus, "b")
    window.pressKey(GDK_KEY_i, GDK_CONTROL_MASK)
    XCTAssertEqual(window.focus, "b", "the row with the focus keeps it")
    window.pressKeyInList(GDK_KEY_Down)
    window.pressKeyInList(GDK_KEY_Up)
    window.tab()
    window.tab()
    XCTAssertEqual(window.focus, "b", "a row to which the user has gone")
    window.close()
  }

  func testTheFocusStaysInAListWhoseProgramRemovesItsRow() {
    struct Page: View {
      @State private var items = ["a", "b", "c", "d"]
      @State private var chosen: String? = "b"
      var body: some View {
        List(items, id: \.self, selection: $chosen) { Text($0) }
        Button("Remove") { items.removeAll { $0 == chosen } }
          .keyboardShortcut("r")
        Button("Remove and Choose") {
          items.removeAll { $0 == chosen }
          chosen = items.first
        }
        .keyboardShortcut("t")
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    window.tab()
    XCTAssertEqual(window.focus, "b")
    window.pressKey(GDK_KEY_r, GDK_CONTROL_MASK)
    XCTAssertEqual(window.focus, "c", "the next row")
    window.pressKeyInList(GDK_KEY_Down)
    XCTAssertEqual(window.focus, "d")
    window.pressKey(GDK_KEY_r, GDK_CONTROL_MASK)
    XCTAssertEqual(window.focus, "c", "the one before the last")
    window.pressKeyInList(GDK_KEY_Return)
    window.pressKey(GDK_KEY_t, GDK_CONTROL_MASK)
    XCTAssertEqual(window.focus, "a", "the row that the program has chosen")
    window.close()
  }

  func testTheFocusStaysInTheSectionWhoseLastRowIsRemoved() {
    struct Page: View {
      @State private var items = ["a", "b", "c"]
      @State private var chosen: String?
      var body: some View {
        List(selection: $chosen) {
          Section("Items") {
            ForEach(items, id: \.self) { Text($0) }
              .onDelete { items.remove(atOffsets: $0) }
          }
          Section("Sums") {
            ForEach(["x"], id: \.self) { Text($0) }
          }
        }
        Button("Remove") { items.removeAll { $0 == "b" } }
          .keyboardShortcut("r")
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    window.tab()
    window.pressKeyInList(GDK_KEY_Down)
    window.pressKeyInList(GDK_KEY_Down)
    XCTAssertEqual(window.focus, "c")
    window.pressKeyInList(GDK_KEY_Delete)
    XCTAssertEqual(window.focus, "b", "deleted by the key")
    window.pressKey(GDK_KEY_r, GDK_CONTROL_MASK)
    XCTAssertEqual(window.focus, "a", "removed by the program")
    window.pressKeyInList(GDK_KEY_Delete)
    XCTAssertEqual(window.focus, "x", "none is left in the section")
    window.close()
  }

  func testTheFocusStaysOnARowThatTheProgramKeeps() {
    struct Page: View {
      @State private var items = ["a", "b", "c"]
      @State private var isSure = false
      var body: some View {
        List {
          ForEach(items, id: \.self) { Text($0) }
            .onDelete {
              if isSure { items.remove(atOffsets: $0) }
              isSure = true
            }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    window.tab()
    window.pressKeyInList(GDK_KEY_Delete)
    XCTAssertEqual(window.texts, ["a", "b", "c"])
    XCTAssertEqual(window.focus, "a")
    window.pressKeyInList(GDK_KEY_Delete)
    XCTAssertEqual(window.texts, ["b", "c"])
    XCTAssertEqual(window.focus, "b")
    window.pressKeyInList(GDK_KEY_End)
    window.pressKeyInList(GDK_KEY_Delete)
    XCTAssertEqual(window.texts, ["b"])
    XCTAssertEqual(window.focus, "b")
    window.close()
  }

  func testFieldsInRowsAreReachedByTab() {
    struct Page: View {
      @State private var names = ["x", "y"]
      var body: some View {
        List($names, id: \.self) { TextField("Name", text: $0) }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    window.tab()
    XCTAssertTrue(window.fields[0].widget.contains(window.context.focusWidget!))
    window.tab()
    XCTAssertTrue(window.fields[1].widget.contains(window.context.focusWidget!))
    window.close()
  }

  func testTheEditButtonShowsButtonsInTheRows() {
    struct Page: View {
      @State private var items = ["a", "b"]
      var body: some View {
        NavigationStack {
          List {
            ForEach(items, id: \.self) { Text($0) }
              .onDelete { items.remove(atOffsets: $0) }
              .onMove { items.move(fromOffsets: $0, toOffset: $1) }
          }
          .toolbar { EditButton() }
        }
      }
    }
    let window = TestWindow(Page())
    window.press("Edit")
    let tips = window.all("GtkButton").compactMap { gtk_widget_get_tooltip_text($0) }
      .map { String(cString: $0) }
    XCTAssertEqual(tips, ["Move Down", "Delete", "Move Up", "Delete"])
    window.layOut()
    let last = window.all("GtkButton").last {
      gtk_widget_get_tooltip_text($0).map { String(cString: $0) } == "Delete"
    }
    let edge = window.bounds(of: last!)
    XCTAssertGreaterThan(edge.x + edge.width, 360, "at the trailing edge")
    emit(
      window.all("GtkButton").first {
        gtk_widget_get_tooltip_text($0).map { String(cString: $0) } == "Move Down"
      }!, "clicked")
    runLoopUntilIdle()
    XCTAssertEqual(window.texts.filter { $0.count == 1 }, ["b", "a"])
    window.close()
  }

  func testEditActionsTakeElementsAwayAndMoveThem() {
    struct Item: Identifiable {
      let id: Int
      var name: String
    }
    struct Page: View {
      @State private var items = [
        Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c"),
      ]
      @State private var letters = ["x", "y"]
      @State private var chosen: Int?
      var body: some View {
        VStack {
          List($items, editActions: [.delete, .move], selection: $chosen) { $item in
            TextField("Item \(item.id)", text: $item.name).deleteDisabled(item.id == 1)
          }
          List { ForEach($letters, id: \.self, editActions: .move) { $letter in Text(letter) } }
          List($items, editActions: .all) { $item in Text(item.name) }
        }
        .environment(\.editMode, .constant(.active))
      }
    }
    let window = TestWindow(Page(), height: 600)
    func press(_ tip: String, _ index: Int) {
      let found = window.all("GtkButton").filter {
        gtk_widget_get_tooltip_text($0).map { String(cString: $0) } == tip
      }
      emit(found[index], "clicked")
      runLoopUntilIdle()
    }
    press("Move Down", 0)
    XCTAssertEqual(window.titles, ["Item 2", "Item 1", "Item 3"])
    press("Delete", 0)
    XCTAssertEqual(window.titles, ["Item 1", "Item 3"])
    press("Delete", 0)
    XCTAssertEqual(window.titles, ["Item 1"], "the first keeps its row")
    XCTAssertEqual(window.texts.filter { ["x", "y"].contains($0) }, ["x", "y"])
    press("Move Down", 0)
    XCTAssertEqual(window.texts.filter { ["x", "y"].contains($0) }, ["y", "x"])
    window.close()
  }

  func testReturnDoesThePrimaryActionWithWhatIsChosen() {
    struct Page: View {
      let journal: Journal
      @State private var chosen: Set<String> = ["Berlin"]
      var body: some View {
        List(["Paris", "Berlin"], id: \.self, selection: $chosen) { Text($0) }
          .contextMenu(forSelectionType: String.self) { cities in
            if let city = cities.first { Button("Leave \(city)") {} }
          } primaryAction: { cities in
            journal.record("opened \(cities.sorted())")
          }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    window.tab()
    window.pressKeyInList(GDK_KEY_Return)
    XCTAssertEqual(journal.drain(), ["opened [\"Berlin\"]"])
    window.pressKeyInList(GDK_KEY_space)
    XCTAssertEqual(journal.drain(), [])
    window.close()
  }

  /// The row can be selected, and Tab leads into its field.
  func testTheRowOfAFieldCanBeSelected() {
    struct Page: View {
      @State private var names = ["x", "y"]
      @State private var chosen: Int?
      var body: some View {
        VStack {
          List(selection: $chosen) {
            ForEach(names.indices, id: \.self) { TextField("Name", text: $names[$0]) }
          }
          Text("chosen \(chosen ?? -1)")
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    func focusedRow() -> Widget? {
      window.context.focusWidget.map { Widget($0) }
        .flatMap { $0.accessibleRole == GTK_ACCESSIBLE_ROLE_LIST_ITEM ? $0 : nil }
    }
    window.tab()
    XCTAssertNotNil(focusedRow())
    XCTAssertEqual(
      focusedRow().map { exportedName(of: $0.pointer) }, "Name, x")
    window.pressKeyInList(GDK_KEY_Down)
    XCTAssertTrue(window.texts.contains("chosen 1"))
    window.tab()
    XCTAssertTrue(window.fields[1].widget.contains(window.context.focusWidget!))
    window.fields[1].caret = 1
    window.fields[1].type("z")
    window.tab(backward: true)
    XCTAssertEqual(
      focusedRow().map { exportedName(of: $0.pointer) }, "Name, yz")
    window.close()
  }
}
