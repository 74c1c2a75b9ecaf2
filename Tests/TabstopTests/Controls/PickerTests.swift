import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// A picker in each style: its tags, its binding both ways, its keys.
@preconcurrency @MainActor
final class PickerTests: ControlTestCase {
  private struct Choices: View {
    @Bindable var model: Model
    var body: some View {
      Form {
        Picker("Letter", selection: $model.choice) {
          ForEach(model.names, id: \.self) { Text($0.uppercased()).tag($0 as String?) }
          Text("None").tag(nil as String?)
        }
      }
    }
  }

  /// Orca 43 would say "Nesting level 1" of a list in the row of a list.
  func testTheListOfADropDownInARowIsNotNested() {
    struct Page: View {
      @State private var kind = 0
      var isInRow: Bool
      private var picker: some View {
        Picker("Kind", selection: $kind) { ForEach(0..<3) { Text("Kind \($0)").tag($0) } }
      }
      var body: some View {
        if isInRow { List { picker } } else { Form { picker } }
      }
    }
    for isInRow in [true, false] {
      let window = TestWindow(Page(isInRow: isInRow))
      let lists = window.all("GtkListView").map { Widget($0).accessibleRole }
      XCTAssertEqual(
        lists, [isInRow ? GTK_ACCESSIBLE_ROLE_LIST_BOX : GTK_ACCESSIBLE_ROLE_LIST])
      window.close()
    }
  }

  func testATitleWithoutTextTakesNoLine() {
    func height(_ title: String) -> Int32 {
      let window = TestWindow(
        Picker(title, selection: .constant(0)) { Text("Light").tag(0) }
          .pickerStyle(.radioGroup).fixedSize())
      defer { window.close() }
      var natural: Int32 = 0
      gtk_widget_measure(
        window.context.widget.pointer, GTK_ORIENTATION_VERTICAL, -1, nil, &natural, nil, nil)
      return natural
    }
    XCTAssertGreaterThan(height("Look"), height("") + 10)
  }

  func testAnOptionHasTheHelpOfItsView() {
    let window = TestWindow(
      Picker("View", selection: .constant(0)) {
        Image(systemName: "square.grid.2x2").help("Shows a grid.").tag(0)
        Text("Table").tag(1)
      }
      .pickerStyle(.segmented))
    let tips = window.all("GtkCheckButton").map { option in
      gtk_widget_get_tooltip_text(option).map { String(cString: $0) }
    }
    XCTAssertEqual(tips, ["Shows a grid.", nil])
    window.close()
  }

  func testAShortChoiceIsNeverCut() {
    func least(_ choice: String) -> (minimum: Int32, natural: Int32) {
      let window = TestWindow(
        Picker("Priority", selection: .constant(choice)) { Text(choice).tag(choice) })
      var (minimum, natural): (Int32, Int32) = (0, 0)
      gtk_widget_measure(
        window.all("GtkDropDown")[0], GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
      window.close()
      return (minimum, natural)
    }
    let (short, long) = (least("Normal"), least("As soon as it can be arranged"))
    XCTAssertEqual(short.minimum, short.natural)
    XCTAssertLessThan(long.minimum, long.natural)
  }

  /// A symbol that the theme does not have is drawn.
  func testADrawnSymbolIsThePictureOfAnOption() {
    let window = TestWindow(
      Picker("Pane", selection: .constant(0)) {
        Image(systemName: "info.circle").accessibilityLabel("Info").tag(0)
        Image(systemName: "calendar").accessibilityLabel("Days").tag(1)
      }
      .pickerStyle(.segmented))
    window.layOut()
    let images = window.all("GtkImage").filter { gtk_widget_get_mapped($0) != 0 }
    XCTAssertEqual(images.map { $0.drawnSymbol != nil }, [true, false])
    XCTAssertFalse(window.texts.contains("Info"))
    window.close()
  }

  func testAPickerShowsAndChoosesByTag() {
    let model = Model()
    let window = TestWindow(Choices(model: model))
    let control = control(window, "GtkDropDown")
    XCTAssertEqual(label(of: control), "Letter")
    XCTAssertEqual(gtk_drop_down_get_selected(control.opaque), 1)
    gtk_drop_down_set_selected(control.opaque, 3)
    runLoopUntilIdle()
    XCTAssertNil(model.choice)
    model.choice = "c"
    runLoopUntilIdle()
    XCTAssertEqual(gtk_drop_down_get_selected(control.opaque), 2)
    model.choice = "none of them"
    runLoopUntilIdle()
    XCTAssertEqual(gtk_drop_down_get_selected(control.opaque), GTK_INVALID_LIST_POSITION)
    XCTAssertEqual(model.choice, "none of them", "showing is no choosing")
    model.names.insert("z", at: 0)
    model.choice = "c"
    runLoopUntilIdle()
    XCTAssertEqual(gtk_drop_down_get_selected(control.opaque), 3)
    window.close()
  }

  func testAnIdStandsForTheTagAndSectionsAreRead() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        Picker("Letter", selection: $model.choice) {
          Section("Plain") { Text("None").tag(nil as String?) }
          ForEach(model.names, id: \.self) { Text($0) }
        }
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    let control = control(window, "GtkDropDown")
    XCTAssertEqual(gtk_drop_down_get_selected(control.opaque), 2)
    gtk_drop_down_set_selected(control.opaque, 1)
    runLoopUntilIdle()
    XCTAssertEqual(model.choice, "a")
    window.close()
  }

  func testSegmentsAreRadioButtonsThatTheArrowsMove() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        Picker("Letter", selection: $model.choice) {
          ForEach(model.names, id: \.self) { Text($0).tag($0 as String?) }
        }
        .pickerStyle(SegmentedPickerStyle())
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    let buttons = window.all("GtkCheckButton").map { Widget($0) }
    XCTAssertEqual(buttons.map { $0.flagProperty("active") }, [false, true, false])
    XCTAssertTrue(buttons.allSatisfy { hasRole($0, GTK_ACCESSIBLE_ROLE_RADIO) })
    window.tab()
    XCTAssertEqual(window.focus, "b", "Tab goes to the chosen one")
    emit(window.context.widget.raw, "move-focus", .number(Int(GTK_DIR_RIGHT.rawValue)))
    runLoopUntilIdle()
    XCTAssertEqual(model.choice, "c")
    model.choice = "a"
    runLoopUntilIdle()
    XCTAssertEqual(buttons.map { $0.flagProperty("active") }, [true, false, false])
    model.choice = nil
    runLoopUntilIdle()
    XCTAssertEqual(buttons.map { $0.flagProperty("active") }, [false, false, false])
    XCTAssertNil(model.choice)
    window.close()
  }

  func testAPickerTakesAThousandOptions() {
    let window = TestWindow(
      Picker("Number", selection: .constant(999)) {
        ForEach(0..<1000) { Text("\($0)") }
      })
    XCTAssertEqual(gtk_drop_down_get_selected(control(window, "GtkDropDown").opaque), 999)
    window.close()
  }

  /// Beside a short label more than half of the row is free.
  func testAPickerInARowShowsItsWholeTextIfThereIsRoom() throws {
    let window = TestWindow(
      Form {
        Picker("As", selection: .constant(1)) { Text("Calendar for other programs").tag(1) }
      })
    window.layOut()
    let picker = control(window, "GtkDropDown").pointer
    let row = window.bounds(of: try XCTUnwrap(gtk_widget_get_parent(picker)))
    let label = try XCTUnwrap(window.label("Calendar for other programs"))
    XCTAssertGreaterThan(window.bounds(of: picker).width, row.width / 2)
    XCTAssertEqual(pango_layout_is_ellipsized(gtk_label_get_layout(OpaquePointer(label))), 0)
    window.close()
  }

  func testAnInlinePickerShowsTheViewsOfItsOptions() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        Picker("Letter", selection: $model.choice) {
          ForEach(model.names, id: \.self) { name in
            HStack {
              Circle().fill(.red).frame(width: 10, height: 10).styleClass("mark")
              VStack {
                Text(name)
                Text("the letter \(name)")
              }
            }
            .tag(name as String?)
          }
        }
        .pickerStyle(.inline)
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    func shown() -> [String] {
      window.all("GtkCheckButton").map { button in
        window.all("GtkLabel").filter { gtk_widget_is_ancestor($0, button) != 0 }
          .map { String(cString: gtk_label_get_text(OpaquePointer($0))) }.joined(separator: ", ")
      }
    }
    let names = model.names
    XCTAssertEqual(shown(), names.map { "\($0), the letter \($0)" })
    XCTAssertEqual(window.marks.map(\.width), names.map { _ in 10 })
    model.names = [names[1], "z", names[0]]
    runLoopUntilIdle()
    XCTAssertEqual(shown(), [names[1], "z", names[0]].map { "\($0), the letter \($0)" })
    model.names = ["z"]
    runLoopUntilIdle()
    window.layOut()
    XCTAssertEqual(shown(), ["z, the letter z"])
    window.all("GtkCheckButton").first.map {
      gtk_check_button_set_active(
        UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkCheckButton.self), 1)
    }
    runLoopUntilIdle()
    XCTAssertEqual(model.choice, "z")
    window.close()
  }

  func testAnOptionCanBeKeptFromBeingChosen() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        Picker("Letter", selection: $model.choice) {
          Text("A").tag("a" as String?)
          Text("B").tag("b" as String?).selectionDisabled()
          Text("C").selectionDisabled(model.names.isEmpty).tag("c" as String?)
        }
        .pickerStyle(.inline)
        .labelsVisibility(.hidden)
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    func sensitive() -> [Bool] {
      window.all("GtkCheckButton").map { gtk_widget_get_sensitive($0) != 0 }
    }
    XCTAssertEqual(window.label("Letter").map { gtk_widget_get_mapped($0) } ?? 0, 0)
    XCTAssertEqual(sensitive(), [true, false, true])
    model.names = []
    runLoopUntilIdle()
    XCTAssertEqual(sensitive(), [true, false, false])
    window.close()
  }

  func testRadioButtonsAreBesideEachOtherOnRequest() {
    func orientation(_ isHorizontal: Bool) -> GtkOrientation? {
      let picker = Picker("Letter", selection: .constant(1)) {
        Text("A").tag(1)
        Text("B").tag(2)
      }
      .pickerStyle(.inline)
      let window =
        isHorizontal
        ? TestWindow(picker.horizontalRadioGroupLayout()) : TestWindow(picker)
      defer { window.close() }
      guard let group = gtk_widget_get_parent(window.all("GtkCheckButton").first) else {
        return nil
      }
      XCTAssertNotEqual(gtk_widget_has_css_class(group, "radio-group"), 0)
      return gtk_orientable_get_orientation(OpaquePointer(group))
    }
    XCTAssertEqual(orientation(false), GTK_ORIENTATION_VERTICAL)
    XCTAssertEqual(orientation(true), GTK_ORIENTATION_HORIZONTAL)
  }

  func testTheListOfAMenuShowsTheSymbolsOfItsLabels() throws {
    let model = Model()
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        Picker("Kind", selection: $model.choice) {
          Label("Place", systemImage: "house").tag("a" as String?)
          Label("Note", systemImage: "doc").tag("b" as String?)
          Text("Other").tag("c" as String?)
        }
      }
    }
    let window = TestWindow(Page(model: model))
    let control = control(window, "GtkDropDown")
    func icons(below widget: UnsafeMutablePointer<GtkWidget>) -> [String?] {
      descendants(of: widget).filter { gtk_widget_has_css_class($0, "option-icon") != 0 }
        .map { gtk_image_get_icon_name(OpaquePointer($0)).map { String(cString: $0) } }
    }
    let button = try XCTUnwrap(gtk_widget_get_first_child(control.pointer))
    XCTAssertEqual(icons(below: button), [], "the button has only the title")
    for _ in 0..<2 {
      gtk_toggle_button_set_active(
        UnsafeMutableRawPointer(button).assumingMemoryBound(to: GtkToggleButton.self), 1)
      window.layOut()
      let popover = try XCTUnwrap(
        descendants(of: control.pointer).first { typeName($0) == "GtkPopover" })
      let shown = icons(below: popover)
      XCTAssertEqual(shown.count, 3)
      XCTAssertEqual(shown.filter { $0 == nil }.count, 1)
      XCTAssertEqual(Set(shown).count, 3)
      gtk_popover_popdown(
        UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self))
      window.layOut()
    }
    window.close()
  }

  func testAPickerForNoValueIsDisabled() {
    struct Item: Identifiable {
      let id: Int
      var size: Binding<String>
    }
    struct Page: View {
      @State private var sizes: [String] = []
      var body: some View {
        let items = sizes.indices.map { Item(id: $0, size: $sizes[$0]) }
        Picker("Size", sources: items, selection: \.size) {
          ForEach(["S", "M"], id: \.self) { Text($0) }
        }
        Picker("Inline", sources: items, selection: \.size) {
          ForEach(["S", "M"], id: \.self) { Text($0) }
        }
        .pickerStyle(.inline)
        Button("Add") { sizes.append("M") }
      }
    }
    let window = TestWindow(Page())
    func isEnabled() -> [Bool] {
      (window.all("GtkDropDown") + window.all("GtkCheckButton")).map {
        gtk_widget_is_sensitive($0) != 0
      }
    }
    func chosen() -> UInt32 {
      gtk_drop_down_get_selected(OpaquePointer(window.all("GtkDropDown")[0]))
    }
    XCTAssertEqual(isEnabled(), [false, false, false])
    XCTAssertEqual(chosen(), GTK_INVALID_LIST_POSITION)
    window.press("Add")
    XCTAssertEqual(isEnabled(), [true, true, true])
    XCTAssertEqual(chosen(), 1)
    window.close()
  }
}
