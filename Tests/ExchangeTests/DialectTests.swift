import Foundation
import Testing
import Trips

@testable import Exchange

/// Calendars as they come: other programs' habits, encodings, line ends, names for zones, repetitions.
struct DialectTests {
  private func calendar(_ events: String...) -> Data {
    let all = events.map { "BEGIN:VEVENT\n\($0)\nEND:VEVENT\n" }.joined()
    return Data("BEGIN:VCALENDAR\nVERSION:2.0\n\(all)END:VCALENDAR\n".utf8)
  }

  private func bookings(_ data: Data) throws -> [Booking] { try preview(data).rows.map(\.booking) }

  // MARK: Programs

  @Test(arguments: ["\n", "\r\n"]) func tripItsTimesAreThoseOfTheAirports(_ end: String) throws {
    let text = String(decoding: try file("calendars/tripit.ics"), as: UTF8.self)
    let found = try preview(Data(text.replacingOccurrences(of: "\n", with: end).utf8))
    #expect(
      found.sentences == [
        "Thursday, 24 December 2026, activity Japan, Tokyo, Japan, until 20 days later, booked, new",
        "Thursday, 24 December 2026, 18:05, flight LH 716, FRA to HND, 11 hours 15 minutes, "
          + "arrives 13:20 the next day, Japan time, booked, new",
        "Friday, 25 December 2026, 06:00, stay Check-in: Hotel Granvia, Karasuma-dori, Kyoto, "
          + "booked, new",
      ])
  }

  @Test func anInvitationOfExchangeNamesCitiesInsteadOfZones() throws {
    let bookings = try bookings(file("calendars/exchange-invitation.ics"))
    #expect(bookings.map(\.start.zone) == ["Europe/Amsterdam", "Asia/Tokyo"])
    #expect(bookings.map(\.end?.zone) == ["Europe/Amsterdam", "Asia/Tokyo"])
    #expect(bookings[1].kind == .meal && bookings[1].start.time == time("19:30"))
  }

  @Test(arguments: [
    ("tzone://Microsoft/Utc", "GMT"), ("GMT+0200", "GMT+0200"), ("UTC-03:30", "GMT-0330"),
    ("Eastern Time (US & Canada)", "America/New_York"), ("europe/berlin", "Europe/Berlin"),
    ("America-New_York", "America/New_York"), ("W. EUROPE STANDARD TIME", "Europe/Berlin"),
    ("\"(GMT-03:00) Brasilia\"", "America/Sao_Paulo"),
    ("\"(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi\"", "Asia/Kolkata"),
    ("\"(UTC) Dublin, Edinburgh, Lisbon, London\"", "Europe/Dublin"),
    ("\"(UTC-05:00) Eastern Time (US & Canada)\"", "America/New_York"),
    ("/softwarestudio.org/Olson_20011030_5/Europe/Paris", "Europe/Paris"),
  ])
  func zonesAreFoundByOtherNames(_ name: String, _ zone: String) throws {
    let data = calendar("UID:1\nDTSTART;TZID=\(name):20260701T100000\nDURATION:PT1H\nSUMMARY:Call")
    let booking = try #require(try bookings(data).first)
    #expect([booking.start.zone, booking.end?.zone] == [zone, zone])
    #expect([booking.start.time, booking.end?.time] == [time("10:00"), time("11:00")])
  }

  @Test(arguments: [
    "Nowhere", "(UTC+01:00) Atlantis", "(UTC+09:00) Berlin", "UTC+25", "(((((", "GMT+", "",
  ])
  func otherNamesAreNotGuessed(_ name: String) throws {
    let data = calendar("UID:1\nDTSTART;TZID=\"\(name)\":20260701T100000\nSUMMARY:Call")
    #expect(try bookings(data).map(\.start.zone) == [nil])
  }

  // MARK: Bytes

  /// Lines that were folded after 75 bytes, within a letter; after the mark of UTF-8.
  @Test func aLetterMayBeCutByAFold() throws {
    var data = Data([0xEF, 0xBB, 0xBF])
    data += Data("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261224T100000Z\r\n".utf8)
    data += Data("SUMMARY:Z".utf8) + [0xC3] + Data("\r\n ".utf8) + [0xBC] + Data("rich ".utf8)
    data += [0xE6, 0x9D] + Data("\r\n\t".utf8) + [0xB1] + Data("京\r\n".utf8)
    data += Data("END:VEVENT\r\nEND:VCALENDAR\r\n".utf8)
    #expect(try bookings(data).map(\.title) == ["Zürich 東京"])
  }

  @Test(arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian, .windowsCP1252])
  func encodingsAreFound(_ encoding: String.Encoding) throws {
    let text = String(
      decoding: calendar("UID:1\nDTSTART:20261224T100000Z\nSUMMARY:Café – “Zürich”"), as: UTF8.self)
    var data = try #require(text.data(using: encoding))
    if encoding == .utf16LittleEndian { data = [0xFF, 0xFE] + data }
    #expect(try bookings(data).map(\.title) == ["Café – “Zürich”"])
  }

  @Test(arguments: ["\r", "\n\n", "\r\n\r\n"]) func lineEndsMayBeOdd(_ end: String) throws {
    let text = String(
      decoding: calendar("UID:1\nDTSTART:20261224T100000Z\nSUMMARY:Museum"), as: UTF8.self)
    let data = Data(("\n\n" + text).replacingOccurrences(of: "\n", with: end).utf8)
    #expect(try bookings(data).map(\.title) == ["Museum"])
  }

  // MARK: Times

  @Test func oddTimesAreReadOrNamed() throws {
    let found = try preview(file("calendars/odd-times.ics"))
    #expect(
      found.notUnderstood.map(\.name) == [
        "Flight LH716 from Frankfurt (FRA) to Tokyo (HND)", "24", "dashes", "no seconds",
      ])
    let bookings = Dictionary(
      found.rows.map { ($0.booking.title, $0.booking) }, uniquingKeysWith: { a, _ in a })
    let flight = try #require(bookings["LH 716"])
    #expect([flight.start.place?.code, flight.end?.place?.code] == ["FRA", "HND"])
    // Without a zone in the file, clocks are those of the airports.
    #expect(try flight.minutes() == 675)
    #expect(bookings["Two days"]?.end?.date == day("2026-12-26"))
    #expect(bookings["Christmas"]?.end == nil && bookings["Christmas"]?.start.time == nil)
    #expect(bookings["date without value"]?.start.time == nil)
    #expect(bookings["gap"]?.timeProblems.count == 1)
    #expect(bookings["Note"]?.notes == "Bold\nsecond & third\none")
  }

  // MARK: Repeated events

  @Test func repeatedEventsAreImportedAsOftenAsTheyTakePlace() throws {
    let found = try preview(file("calendars/repeated.ics"))
    #expect(found.notUnderstood.isEmpty)
    #expect(
      found.rows.map { "\($0.booking.start.date) \($0.booking.title)" } == [
        "2026-12-24 Tour", "2026-12-24 Museum new", "2026-12-28 Lesson", "2026-12-29 Breakfast",
        "2026-12-29 Lesson", "2026-12-30 Breakfast late", "2026-12-31 Breakfast",
        "2027-01-01 Breakfast", "2027-01-02 Lesson",
      ])
    let times = found.rows.filter { $0.booking.kind == .meal }.map(\.booking.start.time)
    #expect(times == [time("08:00"), time("10:00"), time("08:00"), time("08:00")])
    let last = found.rows.first { $0.booking.title == "Breakfast" }?.booking
    #expect(last?.end?.date == day("2026-12-29") && last?.end?.time == time("09:00"))
    // Again, it is the same.
    let again = try ExchangeTests.preview(
      file("calendars/repeated.ics"), existing: found.rows.map(\.booking))
    #expect(again.rows.allSatisfy { $0.status == .unchanged })
  }

  @Test(arguments: [
    ("RRULE:FREQ=DAILY;UNTIL=20261231T230000Z", ["2026-12-31", "2027-01-01"], true),
    ("RRULE:FREQ=DAILY;UNTIL=20261231T225959Z", ["2026-12-31"], true),
    ("RRULE:FREQ=WEEKLY;BYDAY=TH,SA;COUNT=3", ["2026-12-31", "2027-01-02", "2027-01-07"], true),
    ("RRULE:FREQ=DAILY;COUNT=3\nEXDATE:20261231T230000Z", ["2026-12-31", "2027-01-02"], true),
    ("RRULE:FREQ=DAILY;COUNT=2\nEXDATE;VALUE=DATE:20261231", ["2027-01-01"], true),
    ("RDATE;VALUE=PERIOD:20270105T230000Z/PT1H", ["2026-12-31", "2027-01-06"], true),
    ("RRULE:FREQ=DAILY;COUNT=1000", ["2026-12-31"], false),
    ("RRULE:FREQ=DAILY", ["2026-12-31"], false),
    ("RRULE:FREQ=SECONDLY;COUNT=99999999", ["2026-12-31"], false),
  ])
  func rulesAreFollowed(_ rule: String, _ days: [String], _ areAll: Bool) throws {
    let data = calendar("UID:1\nDTSTART;TZID=Asia/Tokyo:20261231T080000\n\(rule)\nSUMMARY:Bath")
    let found = try preview(data)
    #expect(found.rows.map { "\($0.booking.start.date)" } == days)
    #expect(found.rows.allSatisfy { $0.booking.start.time == time("08:00") })
    #expect(found.notUnderstood.isEmpty == areAll)
  }

  // MARK: Beyond times

  @Test(arguments: [
    ("BA0007 London (LHR) - Tokyo (HND)", BookingKind.flight, "London LHR", "Tokyo HND"),
    (
      "easyJet flight EZY8003 London Gatwick (LGW) to Berlin (BER)", .flight, "London Gatwick LGW",
      "Berlin BER"
    ),
    ("LH716 FRA to HND", .flight, "FRA FRA", "HND HND"),
    ("Berlin Hbf → München Hbf", .train, "Berlin Hbf", "München Hbf"),
    ("Dinner - Zuma", .meal, "", ""),
  ])
  func waysAreFoundInTitles(
    _ title: String, _ kind: BookingKind, _ from: String, _ to: String
  ) throws {
    let data = calendar("UID:1\nDTSTART:20261224T100000Z\nDTEND:20261224T120000Z\nSUMMARY:\(title)")
    let booking = try #require(try bookings(data).first)
    func text(_ place: Place?) -> String {
      [place?.name, place?.code].compactMap(\.self).joined(separator: " ")
    }
    #expect(booking.kind == kind)
    #expect([text(booking.start.place), text(booking.end?.place)] == [from, to])
  }

  @Test(arguments: [
    ("Line\nbreak", "Line\nbreak"), ("2 < 3 & 4 > 1", "2 < 3 & 4 > 1"),
    ("<p>One</p><p>Two</p>", "One\n\nTwo\n"), ("a<br/>b", "a\nb"),
    ("<a href=\"https://x.example\">here</a> &#8594; &euro;5", "here → €5"),
    ("x &unknown; &#xZZ; & y <br>", "x &unknown; &#xZZ; & y\n"),
  ])
  func descriptionsOfHTMLArePlain(_ html: String, _ text: String) {
    #expect(HTMLText.plain(html) == text)
  }
}
