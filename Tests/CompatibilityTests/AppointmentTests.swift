import SwiftUI
import XCTest

@testable import ContactsUIInterface
@testable import EventKitUIInterface

/// Appointments that the desktop's calendar program edits, and contacts, which programs do not get.
@preconcurrency @MainActor
final class AppointmentTests: XCTestCase {
  private let store = EKEventStore()
  /// 2 March 2026, 09:30 UTC.
  private let start = Date(timeIntervalSince1970: 1_772_443_800)

  private func lines(_ event: EKEvent) -> [String] {
    CalendarFile(event).text
      .replacingOccurrences(of: "\r\n ", with: "")
      .components(separatedBy: "\r\n")
  }

  func testAnAppointmentIsAFile() {
    let event = EKEvent(eventStore: store)
    event.title = "Dinner; wine, bread\\water"
    event.location = "At home"
    event.notes = "First\nSecond\r\nThird\rURL:other"
    event.url = URL(string: "https://example.org/a?b=c")
    event.startDate = start
    event.endDate = start.addingTimeInterval(5400)
    event.addAlarm(EKAlarm(relativeOffset: -900))
    event.addRecurrenceRule(
      EKRecurrenceRule(
        recurrenceWith: .weekly, interval: 2, daysOfTheWeek: [EKRecurrenceDayOfWeek(.monday)],
        daysOfTheMonth: nil, monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil,
        setPositions: nil, end: EKRecurrenceEnd(occurrenceCount: 3)))
    let lines = lines(event)
    XCTAssertEqual(lines.first, "BEGIN:VCALENDAR")
    XCTAssertEqual(lines.suffix(2), ["END:VCALENDAR", ""])
    for line in [
      "DTSTART:20260302T093000Z", "DTEND:20260302T110000Z",
      "SUMMARY:Dinner\\; wine\\, bread\\\\water", "LOCATION:At home",
      "DESCRIPTION:First\\nSecond\\nThird\\nURL:other", "URL:https://example.org/a?b=c",
      "RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=3;BYDAY=MO", "TRIGGER:-PT900S",
    ] {
      XCTAssertTrue(lines.contains(line), "\(line) is not in \(lines)")
    }
  }

  func testTheLastDayOfAnAppointmentBelongsToIt() {
    let event = EKEvent(eventStore: store)
    event.title = String(repeating: "ü", count: 100)
    event.isAllDay = true
    event.timeZone = TimeZone(identifier: "UTC")
    event.startDate = start
    event.endDate = start
    let lines = lines(event)
    XCTAssertTrue(lines.contains("DTSTART;VALUE=DATE:20260302"), "\(lines)")
    XCTAssertTrue(lines.contains("DTEND;VALUE=DATE:20260303"), "\(lines)")
    XCTAssertTrue(lines.contains("SUMMARY:\(event.title!)"))
    let longest = CalendarFile(event).text.components(separatedBy: "\r\n").map(\.utf8.count).max()
    XCTAssertLessThanOrEqual(longest ?? 0, 75)
  }

  func testACalendarProgramGetsAnAppointment() throws {
    let event = EKEvent(eventStore: store)
    event.title = "Dinner"
    var ends: [EKEventEditViewAction] = []
    let form = AppointmentForm(event: event, store: store) { ends.append($0) }
    let coordinator = form.makeCoordinator()
    let controller = EKEventEditViewController()
    controller.event = event
    controller.editViewDelegate = coordinator
    var (content, rights, isOpen, closes) = ("", 0, true, 0)
    controller.openFile = { file, done in
      content = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      let folder = file.deletingLastPathComponent()
      let attributes = try? FileManager.default.attributesOfItem(atPath: folder.path)
      rights = (attributes?[.posixPermissions] as? NSNumber)?.intValue ?? 0
      try? FileManager.default.removeItem(at: folder)
      done(isOpen)
    }
    controller.open { closes += 1 }
    XCTAssertTrue(content.contains("SUMMARY:Dinner\r\n"), content)
    XCTAssertEqual(rights, 0o700)
    XCTAssertEqual(ends, [.saved])
    isOpen = false
    controller.open { closes += 1 }
    XCTAssertEqual(ends, [.saved, .canceled])
    XCTAssertEqual(closes, 2)
  }

  func testNoContactIsChosen() {
    var (names, cancels, closes) = ([String](), 0, 0)
    let chooser = ContactChooser {
      names.append($0)
    } cancelled: {
      cancels += 1
    }
    let coordinator = chooser.makeCoordinator()
    let picker = CNContactPickerViewController()
    picker.delegate = coordinator
    picker.open { closes += 1 }
    XCTAssertEqual(names, [])
    XCTAssertEqual(cancels, 1)
    XCTAssertEqual(closes, 1)
  }
}
