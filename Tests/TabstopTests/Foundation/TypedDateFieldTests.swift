import CGtk
import Foundation
import PrivateDisplay
import XCTest

@testable import GtkBridge
@testable import Tabstop
@testable import TabstopFoundation

/// Date pickers in the style `field`: what is typed, what becomes the value, and what the field says.
@preconcurrency @MainActor
final class TypedDateFieldTests: DisplayTestCase {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin")!
    return calendar
  }()

  private static func date(_ month: Int, _ day: Int, _ hour: Int = 9, _ minute: Int = 30) -> Date {
    calendar.date(
      from: DateComponents(year: 2026, month: month, day: day, hour: hour, minute: minute))!
  }

  private final class Model {
    var write: ((Date) -> Void)?
    var value = Date.distantPast
  }

  private struct Page: View {
    let model: Model
    var components: DatePickerComponents = .date
    @State private var value = TypedDateFieldTests.date(12, 24)
    @State private var other = ""

    var body: some View {
      model.write = { value = $0 }
      model.value = value
      return Form {
        DatePicker(
          "Departure", selection: $value,
          in: TypedDateFieldTests.date(12, 1)...TypedDateFieldTests.date(12, 31),
          displayedComponents: components)
        TextField("Remarks", text: $other)
      }
      .datePickerStyle(.field)
      .environment(\.calendar, TypedDateFieldTests.calendar)
      .environment(\.timeZone, TypedDateFieldTests.calendar.timeZone)
      .environment(\.locale, Locale(identifier: "en_GB"))
    }
  }

  private func replace(_ field: Field, by text: String) {
    gtk_editable_delete_text(field.widget.opaque, 0, -1)
    field.type(text)
  }

  func testADateBecomesTheValueWhenTheFieldIsLeft() {
    let model = Model()
    let window = TestWindow(Page(model: model))
    let field = window.field("Departure")
    XCTAssertEqual(field.text, "Thursday, 24 December 2026")
    window.click("Departure")
    replace(field, by: "26 dec 26")
    XCTAssertEqual(model.value, Self.date(12, 24))
    window.click("Remarks")
    XCTAssertEqual(model.value, Self.date(12, 26), "the day, and the time as it was")
    XCTAssertEqual(field.text, "Saturday, 26 December 2026")
    window.close()
  }

  private struct FocusPage: View {
    @State private var value = TypedDateFieldTests.date(12, 24)
    @State private var other = ""
    @FocusState private var isOnDate: Bool

    var body: some View {
      Form {
        TextField("Remarks", text: $other).onSubmit { isOnDate = true }
        DatePicker("Departure", selection: $value, displayedComponents: .date)
          .focused($isOnDate)
      }
      .datePickerStyle(.field)
      .environment(\.locale, Locale(identifier: "en_GB"))
    }
  }

  func testTheDateIsSelectedWhenTheProgramMovesTheFocusToIt() {
    let window = TestWindow(FocusPage())
    window.click("Remarks")
    window.field("Remarks").submit()
    let field = window.field("Departure")
    let inner = field.widget.opaque
    var (start, end): (Int32, Int32) = (0, 0)
    XCTAssertNotEqual(gtk_editable_get_selection_bounds(inner, &start, &end), 0)
    XCTAssertEqual(start, 0)
    XCTAssertEqual(Int(end), field.text.count)
    window.close()
  }

  func testReturnTakesTheDateToo() {
    let model = Model()
    let window = TestWindow(Page(model: model))
    let field = window.field("Departure")
    window.click("Departure")
    replace(field, by: "27.12.2026")
    field.submit()
    XCTAssertEqual(model.value, Self.date(12, 27))
    XCTAssertEqual(field.text, "Sunday, 27 December 2026")
    window.close()
  }

  func testTheWeekdayOfTheOldDateIsNoMistake() {
    let model = Model()
    let window = TestWindow(Page(model: model))
    let field = window.field("Departure")
    window.click("Departure")
    replace(field, by: "Thursday, 25 December 2026")
    field.submit()
    XCTAssertEqual(model.value, Self.date(12, 25))
    XCTAssertEqual(field.text, "Friday, 25 December 2026")
    window.close()
  }

  func testATextThatIsNotUnderstoodIsKeptWithASentence() {
    let model = Model()
    let window = TestWindow(Page(model: model))
    let field = window.field("Departure")
    window.click("Departure")
    replace(field, by: "sometime")
    window.click("Remarks")
    XCTAssertEqual(model.value, Self.date(12, 24))
    XCTAssertEqual(field.text, "sometime")
    XCTAssertEqual(window.texts.count { $0.hasPrefix("This date cannot be understood.") }, 1)
    window.click("Departure")
    replace(field, by: "28 Dec 26")
    field.submit()
    XCTAssertEqual(model.value, Self.date(12, 28))
    XCTAssertFalse(window.texts.contains { $0.hasPrefix("This date") })
    window.close()
  }

  func testADateOutsideOfTheRangeIsASentence() {
    let model = Model()
    let window = TestWindow(Page(model: model))
    let field = window.field("Departure")
    window.click("Departure")
    replace(field, by: "2 Jan 2027")
    field.submit()
    XCTAssertEqual(model.value, Self.date(12, 24))
    XCTAssertEqual(field.text, "2 Jan 2027")
    XCTAssertTrue(
      window.texts.contains(
        "Choose one from Tuesday, 1 December 2026 to Thursday, 31 December 2026."))
    // The last day is within the range, though not at this time of the day.
    replace(field, by: "31 Dec 2026")
    model.write?(Self.date(12, 24, 23))
    runLoopUntilIdle()
    field.submit()
    XCTAssertEqual(model.value, Self.date(12, 31))
    window.close()
  }

  func testTheProgramsDateReplacesTheText() {
    let model = Model()
    let window = TestWindow(Page(model: model))
    model.write?(Self.date(12, 30))
    runLoopUntilIdle()
    XCTAssertEqual(window.field("Departure").text, "Wednesday, 30 December 2026")
    window.close()
  }

  func testFieldsOfOneLabelAreToldApartByTheirTitles() {
    let window = TestWindow(
      Form {
        LabeledContent("Name") {
          HStack {
            TextField("First", text: .constant(""))
            TextField("Last", text: .constant(""))
          }
        }
      })
    XCTAssertEqual(names(window), ["Name, First", "Name, Last"])
    window.close()
  }

  private func names(_ window: TestWindow) -> [String?] {
    window.fields.map { field in
      let node = window.context.focusables[field.widget.raw]?.object
      return (node?.owner as? FocusableControl)?.widget.exportedName
    }
  }

  func testDayAndTimeAreTwoFieldsWithNames() {
    let model = Model()
    let window = TestWindow(Page(model: model, components: [.date, .hourAndMinute]))
    let fields = window.fields
    XCTAssertEqual(fields.map(\.text), ["Thursday, 24 December 2026", "09:30", ""])
    XCTAssertEqual(window.titles, ["Departure", "Departure, time", "Remarks"])
    replace(fields[1], by: "17 05")
    fields[1].submit()
    XCTAssertEqual(model.value, Self.date(12, 24, 17, 5))
    replace(fields[1], by: "25:00")
    fields[1].submit()
    XCTAssertEqual(model.value, Self.date(12, 24, 17, 5))
    XCTAssertTrue(window.texts.contains { $0.hasPrefix("There is no such time as 25:00.") })
    window.close()
  }

  /// The arrow keys choose each day that they pass.
  func testEscapeLeavesTheCalendarWithTheDateFromBefore() throws {
    let model = Model()
    let window = TestWindow(Page(model: model))
    let before = model.value
    for keeps in [false, true] {
      let field = try XCTUnwrap(window.all("GtkEntry").first)
      gtk_widget_grab_focus(field)
      gtk_widget_child_focus(window.context.widget.pointer, GTK_DIR_TAB_FORWARD)
      emit(try XCTUnwrap(window.context.focusWidget), "clicked")
      window.layOut()
      let calendar = try XCTUnwrap(window.all("GtkCalendar").first)
      gtk_widget_grab_focus(calendar)
      emitKey(GDK_KEY_Right, on: calendar, in: GTK_PHASE_CAPTURE)
      runLoopUntilIdle()
      XCTAssertEqual(model.value, before + 86_400)
      if !keeps { emitKey(GDK_KEY_Escape, on: calendar, in: GTK_PHASE_CAPTURE) }
      let popover = gtk_widget_get_ancestor(calendar, gtk_popover_get_type())!
      gtk_popover_popdown(
        UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self))
      window.layOut()
      XCTAssertEqual(model.value == before, !keeps)
    }
    window.close()
  }
}
