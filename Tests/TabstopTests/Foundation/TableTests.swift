import CGtk
import GtkBridge
import PrivateDisplay
import TabstopFoundation
import XCTest

@testable import Tabstop

/// Tables, in SwiftUI's spelling.
@preconcurrency @MainActor
final class TableTests: DisplayTestCase {
  private struct Person: Identifiable {
    let id: Int
    var name: String
    var age: Int
    var email: String?
    static let all = [
      Person(id: 1, name: "Ben", age: 20, email: "ben@example.org"),
      Person(id: 2, name: "ann", age: 31), Person(id: 3, name: "Cleo", age: 9),
    ]
  }

  private struct People: View {
    @State private var people = Person.all
    @State private var sortOrder = [KeyPathComparator(\Person.age)]
    @State private var selection = Set<Person.ID>()

    var body: some View {
      Text(selection.sorted().map(String.init).joined(separator: ","))
      Table(people, selection: $selection, sortOrder: $sortOrder) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { person in
          Text("\(person.age)")
        }
        .width(80)
        TableColumn("E-mail") { Text($0.email ?? "none") }
          .width(min: 50, ideal: 100, max: 300)
      }
      .onChange(of: sortOrder) { _, order in
        people.sort(using: order)
      }
    }
  }

  /// The texts below the titles, in rows.
  private func column(_ window: TestWindow, _ names: [String]) -> [String] {
    window.texts.filter(names.contains)
  }

  func testAFieldWithTheNameOfItsColumnIsNamedOnce() {
    struct Page: View {
      @State private var people = Person.all
      @State private var chosen: Person.ID?
      var body: some View {
        Table($people, selection: $chosen) {
          TableColumn("Name") { $person in TextField("Name", text: $person.name) }
          TableColumn("Age") { $person in TextField("Age", value: $person.age, format: .number) }
        }
      }
    }
    let window = TestWindow(Page(), width: 640)
    window.layOut()
    window.tab()
    XCTAssertEqual(
      window.context.focusWidget.map { exportedName(of: $0) }, "Name, Ben, Age, 20")
    window.close()
  }

  /// The options of a picker are a text of the row, too; of a toggle only that it is on.
  func testARowIsNamedWithWhatItsControlsShow() {
    struct Task: Identifiable {
      let id: Int
      var name: String
      var status: String
      var isDone = false
      var isOnline = false
    }
    struct Page: View {
      @State private var tasks = [
        Task(id: 1, name: "Read", status: "open"),
        Task(id: 2, name: "Write", status: "open", isDone: true),
      ]
      @State private var chosen: Task.ID?
      var body: some View {
        Table($tasks, selection: $chosen) {
          TableColumn("✓") { $task in
            Toggle("Done", isOn: $task.isDone).labelsHidden().toggleStyle(.checkbox)
          }
          TableColumn("Name") { $task in Text(task.name) }
          TableColumn("Status") { $task in
            Picker("Status", selection: $task.status) {
              ForEach(["open", "urgent"], id: \.self) { Text($0) }
            }
            .labelsHidden()
          }
          TableColumn("Online") { $task in Toggle("", isOn: $task.isOnline) }
        }
        Button("Change") {
          tasks[0].status = "urgent"
          tasks[0].isDone = true
          tasks[0].isOnline = true
        }
      }
    }
    let window = TestWindow(Page(), width: 640)
    window.layOut()
    window.tab()
    let row = window.context.focusWidget!
    XCTAssertEqual(exportedName(of: row), "Read, Status open")
    window.press("Change")
    XCTAssertEqual(exportedName(of: row), "Read, Status urgent, Done, Online")
    emit(UnsafeMutableRawPointer(row), "move-focus", .number(0))
    window.pressKey(GDK_KEY_Down)
    window.close()
  }

  /// The bindings of a table's rows are to places: the row after a deleted one is another row.
  func testARowOfABindingKeepsItsIdentityWhenOneBeforeItGoes() {
    struct Page: View {
      @State private var people = Person.all
      @State private var chosen: Person.ID? = 2
      var body: some View {
        Text(chosen.map(String.init) ?? "none")
        Table($people, selection: $chosen) {
          TableColumn("Name") { $person in TextField("Name", text: $person.name) }
        }
        .onDeleteCommand { people.removeAll { $0.id == chosen } }
      }
    }
    let window = TestWindow(Page(), width: 640)
    window.layOut()
    let fields = window.fields.map(\.widget.pointer)
    XCTAssertEqual(window.fields.map(\.text), ["Ben", "ann", "Cleo"])
    window.tab()
    window.pressKey(GDK_KEY_Delete)
    window.layOut()
    XCTAssertEqual(window.fields.map(\.text), ["Ben", "Cleo"])
    XCTAssertEqual(window.fields.map(\.widget.pointer), [fields[0], fields[2]])
    XCTAssertEqual(window.focus, "Name")
    window.close()
  }

  func testTitlesSortAndTurnRound() {
    let window = TestWindow(People(), width: 640)
    let names = ["Ben", "ann", "Cleo"]
    XCTAssertEqual(column(window, names), names, "as the program has it")
    window.press("Name")
    XCTAssertEqual(column(window, names), ["ann", "Ben", "Cleo"])
    window.press("Name")
    XCTAssertEqual(column(window, names), ["Cleo", "Ben", "ann"])
    window.press("Age")
    XCTAssertEqual(column(window, names), ["Cleo", "Ben", "ann"])
    window.press("Age")
    XCTAssertEqual(column(window, names), ["ann", "Ben", "Cleo"])
    window.close()
  }

  func testRowsAreChosenByKeyboardAndNamedWithTheirTitles() {
    let window = TestWindow(People(), width: 640)
    window.layOut()
    for _ in 0..<3 { window.tab() }
    let row = try! XCTUnwrap(window.context.focusWidget)
    XCTAssertNotEqual(gtk_widget_has_css_class(row, "list-row"), 0)
    XCTAssertEqual(window.bounds(of: row).height, 45, accuracy: 1, "lower than a row of a list")
    emit(UnsafeMutableRawPointer(row), "move-focus", .number(0))
    window.close()
  }

  func testAFocusValueLeadsToTheRows() {
    struct Page: View {
      @State private var people = [Person]()
      @State private var sortOrder = [KeyPathComparator(\Person.age)]
      @State private var selection: Person.ID?
      @FocusState private var isFocused: Bool
      var body: some View {
        Button("Go") { isFocused = true }
        Button("Fill") { people = Person.all }
        Text(isFocused ? "in the table" : "elsewhere")
        Table(people, selection: $selection, sortOrder: $sortOrder) {
          TableColumn("Name", value: \.name)
          TableColumn("Share") { ProgressView(value: Double($0.age), total: 40) }
        }
        .focused($isFocused)
      }
    }
    let window = TestWindow(Page(), width: 640)
    window.layOut()
    window.press("Go")
    runLoopUntilIdle()
    XCTAssertNil(window.context.focusWidget, "the rows are awaited")
    window.press("Fill")
    window.layOut()
    XCTAssertEqual(exportedName(of: window.context.focusWidget!), "Ben, Share 50 percent")
    XCTAssert(window.texts.contains("in the table"))
    window.close()
  }

  func testCellsStandBelowTheirTitles() {
    let window = TestWindow(People(), width: 640)
    window.layOut()
    func left(_ text: String) -> Double {
      var bounds = graphene_rect_t()
      let root = gtk_window_get_child(window.context.widget.cast(to: GtkWindow.self))!
      XCTAssertNotEqual(
        gtk_widget_compute_bounds(window.label(text)!, root, &bounds), 0)
      return Double(bounds.origin.x)
    }
    XCTAssertEqual(left("Name"), left("Ben"), accuracy: 1)
    XCTAssertEqual(left("Age"), left("20"), accuracy: 1)
    XCTAssertEqual(left("E-mail"), left("ben@example.org"), accuracy: 1)
    window.close()
  }

  func testAColumnIsAsWideAsItsLongestWordInAllRows() {
    let people = [
      Person(id: 1, name: "Al", age: 1), Person(id: 2, name: "Incomprehensibilities", age: 2),
    ]
    let window = TestWindow(
      Table(people) {
        TableColumn("Name", value: \.name).width(30)
        TableColumn("Age") { Text("\($0.age)") }
      }, width: 640)
    window.layOut()
    window.layOut()
    func right(_ text: String) -> Float {
      var bounds = graphene_rect_t()
      _ = gtk_widget_compute_bounds(window.label(text)!, window.context.widget.pointer, &bounds)
      return bounds.origin.x + bounds.size.width
    }
    func left(_ text: String) -> Float {
      right(text) - Float(gtk_widget_get_width(window.label(text)!))
    }
    XCTAssertGreaterThan(left("2"), right("Incomprehensibilities"))
    XCTAssertEqual(left("1"), left("2"))
    XCTAssertEqual(left("Age"), left("2"))
    window.close()
  }

  func testColumnsShareTheSpaceByTheirIdealWidths() {
    let window = TestWindow(
      Table([Person(id: 1, name: "Al", age: 1)]) {
        TableColumn("Name", value: \.name).width(min: 50, ideal: 240)
        TableColumn("Age") { Text("\($0.age)") }
        TableColumn("Limited") { _ in Text("x") }.width(min: 20, ideal: 120, max: 60)
      }, width: 640)
    window.layOut()
    func left(_ text: String) -> Float {
      var bounds = graphene_rect_t()
      _ = gtk_widget_compute_bounds(window.label(text)!, window.context.widget.pointer, &bounds)
      return bounds.origin.x
    }
    let (name, age) = (left("Age") - left("Name"), left("Limited") - left("Age"))
    XCTAssertEqual(name / age, 2, accuracy: 0.2)
    window.close()
  }

  func testColumnsFillTheTable() {
    let window = TestWindow(
      Table([Person(id: 1, name: "Al", age: 1)]) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }.width(70)
      }, width: 640)
    window.layOut()
    let age = window.label("Age").map { window.bounds(of: $0).x }
    XCTAssertEqual(Double(age ?? 0), 640 - 70 - 13, accuracy: 4)
    window.close()
  }

  /// Presses the Menu key at the focus. It goes up from the row to the table, whose menu it is.
  private func openMenu(in window: TestWindow) throws -> UnsafeMutablePointer<GtkWidget> {
    var next = window.context.focusWidget
    while let widget = next, window.all("GtkPopoverMenu").isEmpty {
      next = gtk_widget_get_parent(widget)
      emitKey(GDK_KEY_Menu, on: widget)
      runLoopUntilIdle()
    }
    return try XCTUnwrap(window.all("GtkPopoverMenu").last)
  }

  func testTheFocusReturnsFromTheMenuToTheRow() throws {
    struct Page: View {
      @State private var chosen = Set<Int>()
      @State private var sortOrder = [KeyPathComparator(\Person.name)]
      var body: some View {
        Table(
          (1...3).map { Person(id: $0, name: "N\($0)", age: $0) }, selection: $chosen,
          sortOrder: $sortOrder
        ) {
          TableColumn("Name", value: \.name)
        }
        .contextMenu(forSelectionType: Int.self) { ids in Button("Delete \(ids.count)") {} }
      }
    }
    let window = TestWindow(Page(), width: 640, height: 500)
    window.layOut()
    while window.context.focusWidget.map({ gtk_widget_has_css_class($0, "list-row") }) ?? 0 == 0 {
      window.tab()
    }
    let row = window.context.focusWidget
    let menu = try openMenu(in: window)
    gtk_popover_popdown(UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GtkPopover.self))
    window.layOut()
    runLoopUntilIdle()
    XCTAssertEqual(window.context.focusWidget, row)
    window.close()
  }

  /// A menu opened by keyboard is at the row with the focus.
  func testTheMenuOfATableIsAtTheRowThatHasTheFocus() throws {
    struct Page: View {
      @State private var chosen = Set<Int>()
      var body: some View {
        Table((1...3).map { Person(id: $0, name: "N\($0)", age: $0) }, selection: $chosen) {
          TableColumn("Name", value: \.name)
        }
        .contextMenu(forSelectionType: Int.self) { ids in Button("Delete \(ids.count)") {} }
      }
    }
    let window = TestWindow(Page(), width: 640, height: 500)
    window.layOut()
    while window.context.focusWidget.map({ gtk_widget_has_css_class($0, "list-row") }) ?? 0 == 0 {
      window.tab()
    }
    let menu = try openMenu(in: window)
    var spot = GdkRectangle()
    XCTAssertNotEqual(
      gtk_popover_get_pointing_to(
        UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GtkPopover.self), &spot), 0)
    XCTAssertLessThan(spot.height, 60)
    XCTAssertGreaterThan(spot.y, 0)
    window.close()
  }

  func testAColumnIsNarrowAgainWhenItsLongestWordHasGone() {
    struct Page: View {
      @State private var people = [
        Person(id: 1, name: "Al", age: 1), Person(id: 2, name: "Incomprehensibilities", age: 2),
      ]
      var body: some View {
        Table(people) {
          TableColumn("Name", value: \.name).width(30)
          TableColumn("Age") { Text("\($0.age)") }.width(min: 20, ideal: .infinity, max: .infinity)
        }
        Button("Remove") { people.removeLast() }
      }
    }
    let window = TestWindow(Page(), width: 640)
    window.layOut()
    func left(_ text: String) -> Float {
      var bounds = graphene_rect_t()
      _ = gtk_widget_compute_bounds(window.label(text)!, window.context.widget.pointer, &bounds)
      return bounds.origin.x
    }
    let before = left("Age")
    window.press("Remove")
    window.layOut()
    XCTAssertLessThan(left("Age"), before - 50)
    XCTAssertEqual(left("Age"), left("1"))
    window.close()
  }

  private struct Written: View {
    @State private var chosen: Person.ID?
    @State private var people = Person.all

    var body: some View {
      Text("chosen \(chosen ?? 0)")
      Table(of: Person.self, selection: $chosen) {
        TableColumn("Name", value: \.name)
        TableColumn("Actions") { person in
          Button("Choose \(person.name)") { chosen = person.id }
        }
        .alignment(.trailing)
      } rows: {
        TableRow(people[0])
        ForEach(people.dropFirst()) { person in
          TableRow(person)
            .contextMenu { Button("Delete") {} }
        }
      }
      .tableStyle(.inset)
      Table($people) {
        TableColumn("Edit") { $person in
          TextField("Name \(person.id)", text: $person.name)
        }
      }
      .tableColumnHeaders(.hidden)
    }
  }

  func testRowsAsWrittenAndBindings() {
    let window = TestWindow(Written(), width: 600, height: 500)
    XCTAssertEqual(window.texts.first, "chosen 0")
    XCTAssertNil(window.label("Edit"))
    window.press("Choose ann")
    XCTAssertEqual(window.texts.first, "chosen 2")
    window.field("Name 1").type("ja")
    XCTAssertNotNil(window.label("Choose Benja") ?? window.label("Choose jaBen"))
    window.close()
  }

  private struct Folder: Identifiable {
    let id: String
    var children: [Folder]?
    static let all = [
      Folder(id: "Letters", children: [Folder(id: "To Ada"), Folder(id: "Old", children: [])]),
      Folder(id: "Notes"),
    ]
  }

  private struct FolderTable: View {
    @State private var isExpanded = false
    @State private var selection: String?

    var body: some View {
      Button(isExpanded ? "Close" : "Open") { isExpanded.toggle() }
      Table(of: Folder.self, selection: $selection) {
        TableColumn("Name") { Text($0.id) }
        TableColumn("Kind") { Text($0.children == nil ? "file" : "folder") }
      } rows: {
        DisclosureTableRow(Folder.all[0], isExpanded: $isExpanded) {
          ForEach(Folder.all[0].children!) { TableRow($0) }
        }
        TableRow(Folder.all[1])
      }
    }
  }

  func testARowShowsAndHidesThoseBelow() {
    let names = ["Letters", "To Ada", "Old", "Notes"]
    let window = TestWindow(FolderTable(), width: 640)
    XCTAssertEqual(column(window, names), ["Letters", "Notes"])
    window.press("Open")
    XCTAssertEqual(column(window, names), names)
    XCTAssertEqual(
      column(window, ["file", "folder"]), ["folder", "file", "folder", "file"])
    window.press("Close")
    XCTAssertEqual(column(window, names), ["Letters", "Notes"])
    window.close()
  }

  func testAnOutlineGroupInATableIsATreeOfRows() {
    let names = ["Letters", "To Ada", "Old", "Notes"]
    let window = TestWindow(
      Table(of: Folder.self, selection: .constant(nil as String?)) {
        TableColumn("Name") { Text($0.id) }
      } rows: {
        OutlineGroup(Folder.all, children: \.children) { TableRow($0) }
      })
    defer { window.close() }
    XCTAssertEqual(column(window, names), ["Letters", "Notes"])
    let arrows = window.all("GtkButton").filter {
      gtk_widget_has_css_class($0, "outline-arrow") != 0
    }
    XCTAssertEqual(arrows.count, 1)
    for arrow in arrows { emit(UnsafeMutableRawPointer(arrow), "clicked") }
    runLoopUntilIdle()
    XCTAssertEqual(column(window, names), names)
  }

  func testATableOfATreeStartsWithItsTopRows() {
    let names = ["Letters", "To Ada", "Old", "Notes"]
    let window = TestWindow(
      Table(Folder.all, children: \.children, selection: .constant(nil as String?)) {
        TableColumn("Name") { Text($0.id) }
      })
    XCTAssertEqual(column(window, names), ["Letters", "Notes"])
    let arrows = window.all("GtkButton").filter {
      gtk_widget_has_css_class($0, "outline-arrow") != 0
    }
    XCTAssertEqual(arrows.count, 1)
    for arrow in arrows { emit(UnsafeMutableRawPointer(arrow), "clicked") }
    runLoopUntilIdle()
    XCTAssertEqual(column(window, names), names)
    window.close()
  }

  func testTheRingAroundASwitchInACellIsWhole() throws {
    struct Item: Identifiable { let id: Int }
    let window = TestWindow(
      Table([Item(id: 1)]) {
        TableColumn("Name") { Text("\($0.id)") }
        TableColumn("On") { _ in Toggle("On", isOn: .constant(true)).labelsHidden() }
      }, width: 640, height: 300)
    window.layOut()
    let control = try XCTUnwrap(window.all("GtkSwitch").first)
    // The window of a test is not active, and shows no focus by itself.
    let focused = GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue
    gtk_widget_set_state_flags(control, GtkStateFlags(focused), 0)
    // GTK's theme draws the ring a little more with each frame.
    for _ in 0..<20 { window.nextFrame() }
    let place = window.bounds(of: control)
    let pixels = Pixels(window)
    let middle = (x: Int(place.x + place.width / 2), y: Int(place.y + place.height / 2))
    let half = (x: Int(place.width / 2), y: Int(place.height / 2))
    let background = pixels[middle.x - half.x - 12, middle.y]
    // Two pixels between the ring and the switch, whose bounds are without its border.
    for (x, y) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
      let line = (3...6).map {
        pixels[middle.x + x * (half.x + $0), middle.y + y * (half.y + $0)]
      }
      XCTAssertTrue(line.contains { $0 != background }, "towards \(x), \(y): \(line)")
    }
    window.close()
  }
}
