import Foundation
import Testing
import Trips

@testable import Exchange

/// Reservations and passes as sites and airlines write them, beside what the formats say.
struct ReservationDialectTests {
  private func bookings(_ path: String) throws -> [Booking] {
    try preview(file(path)).rows.map(\.booking)
  }

  @Test func aGraphMayHaveTypesAsListsAndSeveralFlightsForOneNumber() throws {
    let found = try bookings("reservations/graph.html")
    #expect(found.map(\.title) == ["LH 716", "Hotel Granvia", "LH 717"])
    #expect(found.map(\.reference) == ["G1", "H1", "G1"])
    #expect(found[1].start.time == time("15:00") && found[1].end?.date == day("2026-12-28"))
    #expect(Set(found.map(\.origin?.key)).count == 3)
  }

  @Test func sloppyJSONIsRead() throws {
    let preview = try preview(file("reservations/sloppy.html"))
    #expect(preview.rows.map(\.booking.title) == ["ICE 75", "Opera"])
    #expect(preview.rows[0].booking.start.place?.name == "Berlin Hbf")
    #expect(preview.rows[0].booking.end?.place?.name == "Frankfurt Hbf")
    #expect(preview.notUnderstood.isEmpty)
  }

  @Test(arguments: [
    "{", "[1,,2]", "{\"a\":1}}", "/*", "{\"a\":\"", "//", "{\"a\" 1}", "&quot;", "{&quot;",
  ])
  func whatIsNoJSONStaysNone(_ text: String) { #expect(LenientJSON.decode(text) == nil) }

  @Test func textsOfJSONStayAsTheyAre() {
    let text = "{\"a\": \"x, } /* y */ // z \\\" ,]\", \"b\": [1, 2, ], // end\n}; "
    #expect(
      LenientJSON.decode(text)
        == .object([
          "a": .string("x, } /* y */ // z \" ,]"), "b": .array([.integer(1), .integer(2)]),
        ]))
  }

  @Test func microdataAreRead() throws {
    let stay = try #require(try bookings("reservations/microdata.html").first)
    #expect(stay.kind == .stay && stay.title == "Hotel Granvia" && stay.nights == 3)
    #expect(stay.reference == "abc456" && stay.notes == "For Ada & Co")
    #expect(stay.start.time == time("15:00") && stay.end?.time == time("11:00"))
    #expect(stay.start.place?.address == "Karasuma-dori, Kyoto")
    #expect(stay.start.place?.country == "JP")
  }

  @Test(arguments: [
    "<div itemscope", "<div itemscope itemtype=", "<div itemscope itemtype=\"x", "<itemscope",
    "<div itemscope><p itemprop=a>x</div></p></span>", "< itemscope >", "<!-- itemscope",
    "<script itemscope>", "<a itemscope =>", "<div itemscope / itemprop==\"\">",
  ])
  func brokenPagesAreRead(_ html: String) {
    for item in Microdata.items(html) { #expect(item["@type"] != nil) }
  }

  @Test func aPageOfManyItemsWithinEachOtherIsRead() {
    let deep = String(repeating: "<div itemscope itemprop=a>", count: 20_000)
    #expect(Microdata.items(deep).count <= 1)
  }

  /// Marks of parts that begin alike, an e-mail in the e-mail, names by RFC 2231, three encodings.
  @Test(arguments: ["\n", "\r\n"]) func anEMailOfManyPartsIsRead(_ end: String) throws {
    let text = String(decoding: try file("reservations/nested.eml"), as: UTF8.self)
    let preview = try preview(Data(text.replacingOccurrences(of: "\n", with: end).utf8))
    #expect(
      preview.rows.map(\.booking.title) == [
        "LH 716", "Café – Zuma", "Führung im Schloß mit einer sehr langen Überschrift",
      ])
    #expect(preview.notUnderstood.isEmpty)
  }

  /// A reservation and the event for it in one e-mail are one booking.
  @Test func anEventThatRepeatsAReservationIsNotImportedTwice() throws {
    let json = #"""
      {"@type":"EventReservation","reservationNumber":"E1","reservationFor":{"@type":"Event",
      "name":"Opera","startDate":"2026-12-30T19:30:00+09:00"}}
      """#
    func event(_ time: String) -> String {
      "Content-Type: text/calendar\n\nBEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:\(time)\n"
        + "DTSTART:\(time)\nSUMMARY:At the opera\nEND:VEVENT\nEND:VCALENDAR\n"
    }
    let mail =
      "From: a\nTo: b\nContent-Type: multipart/mixed; boundary=x\n\n--x\nContent-Type: text/html\n\n"
      + "<script type=\"application/ld+json\">\(json)</script>\n--x\n\(event("20261230T103000Z"))--x\n"
      + "\(event("20261231T103000Z"))--x--\n"
    let found = try preview(Data(mail.utf8)).rows.map(\.booking.title)
    #expect(found == ["Opera", "At the opera"])
  }

  // MARK: Passes

  private func sentence(_ name: String, strings: [String: Data] = [:]) throws -> String? {
    let archive = try #require(try ArchiveWriter())
    try #require(archive.add("pass.json", file("passes/\(name).json")))
    for (path, data) in strings { try #require(archive.add(path, data)) }
    return try preview(#require(archive.finish())).sentences.first
  }

  @Test(arguments: [
    // The time at which it is shown, as iOS 18 writes it.
    (
      "relevant-dates",
      "Thursday, 24 December 2026, 18:05, flight AF 276, PARIS CDG to TOKYO NRT, booked, new"
    ),
    // A date with midnight as its time is no departure.
    (
      "midnight-field",
      "Thursday, 24 December 2026, 17:05, flight FR 8557, DUBLIN to BERLIN, booked, new"
    ),
    // Only the dates in the shown texts.
    (
      "shown-dates",
      "Thursday, 24 December 2026, 18:05, flight LH 716, Frankfurt to Tokyo, booked, new"
    ),
    // A comma after the last element.
    ("sloppy", "Thursday, 24 December 2026, 18:05, flight LH 716, Frankfurt to Tokyo, booked, new"),
    // No style, but a time; a train whose name is in a label.
    ("museum", "Sunday, 27 December 2026, 10:00, activity Teamlab Planets, booked, new"),
    (
      "label-train",
      "Saturday, 19 December 2026, 08:35, train ICE 1003, Berlin Hbf to München Hbf, booked, new"
    ),
    ("opera", "Wednesday, 30 December 2026, 19:30, activity Opera, Bunka Kaikan, booked, new"),
  ])
  func passesOfManyAirlinesAreRead(_ name: String, _ expected: String) throws {
    #expect(try sentence(name) == expected)
  }

  @Test func translationsMayBeWithoutQuotesAndInOneLanguageOnly() throws {
    let text = String(decoding: try file("passes/german.strings"), as: UTF8.self)
    let data = try #require(text.data(using: .utf16))
    let archive = try #require(try ArchiveWriter())
    try #require(archive.add("pass.json", file("passes/strings-only.json")))
    try #require(archive.add("de.lproj/pass.strings", data))
    let flight = try preview(#require(archive.finish())).rows[0].booking
    #expect(flight.end?.place?.name == "Tōkyō Haneda" && flight.seat == "12A")
  }

  @Test func severalPassesMayBeInOneFile() throws {
    let archive = try #require(try ArchiveWriter())
    for (number, name) in ["lufthansa", "semantic-airline"].enumerated() {
      try #require(archive.add("\(number).pkpass", pass(file("passes/\(name).json"))))
    }
    let bundle = try #require(archive.finish())
    #expect(try preview(bundle).rows.map(\.booking.title) == ["LH 716", "HA 458"])
    // A damaged one is named, and the others are read.
    let partly = try #require(try ArchiveWriter())
    try #require(partly.add("1.pkpass", pass(file("passes/lufthansa.json"))))
    try #require(partly.add("2.pkpass", Data("PK\u{3}\u{4}".utf8)))
    let read = try ForeignFile.parse(#require(partly.finish()))
    #expect(read.bookings.map(\.title) == ["LH 716"] && read.notUnderstood.count == 1)
    // A bundle in a bundle is none.
    let outer = try #require(try ArchiveWriter())
    try #require(outer.add("a.pkpass", bundle))
    #expect(throws: ImportFault.self) { try ForeignFile.parse(#require(outer.finish())) }
  }

  @Test(arguments: [
    ("24DEC26", "2026-12-24" as String?), ("Thu, 24 Dec 2026", "2026-12-24"),
    ("24 DEC", "2027-12-24"),
    ("Dec 24, 2026", "2026-12-24"), ("24. Dezember 2026", "2026-12-24"), ("24.12.26", "2026-12-24"),
    ("24/12/2026", "2026-12-24"), ("12/24/2026", "2026-12-24"), ("24 déc. 2026", "2026-12-24"),
    ("04/05/2026", nil), ("Fri. 04/05/2026", nil), ("04/05/2026 at 6.05 p.m.", nil),
    ("Fri. 04.05.2026", "2026-05-04"), ("LH716", nil), ("Gate 24", nil), ("31 FEB 2026", nil),
    ("", nil),
  ])
  func shownDatesAreUnderstood(_ text: String, _ date: String?) {
    #expect(ShownDate.date(text, year: 2027) == date.flatMap { LocalDate(iso: $0) })
  }

  @Test(arguments: [
    ("18:05", "18:05" as String?), ("6:05 PM", "18:05"), ("12:05 am", "00:05"), ("18h05", "18:05"),
    ("13:05 PM", nil), ("1805", nil), ("25:00", nil), ("Gate 3", nil),
  ])
  func shownTimesAreUnderstood(_ text: String, _ time: String?) {
    #expect(ShownDate.time(text) == time.flatMap { LocalTime(iso: $0) })
  }
}
