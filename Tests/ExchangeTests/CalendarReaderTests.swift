import Foundation
import Testing
import Trips

@testable import Exchange

struct CalendarReaderTests {
  private static let departure = Date(timeIntervalSince1970: 1_798_131_900)  // 2026-12-24 17:05 UTC
  private static let arrival = Date(timeIntervalSince1970: 1_798_172_400)  // 2026-12-25 04:20 UTC

  /// The flight in the dialect of each program is at the same instants, with either line end.
  @Test(
    arguments: ["google", "apple", "outlook", "thunderbird", "evolution", "nextcloud", "kde"],
    ["\n", "\r\n"])
  func theFlightIsAtTheSameInstants(_ program: String, _ lineEnd: String) throws {
    let text = String(decoding: try file("calendars/\(program).ics"), as: UTF8.self)
    let data = Data(text.replacingOccurrences(of: "\n", with: lineEnd).utf8)
    let flight = try #require(try preview(data).rows.first { $0.booking.kind == .flight }?.booking)
    #expect(try flight.start.instant() == Self.departure)
    #expect(try flight.end?.instant() == Self.arrival)
    #expect(flight.start.zone == "Europe/Berlin")
    #expect(flight.timeProblems.isEmpty)
    #expect(flight.origin?.key.isEmpty == false)
  }

  @Test func whatProgramsWriteBesideTimesIsKept() throws {
    let apple = try preview(file("calendars/apple.ics")).rows[0].booking
    #expect(apple.title == "LH 716")
    #expect(
      [apple.start.place?.code ?? apple.start.place?.name, apple.end?.place?.name] == [
        "FRA", "HND",
      ])
    #expect(apple.alarmMinutes == 120)
    #expect(apple.link == "https://www.lufthansa.com/booking")
    let outlook = try preview(file("calendars/outlook.ics")).rows[0].booking
    #expect(outlook.end?.zone == "Asia/Tokyo", "found by its offsets")
    #expect(outlook.notes == "Terminal 1, gate Z25\nBring the passport.")
    #expect([outlook.start.place?.name, outlook.end?.place?.name] == ["Frankfurt", "Tokyo"])
    let google = try preview(file("calendars/google.ics")).rows.map(\.booking)
    #expect(google.map(\.kind) == [.flight, .stay])
    #expect(google[1].nights == 3)
    #expect(google[1].end?.date == day("2026-12-28"))
    #expect(google[0].end?.place?.name == "Tokyo")
  }

  @Test func whatIsNotUnderstoodIsNamed() throws {
    let thunderbird = try preview(file("calendars/thunderbird.ics"))
    #expect(
      thunderbird.notUnderstood == [
        .init(name: "Japanese lesson", reason: "It is repeated. Only the first time is imported."),
        .init(name: "Apply for the passport", reason: "It is a task, not an event."),
      ])
    let site = try preview(file("calendars/booking-site.ics"))
    #expect(
      site.notUnderstood == [
        .init(
          name: "Your stay at Hotel Granvia",
          reason: "Its time zone is not known. Choose it in the booking."),
        .init(name: "Without a date", reason: "It has no date that can be understood."),
      ])
    #expect(site.rows.map(\.booking.state) == [.cancelled], "the method is CANCEL")
    #expect(site.rows[0].booking.kind == .stay)
    #expect(
      site.sentences == [
        "Friday, 25 December 2026, 15:00, stay Your stay at Hotel Granvia, Karasuma-dori, Kyoto, "
          + "3 nights, cancelled, new"
      ])
  }

  /// A calendar that is cut anywhere leads to an error message, or contains only whole events.
  @Test func aCalendarThatIsCutIsRefused() throws {
    let data = try file("calendars/apple.ics")
    for length in stride(from: 1, to: data.count - 4, by: 7) {
      #expect(throws: ImportFault.self, "\(length)") { try ForeignFile.parse(data.prefix(length)) }
    }
  }

  @Test func damagedCalendarsNeverEndTheProgram() throws {
    var dice = Dice(20)
    for program in ["google", "outlook", "kde", "booking-site"] {
      let data = try file("calendars/\(program).ics")
      for _ in 0..<120 {
        var damaged = data
        for _ in 0..<Int.random(in: 1...8, using: &dice) {
          damaged[Int.random(in: 0..<data.count, using: &dice)] = .random(in: 0...255, using: &dice)
        }
        if let result = try? ForeignFile.parse(damaged) {
          _ = ImportPreview(result, into: trip.id, existing: [], words: .posix)
        }
      }
    }
  }

  /// libical knows no limit of an offset; a zone that is made of it has 18 hours.
  @Test(arguments: ["+9999", "-9999", "+1801"])
  func anOffsetThatIsNoZonesIsNotKnown(_ offset: String) throws {
    let zone =
      "BEGIN:VTIMEZONE\nTZID:Moon\nBEGIN:STANDARD\nDTSTART:19700101T000000\nTZOFFSETFROM:\(offset)\n"
      + "TZOFFSETTO:\(offset)\nEND:STANDARD\nEND:VTIMEZONE\n"
    let event =
      "BEGIN:VEVENT\nUID:1\nDTSTART;TZID=Moon:20261224T100000\nDURATION:PT1H\nSUMMARY:Landing\n"
      + "END:VEVENT\n"
    let found = try preview(Data("BEGIN:VCALENDAR\n\(zone)\(event)END:VCALENDAR\n".utf8))
    let booking = try #require(found.rows.first?.booking)
    #expect(booking.start.time == time("10:00") && booking.start.zone == nil)
    #expect(booking.end?.time == time("11:00") && booking.end?.zone == nil)
    #expect(
      found.notUnderstood.map(\.reason) == [
        "Its time zone is not known. Choose it in the booking."
      ])
  }

  @Test(arguments: [Int.min, -64_801, 64_801, Int.max])
  func anAnswerWithSuchAnOffsetDoesNotEndTheProgram(_ offset: Int) throws {
    var result = ImportResult()
    result.add(
      ImportedBooking(
        ImportOrigin(.calendar, key: "1"), .activity, title: "Landing",
        start: ImportedEnd(day("2026-12-24"), time("10:00"), offset: offset)))
    let found = ImportPreview(result, into: trip.id, existing: [], words: .posix)
    #expect(found.rows[0].booking.start.time == time("10:00"))
    #expect(found.rows[0].booking.start.zone == nil)
  }

  @Test func limitsAreKept() throws {
    #expect(throws: ImportFault.tooLarge) {
      try ForeignFile.parse(Data(count: ImportLimits.fileSize + 1))
    }
    #expect(throws: ImportFault.empty) { try ForeignFile.parse(Data()) }
    #expect(throws: ImportFault.unknownFormat) { try ForeignFile.parse(Data("hello".utf8)) }
    let event = "BEGIN:VEVENT\nUID:%\nDTSTART:20261224T100000Z\nSUMMARY:x\nEND:VEVENT\n"
    let many = (0..<5100).map { event.replacingOccurrences(of: "%", with: "\($0)") }.joined()
    let result = try ForeignFile.parse(Data("BEGIN:VCALENDAR\n\(many)END:VCALENDAR\n".utf8))
    #expect(result.bookings.count == ImportLimits.bookings)
    #expect(result.notUnderstood.map(\.reason) == ["Only the first 5,000 entries are read."])
  }

  @Test func everyWindowsNameIsAZone() {
    for (name, zone) in WindowsZones.names {
      #expect(TimeZone(identifier: zone) != nil, "\(name)")
    }
    // All of CLDR 42.
    #expect(WindowsZones.names.count == 139)
  }

  @Test(arguments: [
    ("Omsk Standard Time", "Asia/Omsk"), ("Russia Time Zone 3", "Europe/Samara"),
    ("Volgograd Standard Time", "Europe/Volgograd"), ("South Sudan Standard Time", "Africa/Juba"),
    ("W. Mongolia Standard Time", "Asia/Hovd"), ("w. europe standard time", "Europe/Berlin"),
  ])
  func aWindowsNameIsFound(_ name: String, _ zone: String) {
    #expect(ZoneNames.zone(name) == zone)
  }

  @Test(arguments: [
    ("Dinner at Zuma", BookingKind.meal), ("Hotel Adlon", .stay), ("ICE 75 to Berlin", .train),
    ("LH716 FRA-HND", .flight), ("Bus tour", .bus), ("Museum", .activity),
    ("Office party", .activity),
    ("🚢 Harbour", .boat), ("Carnival", .activity), ("Vol AF 12", .flight),
  ])
  func kindsAreGuessed(_ summary: String, _ kind: BookingKind) {
    #expect(EventKind.guess(summary, "", "") == kind)
  }
}
