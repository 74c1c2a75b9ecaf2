import Exchange
import Foundation
import Places
import TabstopFoundation
import Testing
import Trips

@testable import vacation_planner

/// Imports and exports, without a window.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct ImportTests {
  /// A reader whose helper is the application, which is beside the program of the tests.
  private static let reader = ForeignFileReader(
    executable: URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "vacation-planner").path,
    extractor: nil)

  private static func event(
    _ uid: String, _ title: String, day: String, location: String = "Kyoto"
  ) -> String {
    """
    BEGIN:VEVENT
    UID:\(uid)
    SUMMARY:\(title)
    LOCATION:\(location)
    DTSTART;TZID=Asia/Tokyo:\(day)T190000
    DTEND;TZID=Asia/Tokyo:\(day)T210000
    END:VEVENT
    """
  }

  private static func calendar(_ events: String...) -> String {
    (["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//EN"] + events + ["END:VCALENDAR", ""])
      .joined(separator: "\n").replacingOccurrences(of: "\n", with: "\r\n")
  }

  private let dinner = event("1", "Dinner at Giro Giro", day: "20261226")
  private let theatre = event("2", "Kabuki theatre", day: "20261228")

  private let folder: URL
  private let user: SignedInUser
  private var plans: Plans { user.plans }

  init() async throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "import-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    user = try await SignedInUser()
    let plans = user.plans
    Task { await plans.keepUpToDate() }
    await until { plans.isComplete }
  }

  private func file(_ name: String, _ text: String) throws -> URL {
    let url = folder.appending(path: name)
    try Data(text.utf8).write(to: url)
    return url
  }

  private func model(_ files: [URL], shown: RecordID? = nil) async -> ImportModel {
    let model = ImportModel(plans, shownTrip: shown, reader: Self.reader)
    await model.read(files)
    return model
  }

  @Test func whatWasChangedSinceTheFilesWereReadStays() async throws {
    let first = await model([try file("a.ics", Self.calendar(dinner))])
    first.newTrip.title = "Kyoto"
    let trip = try #require(try await first.save())
    let changed = Self.event("1", "Supper at Giro Giro", day: "20261226")
    let again = await model([try file("b.ics", Self.calendar(changed))])
    var booking = try #require(plans.trips[trip]?.bookings.values.first)
    booking.notes = "typed in another window"
    try await plans.perform(ChangeTitle(.changed, booking.spokenName), [.put(.booking(booking))])
    #expect(try await again.save() == trip)
    let kept = plans.trips[trip]?.bookings[booking.id]
    #expect(kept?.title == "Supper at Giro Giro")
    #expect(kept?.notes == "typed in another window")
  }

  /// The bookings may never be complete: another program may lock the store until the user signs out.
  @Test func aCancelledImportDoesNotWaitForTheBookings() async throws {
    let model = ImportModel(Plans(user.session), shownTrip: nil, reader: Self.reader)
    let reading = Task { await model.read([]) }
    for _ in 0..<1_000 { await Task.yield() }
    #expect(model.stage == .reading)
    reading.cancel()
    await reading.value
    #expect(model.preview == nil)
  }

  @Test func aCalendarIsImportedIntoTheTripOfItsDates() async throws {
    try await plans.perform(ChangeTitle(.added, "trip Japan"), [.put(.trip(.japan))])
    let calendar = try file("plan.ics", Self.calendar(dinner, theatre))
    let model = await model([calendar])
    #expect(model.stage == .preview)
    #expect(model.summary == "2 bookings found in plan.ics: 2 new.")
    #expect(model.rows.map(\.status) == [.new, .new])
    #expect(model.rows[0].sentence.contains("Dinner at Giro Giro"))
    #expect(model.target == .existing(Trip.japan.id))
    #expect(model.actionTitle == "Import 2 Bookings")
    #expect(plans.trips[Trip.japan.id]?.bookings.isEmpty == true, "nothing is kept before")

    #expect(try await model.save() == Trip.japan.id)
    #expect(plans.trips[Trip.japan.id]?.bookings.count == 2)
    #expect(plans.nextUndo == ChangeTitle(.imported, "2 bookings"))

    // A second import finds nothing new.
    let again = await self.model([calendar])
    #expect(again.summary == "Nothing new: 2 bookings in plan.ics, already there.")
    #expect(again.rows.isEmpty && again.knownRows.count == 2)
    #expect(try await again.save() == nil)

    // The import is one change.
    plans.undo()
    await until { plans.trips[Trip.japan.id]?.bookings.isEmpty == true }
  }

  @Test func withoutATripOfItsDatesANewOneIsProposed() async throws {
    let model = await model([try file("plan.ics", Self.calendar(dinner, theatre))])
    #expect(model.target == .newTrip)
    #expect(model.newTrip.title == "Kyoto")
    #expect(model.newTrip.firstDay.description == "2026-12-26")
    #expect(model.newTrip.lastDay.description == "2026-12-28")
    model.newTrip.title = "  "
    #expect(model.titleError == "Type a title for the new trip.")
    model.newTrip.title = "Temples"
    #expect(model.titleError == nil)
    let trip = try #require(try await model.save())
    #expect(plans.trips[trip]?.trip.title == "Temples")
    #expect(plans.trips[trip]?.bookings.count == 2)
    #expect(plans.nextUndo == ChangeTitle(.imported, "trip Temples with 2 bookings"))
    plans.undo()
    await until { plans.storedRecords.isEmpty }
  }

  @Test func rowsThatAreOmittedAreNotImported() async throws {
    try await plans.perform(ChangeTitle(.added, "trip Japan"), [.put(.trip(.japan))])
    let model = await model([try file("plan.ics", Self.calendar(dinner, theatre))])
    model.omitted = [model.rows[0].id]
    #expect(model.actionTitle == "Import 1 Booking")
    _ = try await model.save()
    #expect(plans.trips[Trip.japan.id]?.bookings.values.map(\.title) == ["Kabuki theatre"])
    #expect(plans.nextUndo?.action == .imported)
  }

  @Test func severalFilesAreOneImportAndABadOneIsNamed() async throws {
    let model = await model([
      try file("a.ics", Self.calendar(dinner)), try file("b.ics", Self.calendar(dinner, theatre)),
      try file("notes.txt", "Only words."), folder.appending(path: "none.ics"),
    ])
    #expect(model.summary == "2 bookings found in 4 files: 2 new. 2 entries not understood.")
    let others = try #require(model.preview).notUnderstood
    #expect(others.map(\.name) == ["notes.txt", "none.ics"])
    #expect(others[0].reason.hasPrefix("This file is neither a calendar"))
    #expect(others[0].reason.contains("KItinerary") == (KItineraryExtractor.installed == nil))
    #expect(others[1].reason.hasPrefix("This file cannot be opened."))
  }

  @Test func aChangedBookingStaysInItsTrip() async throws {
    try await plans.perform(ChangeTitle(.added, "trip Japan"), [.put(.trip(.japan))])
    _ = try await model([try file("plan.ics", Self.calendar(dinner))]).save()
    let moved = Self.event("1", "Dinner at Giro Giro", day: "20270301")
    let model = await model([try file("plan.ics", Self.calendar(moved))])
    #expect(model.summary == "1 booking found in plan.ics: 1 changed.")
    #expect(!model.needsTrip)
    #expect(try await model.save() == Trip.japan.id)
    let booking = plans.trips[Trip.japan.id]?.bookings.values.first
    #expect(booking?.start.date.description == "2027-03-01")
    #expect(plans.trips.count == 1)
  }

  @Test func placesGetTheirZonesFromTheGazetteer() async throws {
    let gazetteer = try await Gazetteer.open()
    let places = [
      Place("HANEDA", code: "HND", address: "Tokyo"), Place("Zurich"),
      Place("Zurich", country: "JP"),
      Place("Nowhere at All"),
    ]
    let lookup = await PlaceLookup(places, in: gazetteer)
    #expect(lookup.place(places[0])?.zone == "Asia/Tokyo")
    #expect(lookup.place(places[0])?.address == "Tokyo")
    #expect(lookup.place(places[1])?.zone == "Europe/Zurich")
    #expect(lookup.place(places[2]) == nil)
    #expect(lookup.place(places[3]) == nil)
  }

  @Test func theTripWithMostOfTheBookingsIsProposed() {
    func booking(_ date: String) -> Booking {
      Booking(
        trip: RecordID(), kind: .meal, title: "x", start: BookingEnd(nil, LocalDate(iso: date)!))
    }
    func trip(_ first: String, _ last: String) -> Trip {
      Trip(title: first, firstDay: LocalDate(iso: first)!, lastDay: LocalDate(iso: last)!)
    }
    let (long, short) = (trip("2026-05-01", "2026-05-20"), trip("2026-05-03", "2026-05-04"))
    func best(_ dates: [String], shown: RecordID? = nil) -> ImportTarget {
      .best(for: dates.map(booking), among: [short, long], shown: shown)
    }
    #expect(best(["2026-05-03", "2026-05-10"]) == .existing(long.id))
    #expect(best(["2026-05-03"]) == .existing(long.id), "the earlier one")
    #expect(best(["2026-05-03"], shown: short.id) == .existing(short.id))
    #expect(best(["2027-01-01"], shown: short.id) == .newTrip)
    #expect(best([]) == .newTrip)
  }

  // MARK: Out

  @Test func whatIsExportedIsKnownWhenItIsImported() async throws {
    try await plans.perform(ChangeTitle(.added, "trip Japan"), [.put(.trip(.japan))])
    _ = try await model([try file("plan.ics", Self.calendar(dinner, theatre))]).save()
    let export = ExportModel(plans, trip: Trip.japan.id)
    #expect(export.fileName == "Japan")
    let calendar = try await export.file(now: Date(timeIntervalSince1970: 0))
    #expect(calendar.type == .calendarEvents)
    let text = String(decoding: calendar.contents, as: UTF8.self)
    #expect(text.contains("X-WR-CALNAME:Japan"))
    #expect(!text.contains("BEGIN:VALARM"))
    let again = await model([try file("japan.ics", text)])
    #expect(again.summary == "Nothing new: 2 bookings in japan.ics, already there.")

    export.alarm = .minutes(60)
    let alarms = String(decoding: try await export.file().contents, as: UTF8.self)
    #expect(alarms.components(separatedBy: "TRIGGER:-PT60M").count == 3)
  }

  @Test func allTripsAreExportedTogether() async throws {
    var other = Trip.japan
    other = Trip(
      title: "../Norway\n", firstDay: other.lastDay.adding(days: 9),
      lastDay: other.lastDay.adding(days: 10))
    try await plans.perform(
      ChangeTitle(.added, "trips"), [.put(.trip(.japan)), .put(.trip(other))])
    _ = try await model([try file("plan.ics", Self.calendar(dinner))]).save()
    let export = ExportModel(plans, trip: nil)
    #expect(export.fileName == "All Trips")
    export.format = .webPage
    let page = String(decoding: try await export.file().contents, as: UTF8.self)
    let headings = [
      "<h1>All Trips</h1>", "<h2>Japan</h2>", "<h3>Thursday, 24 December 2026, day 1</h3>",
      "<h2>../Norway",
    ]
    let places = headings.map { page.range(of: $0)?.lowerBound }
    #expect(!places.contains(nil), "\(page)")
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
    export.trip = other.id
    #expect(export.fileName == "-Norway-")

  }

  @Test func aTripIsPrintedWithItsDaysAsHeadings() async throws {
    try await plans.perform(ChangeTitle(.added, "trip Japan"), [.put(.trip(.japan))])
    _ = try await model([try file("plan.ics", Self.calendar(dinner))]).save()
    let plan = try #require(plans.trips[Trip.japan.id])
    let document = PrintDocument(TripOutline(TripSnapshot(plan), words: .posix))
    #expect(document.title == "Japan")
    #expect(document.paragraphs[0] == .heading("Japan"))
    #expect(document.paragraphs[2] == .heading("Thursday, 24 December 2026, day 1", level: 2))
    #expect(document.paragraphs.contains { $0.style == .listItem && $0.text.contains("Giro Giro") })
    #expect(document.footer(2, 3) == "Page 2 of 3")
  }

  // MARK: Files that the desktop opens

  @Test func openedFilesAreRememberedOnceUntilTheyAreTaken() throws {
    let opened = OpenedFiles()
    opened.add(try #require(URL(string: "https://example.org/a.ics")))
    #expect(opened.files.isEmpty)
    opened.add(URL(filePath: "/tmp/a.ics"))
    opened.add(URL(filePath: "/tmp/a.ics"))
    #expect(opened.logInSentence == "Log in to import a.ics.")
    opened.add(URL(filePath: "/tmp/b.ics"))
    #expect(opened.logInSentence == "Log in to import 2 files.")
    #expect(opened.consume().count == 2)
    #expect(opened.files.isEmpty)
  }
}
