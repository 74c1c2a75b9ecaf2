import Foundation
import Testing
import Trips

@testable import vacation_planner

/// Tests of the search over all trips: its index, its results and its model.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct SearchTests {
  private static let today = LocalDate(iso: "2026-12-01")!
  private static let flight = Booking(
    trip: Trip.japan.id, kind: .flight, title: "LH 716",
    start: BookingEnd(
      Place("Frankfurt"), LocalDate(iso: "2026-12-24")!, LocalTime(iso: "09:35")!,
      zone: "Europe/Berlin"))
  private static let old = Trip(
    title: "Osaka in Japan", firstDay: LocalDate(iso: "2020-01-01")!,
    lastDay: LocalDate(iso: "2020-01-02")!)
  private static let list = Checklist(
    trip: Trip.japan.id, title: "Packing", purpose: .packing,
    items: [ChecklistItem("passport"), ChecklistItem("socks", isDone: true)])
  private static let records: [AnyRecord] = [
    .trip(old), .checklist(list), .booking(flight), .trip(.japan),
    .document(
      Document(
        trip: Trip.japan.id, name: "ticket.pdf", mediaType: "application/pdf", size: 1,
        checksum: "00", addedOn: today)),
    // Its trip does not exist.
    .cost(Cost(trip: RecordID(), title: "Japan guide", category: .other, amount: .zero(.euro))),
    .favourite(Favourite(destination: "kyoto", name: "Japan")),
  ]

  private func catalog() -> SearchCatalog {
    SearchCatalog(Self.records, [], words: .posix, today: Self.today)
  }

  @Test func resultsAreGroupedByTripAndComingTripsAreFirst() {
    let results = catalog().search("japan")
    #expect(results.groups.map(\.title) == ["Japan", "Osaka in Japan"])
    #expect(results.count == 2)
    #expect(
      results.groups.first?.rows.first?.text
        == "Trip Japan, \(Trip.japan.datesInWords(.posix))")
  }

  @Test func rowsAreWholeSentences() {
    func rows(_ query: String) -> [String] {
      catalog().search(query).groups.flatMap(\.rows).map(\.text)
    }
    #expect(
      rows("lh 716")
        == [
          "\(Wording.posix.date(Self.flight.start.date)), 09:35, flight LH 716, Frankfurt, "
            + Self.flight.state.rawValue
        ])
    #expect(rows("SOCKS") == ["List Packing, socks, done"])
    #expect(rows("packing") == ["List Packing"])
    #expect(rows("ticket") == ["Document ticket.pdf"])
    #expect(rows("guide").isEmpty)
    #expect(rows("nowhere").isEmpty)
  }

  @Test func theNumberOfRowsIsLimited() {
    let costs = (0..<1_000).map {
      AnyRecord.cost(
        Cost(trip: Trip.japan.id, title: "tea \($0)", category: .meals, amount: .zero(.yen)))
    }
    let catalog = SearchCatalog(
      costs + [.trip(.japan)], [], words: .posix, today: Self.today)
    let results = catalog.search("tea")
    #expect(results.count == 1_000 && results.shown == SearchCatalog.limit)
    #expect(results.groups.flatMap(\.rows).count == SearchCatalog.limit)
    #expect(
      SearchModel.status(results, .posix)
        == "1,000 results, the first \(SearchCatalog.limit) are shown")
  }

  @Test func changesAreFoundAndTheCountIsAnnouncedOnce() async throws {
    let user = try await SignedInUser()
    var announced: [String] = []
    let model = SearchModel(
      user.plans, [], count: CountAnnouncement(pause: {}, announce: { announced.append($0) }))
    let window = PlannerWindow(user.plans)
    try await user.plans.perform(ChangeTitle(.added, "trip Japan"), [.put(.trip(.japan))])
    // A query that is typed before the index exists gets its results as soon as it does.
    model.query = "japan"
    model.renew()
    await until { model.results.count == 1 && !announced.isEmpty }
    #expect(announced == ["1 result"])

    try await user.plans.perform(
      ChangeTitle(.added, "flight LH 716"), [.put(.booking(Self.flight))])
    model.renew()
    model.query = "lh"
    await until { model.results.query == "lh" && model.results.count == 1 }
    model.chooseFirst()
    let target = SearchTarget.record(Self.flight.id, trip: Trip.japan.id)
    #expect(model.chosen == target)
    model.open(target, in: window)
    #expect(window.page == .trip(Trip.japan.id))
    #expect(window.selectedBooking == Self.flight.id)

    model.clear()
    #expect(model.results.groups.isEmpty && model.isUpToDate)
  }

  @Test func aResultBesideTheDaysIsOpenedThere() async throws {
    let user = try await SignedInUser()
    let (model, window) = (SearchModel(user.plans, []), PlannerWindow(user.plans))
    let cost = Cost(trip: Trip.japan.id, title: "Tea", category: .meals, amount: .zero(.yen))
    try await user.plans.perform(
      ChangeTitle(.added, "trip Japan"),
      [.put(.trip(.japan)), .put(.cost(cost)), .put(.checklist(Self.list))])
    window.find()
    model.open(.record(cost.id, trip: Trip.japan.id), in: window)
    #expect(window.page == .trip(Trip.japan.id))
    #expect(window.requestedItem == PlannerWindow.RequestedItem(record: cost.id))
    window.goBack()
    #expect(window.requestedItem == nil)
    // The item that was found, not the first one.
    model.query = "packing socks"
    model.open(.record(Self.list.id, trip: Trip.japan.id), in: window)
    #expect(
      window.requestedItem
        == PlannerWindow.RequestedItem(record: Self.list.id, item: Self.list.items[1].id))
  }

  @Test func goingBackKnowsThePageThatWasLeft() async throws {
    let window = PlannerWindow(try await SignedInUser().plans)
    window.page = .destinations
    window.page = .destination("kyoto")
    #expect(window.pageLeft == nil)
    window.goBack()
    #expect(window.page == .destinations && window.pageLeft == .destination("kyoto"))
    window.find()
    #expect(window.page == .search && window.isFinding && window.pageLeft == nil)
  }
}
