import CGtk
import Foundation
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop
@testable import TabstopFoundation

/// Tests of `MultiDatePicker`, with which the user chooses several days of a month.
@preconcurrency @MainActor
final class MultiDatePickerTests: DisplayTestCase {
  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    calendar.locale = Locale(identifier: "en_GB")
    return calendar
  }

  private static func day(_ year: Int, _ month: Int, _ day: Int) -> DateComponents {
    DateComponents(year: year, month: month, day: day)
  }

  private struct Page: View {
    @State var days: Set<DateComponents>
    var body: some View {
      VStack {
        Text(days.compactMap(\.day).sorted().map(String.init).joined(separator: " "))
        MultiDatePicker("Days off", selection: $days)
          .environment(\.calendar, MultiDatePickerTests.calendar)
          .environment(\.locale, Locale(identifier: "en_GB"))
          .environment(\.timeZone, TimeZone(identifier: "UTC")!)
      }
    }
  }

  func testDaysAreChosenAndRemoved() {
    let window = TestWindow(Page(days: [Self.day(2026, 12, 24)]))
    XCTAssertTrue(window.texts.contains("December 2026"))
    window.press("25")
    XCTAssertEqual(window.texts.first, "24 25")
    window.press("24")
    XCTAssertEqual(window.texts.first, "25")
    window.close()
  }

  func testTheDaysAreOneStopOfTab() {
    let window = TestWindow(Page(days: [Self.day(2026, 12, 24)]))
    // After the buttons for the months.
    for _ in 1...3 { window.tab() }
    XCTAssertEqual(window.focus, "24")
    for (key, number, month) in [
      (GDK_KEY_Right, "25", "December 2026"), (GDK_KEY_Up, "18", "December 2026"),
      (GDK_KEY_Left, "17", "December 2026"), (GDK_KEY_Home, "1", "December 2026"),
      (GDK_KEY_End, "31", "December 2026"), (GDK_KEY_Page_Down, "31", "January 2027"),
      (GDK_KEY_Page_Down, "28", "February 2027"), (GDK_KEY_Down, "7", "March 2027"),
      (GDK_KEY_Page_Up, "7", "February 2027"),
    ] {
      window.pressFocusedKey(key)
      XCTAssertEqual(window.focus, number, "\(key)")
      XCTAssertTrue(window.texts.contains(month), month)
    }
    let days = window.all.filter {
      gtk_widget_has_css_class($0, "day-of-month") != 0 && gtk_widget_get_focusable($0) != 0
    }
    XCTAssertEqual(days.count, 1)
    window.close()
  }

  func testTabStopsAtTheDayThatThePointerChose() {
    let window = TestWindow(Page(days: [Self.day(2026, 12, 24)]))
    window.press("10")
    XCTAssertEqual(window.texts.first, "10 24")
    XCTAssertEqual(window.focus, "10")
    window.close()
  }

  func testKeysGoOnlyToDaysThatCanBeChosen() {
    let bounds = Self.calendar.date(from: Self.day(2026, 12, 20))!
    let window = TestWindow(
      MultiDatePicker("Days", selection: .constant([Self.day(2027, 1, 5)]), in: bounds...)
        .environment(\.calendar, Self.calendar)
        .environment(\.locale, Locale(identifier: "en_GB"))
        .environment(\.timeZone, TimeZone(identifier: "UTC")!))
    for _ in 1...3 { window.tab() }
    XCTAssertEqual(window.focus, "5")
    for (key, number) in [
      (GDK_KEY_Page_Up, "20"), (GDK_KEY_Left, "20"), (GDK_KEY_End, "31"), (GDK_KEY_Home, "20"),
    ] {
      window.pressFocusedKey(key)
      XCTAssertEqual(window.focus, number, "\(key)")
    }
    window.close()
  }

  func testDaysHaveTheDigitsOfTheirMonth() {
    let window = TestWindow(
      MultiDatePicker("Days off", selection: .constant([Self.day(2026, 12, 24)]))
        .environment(\.locale, Locale(identifier: "ar_EG")))
    XCTAssertTrue(window.texts.contains { $0.contains("٢٠٢٦") })
    XCTAssertNotNil(window.label("٢٤"))
    window.close()
  }

  func testWeekdaysThatAreWordsAreLettersInLargeText() {
    func names(_ locale: String, _ size: DynamicTypeSize) -> ArraySlice<String> {
      let window = TestWindow(
        MultiDatePicker("Days off", selection: .constant([Self.day(2026, 12, 24)]))
          .environment(\.locale, Locale(identifier: locale))
          .environment(\.dynamicTypeSize, size))
      defer { window.close() }
      return window.texts.dropFirst(2).prefix(7)
    }
    XCTAssertTrue(names("ar_EG", .large).contains("خميس"))
    XCTAssertTrue(names("ar_EG", .accessibility2).allSatisfy { $0.count < 3 })
    XCTAssertTrue(names("en_GB", .accessibility2).contains("Thu"))
  }

  func testADayIsFoundHoweverItsComponentsWereMade() {
    let date = Self.calendar.date(from: Self.day(2026, 12, 24))!
    let all = Self.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
    let week = DateComponents(weekday: 5, weekOfYear: 52, yearForWeekOfYear: 2026)
    for components in [Self.day(2026, 12, 24), all, week] {
      let days = ChosenDays()
      XCTAssertTrue(days.contains(all, in: [components], Self.calendar), "\(components)")
      XCTAssertFalse(days.contains(Self.day(2026, 12, 25), in: [components], Self.calendar))
    }
  }

  func testASelectionIsReadOnceForAMonth() {
    let days = ChosenDays()
    let selection = Set((1...365).map { DateComponents(year: 2026, month: 1, day: $0) })
    for day in 1...31 {
      _ = days.contains(Self.day(2026, 12, day), in: selection, Self.calendar)
    }
    XCTAssertEqual(days.readings, 365)
  }

  func testItFitsANarrowWindow() {
    let window = TestWindow(Form { Page(days: [Self.day(2026, 12, 24)]) }, width: 400, height: 600)
    window.layOut()
    let needed = window.all("TabstopScroller").map { scroller -> Int32 in
      var least: Int32 = 0
      gtk_widget_measure(scroller, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
      return least
    }
    XCTAssertLessThanOrEqual(needed.max() ?? 0, 390)
    window.close()
  }
}
