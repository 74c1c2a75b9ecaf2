import Foundation
import Guidebook
import Localization
import Testing
import Trips

@testable import Exchange
@testable import SignIn
@testable import vacation_planner

/// The texts that modules without views make, in the languages of the program's catalog: files that are
/// written, reasons and faults, the page in the browser.
struct LanguageTests {
  private static let trip = Trip(
    title: "Kyoto", firstDay: LocalDate(iso: "2026-12-24")!, lastDay: LocalDate(iso: "2026-12-27")!)

  /// The words of a text that are not between the marks of the pseudo-language, but for data.
  private func unmarked(_ text: String, data: Set<String> = []) -> [String] {
    var text = text.replacing(/<style>.*?<\/style>/.dotMatchesNewlines(), with: " ")
      .replacing(/<[^>]*>/, with: " ")
    while true {
      let shorter = text.replacing(/⟦[^⟦⟧]*⟧/, with: " ")
      if shorter == text { break }
      text = shorter
    }
    return text.matches(of: /[\p{L}]{2,}/).map { String($0.0) }.filter { !data.contains($0) }
  }

  private func inPseudoLanguage<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Localizer.of("en-XA").whileCurrent(body)
  }

  private static var bookings: [Booking] {
    var stay = Booking(
      trip: trip.id, kind: .stay, state: .booked, title: "Granvia",
      start: BookingEnd(Place("Kyoto"), LocalDate(iso: "2026-12-24")!),
      end: BookingEnd(nil, LocalDate(iso: "2026-12-26")!))
    stay.reference = "4711"
    stay.seat = "12"
    let flight = Booking(
      trip: trip.id, kind: .flight, state: .planned, title: "LH 716",
      start: BookingEnd(
        Place("Frankfurt"), LocalDate(iso: "2026-12-24")!, LocalTime(iso: "09:35")!),
      end: BookingEnd(Place("Tokyo"), LocalDate(iso: "2026-12-25")!, LocalTime(iso: "06:50")!))
    return [stay, flight]
  }

  private func page() throws -> String {
    let cost = Cost(
      trip: Self.trip.id, title: "Dinner", category: .meals,
      amount: Money(minorUnits: 1200, CurrencyCode("JPY")!))
    let list = Checklist(
      trip: Self.trip.id, title: "Packing", purpose: .packing,
      items: [ChecklistItem("socks", isDone: true)])
    var trip = Self.trip
    trip.notes = "Bring"
    return TripWebPage.write(
      trip, Self.bookings,
      lists: [list, Checklist(trip: trip.id, title: "Packing", purpose: .packing)],
      costs: try CostSummary([cost], bookings: [], home: .euro), words: .posix)
  }

  private static let data: Set<String> = [
    "Kyoto", "Granvia", "Frankfurt", "Tokyo", "LH", "Dinner", "Packing", "socks", "Bring", "JP",
  ]

  @Test func aWebPageIsInTheUsersLanguage() throws {
    let pseudo = try inPseudoLanguage(page)
    #expect(unmarked(pseudo, data: Self.data) == [])
    let arabic = try Localizer.of("ar").whileCurrent(page)
    #expect(arabic.contains("<html lang=\"ar\" dir=\"rtl\">"))
    #expect(arabic.contains("الرقم 4711"))
    let german = try Localizer.of("de-AT").whileCurrent(page)
    #expect(german.contains("<html lang=\"de\" dir=\"ltr\">"))
    #expect(german.contains("nicht enthalten, weil es keinen Kurs gibt: JP¥1,200"))
  }

  @Test func aCalendarIsInTheUsersLanguage() throws {
    func calendar() throws -> String {
      let data = try CalendarWriter.write(Self.trip, Self.bookings, now: .now, words: .posix)
      return String(decoding: data, as: UTF8.self).replacing("\r\n ", with: "")
        .replacing("\\n", with: " ")
    }
    let shown = try inPseudoLanguage(calendar).split(whereSeparator: \.isNewline)
      .filter { $0.contains(/^(SUMMARY|DESCRIPTION|CATEGORIES)/) }
      .map { String($0.drop { $0 != ":" }) }
    #expect(shown.count == 6)
    #expect(unmarked(shown.joined(separator: "\n"), data: Self.data) == [])
    #expect(
      try Localizer.of("ja").whileCurrent(calendar).contains("SUMMARY:フライト LH 716：FrankfurtからTokyo")
    )
  }

  @Test func whatAnImportSaysIsInTheUsersLanguage() throws {
    let files = [
      """
      BEGIN:VCALENDAR
      BEGIN:VTODO\nSUMMARY:Tokyo\nEND:VTODO
      BEGIN:VJOURNAL\nSUMMARY:Tokyo\nEND:VJOURNAL
      BEGIN:VEVENT\nUID:1\nSUMMARY:Tokyo\nEND:VEVENT
      BEGIN:VEVENT\nUID:2\nDTSTART:20261224T100000\nEND:VEVENT
      END:VCALENDAR

      """,
      #"""
      <html><script type="application/ld+json">{</script><script type="application/ld+json">
      [{"@type": "MoonReservation", "reservationFor": {"name": "Tokyo"}},
      {"@type": "TrainReservation", "reservationFor": {"departureTime": "2026-12-24T10:00:00",
      "departurePlatform": "7", "trainNumber": "ICE 1"}, "reservedTicket": {"ticketedSeat":
      {"seatNumber": "12", "seatSection": "3"}}}]</script></html>
      """#,
      """
      From: a@example.org
      Subject: Tokyo
      Content-Type: application/pdf; name=Tokyo

      x
      """,
    ]
    func shown() throws -> [String] {
      try files.flatMap { file in
        let result = try ForeignFile.parse(Data(file.replacing("\n", with: "\r\n").utf8))
        let preview = ImportPreview(result, into: Self.trip.id, existing: [], words: .posix)
        return result.notUnderstood.flatMap { [$0.name, $0.reason] }
          + result.bookings.flatMap { [$0.notes, $0.seat] } + preview.rows.map(\.sentence)
      }
    }
    let pseudo = try inPseudoLanguage(shown)
    #expect(pseudo.count > 18)
    // The dates of these tests are in English.
    let data = Self.data.union(["ICE", "Thursday", "December"])
    #expect(unmarked(pseudo.joined(separator: "\n"), data: data) == [])
    #expect(try Localizer.of("de").whileCurrent(shown).contains("Gleis 7"))
  }

  @Test func faultsAreInTheUsersLanguage() {
    let library = MissingLibrary(name: "libical", file: "libical.so")
    func shown() -> [String] {
      let imports: [ImportFault] = [
        .tooLarge, .empty, .unknownFormat, .damaged(.calendar), .damaged(.pass), .damaged(.json),
        .damaged(.backup), .parserFailed, .missing(library),
      ]
      let records: [RecordFault] = [
        .notJSON, .newer(2), .kind("x"), .field("x", .missing), .field("x", .parts),
        .field("x", .type), .field("x", .value),
      ]
      let backups: [BackupFault] = [
        .notABackup, .damaged, .locked, .wrongPassphrase, .newer, .tooLarge, .document("x"),
        .record(records[0].description), .noMemory, .tooLargeToWrite, .notWritten,
        .missing(library),
      ]
      return imports.map(\.description) + records.map(\.description) + backups.map(\.description)
    }
    #expect(inPseudoLanguage(shown).flatMap { unmarked($0) } == [])
    for language in ["de", "fr", "ar", "ja"] {
      let (english, other) = (shown(), Localizer.of(language).whileCurrent(shown))
      for (text, translation) in zip(english, other) { #expect(text != translation) }
    }
  }

  @Test func thePageInTheBrowserIsInTheUsersLanguage() {
    let page = ClosingPage(programName: "Planner", returnAddress: "vacation:back")
    func shown() -> [String] { [page.html, page.strayHTML] }
    #expect(inPseudoLanguage(shown).flatMap { unmarked($0, data: ["Planner"]) } == [])
    let arabic = Localizer.of("ar").whileCurrent(shown)
    for text in arabic {
      #expect(text.contains("<html lang=\"ar\" dir=\"rtl\">"))
      #expect(
        text.replacing(/<style>.*?<\/style>/.dotMatchesNewlines(), with: "")
          .replacing(/<[^>]*>/, with: "").matches(of: /[A-Za-z]+/).allSatisfy { $0.0 == "Planner" })
    }
    #expect(
      Localizer.of("de").whileCurrent { page.html }.contains(
        "<title>Sie können diese Seite schließen – Planner</title>"))
  }

  @MainActor @Test func kindsOfDocumentsAreInTheUsersLanguage() {
    let types = [
      "text/calendar", "application/vnd.apple.pkpass", "message/rfc822", "image/png", "text/plain",
      "audio/ogg", "video/mp4", "application/zip",
    ]
    let kinds = inPseudoLanguage {
      types.map {
        Document(
          trip: Self.trip.id, name: "x", mediaType: $0, size: 1, checksum: "",
          addedOn: Self.trip.firstDay
        ).kindName
      }
    }
    #expect(kinds.flatMap { unmarked($0) } == [])
  }

  @MainActor @Test func destinationsAreInTheUsersLanguage() throws {
    let english = try Guidebook.destinations.get()
    for language in ["de", "fr", "ar", "ja"] {
      let localized = try Guidebook.translatedDestinations(by: Localizer.of(language)).get()
      for (a, b) in zip(english, localized) {
        #expect(a.summary != b.summary, "\(language): \(a.id)")
        #expect(a.pictureDescription != b.pictureDescription, "\(language): \(a.id)")
        #expect(a.months == b.months, "\(language): \(a.id)")
      }
    }
    let kyoto = try Guidebook.translatedDestinations(by: Localizer.of("ja")).get()[0]
    #expect(kyoto.place == "京都, 日本")
    #expect(kyoto.englishPlace == "Kyoto Japan")
    #expect(DestinationIndex([kyoto]).matching(query: "kyoto").count == 1)
    #expect(DestinationIndex([kyoto]).matching(query: "日本").count == 1)
  }
}
