import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Deletions that the program refuses, and the rows they were for.
@preconcurrency @MainActor
final class RowDeletionTests: DisplayTestCase {
  func testARefusedDeletionIsNotAnnouncedWhenTheRowGoesForAnotherReason() {
    struct Page: View {
      @State private var filter = ""
      @State private var chosen: String?
      private let items = ["Bread", "Milk"]
      var body: some View {
        VStack {
          TextField("Filter", text: $filter)
          List(selection: $chosen) {
            ForEach(items.filter { filter.isEmpty || $0.contains(filter) }, id: \.self) { Text($0) }
              .onDeleteRows { _ in }
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    window.tab()
    window.tab()
    XCTAssertEqual(window.focus, "Bread")
    let before = Announcements.shared.count
    XCTAssertTrue(press(GDK_KEY_Delete, in: window))
    window.field("Filter").widget.grabFocusWithoutSelecting()
    runLoopUntilIdle()
    window.field("Filter").type("M")
    XCTAssertEqual(window.texts.filter { $0 != "Filter" }, ["Milk"])
    XCTAssertEqual(Announcements.shared.count, before)
    window.close()
  }

  /// The row that was deleted stays, with the text of the next one.
  func testADeletionOfRowsThatAreIdentifiedByTheirPlacesIsAnnounced() {
    struct Page: View {
      @State private var items = ["Bread", "Milk", "Salt"]
      var body: some View {
        List {
          ForEach(items.indices, id: \.self) { Text(items[$0]) }
            .onDeleteRows { items.remove(at: $0[0]) }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    window.tab()
    XCTAssertEqual(window.focus, "Bread")
    let before = Announcements.shared.count
    for next in ["Milk", "Salt"] {
      XCTAssertTrue(press(GDK_KEY_Delete, in: window))
      XCTAssertEqual(window.focus, next)
    }
    XCTAssertEqual(Announcements.shared.count, before + 2)
    window.close()
  }

  /// A binding finds its element by its place, so that its identity becomes that of the next one.
  func testADeletionFromAFilteredCollectionOfBindingsIsAnnounced() {
    struct Item: Identifiable {
      let id: Int
      var name: String
    }
    struct Page: View {
      @State private var items = ["Bread", "Milk", "Salt", ""].enumerated().map {
        Item(id: $0.offset, name: $0.element)
      }
      var body: some View {
        List {
          ForEach($items.filter { !$0.wrappedValue.name.isEmpty }) { $item in Text(item.name) }
            .onDeleteRows { rows in
              let shown = items.filter { !$0.name.isEmpty }
              items.removeAll { $0.id == shown[rows[0]].id }
            }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    window.tab()
    XCTAssertEqual(window.focus, "Bread")
    let before = Announcements.shared.count
    for (index, next) in ["Milk", "Salt"].enumerated() {
      XCTAssertTrue(press(GDK_KEY_Delete, in: window))
      XCTAssertEqual(window.focus, next)
      XCTAssertEqual(Announcements.shared.count, before + index + 1, next)
    }
    window.close()
  }

  func testADeletionIsAnnouncedAlsoIfTheNextRowHasTheSameText() {
    struct Page: View {
      @State private var items = ["Milk", "Milk", "Milk"]
      var body: some View {
        List {
          ForEach(items.indices, id: \.self) { Text(items[$0]) }
            .onDeleteRows { items.remove(at: $0[0]) }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    window.tab()
    let before = Announcements.shared.count
    for count in 1...2 {
      XCTAssertTrue(press(GDK_KEY_Delete, in: window))
      XCTAssertEqual(window.texts.count, 3 - count)
      XCTAssertEqual(Announcements.shared.count, before + count)
    }
    window.close()
  }

  /// A button in the row, and one of its swipe actions.
  func testADestructiveButtonThatRemovesItsRowAnnouncesThat() {
    struct Page: View {
      @State private var items = ["Bread", "Milk", "Salt", "Tea"]
      var body: some View {
        List {
          ForEach(items, id: \.self) { item in
            HStack {
              Text(item)
              Button("Remove \(item)", role: .destructive) { items.removeAll { $0 == item } }
              Button("Keep \(item)", role: .destructive) {}
              Button("Finish \(item)") { items.removeAll { $0 == item } }
            }
            .swipeActions {
              Button("Delete", role: .destructive) { items.removeAll { $0 == item } }
            }
          }
        }
      }
    }
    let window = TestWindow(Page())
    defer { window.close() }
    window.layOut()
    var before = Announcements.shared.count
    func announced() -> Int {
      defer { before = Announcements.shared.count }
      return Announcements.shared.count - before
    }
    gtk_widget_grab_focus(window.button("Remove Bread"))
    window.press("Remove Bread")
    XCTAssertEqual(window.texts.first, "Milk")
    XCTAssertEqual(window.focus, "Remove Milk")
    XCTAssertEqual(announced(), 1)
    window.press("Delete")
    XCTAssertEqual(window.texts.first, "Salt")
    XCTAssertEqual(announced(), 1)
    window.press("Keep Salt")
    window.press("Finish Tea")
    XCTAssertEqual(announced(), 0)
  }

  func testARowThatIsScrolledAwayIsNotAnnouncedAsDeleted() {
    struct Page: View {
      var body: some View {
        List {
          ForEach(0..<300, id: \.self) { Text("Row \($0)") }.onDeleteRows { _ in }
        }
        .environment(\.editMode, .constant(.active))
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    let before = Announcements.shared.count
    emit(buttons("Delete", in: window)[3], "clicked")
    runLoopUntilIdle()
    let adjustment = gtk_scrolled_window_get_vadjustment(
      OpaquePointer(window.all("GtkScrolledWindow")[0]))
    for _ in 0..<3 {
      gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment))
      window.layOut()
    }
    runLoop(until: { window.label("Row 3") == nil }, within: 20)
    XCTAssertEqual(Announcements.shared.count, before)
    window.close()
  }

  func testAClickMakesNoStopOfARowThatCannotBeDeletedAnyMore() {
    struct Page: View {
      @State private var isLocked = false
      var body: some View {
        VStack {
          Button("Lock") { isLocked = true }
          List {
            ForEach(["a", "b"], id: \.self) { Text($0) }
              .onDeleteRows { _ in }
              .deleteDisabled(isLocked)
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    window.tab()
    window.tab()
    XCTAssertEqual(window.focus, "a")
    window.press("Lock")
    gtk_widget_grab_focus(window.button("Lock"))
    window.layOut()
    let place = window.bounds(of: window.label("b")!)
    let list = window.all.first {
      gtk_accessible_get_accessible_role(OpaquePointer($0)) == GTK_ACCESSIBLE_ROLE_LIST
    }!
    let outer = window.bounds(of: list)
    for controller in controllers(of: list) {
      if typeName(controller) == "GtkGestureClick" {
        emit(
          controller, "released", .number(1), .real(Double(place.x - outer.x + 3)),
          .real(Double(place.y - outer.y + 3)))
      }
      g_object_unref(controller)
    }
    runLoopUntilIdle()
    XCTAssertEqual(window.focus, "Lock")
    window.close()
  }

  func testTheNewestActionDeletes() {
    @MainActor final class Model { var next: (() -> Void)? }
    struct Rows: View {
      let model: Model
      let journal: Journal
      @State private var turn = 1
      var body: some View {
        model.next = { turn += 1 }
        let now = turn
        return ForEach(["a", "b"], id: \.self) { Text($0) }
          .onDeleteRows { _ in journal.record("deleted in turn \(now)") }
      }
    }
    struct Page: View {
      let model: Model
      let journal: Journal
      var body: some View { List { Rows(model: model, journal: journal) } }
    }
    let (model, journal) = (Model(), Journal())
    let window = TestWindow(Page(model: model, journal: journal))
    window.layOut()
    window.tab()
    XCTAssertEqual(window.focus, "a")
    model.next?()
    runLoopUntilIdle()
    window.pressKeyInList(GDK_KEY_Delete)
    XCTAssertEqual(journal.drain(), ["deleted in turn 2"])
    window.close()
  }

  /// The question has the focus when the row goes; the user has not gone on.
  func testADeletionThatAPopoverAsksForIsAnnounced() {
    struct Page: View {
      @State private var items = ["a", "b", "c"]
      @State private var asked: IndexSet?
      var body: some View {
        VStack {
          List {
            ForEach(items, id: \.self) { Text($0) }.onDelete { asked = $0 }
          }
          .popover(isPresented: Binding(get: { asked != nil }, set: { if !$0 { asked = nil } })) {
            Button("Really") {
              if let asked { items.remove(atOffsets: asked) }
              asked = nil
            }
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    window.tab()
    window.pressKeyInList(GDK_KEY_Down)
    XCTAssertEqual(window.focus, "b")
    XCTAssertTrue(press(GDK_KEY_Delete, in: window))
    window.layOut()
    let before = Announcements.shared.count
    window.press("Really")
    window.layOut()
    XCTAssertEqual(Announcements.shared.count, before + 1)
    XCTAssertEqual(window.focus, "c")
    window.close()
  }
}
