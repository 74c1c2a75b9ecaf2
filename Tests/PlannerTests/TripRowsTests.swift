import Foundation
import Testing
import Trips

@testable import vacation_planner

/// The rows of a trip's page and of the sidebar, and what is selected when one of them goes.
@MainActor
@Suite struct TripRowsTests {
  private let words = Wording.posix
  private let trip = Trip(
    title: "Oslo", firstDay: LocalDate(iso: "2026-12-24")!, lastDay: LocalDate(iso: "2026-12-26")!)

  private func booking(_ title: String, day: Int = 0, _ kind: BookingKind = .activity) -> Booking {
    Booking(
      trip: trip.id, kind: kind, title: title,
      start: BookingEnd(nil, trip.firstDay.adding(days: day)))
  }

  private func rows(_ bookings: [Booking]) -> TripRows {
    TripRows(
      DayList(trip, bookings, words: words),
      TripWarnings(trip, bookings, words: words).warnings, words: words)
  }

  @Test func daysHaveTheirBookingsAndFreeDaysARow() {
    let rows = rows([booking("Tea", day: 1)])
    #expect(
      rows.sections.map(\.heading) == [
        "1 Warning", "Thursday, 24 December 2026, day 1", "Friday, 25 December 2026, day 2",
        "Saturday, 26 December 2026, day 3",
      ])
    #expect(
      rows.sections.dropFirst().map { $0.rows.map(\.sentence) } == [
        ["Nothing planned"], ["Activity Tea, planned"], ["Nothing planned"],
      ])
  }

  @Test func theRowInThePlaceOfOneThatIsGoneIsNext() throws {
    let (tea, walk) = (booking("Tea", day: 1), booking("Walk", day: 2))
    let before = rows([tea, walk])
    let teaRow = try #require(before.start(of: tea.id))
    let walkRow = try #require(before.start(of: walk.id))
    let after = rows([walk])
    #expect(
      after.successor(of: teaRow, in: before.all.map(\.id)) == .free(trip.firstDay.adding(days: 1)))
    let last = rows([tea])
    #expect(last.successor(of: walkRow, in: before.all.map(\.id)) == .free(trip.lastDay))
  }

  @Test func aWarningThatComesWithADeletionIsNotNext() throws {
    let stay = Booking(
      trip: trip.id, kind: .stay, title: "Inn", start: BookingEnd(nil, trip.firstDay),
      end: BookingEnd(nil, trip.lastDay))
    let tea = booking("Tea", day: 1)
    let before = rows([stay, tea])
    let after = rows([tea])
    #expect(before.sections.count == 3 && after.sections.first?.heading == "1 Warning")
    #expect(
      after.successor(of: try #require(before.start(of: stay.id)), in: before.all.map(\.id))
        == .free(trip.firstDay))
  }

  @Test func theNextTripIsShownInsteadOfADeletedOne() {
    let today = LocalDate(iso: "2026-06-01")!
    func trip(_ title: String, _ month: Int) -> Trip {
      let day = LocalDate(year: 2026, month: month, day: 1)!
      return Trip(title: title, firstDay: day, lastDay: day)
    }
    let (a, b, c, old) = (trip("A", 7), trip("B", 8), trip("C", 9), trip("Old", 2))
    let all = SidebarTrips([old, c, a, b], today: today)
    #expect(all.ids == [a, b, c, old].map(\.id))
    func after(_ gone: Trip, _ left: [Trip]) -> RecordID? {
      SidebarTrips(left, today: today).successor(of: gone.id, in: all)
    }
    #expect(after(b, [a, c, old]) == c.id)
    #expect(after(c, [a, b, old]) == b.id)
    #expect(after(old, [a, b, c]) == a.id)
    #expect(SidebarTrips([], today: today).successor(of: a.id, in: all) == nil)
  }

  @Test func aTripIsASentence() {
    #expect(
      trip.sidebarSentence(today: LocalDate(iso: "2026-12-12")!, words: words)
        == "Oslo, in 12 days")
    #expect(
      trip.sidebarSentence(today: LocalDate(iso: "2026-12-25")!, words: words)
        == "Oslo, day 2 of 3")
  }
}
