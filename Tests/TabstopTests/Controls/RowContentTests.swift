import CGtk
import Foundation
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Rows of lists and forms whose content is more than a text, or changes by itself.
@preconcurrency @MainActor
final class RowContentTests: DisplayTestCase {
  func testARowThatBeginsWithAFieldIsNamedAfterItInsteadOfATextBehindIt() {
    struct Page: View {
      @State private var title = "Design"
      @State private var count = 2
      var body: some View {
        List {
          ForEach(0..<1, id: \.self) { _ in
            HStack {
              TextField("Title", text: $title)
              Stepper("times \(count)", value: $count)
              Text("960 euros")
            }
          }
          .onDeleteRows { _ in }
        }
        .environment(\.editMode, .constant(.active))
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    func deleteName() -> String? {
      buttons("Delete", in: window).first.flatMap { exportedName(of: $0) }
    }
    XCTAssertEqual(deleteName(), "Delete Title Design")
    window.tab()
    let row = window.context.focusWidget.flatMap { exportedName(of: $0) }
    XCTAssertEqual(row, "Title, Design 960 euros")
    window.field("Title").type("er")
    runLoopUntilIdle()
    XCTAssertEqual(deleteName()?.contains("er"), true)
    window.close()
  }

  /// A row with fields cannot be selected, deleted or given a menu from a field: the row itself is the stop before
  /// its first one.
  func testTheRowOfAFieldIsTheStopBeforeIt() {
    struct Page: View {
      @State private var names = ["a", "b", "c"]
      @State private var chosen = Set<Int>()
      var body: some View {
        Text(chosen.sorted().map(String.init).joined(separator: ","))
        List(selection: $chosen) {
          ForEach(names.indices, id: \.self) { index in
            HStack {
              TextField("Name", text: $names[index])
              TextField("More", text: .constant(""))
            }
          }
        }
      }
    }
    let window = TestWindow(Page(), width: 600, height: 400)
    window.layOut()
    func focusedRow() -> String? { window.context.focusWidget.map { exportedName(of: $0) } }
    window.tab()
    XCTAssertEqual(focusedRow(), "Name, a More")
    for _ in 0..<3 { window.tab() }
    XCTAssertEqual(window.focus, "Name")
    window.tab(backward: true)
    XCTAssertEqual(focusedRow(), "Name, b More")
    window.pressKeyInList(GDK_KEY_space)
    XCTAssertEqual(window.texts.first, "1")
    window.tab(backward: true)
    XCTAssertEqual(window.focus, "More")
    window.tab(backward: true)
    window.tab(backward: true)
    XCTAssertEqual(focusedRow(), "Name, a More")
    window.close()
  }

  /// Orca 43 does not say by itself that a row is selected.
  func testARowThatIsChosenAmongOthersSaysSo() throws {
    try XCTSkipIf(GtkVersion.isModern, "newer screen readers say it themselves")
    struct Page: View {
      @State private var chosen = Set<String>()
      var body: some View {
        List(["Walk", "Stretch"], id: \.self, selection: $chosen) { Text($0) }
          .environment(\.editMode, .constant(.active))
      }
    }
    let window = TestWindow(Page(), width: 600, height: 400)
    window.layOut()
    window.tab()
    let count = Announcements.shared.count
    window.pressKeyInList(GDK_KEY_space)
    XCTAssertEqual(Announcements.shared.count, count + 1)
    XCTAssertEqual(window.context.focusWidget.map { exportedName(of: $0) }, "Walk, Selected")
    window.pressKeyInList(GDK_KEY_Down)
    XCTAssertEqual(window.context.focusWidget.map { exportedName(of: $0) }, "Stretch")
    window.pressKeyInList(GDK_KEY_Up)
    window.pressKeyInList(GDK_KEY_space)
    XCTAssertEqual(window.context.focusWidget.map { exportedName(of: $0) }, "Walk")
    XCTAssertEqual(Announcements.shared.count, count + 2)
    window.close()
  }

  /// The handler of the key still runs while the list is gone and the focus moves on.
  func testAKeyMayReplaceTheListByAFieldWithTheFocus() {
    struct Page: View {
      @State private var chosen: Int?
      @FocusState private var isFocused: Bool
      var body: some View {
        if chosen == nil {
          List(1..<3, id: \.self, selection: $chosen) { Text("Row \($0)") }
            .onChange(of: chosen) { isFocused = true }
        } else {
          TextField("Detail", text: .constant("")).focused($isFocused)
        }
      }
    }
    let window = TestWindow(Page(), width: 600, height: 400)
    window.layOut()
    window.tab()
    window.pressKeyInList(GDK_KEY_space)
    runLoopUntilIdle()
    XCTAssertEqual(window.focus, "Detail")
    window.close()
  }

  func testASelectionThatIsExtendedStartsAtTheFocusedRow() {
    struct Page: View {
      @State private var chosen = Set<Int>()
      var body: some View {
        Text(chosen.sorted().map(String.init).joined(separator: ","))
        List(1..<5, id: \.self, selection: $chosen) { Text("Row \($0)") }
      }
    }
    let window = TestWindow(Page(), width: 600, height: 400)
    window.layOut()
    window.tab()
    window.pressKeyInList(GDK_KEY_Down, GDK_SHIFT_MASK)
    XCTAssertEqual(window.texts.first, "1,2")
    window.pressKeyInList(GDK_KEY_Down, GDK_SHIFT_MASK)
    XCTAssertEqual(window.texts.first, "1,2,3")
    window.close()
  }

  /// Rows that do not exist yet are made on the way, so that the positions of others change.
  func testASelectionThatIsExtendedOverMissingRowsStartsAtTheFocusedRow() {
    struct Page: View {
      @State private var chosen = Set<Int>()
      var body: some View {
        Text("\(chosen.min() ?? -1) \(chosen.max() ?? -1)")
        List(0..<500, id: \.self, selection: $chosen) { Text("Row \($0)") }
      }
    }
    for rows in [1, 24] {
      let window = TestWindow(Page(), width: 600, height: 400)
      window.layOut()
      window.tab()
      window.pressKeyInList(GDK_KEY_End, GDK_CONTROL_MASK)
      for _ in 1..<rows { window.pressKeyInList(GDK_KEY_Up, GDK_CONTROL_MASK) }
      XCTAssertEqual(window.texts.first, "-1 -1")
      window.pressKeyInList(GDK_KEY_Up, GDK_SHIFT_MASK)
      XCTAssertEqual(window.texts.first, "\(499 - rows) \(500 - rows)")
      window.close()
    }
  }

  func testRowsFollowWhatTheirOwnViewsChange() {
    @MainActor final class Model {
      var lock: (() -> Void)?
      var rename: (() -> Void)?
    }
    struct Row: View {
      let model: Model
      let name: String
      @State private var isLocked = false
      @State private var suffix = ""
      var body: some View {
        if name == "a" {
          model.lock = { isLocked = true }
          model.rename = { suffix = " new" }
        }
        return Text(name + suffix).deleteDisabled(isLocked)
      }
    }
    struct Page: View {
      let model: Model
      let journal: Journal
      @State private var chosen: String?
      var body: some View {
        List(selection: $chosen) {
          ForEach(["a", "b"], id: \.self) { Row(model: model, name: $0) }
            .onDeleteRows { _ in journal.record("deleted") }
        }
      }
    }
    let (model, journal) = (Model(), Journal())
    let window = TestWindow(Page(model: model, journal: journal))
    window.layOut()
    window.tab()
    XCTAssertEqual(window.focus, "a")
    model.rename?()
    runLoopUntilIdle()
    XCTAssertEqual(window.focus, "a new")
    let focus = window.context.focusWidget!
    XCTAssertEqual(exportedName(of: focus), "a new")
    model.lock?()
    runLoopUntilIdle()
    window.pressKeyInList(GDK_KEY_Delete)
    XCTAssertEqual(journal.drain(), [])
    window.close()
  }

  func testARowIsChosenByItsNewestTag() {
    @MainActor final class Model { var next: (() -> Void)? }
    struct Row: View {
      let model: Model
      @State private var number = 1
      var body: some View {
        model.next = { number += 1 }
        return Text("Row").tag(number)
      }
    }
    struct Page: View {
      let model: Model
      @State private var chosen: Int?
      var body: some View {
        VStack {
          Text("chosen \(chosen ?? 0)")
          List(selection: $chosen) {
            Row(model: model)
          }
        }
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    window.layOut()
    window.tab()
    model.next?()
    runLoopUntilIdle()
    window.pressKeyInList(GDK_KEY_Return)
    XCTAssertEqual(window.texts.first, "chosen 2")
    window.close()
  }

  func testRowsOfLabelledContentAreReachedByKeys() {
    struct Page: View {
      let isForm: Bool
      @State private var chosen: String?
      @State private var names = ["Wifi", "Sound"]
      var body: some View {
        if isForm {
          Form {
            ForEach(names, id: \.self) { LabeledContent($0, value: "x") }
              .onDeleteRows { names.remove(at: $0[0]) }
          }
        } else {
          List(selection: $chosen) {
            ForEach(names, id: \.self) { LabeledContent($0, value: "x") }
              .onDeleteRows { names.remove(at: $0[0]) }
          }
        }
      }
    }
    for isForm in [false, true] {
      let window = TestWindow(Page(isForm: isForm))
      window.layOut()
      window.tab()
      XCTAssertEqual(window.focus, "Wifi", "\(isForm)")
      XCTAssertTrue(press(GDK_KEY_Down, in: window))
      XCTAssertEqual(window.focus, "Sound", "\(isForm)")
      XCTAssertTrue(press(GDK_KEY_Delete, in: window))
      XCTAssertNil(window.label("Sound"), "\(isForm)")
      window.close()
    }
  }

  func testRowsOfSwitchesThatCanBeDeletedAreReachedByKeys() {
    struct Page: View {
      @State private var names = ["Wifi", "Sound"]
      var body: some View {
        Form {
          ForEach(names, id: \.self) { Toggle($0, isOn: .constant(true)) }
            .onDeleteRows { names.remove(at: $0[0]) }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    window.tab()
    XCTAssertEqual(window.focus, "Wifi")
    XCTAssertTrue(press(GDK_KEY_Down, in: window))
    XCTAssertEqual(window.focus, "Sound")
    window.tab()
    XCTAssertEqual(window.focus, "GtkSwitch")
    window.tab(backward: true)
    XCTAssertTrue(press(GDK_KEY_Delete, in: window))
    XCTAssertNil(window.label("Sound"))
    window.close()
  }

  func testButtonsOfAllKindsOfRowsAreBesideTheContent() {
    struct Page: View {
      @State private var text = "x"
      @State private var on = true
      @State private var choice = 1
      @State private var level = 0.5
      var body: some View {
        Form {
          Section {
            ForEach(0..<8, id: \.self) { index in
              switch index {
              case 0: LabeledContent("Labelled", value: "value")
              case 1: Toggle("Switch", isOn: $on)
              case 2:
                Picker("Choice", selection: $choice) { Text("One").tag(1) }
              case 3: Slider(value: $level) { Text("Level") }
              case 4: Stepper("Number", value: $choice)
              case 5: Toggle("Box", isOn: $on).toggleStyle(.checkbox)
              case 6:
                HStack {
                  Text("Left"); Spacer(); Text("Right")
                }
              default: TextField("Lines", text: $text, axis: .vertical)
              }
            }
            .onDeleteRows { _ in }
          }
        }
        .environment(\.editMode, .constant(.active))
      }
    }
    for isRightToLeft in [false, true] {
      gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
      let window = TestWindow(Page(), width: 420, height: 800)
      window.layOut()
      let deletes = buttons("Delete", in: window)
      XCTAssertEqual(deletes.count, 8)
      for button in deletes {
        let place = window.bounds(of: button)
        var row = gtk_widget_get_parent(button)
        while let outer = row, gtk_widget_has_css_class(outer, "form-row") == 0 {
          row = gtk_widget_get_parent(outer)
        }
        let outer = window.bounds(of: row!)
        let name = descendants(of: row!).filter { typeName($0) == "GtkLabel" }.map {
          String(cString: gtk_label_get_text(OpaquePointer($0)))
        }
        XCTAssertGreaterThan(place.width, 10)
        XCTAssertGreaterThanOrEqual(place.x, outer.x - 1, "\(name)")
        XCTAssertLessThanOrEqual(place.x + place.width, outer.x + outer.width + 1, "\(name)")
        for other in descendants(of: row!)
        where other != button && gtk_widget_get_mapped(other) != 0
          && gtk_widget_is_ancestor(button, other) == 0
          && gtk_widget_is_ancestor(other, button) == 0
        {
          let there = window.bounds(of: other)
          let isApart =
            there.x >= place.x + place.width - 1 || there.x + there.width <= place.x + 1
            || there.y >= place.y + place.height - 1 || there.y + there.height <= place.y + 1
          XCTAssertTrue(isApart || there.width < 2, "\(name) \(typeName(other)) \(there) \(place)")
        }
      }
      window.close()
      gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
    }
  }
}
