import Foundation
import Testing
import Trips

@testable import VacationPlanner

/// What the days of a trip select, announce and open.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct TripDaysTests {
  private func open(_ bookings: [Booking]) async throws -> (SignedInUser, DaysModel) {
    let user = try await SignedInUser()
    try await user.plans.perform(
      ChangeTitle(.added, "trip Japan"),
      [.put(.trip(.japan))] + bookings.map { .put(.booking($0)) })
    let window = PlannerWindow(user.plans)
    window.page = .trip(Trip.japan.id)
    let model = DaysModel(window, try #require(window.trip))
    return (user, model)
  }

  private func stay(_ title: String, day: Int = 0) -> Booking {
    let first = Trip.japan.firstDay.adding(days: day)
    return Booking(
      trip: Trip.japan.id, kind: .stay, title: title, start: BookingEnd(nil, first),
      end: BookingEnd(nil, first.adding(days: 1)))
  }

  @Test func theSelectedRowIsTheWindowsBooking() async throws {
    let stay = stay("Granvia")
    let (user, model) = try await open([stay])
    let window = model.window
    #expect(window.target == .trip(Trip.japan.id))
    model.selection = model.rows.start(of: stay.id)
    #expect(window.selectedBooking == stay.id)
    #expect(window.selectedDay == Trip.japan.firstDay)
    #expect(window.target == .booking(stay.id))
    // The sidebar was used: the commands are about the trip.
    window.isInSidebar = true
    #expect(window.target == .trip(Trip.japan.id))
    model.selection = .free(Trip.japan.lastDay)
    #expect(window.selectedBooking == nil && window.selectedDay == Trip.japan.lastDay)
    withExtendedLifetime(user) {}
  }

  @Test func aDeletedBookingLeavesItsPlaceSelected() async throws {
    let stay = stay("Granvia")
    let (user, model) = try await open([stay])
    model.selection = model.rows.start(of: stay.id)
    let old = model.rows.all.map(\.id)
    model.window.delete(.booking(stay.id))
    await until { model.plan.bookings.isEmpty }
    model.rowsChanged(from: old)
    #expect(model.selection == .free(Trip.japan.firstDay))
    #expect(model.window.selectedBooking == nil)
    withExtendedLifetime(user) {}
  }

  @Test func aWarningIsAnnouncedOnceWithTheChangeThatItComesWith() async throws {
    let (user, model) = try await open([stay("Granvia")])
    let sentence = "Two stays in the night of "
    var other = stay("Hilton")
    let added = try await user.plans.perform(
      ChangeTitle(.added, other.spokenName), [.put(.booking(other))])
    #expect(added.hasPrefix("Stay Hilton added. Undo with Control Z. \(sentence)"))
    #expect(model.plan.warnings(user.plans.words).contains { $0.sentence.hasPrefix(sentence) })
    other.notes = "by the river"
    let changed = try await user.plans.perform(
      ChangeTitle(.changed, other.spokenName), [.put(.booking(other))])
    #expect(changed == "Stay Hilton changed. Undo with Control Z")
    withExtendedLifetime(user) {}
  }

  @Test func aRowWithoutABookingSaysWhyItIsNotDeleted() async throws {
    let (user, model) = try await open([stay("Granvia")])
    model.selection = .free(Trip.japan.lastDay)
    #expect(model.reasonNotToDelete == "There is no booking here to delete")
    model.selection = model.rows.all.first?.id
    #expect(model.reasonNotToDelete.hasPrefix("A warning"))
    withExtendedLifetime(user) {}
  }

  @Test func returnOpensWhatTheRowIsAbout() async throws {
    let stay = stay("Granvia")
    let (user, model) = try await open([stay])
    let window = model.window
    model.open(.night(stay.id, Trip.japan.firstDay))
    #expect(window.form == .editBooking(stay.id))
    model.open(.free(Trip.japan.lastDay))
    #expect(window.form == .newBooking(trip: Trip.japan.id, day: Trip.japan.lastDay))
    let warning = try #require(model.rows.all.first)
    #expect(warning.booking == nil)
    model.open(warning.id)
    #expect(window.form == .newBooking(trip: Trip.japan.id, kind: .stay))
    withExtendedLifetime(user) {}
  }

  @Test func theSearchSelectsABookingThatThePageShows() async throws {
    let stay = stay("Granvia")
    let (user, model) = try await open([stay])
    model.window.selectedBooking = stay.id
    #expect(model.appeared() == .list)
    model.followWindow()
    #expect(model.selection == model.rows.start(of: stay.id))
    // Choosing the tab of the days again does not move the focus into them.
    #expect(model.appeared() == nil)
    withExtendedLifetime(user) {}
  }

  @Test func pagesChosenInTheSidebarLeaveANarrowWindowThere() async throws {
    let user = try await SignedInUser()
    let window = PlannerWindow(user.plans)
    window.column = .sidebar
    window.browse(.search)
    #expect(window.column == .sidebar)
    window.page = .search
    #expect(window.column == .detail)
  }
}
