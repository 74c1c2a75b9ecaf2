import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop
@testable import TabstopFoundation

/// Each control: its binding both ways, its keys, its name and role, its focus.
@preconcurrency @MainActor
final class ControlTests: DisplayTestCase {
  @Observable
  final class Model {
    var isOn = false
    var choice: String? = "b"
    var number = 3
    var level = 0.5
    var title = "Name"
    var date = Date(timeIntervalSince1970: 1_767_225_600)
    var isOpen = false
    var color = Color(red: 1, green: 0, blue: 0)
    var names = ["a", "b", "c"]
  }

  private func control(_ window: TestWindow, _ type: String) -> Widget {
    let found = window.all(type)
    XCTAssertEqual(found.count, 1, type)
    return Widget(found[0])
  }

  private func label(of control: Widget) -> String? {
    let labels = gtk_widget_list_mnemonic_labels(control.pointer)
    defer { g_list_free(labels) }
    return labels.map { String(cString: gtk_label_get_text(OpaquePointer($0.pointee.data))) }
  }

  private func hasRole(_ control: Widget, _ role: GtkAccessibleRole) -> Bool {
    gtk_test_accessible_has_role(control.opaque, role) != 0
  }

  private func click(_ widget: UnsafeMutablePointer<GtkWidget>) {
    for controller in controllers(of: widget) {
      if typeName(controller) == "GtkGestureClick" {
        g_signal_emit_released(controller)
      }
      g_object_unref(controller)
    }
    runLoopUntilIdle()
  }

  private func pressKey(_ key: Int32, on widget: Widget) {
    for controller in controllers(of: widget.pointer) {
      if typeName(controller) == "GtkEventControllerKey" {
        emit(controller, "key-pressed", .number(Int(key)), .number(0), .number(0))
      }
      g_object_unref(controller)
    }
    runLoopUntilIdle()
  }

  // MARK: Toggle

  func testAToggleIsASwitchNamedByItsLabel() {
    struct Page: View {
      @Bindable var model: Model
      @FocusState private var focus: Bool
      var body: some View {
        Text("\(focus) \(model.isOn)")
        Form { Section("Network") { Toggle("Wi-Fi", isOn: $model.isOn).focused($focus) } }
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    let control = control(window, "GtkSwitch")
    XCTAssertEqual(label(of: control), "Wi-Fi")
    XCTAssertTrue(hasRole(control, GTK_ACCESSIBLE_ROLE_SWITCH))
    window.tab()
    XCTAssertEqual(window.texts.first, "true false")
    emit(control.raw, "activate")
    runLoop(until: { model.isOn }, "The switch did not turn.")
    runLoopUntilIdle()
    XCTAssertEqual(window.texts.first, "true true")
    model.isOn = false
    runLoopUntilIdle()
    XCTAssertEqual(gtk_switch_get_active(control.opaque), 0)
    XCTAssertEqual(window.texts.first, "true false", "an update keeps the focus")
    window.close()
  }

  func testAClickAnywhereInTheRowTurnsTheSwitch() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View { Form { Toggle("Wi-Fi", isOn: $model.isOn) } }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    let row = gtk_widget_get_parent(control(window, "GtkSwitch").pointer)!
    XCTAssertNotEqual(gtk_widget_has_css_class(row, "form-row"), 0)
    click(row)
    runLoop(until: { model.isOn }, "The row did not turn the switch.")
    window.close()
  }

  func testACheckBoxAndAButtonToggle() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        Toggle("Check", isOn: $model.isOn).toggleStyle(.checkbox)
        Toggle(isOn: $model.isOn) { Text("Press") }.toggleStyle(.button)
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    let (check, button) = (
      control(window, "GtkCheckButton"), control(window, "GtkToggleButton")
    )
    XCTAssertTrue(hasRole(check, GTK_ACCESSIBLE_ROLE_CHECKBOX))
    emit(check.raw, "activate")
    runLoopUntilIdle()
    XCTAssertTrue(model.isOn)
    XCTAssertTrue(button.flagProperty("active"))
    emit(button.raw, "clicked")
    runLoopUntilIdle()
    XCTAssertFalse(model.isOn)
    XCTAssertFalse(check.flagProperty("active"))
    window.close()
  }

  func testAToggleStyleOfOnesOwn() {
    struct Mine: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          HStack {
            configuration.label
            Text(configuration.isOn ? "yes" : "no")
          }
        }
      }
    }
    struct Page: View {
      @Bindable var model: Model
      var body: some View { Toggle("Mine", isOn: $model.isOn).toggleStyle(Mine()) }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    window.press("no")
    XCTAssertTrue(model.isOn)
    window.press("yes")
    XCTAssertFalse(model.isOn)
    window.close()
  }

  func testADisabledToggleCannotBeUsed() {
    let window = TestWindow(Toggle("Off", isOn: .constant(false)).disabled(true))
    XCTAssertFalse(control(window, "GtkSwitch").isSensitive)
    window.close()
  }

  // MARK: Picker

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

  // MARK: Stepper and slider

  func testAStepperStepsWithinItsBounds() {
    struct Page: View {
      @Bindable var model: Model
      let journal: Journal
      var body: some View {
        Form {
          Stepper("Guests: \(model.number)", value: $model.number, in: 1...4) {
            journal.note("\($0)")
          }
        }
      }
    }
    let (model, journal) = (Model(), Journal())
    let window = TestWindow(Page(model: model, journal: journal))
    let control = control(window, "GtkSpinButton")
    XCTAssertEqual(label(of: control), "Guests: 3")
    XCTAssertTrue(hasRole(control, GTK_ACCESSIBLE_ROLE_SPIN_BUTTON))
    gtk_spin_button_spin(control.opaque, GTK_SPIN_STEP_FORWARD, 1)
    runLoopUntilIdle()
    XCTAssertEqual(model.number, 4)
    XCTAssertEqual(label(of: control), "Guests: 4")
    XCTAssertEqual(journal.take(), ["true", "false"])
    gtk_spin_button_spin(control.opaque, GTK_SPIN_STEP_FORWARD, 1)
    runLoopUntilIdle()
    XCTAssertEqual(model.number, 4)
    pressKey(GDK_KEY_Down, on: control)
    XCTAssertEqual(model.number, 3)
    XCTAssertEqual(journal.take().count, 2)
    model.number = 2
    runLoopUntilIdle()
    XCTAssertEqual(gtk_spin_button_get_value(control.opaque), 2)
    XCTAssertEqual(journal.take(), [], "a write of the program is no step")
    window.close()
  }

  func testAStepperOfActions() {
    let journal = Journal()
    let window = TestWindow(
      Stepper {
        Text("Speed")
      } onIncrement: {
        journal.note("up")
      } onDecrement: {
        journal.note("down")
      })
    let control = control(window, "GtkSpinButton")
    for direction in [GTK_SPIN_STEP_FORWARD, GTK_SPIN_STEP_FORWARD, GTK_SPIN_STEP_BACKWARD] {
      gtk_spin_button_spin(control.opaque, direction, 1)
      runLoopUntilIdle()
    }
    XCTAssertEqual(journal.take(), ["up", "up", "down"])
    window.close()
  }

  func testASliderSnapsToItsSteps() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        Slider(value: $model.level, in: 0...1, step: 0.25) { Text("Volume") }
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    let control = control(window, "GtkScale")
    XCTAssertEqual(label(of: control), "Volume")
    let range = control.cast(to: GtkRange.self)
    gtk_range_set_value(range, 0.7)
    runLoopUntilIdle()
    XCTAssertEqual(model.level, 0.75)
    XCTAssertEqual(gtk_range_get_value(range), 0.75)
    model.level = 0.25
    runLoopUntilIdle()
    XCTAssertEqual(gtk_range_get_value(range), 0.25)
    emit(control.raw, "move-slider", .number(Int(GTK_SCROLL_STEP_FORWARD.rawValue)))
    runLoopUntilIdle()
    XCTAssertEqual(model.level, 0.5)
    window.close()
  }

  // MARK: Dates and colours

  func testADatePickerShowsAndKeepsToItsRange() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        Form {
          DatePicker(
            "Departure", selection: $model.date,
            in: Date(timeIntervalSince1970: 1_767_225_600)..., displayedComponents: .date)
        }
        .environment(\.timeZone, TimeZone(identifier: "UTC")!)
        .environment(\.locale, Locale(identifier: "en_US"))
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    let control = control(window, "GtkMenuButton")
    XCTAssertEqual(
      String(cString: gtk_menu_button_get_label(control.opaque)), "Jan 1, 2026")
    let calendar = self.control(window, "GtkCalendar")
    choose(2026, 3, 5, in: calendar)
    XCTAssertEqual(model.date, Date(timeIntervalSince1970: 1_772_668_800))
    choose(2025, 3, 5, in: calendar)
    XCTAssertEqual(model.date, Date(timeIntervalSince1970: 1_767_225_600), "the earliest")
    window.close()
  }

  private func choose(_ year: Int32, _ month: Int32, _ day: Int32, in calendar: Widget) {
    let date = g_date_time_new_utc(year, month, day, 12, 0, 0)!
    gtk_calendar_select_day(calendar.opaque, date)
    g_date_time_unref(date)
    runLoopUntilIdle()
  }

  func testAColorPickerResolvesNamedColours() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View { ColorPicker("Ink", selection: $model.color) }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    let control = control(window, "GtkColorButton")
    var value = GdkRGBA()
    gtk_color_chooser_get_rgba(control.opaque, &value)
    XCTAssertEqual([value.red, value.green, value.blue], [1, 0, 0])
    model.color = .black.opacity(0.5)
    runLoopUntilIdle()
    gtk_color_chooser_get_rgba(control.opaque, &value)
    XCTAssertEqual([value.red, value.green, value.blue, value.alpha], [0, 0, 0, 0.5])
    window.close()
  }

  // MARK: Disclosure, sections, rows

  func testWhatIsPutAwayIsNotThere() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        Form {
          Section("One") {
            DisclosureGroup("Advanced", isExpanded: $model.isOpen) { Text("Inside") }
            Text("Below")
          }
        }
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    XCTAssertEqual(window.texts, ["One", "Below"])
    window.press("Advanced")
    XCTAssertTrue(model.isOpen)
    XCTAssertEqual(window.texts, ["One", "Inside", "Below"])
    model.isOpen = false
    runLoopUntilIdle()
    XCTAssertEqual(window.texts, ["One", "Below"])
    window.close()
  }

  func testWhateverIsInASectionIsARow() {
    let window = TestWindow(
      Form {
        Section("One") {
          Text("A text")
          HStack { Text("Left") }
          Button("Act") {}
        }
        Text("Free")
      })
    for text in ["A text", "Left"] {
      var widget = window.label(text)
      while let here = widget, gtk_widget_has_css_class(here, "form-row") == 0 {
        widget = gtk_widget_get_parent(here)
      }
      XCTAssertNotNil(widget, text)
    }
    XCTAssertNotEqual(gtk_widget_has_css_class(window.button("Act"), "form-row"), 0)
    XCTAssertEqual(
      gtk_widget_has_css_class(gtk_widget_get_parent(window.label("Free")), "form-row"), 0)
    window.close()
  }

  func testASectionCanBeCollapsed() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        Form { Section("More", isExpanded: $model.isOpen) { Text("Row") } }
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    XCTAssertEqual(window.texts, [])
    window.press("More")
    XCTAssertEqual(window.texts, ["Row"])
    window.close()
  }

  func testLabelsNameEveryControlAndAnExchangedOne() {
    struct Page: View {
      @Bindable var model: Model
      @State private var text = ""
      var body: some View {
        LabeledContent("Address") {
          if model.isOpen {
            TextField("Street", text: $text)
          } else {
            TextField("Town", text: $text)
          }
        }
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    XCTAssertEqual(window.titles, ["Address"])
    model.isOpen = true
    runLoopUntilIdle()
    XCTAssertEqual(window.titles, ["Address"])
    window.close()
  }

  func testHiddenLabelsAreNotSeen() {
    let window = TestWindow(Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden())
    let control = control(window, "GtkSwitch")
    XCTAssertNil(label(of: control))
    XCTAssertEqual(gtk_widget_get_visible(window.label("Wi-Fi")), 0)
    window.close()
  }

  // MARK: Menus

  func testAMenuHoldsItsItemsAsTheyAreNow() {
    struct Page: View {
      @Bindable var model: Model
      let journal: Journal
      var body: some View {
        Menu("More") {
          Button(model.title) { journal.note("pressed") }
          Divider()
          Toggle("Wi-Fi", isOn: $model.isOn)
          Section("Letters") { Button("A") {} }
          Menu("Further") { Button("B") { journal.note("B") } }
        }
      }
    }
    let (model, journal) = (Model(), Journal())
    let window = TestWindow(Page(model: model, journal: journal))
    model.title = "Changed"
    runLoopUntilIdle()
    let control = control(window, "GtkMenuButton")
    gtk_menu_button_popup(control.opaque)
    runLoopUntilIdle()
    let labels = descendants(of: control.pointer).filter { typeName($0) == "GtkLabel" }
      .map { String(cString: gtk_label_get_text(OpaquePointer($0))) }
    for text in ["More", "Changed", "Wi-Fi", "Letters", "A", "Further", "B"] {
      XCTAssertTrue(labels.contains(text), "\(text) in \(labels)")
    }
    gtk_widget_activate_action_variant(control.pointer, "menu.i0", nil)
    runLoopUntilIdle()
    XCTAssertEqual(journal.take(), ["pressed"])
    gtk_widget_activate_action_variant(control.pointer, "menu.i1", nil)
    runLoopUntilIdle()
    XCTAssertTrue(model.isOn)
    gtk_menu_button_popdown(control.opaque)
    runLoopUntilIdle()
    window.close()
  }

  func testAContextMenuOpensByKeyboard() {
    struct Page: View {
      let journal: Journal
      var body: some View {
        Button("Thing") {}.contextMenu { Button("Explain") { journal.note("explained") } }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    let button = window.button("Thing")
    pressKey(GDK_KEY_Menu, on: Widget(button))
    let popovers = descendants(of: button).filter { typeName($0) == "GtkPopoverMenu" }
    XCTAssertEqual(popovers.count, 1)
    gtk_widget_activate_action_variant(button, "menu.i0", nil)
    gtk_popover_popdown(
      UnsafeMutableRawPointer(popovers[0]).assumingMemoryBound(to: GtkPopover.self))
    runLoopUntilIdle()
    XCTAssertEqual(journal.take(), ["explained"])
    XCTAssertFalse(descendants(of: button).contains { typeName($0) == "GtkPopoverMenu" })
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
}

/// A click's end, as GTK's gesture tells it.
@MainActor
private func g_signal_emit_released(_ gesture: UnsafeMutableRawPointer) {
  var values = [GValue(), GValue(), GValue(), GValue()]
  g_value_init(&values[0], gtk_gesture_click_get_type())
  g_value_set_object(&values[0], gesture)
  g_value_init(&values[1], tabstop_type_int())
  g_value_set_int(&values[1], 1)
  for index in 2...3 { g_value_init(&values[index], tabstop_type_double()) }
  g_signal_emitv(
    values, g_signal_lookup("released", gtk_gesture_click_get_type()), 0, nil)
  for index in values.indices { g_value_unset(&values[index]) }
}
