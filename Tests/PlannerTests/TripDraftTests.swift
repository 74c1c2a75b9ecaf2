import Foundation
import Testing
import Trips

@testable import vacation_planner

/// The trips that the form of a trip makes from typed texts.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct TripDraftTests {
  private let words = Wording.posix
  private let today = LocalDate(iso: "2026-11-22")!

  private func new(_ destination: Destination? = nil) -> TripDraft {
    TripDraft(to: destination, traveller: "Ada", today: today, words: words)
  }

  @Test func aNewTripNeedsATitle() throws {
    let draft = new()
    #expect(!draft.isChanged)
    #expect(draft.validate() == .title)
    #expect(draft.shownProblem(of: .title)?.hasPrefix("A title is missing") == true)
    draft.title = "Japan"
    #expect(draft.shownProblem(of: .title) == nil)
    #expect(draft.isChanged)
    #expect(draft.validate() == nil)
    let (change, id) = draft.change(of: nil)
    guard case .put(.trip(let trip)) = change.writes[0] else {
      Issue.record("no trip")
      return
    }
    #expect(trip.id == id && trip.title == "Japan" && trip.length == 8)
    #expect(trip.travellers.map(\.name) == ["Ada"] && trip.places.isEmpty)
    #expect(change.title.done == "Trip Japan added. Undo with Control Z")
  }

  @Test func datesThatAreWrongAreTheirFields() {
    let draft = new()
    draft.title = "Japan"
    draft.dates.first.text = "some day"
    #expect(draft.validate() == .firstDay)
    draft.dates.first.text = "24 Dec 2026"
    draft.dates.first.commit()
    draft.dates.last.text = "20 Dec 2026"
    #expect(draft.validate() == .lastDay)
    draft.dates.last.text = "13 Jan 2027"
    #expect(draft.validate() == nil)
    #expect(draft.dates.length == "20 nights")
  }

  @Test func aWrongDateIsMendedBeforeTheFocusGoesOn() {
    let draft = new()
    #expect(!draft.needsMending(.title))
    draft.dates.first.text = "30 Feb 2027"
    #expect(draft.needsMending(.firstDay))
    #expect(draft.dates.first.text == "30 Feb 2027")
    draft.dates.first.text = "24 Dec 2026"
    #expect(!draft.needsMending(.firstDay))
    draft.dates.first.commit()
    draft.dates.last.text = "20 Dec 2026"
    #expect(draft.needsMending(.lastDay))
    #expect(draft.shownProblem(of: .lastDay) != nil)
    draft.dates.last.text = "26 Dec 2026"
    #expect(!draft.needsMending(.lastDay))
    #expect(draft.shownProblem(of: .lastDay) == nil)
  }

  @Test func theBudgetIsInTheHomeCurrency() {
    let draft = new()
    draft.title = "Japan"
    draft.currency = .euro
    draft.budget = "much"
    #expect(draft.validate() == .budget)
    draft.budget = "2000 JPY"
    #expect(draft.shownProblem(of: .budget) != nil)
    draft.budget = "2500"
    #expect(draft.shownProblem(of: .budget) == nil)
    #expect(draft.validate() == nil)
    guard case .put(.trip(let trip)) = draft.change(of: nil).change.writes[0] else {
      Issue.record("the trip is not written")
      return
    }
    #expect(trip.budget.total == Money(minorUnits: 250_000, .euro))
  }

  @Test func whatWasNotChangedHereStaysAsItIsElsewhere() {
    let draft = TripDraft(.japan, words: words)
    draft.title = "Kyoto"
    var elsewhere = Trip.japan
    elsewhere.notes = "typed in another window"
    let plan = TripPlan(elsewhere)
    guard case .put(.trip(let trip)) = draft.change(of: plan).change.writes[0] else {
      Issue.record("the trip is not written")
      return
    }
    #expect(trip.title == "Kyoto" && trip.notes == "typed in another window")
    #expect(trip.id == Trip.japan.id)
  }

  @Test func theTitleTheDatesAndTheCurrencyOfElsewhereStay() {
    let draft = TripDraft(.japan, words: words)
    draft.notes = "typed here"
    var elsewhere = Trip.japan
    elsewhere.title = "Kyoto"
    elsewhere.firstDay = Trip.japan.firstDay.adding(days: 2)
    elsewhere.lastDay = Trip.japan.lastDay.adding(days: 2)
    elsewhere.homeCurrency = CurrencyCode("JPY")!
    var expected = elsewhere
    expected.notes = "typed here"
    let change = draft.change(of: TripPlan(elsewhere)).change
    #expect(change.writes == [.put(.trip(expected))])
    draft.dates.last.text = "20 Jan 2027"
    #expect(draft.validate() == nil)
    guard case .put(.trip(let trip)) = draft.change(of: TripPlan(elsewhere)).change.writes[0]
    else {
      Issue.record("the trip is not written")
      return
    }
    #expect(trip.firstDay == Trip.japan.firstDay && trip.title == "Kyoto")
  }

  /// Both days are behind the former last one.
  @Test func aTripIsMovedToOneLaterDay() throws {
    let draft = TripDraft(.japan, words: words)
    for day in [draft.dates.first, draft.dates.last] {
      day.text = "20 May 2027"
      day.commit()
    }
    #expect(draft.validate() == nil)
    guard case .put(.trip(let trip)) = draft.change(of: TripPlan(.japan)).change.writes[0] else {
      Issue.record("the trip is not written")
      return
    }
    #expect(trip.firstDay == LocalDate(iso: "2027-05-20") && trip.lastDay == trip.firstDay)
  }

  @Test func bookingsDoNotNameTravellersWhoAreGone() {
    var trip = Trip.japan
    let (ada, emmy) = (Traveller("Ada"), Traveller("Emmy"))
    trip.travellers = [ada, emmy]
    let plan = TripPlan(trip)
    var tea = Booking(
      trip: trip.id, kind: .meal, title: "Tea", start: BookingEnd(nil, trip.firstDay))
    tea.travellers = [ada.id, emmy.id]
    plan.apply(.booking(tea))
    let draft = TripDraft(trip, words: words)
    #expect(draft.remove(emmy) == .traveller(ada.id))
    #expect(TripDraft(.japan, words: words).remove(ada) == .addTraveller)
    tea.travellers = [ada.id]
    #expect(draft.change(of: plan).change.writes.contains(.put(.booking(tea))))
  }

  @Test func returnGoesThroughTheFieldsAndSavesInTheLast() {
    let draft = new()
    var field: TripDraft.Field? = .title
    var passed: [TripDraft.Field] = []
    while let here = field {
      passed.append(here)
      field = draft.next(after: here)
    }
    #expect(passed == draft.fieldsOfReturn)
    #expect(passed.last == .budget)
  }
}
