import Foundation
import Testing
import Trips

@testable import Exchange

struct CalendarWriterTests {
  private static let now = Date(timeIntervalSince1970: 1_793_530_000)

  private struct Event: Decodable, Equatable {
    var uid: String
    var summary: String
    var start: String?
    var end: String?
    var alarms: Int
  }

  /// The properties that Python's icalendar reads.
  private func readByPython(_ calendar: Data, _ arguments: String...) throws -> [Event] {
    let python = Process()
    python.executableURL = URL(filePath: "/usr/bin/python3")
    python.arguments = [files.appending(path: "read_calendar.py").path] + arguments
    let (input, output) = (Pipe(), Pipe())
    python.standardInput = input
    python.standardOutput = output
    try python.run()
    let writer = Thread {
      try? input.fileHandleForWriting.write(contentsOf: calendar)
      try? input.fileHandleForWriting.close()
    }
    writer.start()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    python.waitUntilExit()
    try #require(python.terminationStatus == 0, "python3-icalendar is in scripts/packages-test.txt")
    return try JSONDecoder().decode([Event].self, from: data)
  }

  private func write(_ bookings: [Booking]) throws -> Data {
    try CalendarWriter.write(trip, bookings, now: Self.now, words: .posix)
  }

  private func text(_ instant: Date) -> String {
    "\(LocalDate(instant, in: .gmt))T\(LocalTime(instant, in: .gmt))Z"
  }

  /// Flights around every change of the clocks of zones of all kinds, read by another library, both by
  /// the machine's zones and by those that the calendar defines.
  @Test(arguments: [[], ["--own-zones"]])
  func instantsAgreeWithAnotherLibrary(_ arguments: [String]) throws {
    let zones = [
      "Europe/Berlin", "Asia/Tokyo", "America/New_York", "Pacific/Honolulu", "Australia/Lord_Howe",
      "Asia/Kathmandu", "America/Sao_Paulo", "Africa/Casablanca", "Pacific/Chatham", "Asia/Gaza",
    ]
    var bookings: [Booking] = []
    var expected: [String: (String, String)] = [:]
    for (index, name) in zones.enumerated() {
      let zone = try #require(TimeZone(identifier: name))
      let range = (1_790_000_000.0, 1_825_000_000.0)
      let changes = ZoneDefinition.changes(
        of: zone, from: Date(timeIntervalSince1970: range.0),
        to: Date(timeIntervalSince1970: range.1))
      for instant in changes.flatMap({ [$0 - 5400, $0 - 60, $0, $0 + 1800, $0 + 7200] })
        + [Self.now]
      {
        let other = zones[(index + 3) % zones.count]
        let whole = Date(
          timeIntervalSince1970: (instant.timeIntervalSince1970 / 60).rounded(.down) * 60)
        let start = try #require(ZonedTime(whole, zone: name))
        let end = try #require(ZonedTime(whole + 40_500, zone: other))
        let booking = Booking(
          trip: trip.id, kind: .flight, title: "X",
          start: BookingEnd(nil, start.date, start.time, zone: name, choice: start.choice),
          end: BookingEnd(nil, end.date, end.time, zone: other, choice: end.choice))
        bookings.append(booking)
        expected[CalendarUID.text(booking.id)] = (text(whole), text(whole + 40_500))
      }
    }
    #expect(bookings.count > 60)
    let events =
      try arguments.isEmpty
      ? readByPython(write(bookings)) : readByPython(write(bookings), arguments[0])
    #expect(events.count == bookings.count)
    for event in events {
      let (start, end) = try #require(expected[event.uid])
      #expect([event.start, event.end] == [start, end], "\(event.uid)")
    }
  }

  /// Each zone that this machine knows, by its definition in the calendar alone: on both sides of its
  /// changes, or now where there are none.
  @Test func everyZoneIsDefinedSoThatInstantsAgree() throws {
    var bookings: [Booking] = []
    var expected: [String: String] = [:]
    for name in TimeZone.knownTimeZoneIdentifiers {
      let zone = try #require(TimeZone(identifier: name))
      let changes = ZoneDefinition.changes(
        of: zone, from: Self.now, to: Self.now.addingTimeInterval(366 * 86_400))
      for instant in changes.flatMap({ [$0 - 7260, $0 + 7260] }) + [Self.now] {
        let whole = Date(
          timeIntervalSince1970: (instant.timeIntervalSince1970 / 60).rounded(.down) * 60)
        let local = try #require(ZonedTime(whole, zone: name))
        let booking = Booking(
          trip: trip.id, kind: .meal, title: "X",
          start: BookingEnd(nil, local.date, local.time, zone: name, choice: local.choice))
        bookings.append(booking)
        expected[CalendarUID.text(booking.id)] = text(whole)
      }
    }
    #expect(bookings.count > 600)
    let events = try readByPython(write(bookings), "--own-zones")
    #expect(events.count == bookings.count)
    for event in events { #expect(event.start == expected[event.uid], "\(event.uid)") }
  }

  @Test func everyKindOfBookingIsReadBack() throws {
    let frankfurt = Place("Frankfurt", code: "FRA", zone: "Europe/Berlin")
    let tokyo = Place("Tokyo; \"Haneda\", \\ & co", code: "HND", zone: "Asia/Tokyo")
    var flight = Booking(
      trip: trip.id, kind: .flight, state: .booked, title: "LH 716",
      start: BookingEnd(frankfurt, day("2026-12-24"), time("18:05")),
      end: BookingEnd(tokyo, day("2026-12-25"), time("13:20")), alarmMinutes: 90)
    flight.notes = "Zürich, größer;\nsecond line \\ end"
    let stay = Booking(
      trip: trip.id, kind: .stay, state: .booked, title: "Granvia",
      start: BookingEnd(tokyo, day("2026-12-25")), end: BookingEnd(tokyo, day("2026-12-28")))
    let idea = Booking(
      trip: trip.id, kind: .activity, state: .idea, title: "東京を歩く🗼",
      start: BookingEnd(nil, day("2026-12-26")))
    let meal = Booking(
      trip: trip.id, kind: .meal, state: .cancelled, title: "Sushi",
      start: BookingEnd(tokyo, day("2026-12-26"), time("19:30")))
    let all = [flight, stay, idea, meal]
    let data = try write(all)
    let events = try readByPython(data)
    #expect(
      Set(events.map(\.summary)) == [
        "Flight LH 716: Frankfurt to \(tokyo.name)", "Stay Granvia", "Activity 東京を歩く🗼",
        "Meal Sushi",
      ])
    let byID = Dictionary(uniqueKeysWithValues: events.map { ($0.uid, $0) })
    #expect(byID[CalendarUID.text(flight.id)]?.alarms == 1)
    #expect(byID[CalendarUID.text(stay.id)]?.start == "2026-12-25")
    #expect(byID[CalendarUID.text(stay.id)]?.end == "2026-12-28")
    #expect(byID[CalendarUID.text(idea.id)]?.end == "2026-12-27")
    #expect(try data == write(all.reversed()), "the same bookings are the same file")

    // Importing what was exported changes nothing, where the bookings are still there.
    let again = try preview(data, existing: all)
    #expect(
      again.rows.map(\.status) == [.unchanged, .unchanged, .unchanged, .unchanged], "\(again.rows)")
    #expect(again.notUnderstood.isEmpty)
    // Elsewhere, it makes the same bookings.
    let new = try preview(data)
    #expect(new.rows.map(\.status) == [.new, .new, .new, .new])
    let copy = try #require(new.rows.first { $0.booking.kind == .flight }?.booking)
    #expect(copy.title == flight.title)
    #expect(copy.start.place?.name == "Frankfurt" && copy.end?.place?.name == tokyo.name)
    #expect(try copy.minutes() == flight.minutes())
    // Moved by another program: the same booking changes.
    let moved = String(decoding: data, as: UTF8.self)
      .replacingOccurrences(of: "20261224T180500", with: "20261224T190500")
    let change = try preview(Data(moved.utf8), existing: all)
    #expect(change.rows.filter { $0.status == .changed }.map(\.id) == [flight.id])
  }

  @Test func timesThatExistTwiceAreWrittenExactly() throws {
    for (choice, expected) in [
      (RepeatedTimeChoice.earlier, "2026-10-25T00:30Z"), (.later, "2026-10-25T01:30Z"),
    ] {
      let booking = Booking(
        trip: trip.id, kind: .meal, title: "Night",
        start: BookingEnd(
          nil, day("2026-10-25"), time("02:30"), zone: "Europe/Berlin", choice: choice))
      let event = try #require(try readByPython(write([booking])).first)
      #expect(event.start == expected)
    }
  }

  /// A zone is defined for the years that are used, not for all between them.
  @Test func eventsInTheFirstAndTheLastYearNeedFewObservances() throws {
    let bookings = ["0001-06-01", "2026-12-24", "9999-06-01"].map {
      Booking(
        trip: trip.id, kind: .meal, title: "Lunch",
        start: BookingEnd(nil, day($0), time("12:00"), zone: "Europe/Berlin"))
    }
    let text = String(decoding: try write(bookings), as: UTF8.self)
    #expect(text.components(separatedBy: "BEGIN:VTIMEZONE").count == 2)
    // The first of each period, and at most two changes in each of eight years.
    #expect(3...19 ~= text.components(separatedBy: "TZOFFSETTO").count - 1)
    #expect(text.contains("DTSTART:20261025T030000\r\n"))
  }

  @Test func aZoneThatIsNotKnownDoesNotStopTheExport() throws {
    let booking = Booking(
      trip: trip.id, kind: .meal, title: "Lunch",
      start: BookingEnd(nil, day("2026-12-24"), time("12:00"), zone: "Moon/Sea"))
    let text = String(decoding: try write([booking]), as: UTF8.self)
    #expect(text.contains("DTSTART:20261224T120000\r\n"))
  }
}
