import Foundation
import Testing
import Trips

@testable import vacation_planner

/// The selection, announcements and actions of the days of a trip.
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
    model.focusMoved(to: .list)
    model.selection = model.rows.start(of: stay.id)
    #expect(window.selectedBooking == stay.id)
    #expect(window.selectedDay == Trip.japan.firstDay)
    #expect(window.target == .booking(stay.id))
    // The sidebar was used: the commands are about the trip.
    window.area = .sidebar
    #expect(window.target == .trip(Trip.japan.id))
    // On a day without a booking, there is nothing to duplicate.
    model.focusMoved(to: .list)
    model.selection = .free(Trip.japan.lastDay)
    #expect(window.target == nil)
    model.focusMoved(to: .editTrip)
    #expect(window.target == .trip(Trip.japan.id))
    #expect(window.selectedBooking == nil && window.selectedDay == Trip.japan.lastDay)
    withExtendedLifetime(user) {}
  }

  @Test func commandsApplyToWhatIsSelectedWhereTheUserWasLast() async throws {
    let stay = stay("Granvia")
    let (user, model) = try await open([stay])
    let (window, plan) = (model.window, model.plan)
    let cost = Cost(trip: plan.id, title: "Tea", category: .meals, amount: .zero(.yen))
    let list = Checklist(
      trip: plan.id, title: "Packing", purpose: .packing, items: [ChecklistItem("socks")])
    try await user.plans.perform(
      ChangeTitle(.added, "more"), [.put(.cost(cost)), .put(.checklist(list))])
    model.focusMoved(to: .list)
    model.selection = model.rows.start(of: stay.id)
    #expect(window.target == .booking(stay.id))
    // In the notes, say, the booking that is still selected in the days is not meant.
    window.area = .beside(nil)
    #expect(window.target == nil)
    window.duplicate(window.target)
    window.move(window.target, by: 1)
    #expect(user.plans.nextUndo == ChangeTitle(.added, "more"))

    window.area = .beside(.cost(cost.id))
    window.duplicate(window.target)
    await until { plan.costs.count == 2 }
    let item = PlannerWindow.Target.item(list: list.id, item: list.items[0].id)
    let editor = ChecklistEditor(user.plans, plan, list: list.id)
    window.checklist = editor
    window.area = .beside(item)
    window.duplicate(window.target)
    await until { plan.checklists[list.id]?.items.map(\.title) == ["socks", "socks"] }
    window.edit(item)
    #expect(window.form == .editChecklistItem(list: list.id, item: list.items[0].id))
    window.delete(item)
    await until { plan.checklists[list.id]?.items.count == 1 }
    #expect(window.target == nil)
    withExtendedLifetime(editor) {}
  }

  @Test func theRowsAreMadeOnceForEachChange() async throws {
    let stay = stay("Granvia")
    let (user, model) = try await open([stay])
    _ = model.appeared()
    model.focusMoved(to: .list)
    for row in model.rows.ids { model.selection = row }
    model.followWindow()
    #expect(model.timesMade == 1)
    let other = self.stay("Hilton", day: 3)
    try await user.plans.perform(
      ChangeTitle(.added, other.spokenName), [.put(.booking(other))])
    model.rowsChanged(from: [])
    #expect(model.rows.start(of: other.id) != nil)
    #expect(model.timesMade == 2)
    // Changes that the rows do not show do not create them again.
    let cost = Cost(trip: Trip.japan.id, title: "Tea", category: .meals, amount: .zero(.yen))
    try await user.plans.perform(ChangeTitle(.added, "cost Tea"), [.put(.cost(cost))])
    _ = model.rows
    #expect(model.timesMade == 2)
  }

  @Test func holidaysAreSaidBesideTheirDays() async throws {
    func end(_ country: String, _ date: String) -> BookingEnd {
      BookingEnd(Place("City", country: country), LocalDate(iso: date)!)
    }
    let flight = Booking(
      trip: Trip.japan.id, kind: .flight, title: "LH 716", start: end("DE", "2026-12-26"),
      end: end("JP", "2026-12-27"))
    let (user, model) = try await open([flight])
    await model.holidays.find(model.countries, .posix)
    func heading(_ date: String) -> String? {
      model.rows.sections.first { $0.id == date }?.heading
    }
    #expect(
      heading("2026-12-26")
        == "Saturday, 26 December 2026, day 3, public holiday in Germany: Second Day of Christmas")
    #expect(heading("2026-12-28")?.hasSuffix(", day 5") == true)
    #expect(
      heading("2027-01-01")
        == "Friday, 1 January 2027, day 9, public holiday in Japan: New Year's Day")
    #expect(
      TripHolidays.sentence(
        [("DE", "Christmas Day"), ("AT", "Christmas Day"), ("FR", "Noël")], .posix)
        == "public holiday in Germany and Austria: Christmas Day, public holiday in France: Noël")
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
    // The warning is about the nights after the one in the hotel.
    #expect(
      window.form
        == .newBooking(
          trip: Trip.japan.id, kind: .stay, day: Trip.japan.firstDay.adding(days: 1)))
    withExtendedLifetime(user) {}
  }

  @Test func theNextBookingBeginsWhereTheOneThatWasAddedEnds() async throws {
    let first = Trip.japan.firstDay
    let flight = Booking(
      trip: Trip.japan.id, kind: .flight, title: "LH 716",
      start: BookingEnd(nil, first.adding(days: 2)), end: BookingEnd(nil, first.adding(days: 3)))
    let stay = stay("Granvia", day: 5)
    let (user, model) = try await open([flight, stay])
    let window = model.window
    func nextDay() -> LocalDate? {
      window.addBooking(.meal)
      guard case .newBooking(_, _, let day) = window.form else { return nil }
      return day
    }
    window.added(flight)
    model.followWindow()
    #expect(model.selection == model.rows.start(of: flight.id))
    #expect(nextDay() == first.adding(days: 3))
    window.added(stay)
    model.followWindow()
    #expect(nextDay() == first.adding(days: 5))
    // Going to a row chooses its day.
    model.selection = model.rows.start(of: flight.id)
    #expect(nextDay() == first.adding(days: 2))
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
