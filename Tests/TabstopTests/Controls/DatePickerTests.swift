import CGtk
import Localization
import PrivateDisplay
import XCTest

@testable import GtkBridge
@testable import Tabstop
@testable import TabstopFoundation

/// Pickers of dates and times: their fields, their calendar and their range.
@preconcurrency @MainActor
final class DatePickerTests: ControlTestCase {
  private struct Alarm: View {
    @Bindable var model: Model
    var body: some View {
      DatePicker("Alarm", selection: $model.date, displayedComponents: .hourAndMinute)
        .datePickerStyle(.graphical)
        .environment(\.timeZone, TimeZone(identifier: "UTC")!)
    }
  }

  /// As it replaces the number that is selected when the field gets the focus.
  func testADigitReplacesAnHourThatAKeyHasChosen() {
    let model = Model()
    model.date = Date(timeIntervalSince1970: 1_767_225_600 + 9 * 3600)
    let window = TestWindow(Alarm(model: model))
    let hour = Widget(window.all("GtkSpinButton")[0])
    func press(_ key: Int32) { emitKey(key, on: hour.pointer, in: GTK_PHASE_CAPTURE) }
    func isSelected() -> Bool {
      var (start, end): (Int32, Int32) = (0, 0)
      return gtk_editable_get_selection_bounds(hour.opaque, &start, &end) != 0
        && (start, end) == (0, 2)
    }
    window.tab()
    for (keys, replaces) in [
      ([GDK_KEY_Up, GDK_KEY_7], true), ([GDK_KEY_Up, GDK_KEY_Shift_L, GDK_KEY_KP_7], true),
      ([GDK_KEY_Up, GDK_KEY_Right, GDK_KEY_7], false), ([GDK_KEY_7], false),
    ] {
      gtk_editable_set_position(hour.opaque, 1)
      keys.forEach(press)
      XCTAssertEqual(isSelected(), replaces, "\(keys)")
    }
    // The click has chosen a place in the number.
    gtk_editable_set_position(hour.opaque, 1)
    press(GDK_KEY_Up)
    let text = gtk_editable_get_delegate(hour.opaque)!
    for controller in controllers(
      of: UnsafeMutableRawPointer(text).assumingMemoryBound(to: GtkWidget.self))
    {
      if typeName(controller) == "GtkGestureClick",
        gtk_event_controller_get_propagation_phase(OpaquePointer(controller)) == GTK_PHASE_CAPTURE
      {
        emit(controller, "pressed", .number(1), .real(0), .real(0))
      }
      g_object_unref(controller)
    }
    press(GDK_KEY_7)
    XCTAssertFalse(isSelected())
    window.close()
  }

  func testTheTextOfATimeIsTheTime() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        VStack {
          DatePicker("Alarm", selection: $model.date, displayedComponents: .hourAndMinute)
            .datePickerStyle(.compact)
        }
        .focusable()
        .environment(\.timeZone, TimeZone(identifier: "UTC")!)
      }
    }
    let model = Model()
    model.date = Date(timeIntervalSince1970: 1_767_225_600 + 9 * 3600)
    let window = TestWindow(Page(model: model))
    func name() -> String? {
      let view = window.all("TabstopFocusable").first.map { UnsafeMutableRawPointer($0) }
      let node = view.flatMap { window.context.focusables[$0]?.object }
      return (node?.owner as? FocusableControl)?.widget.exportedName
    }
    XCTAssertEqual(name(), "Alarm 09:00")
    model.date += 5 * 60
    runLoopUntilIdle()
    XCTAssertEqual(name(), "Alarm 09:05")
    window.close()
  }

  /// "9:30" is written from left to right in every script.
  func testTheHourIsLeftOfTheMinuteInAMirroredWindow() {
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    let window = TestWindow(
      TimeFields(value: .constant(CalendarTime(year: 2026, month: 1, day: 1, hour: 9, minute: 30))))
    window.layOut()
    let fields = window.all("GtkSpinButton")
    XCTAssertEqual(fields.map { gtk_spin_button_get_value_as_int(OpaquePointer($0)) }, [9, 30])
    XCTAssertLessThan(window.bounds(of: fields[0]).x, window.bounds(of: fields[1]).x)
    window.close()
  }

  /// Each field says what it is, also if the picker has no title.
  func testTimeFieldsAreNamedByTheirTitleAndWhatTheyHold() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        VStack {
          DatePicker("Alarm", selection: $model.date, displayedComponents: .hourAndMinute)
          HStack {
            DatePicker("", selection: $model.date, displayedComponents: .hourAndMinute)
              .labelsHidden()
          }
          DatePicker("Hidden", selection: $model.date, displayedComponents: .hourAndMinute)
            .labelsHidden()
        }
      }
    }
    let window = TestWindow(Page(model: Model()))
    runLoopUntilIdle()
    XCTAssertEqual(
      window.all("GtkSpinButton").map { exportedName(of: $0) },
      ["Alarm, Hour", "Alarm, Minute", "Hour", "Minute", "Hidden, Hour", "Hidden, Minute"])
    window.close()
  }

  func testTimeFieldsHaveTwoDigitsAndKeepTheirTimeWhenEmptied() {
    let model = Model()
    model.date = Date(timeIntervalSince1970: 1_767_225_600 + 9 * 3600)
    let window = TestWindow(Alarm(model: model))
    let fields = window.all("GtkSpinButton").map { Widget($0) }
    func shown() -> [String] {
      fields.map { String(cString: gtk_editable_get_text($0.opaque)) }
    }
    XCTAssertEqual(shown(), ["09", "00"])
    for text in ["", "x"] {
      gtk_editable_set_text(fields[0].opaque, text)
      gtk_spin_button_update(fields[0].opaque)
      runLoopUntilIdle()
      XCTAssertEqual(shown(), ["09", "00"])
    }
    gtk_editable_set_text(fields[1].opaque, "30")
    gtk_spin_button_update(fields[1].opaque)
    runLoopUntilIdle()
    XCTAssertEqual(shown(), ["09", "30"])
    XCTAssertEqual(model.date, Date(timeIntervalSince1970: 1_767_225_600 + 9 * 3600 + 1800))
    window.close()
  }

  /// The buttons for months and years have the same names before and after.
  func testTheButtonsOfACalendarSayTheNewDay() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        DatePicker("Day", selection: $model.date, displayedComponents: .date)
          .datePickerStyle(.graphical)
      }
    }
    let model = Model()
    let before = model.date
    let window = TestWindow(Page(model: model))
    let calendar = control(window, "GtkCalendar")
    let next = descendants(of: calendar.pointer).filter { typeName($0) == "GtkButton" }[1]
    let announced = Announcements.shared.count
    // A program's change, and one by a key in the grid, are not announced by this.
    model.date = before.addingTimeInterval(86_400)
    runLoopUntilIdle()
    XCTAssertEqual(Announcements.shared.count, announced)
    gtk_widget_grab_focus(next)
    emit(next, "clicked")
    runLoopUntilIdle()
    XCTAssertGreaterThan(model.date.timeIntervalSince(before), 27 * 86_400)
    XCTAssertEqual(Announcements.shared.count, announced + 1)
    window.close()
  }

  /// Silence would sound like a button that does nothing.
  func testTheButtonsOfACalendarSayTheDayAlsoAtTheEndOfTheRange() {
    struct Page: View {
      @Bindable var model: Model
      let last: Date
      var body: some View {
        DatePicker("Day", selection: $model.date, in: ...last, displayedComponents: .date)
          .datePickerStyle(.graphical)
      }
    }
    let model = Model()
    let before = model.date
    let window = TestWindow(Page(model: model, last: before))
    let calendar = control(window, "GtkCalendar")
    let next = descendants(of: calendar.pointer).filter { typeName($0) == "GtkButton" }[1]
    gtk_widget_grab_focus(next)
    for press in 1...2 {
      let announced = Announcements.shared.count
      emit(next, "clicked")
      runLoopUntilIdle()
      XCTAssertEqual(model.date, before)
      XCTAssertEqual(Announcements.shared.count, announced + 1, "press \(press)")
    }
    window.close()
  }

  func testDaysOutsideOfTheRangeAreDim() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        DatePicker(
          "Day", selection: $model.date,
          in: Date(
            timeIntervalSince1970: 1_767_225_600)...Date(
              timeIntervalSince1970: 1_768_608_000), displayedComponents: .date
        )
        .datePickerStyle(.graphical)
        .environment(\.timeZone, TimeZone(identifier: "UTC")!)
        .tint(Color(red: 0.6, green: 0, blue: 0.6))
      }
    }
    let model = Model()
    model.date = Date(timeIntervalSince1970: 1_767_700_000)
    let window = TestWindow(Page(model: model))
    window.layOut()
    let days = window.all("GtkLabel").filter { gtk_widget_has_css_class($0, "day-number") != 0 }
    XCTAssertEqual(days.count, 42)
    let open = days.filter { gtk_widget_get_sensitive($0) != 0 }
      .map { String(cString: gtk_label_get_text(OpaquePointer($0))) }
    XCTAssertEqual(open, (1...17).map(String.init))
    XCTAssertGreaterThan(window.picture().count(of: .init(red: 153, green: 0, blue: 153)), 50)
    window.close()
  }

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

  func testTheNumbersHaveTheDigitsOfTheLocale() {
    struct Page: View {
      @Bindable var model: Model
      let locale: String
      var body: some View {
        DatePicker("Departure", selection: $model.date).datePickerStyle(.graphical)
          .environment(\.timeZone, TimeZone(identifier: "UTC")!)
          .environment(\.locale, Locale(identifier: locale))
      }
    }
    func numbers(_ locale: String) -> [String] {
      let model = Model()
      model.date += 9 * 3600
      let window = TestWindow(Page(model: model, locale: locale))
      defer { window.close() }
      let fields = window.all("GtkSpinButton").map { Widget($0) }
      let next = descendants(of: control(window, "GtkCalendar").pointer)
        .filter { typeName($0) == "GtkButton" }[3]
      emit(next, "clicked")
      gtk_spin_button_spin(fields[0].opaque, GTK_SPIN_STEP_FORWARD, 1)
      runLoopUntilIdle()
      XCTAssertEqual(model.date, Date(timeIntervalSince1970: 1_798_761_600 + 10 * 3600))
      let days = window.all.filter {
        gtk_widget_has_css_class($0, "day-number") != 0
          && gtk_widget_get_state_flags($0).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
      }
      let years = window.all.filter { gtk_widget_has_css_class($0, "year") != 0 }
      return (days + years).map { String(cString: gtk_label_get_text(OpaquePointer($0))) }
        + fields.map { String(cString: gtk_editable_get_text($0.opaque)) }
    }
    XCTAssertEqual(numbers("en_US"), ["1", "2027", "10", "00"])
    XCTAssertEqual(numbers("ar_EG"), ["١", "٢٠٢٧", "١٠", "٠٠"])
  }

  /// The names of seven days are side by side.
  func testACalendarWithLargeTextFitsIntoANarrowWindow() {
    let settings = ObjectRef.gtkSettings!
    let dpi = Int32(settings.integerProperty("gtk-xft-dpi"))
    settings.setProperty("gtk-xft-dpi", to: 192 * 1024)
    defer { settings.setProperty("gtk-xft-dpi", to: dpi) }
    let window = TestWindow(
      CalendarGrid(
        value: .constant(CalendarTime(year: 2026, month: 9, day: 1, hour: 0, minute: 0)),
        days: CalendarDays(from: nil, to: nil)))
    var width: Int32 = 0
    gtk_widget_measure(
      control(window, "GtkCalendar").pointer, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
    XCTAssertLessThanOrEqual(width, 360)
    window.close()
  }

  /// The arrow keys choose each day that they pass.
  func testEscapeLeavesTheCalendarWithTheDateFromBefore() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        DatePicker("Departure", selection: $model.date)
          .environment(\.timeZone, TimeZone(identifier: "UTC")!)
      }
    }
    let model = Model()
    model.date += 3_601
    let before = model.date
    let window = TestWindow(Page(model: model))
    let button = control(window, "GtkMenuButton")
    let calendar = control(window, "GtkCalendar")
    let popover = gtk_widget_get_ancestor(calendar.pointer, gtk_popover_get_type())!
    for keeps in [false, true] {
      gtk_menu_button_popup(button.opaque)
      window.layOut()
      choose(2026, 3, 5, in: calendar)
      gtk_spin_button_set_value(OpaquePointer(window.all("GtkSpinButton")[0]), 23)
      runLoopUntilIdle()
      XCTAssertNotEqual(model.date, before)
      if !keeps { emitKey(GDK_KEY_Escape, on: popover, in: GTK_PHASE_CAPTURE) }
      gtk_menu_button_popdown(button.opaque)
      window.layOut()
      XCTAssertEqual(model.date == before, !keeps)
    }
    window.close()
  }

  func testEscapeWritesNothingIfTheDateHasNotChanged() {
    var writes = 0
    let date = Date(timeIntervalSince1970: 1_767_225_600 + 3_601)
    let window = TestWindow(
      DatePicker("Departure", selection: Binding(get: { date }, set: { _ in writes += 1 })))
    let popover = gtk_widget_get_ancestor(
      control(window, "GtkCalendar").pointer, gtk_popover_get_type())!
    let button = control(window, "GtkMenuButton")
    gtk_menu_button_popup(button.opaque)
    window.layOut()
    emitKey(GDK_KEY_Escape, on: popover, in: GTK_PHASE_CAPTURE)
    gtk_menu_button_popdown(button.opaque)
    window.layOut()
    XCTAssertEqual(writes, 0)
    window.close()
  }

  /// The names of days and months are those of the process's locale.
  func testADayInWordsHasTheOrderOfTheLanguage() {
    let date = g_date_time_new_utc(2026, 11, 30, 12, 0, 0)!
    defer { g_date_time_unref(date) }
    let texts = [
      "en": "Monday, 30 November 2026", "de": "Monday, 30. November 2026",
      "fr": "Monday 30 November 2026", "ja": "2026年November30日Monday",
    ]
    for (language, text) in texts {
      let words = Localizer.of(language).whileCurrent { CalendarWidget.words(for: date) }
      XCTAssertEqual(words, text)
    }
  }

  private func choose(_ year: Int32, _ month: Int32, _ day: Int32, in calendar: Widget) {
    let date = g_date_time_new_utc(year, month, day, 12, 0, 0)!
    gtk_calendar_select_day(calendar.opaque, date)
    g_date_time_unref(date)
    runLoopUntilIdle()
  }
}
