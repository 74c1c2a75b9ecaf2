import Foundation
import Testing
import Trips

@testable import vacation_planner

@MainActor
@Suite(.timeLimit(.minutes(2))) struct PlanReadingTests {
  private func flight(_ title: String, at time: String) -> Booking {
    Booking(
      trip: Trip.japan.id, kind: .meal, state: .booked, title: title,
      start: BookingEnd(
        nil, Trip.japan.firstDay, LocalTime(iso: time)!, zone: "Asia/Tokyo"))
  }

  /// The reading begins before the pages are made; what changes in between is not missed.
  @Test func readingMayBeginBeforeAnybodyFollows() async throws {
    let user = try await SignedInUser()
    try await user.plans.perform(ChangeTitle(.added, "trip Japan"), [.put(.trip(.japan))])
    let other = try await user.otherPlans()
    other.beginLoading()
    let kyoto = Trip(title: "Kyoto", firstDay: Trip.japan.firstDay, lastDay: Trip.japan.lastDay)
    try await user.plans.perform(ChangeTitle(.added, "trip Kyoto"), [.put(.trip(kyoto))])
    #expect(other.trips.isEmpty)
    let following = Task { await other.keepUpToDate() }
    await until { other.isComplete && other.trips.count == 2 }
    #expect(other.trips[kyoto.id]?.trip == kyoto)
    following.cancel()
  }

  @Test func aReadingThatWasBegunEndsWithTheSession() async throws {
    let user = try await SignedInUser()
    let other = try await user.otherPlans()
    other.session.signOut()
    other.beginLoading()
    await other.keepUpToDate()
    #expect(!other.isComplete && other.trips.isEmpty && other.faults.isEmpty)
  }

  /// Days and warnings are kept until something changes.
  @Test func whatIsDerivedFollowsTheRecords() throws {
    let plan = TripPlan(.japan)
    let (early, late) = (flight("Sushi", at: "19:00"), flight("Ramen", at: "19:00"))
    func atOnce() -> Int {
      plan.warnings(.posix).count { $0.sentence.hasPrefix("Two bookings at once") }
    }
    func first() -> [RecordID] { plan.days(.posix).days[0].rows.map(\.id.booking) }
    #expect(atOnce() == 0 && first().isEmpty)
    plan.apply(.booking(early))
    #expect(first() == [early.id])
    plan.apply(.booking(late))
    #expect(atOnce() == 1 && Set(first()) == [early.id, late.id])
    #expect(atOnce() == 1)
    plan.remove(.booking(late))
    #expect(atOnce() == 0 && first() == [early.id])
    var longer = Trip.japan
    longer.lastDay = longer.lastDay.adding(days: 1)
    let count = plan.days(.posix).days.count
    plan.apply(.trip(longer))
    #expect(plan.days(.posix).days.count == count + 1)
    // In another language the days have other words.
    let german = Wording(Locale(identifier: "de_DE"))
    #expect(plan.days(german) == DayList(plan.trip, [early], words: german))
  }
}
