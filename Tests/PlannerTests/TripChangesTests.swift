import Foundation
import Testing
import Trips

@testable import vacation_planner

/// Deleting, duplicating and moving, as the sidebar and the trip's page do it.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct TripChangesTests {
  private let words = Wording.posix
  private let day = Trip.japan.firstDay

  private func booking(
    _ title: String, _ kind: BookingKind = .activity, time: String? = nil, order: Int = 0
  ) -> Booking {
    Booking(
      trip: Trip.japan.id, kind: kind, state: .booked, title: title, reference: "X1",
      start: BookingEnd(nil, day, time.flatMap { LocalTime(iso: $0) }), seat: "12A", order: order)
  }

  private func plan(_ records: [AnyRecord], trip: Trip = .japan) -> TripPlan {
    let plan = TripPlan(trip)
    plan.apply(all: records)
    return plan
  }

  @Test func aDeletedTripTakesEverythingAndComesBackByUndo() async throws {
    let user = try await SignedInUser()
    let plans = user.plans
    try await plans.perform(
      ChangeTitle(.added, "trip Japan"),
      [.put(.trip(.japan)), .put(.booking(booking("Tea"))), .put(.booking(booking("Walk")))])
    let window = PlannerWindow(plans)
    window.delete(.trip(Trip.japan.id))
    await until { plans.trips.isEmpty }
    #expect(plans.storedRecords.isEmpty)
    #expect(plans.nextUndo?.done == "Trip Japan with 2 bookings deleted. Undo with Control Z")
    plans.undo()
    await until { plans.trips[Trip.japan.id]?.bookings.count == 2 }
  }

  @Test func aCopyHasNewIdsAndIsNotBooked() throws {
    var trip = Trip.japan
    let ada = Traveller("Ada")
    trip.travellers = [ada]
    var tea = booking("Tea")
    tea.travellers = [ada.id]
    tea.origin = ImportOrigin(.pass, key: "1")
    let list = Checklist(
      trip: trip.id, title: "Packing", purpose: .packing,
      items: [ChecklistItem("socks", isDone: true)])
    let cost = Cost(
      trip: trip.id, title: "Map", category: .other, amount: Money(minorUnits: 500, .euro))
    let ticket = Document(
      trip: trip.id, name: "ticket.pdf", mediaType: "application/pdf", size: 3, checksum: "",
      addedOn: day)
    let old = plan(
      [.booking(tea), .checklist(list), .cost(cost), .document(ticket)], trip: trip)
    let (change, id) = old.duplicate()
    #expect(change.title.done == "Trip Japan duplicated. Undo with Control Z")
    let copy = TripPlan(
      try #require(
        change.writes.compactMap { if case .put(.trip(let trip)) = $0 { trip } else { nil } }.first)
    )
    copy.apply(all: change.writes.compactMap(\.record))
    #expect(copy.id == id)
    #expect(copy.trip.title == "Copy of Japan")
    #expect(Set(copy.records.map(\.id)).isDisjoint(with: old.records.map(\.id)))
    #expect(copy.records.allSatisfy { $0.trip == id })
    let booking = try #require(copy.bookings.values.first)
    #expect(booking.travellers == copy.trip.travellers.map(\.id))
    #expect(booking.travellers != [ada.id])
    #expect(booking.state == .planned)
    #expect(booking.reference.isEmpty && booking.seat.isEmpty && booking.origin == nil)
    #expect(copy.checklists.values.first?.items.map(\.isDone) == [false])
    #expect(copy.costs.values.first?.amount == cost.amount)
    #expect(copy.documents.isEmpty)
  }

  @Test func theDocumentsOfADeletedBookingStayInTheTrip() throws {
    let tea = booking("Tea")
    let ticket = Document(
      trip: Trip.japan.id, booking: tea.id, name: "ticket.pdf", mediaType: "application/pdf",
      size: 3, checksum: "", addedOn: day)
    let change = plan([.booking(tea), .document(ticket)]).deletion(of: tea)
    #expect(change.title.done == "Activity Tea deleted. Undo with Control Z")
    #expect(change.writes.contains(.delete(tea.id)))
    var kept = ticket
    kept.booking = nil
    #expect(change.writes.contains(.put(.document(kept))))
  }

  @Test func aMoveSaysTheNewPlace() throws {
    let (a, b, c) = (
      booking("A", order: 0), booking("B", order: 1), booking("C", .meal, time: "10:00")
    )
    let plan = plan([.booking(a), .booking(b), .booking(c)])
    let down = try #require(plan.moving(a, by: 1, words))
    #expect(down.title.done == "Activity A moved down, 2 of 2. Undo with Control Z")
    #expect(down.title.undone == "Activity A moved back. Redo with Control Shift Z")
    #expect(plan.moving(a, by: -1, words) == nil)
    #expect(plan.moving(c, by: 1, words) == nil)
  }
}

extension RecordWrite {
  fileprivate nonisolated var record: AnyRecord? {
    if case .put(let record) = self { record } else { nil }
  }
}
