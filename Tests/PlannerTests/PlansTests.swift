import Foundation
import Observation
import Testing
import Trips

@testable import vacation_planner

@MainActor
@Suite(.timeLimit(.minutes(2))) struct PlansTests {
  private func flight(in trip: Trip, _ title: String = "LH 716") -> Booking {
    Booking(trip: trip.id, kind: .flight, title: title, start: BookingEnd(nil, trip.firstDay))
  }

  @Test func whatIsWrittenIsShownAndReadAgain() async throws {
    let user = try await SignedInUser()
    let plans = user.plans
    let flight = flight(in: .japan)
    try await plans.perform(ChangeTitle(.added, "trip Japan"), [.put(.trip(.japan))])
    try await plans.perform(ChangeTitle(.added, flight.spokenName), [.put(.booking(flight))])
    #expect(plans.trips[Trip.japan.id]?.bookings[flight.id] == flight)

    let other = try await user.otherPlans()
    let following = Task { await other.keepUpToDate() }
    await until { other.isComplete }
    #expect(other.trips[Trip.japan.id]?.trip == .japan)
    #expect(other.trips[Trip.japan.id]?.bookings[flight.id] == flight)
    following.cancel()
  }

  @Test func todayIsReadFromTheClockAgain() async throws {
    let plans = try await SignedInUser().plans
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let evening = try #require(ISO8601DateFormatter().date(from: "2026-12-23T14:59:00Z"))
    plans.updateToday(now: evening, in: zone)
    #expect(plans.today == Trip.japan.firstDay.adding(days: -1))
    let midnight = Plans.nextMidnight(after: evening, in: zone)
    #expect(midnight == evening + 60)
    await confirmation { isChanged in
      withObservationTracking {
        _ = plans.today
      } onChange: {
        isChanged()
      }
      plans.updateToday(now: midnight, in: zone)
    }
    #expect(plans.today == Trip.japan.firstDay)
  }

  @Test func changesOfAnotherWindowAreFollowed() async throws {
    let user = try await SignedInUser()
    let other = try await user.otherPlans()
    let following = Task { await other.keepUpToDate() }
    await until { other.isComplete }
    try await user.plans.perform(ChangeTitle(.added, "trip Japan"), [.put(.trip(.japan))])
    await until { other.trips[Trip.japan.id] != nil }
    var renamed = Trip.japan
    renamed.title = "Kyoto"
    try await user.plans.perform(ChangeTitle(.changed, "trip Kyoto"), [.put(.trip(renamed))])
    await until { other.trips[Trip.japan.id]?.trip.title == "Kyoto" }
    try await user.plans.perform(
      ChangeTitle(.deleted, "trip Kyoto"), [.delete(Trip.japan.id)])
    await until { other.trips.isEmpty }
    following.cancel()
  }

  @Test func deletingATripAndUndoingGivesEverythingBack() async throws {
    let user = try await SignedInUser()
    let plans = user.plans
    let flight = flight(in: .japan)
    try await plans.perform(
      ChangeTitle(.added, "trip Japan"), [.put(.trip(.japan)), .put(.booking(flight))])
    try await plans.perform(
      ChangeTitle(.deleted, "trip Japan with 1 booking"),
      [.delete(Trip.japan.id), .delete(flight.id)])
    #expect(plans.trips.isEmpty)
    plans.undo()
    await until { plans.trips[Trip.japan.id] != nil }
    #expect(plans.trips[Trip.japan.id]?.bookings[flight.id] == flight)
    #expect(plans.storedRecords.count == 2)
  }

  @Test func changesThatAreBegunTogetherAreAllRememberedInOrder() async throws {
    let user = try await SignedInUser()
    let plans = user.plans
    try await plans.perform(ChangeTitle(.added, "trip Japan"), [.put(.trip(.japan))])
    for number in 0..<20 {
      let flight = flight(in: .japan, "\(number)")
      plans.performOrAlert(ChangeTitle(.added, flight.spokenName), [.put(.booking(flight))])
    }
    await until { plans.trips[Trip.japan.id]?.bookings.count == 20 }
    #expect(plans.nextUndo?.name == "flight 19")
    for _ in 0..<21 { plans.undo() }
    await until { plans.trips.isEmpty }
    #expect(plans.alertedFault == nil)
  }

  @Test func aFormKeepsATripThatIsDeletedElsewhere() async throws {
    let user = try await SignedInUser()
    let plans = user.plans
    let flight = flight(in: .japan)
    try await plans.perform(
      ChangeTitle(.added, "trip Japan"), [.put(.trip(.japan)), .put(.booking(flight))])
    let plan = try #require(plans.trips[Trip.japan.id])
    try await plans.perform(
      ChangeTitle(.deleted, "trip Japan"), [.delete(Trip.japan.id), .delete(flight.id)])
    #expect(plans.trips.isEmpty && plans.record(flight.id) == nil)
    #expect(plans.planForForm(Trip.japan.id) === plan)
    #expect(plans.recordForForm(flight.id) == .booking(flight))
  }

  @Test func aBookingOfATripThatIsGoneIsNotWritten() async throws {
    let user = try await SignedInUser()
    let plans = user.plans
    await #expect(throws: PlanFault.self) {
      try await plans.perform(
        ChangeTitle(.added, "flight LH 716"), [.put(.booking(flight(in: .japan)))])
    }
    plans.performOrAlert(ChangeTitle(.added, "flight LH 716"), [.put(.booking(flight(in: .japan)))])
    await until { plans.alertedFault != nil }
    #expect(plans.storedRecords.isEmpty)
    // The store can be used as before.
    try await plans.perform(ChangeTitle(.added, "trip Japan"), [.put(.trip(.japan))])
  }

  @Test func aDocumentIsKeptWithItsContents() async throws {
    let user = try await SignedInUser()
    let plans = user.plans
    let ticket = Document(
      trip: Trip.japan.id, name: "ticket.pdf", mediaType: "application/pdf", size: 3, checksum: "",
      addedOn: Trip.japan.firstDay)
    try await plans.perform(ChangeTitle(.added, "trip Japan"), [.put(.trip(.japan))])
    await #expect(throws: PlanFault.self) {
      try await plans.perform(
        ChangeTitle(.added, AnyRecord.document(ticket).spokenName), [.put(.document(ticket))])
    }
    try await plans.perform(
      ChangeTitle(.added, AnyRecord.document(ticket).spokenName), [.put(.document(ticket))],
      documents: [ticket.id: Data([1, 2, 3])])
    #expect(try await plans.contents(of: ticket) == Data([1, 2, 3]))
  }
}
