import Foundation
import Testing
import Trips

@testable import vacation_planner

/// The sums of a trip in sentences, and the forms of a cost and a budget.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct CostsTests {
  private let words = Wording.posix
  private let yen = ExchangeRate(
    from: .euro, to: .yen, rate: "160", date: LocalDate(iso: "2026-12-26")!, source: .typed)!

  private func cost(
    _ title: String, _ units: Int64, _ currency: CurrencyCode = .euro,
    _ category: CostCategory = .meals, rate: ExchangeRate? = nil, on date: String? = nil
  ) -> Cost {
    Cost(
      trip: Trip.japan.id, title: title, category: category,
      amount: Money(minorUnits: units, currency), rate: rate, date: date.flatMap(LocalDate.init))
  }

  private func flight(_ state: BookingState, _ units: Int64) -> Booking {
    Booking(
      trip: Trip.japan.id, kind: .flight, state: state, title: "LH 716",
      start: BookingEnd(nil, Trip.japan.firstDay), price: Money(minorUnits: units, .euro))
  }

  private func overview(
    _ costs: [Cost] = [], _ bookings: [Booking] = [], _ budget: Budget = Budget()
  ) -> CostsOverview {
    var trip = Trip.japan
    trip.budget = budget
    return CostsOverview(trip, costs: costs, bookings: bookings, shipped: nil, words: words)
  }

  @Test func nothingIsShownOfATripWithoutCosts() {
    #expect(overview().isEmpty)
    #expect(!overview([], [], Budget(total: Money(minorUnits: 100, .euro))).isEmpty)
  }

  @Test func sumsAreSentencesWithWhatIsLeft() {
    let budget = Budget(
      total: Money(minorUnits: 90_000, .euro),
      categories: [
        CategoryBudget(.meals, Money(minorUnits: 20_000, .euro)),
        CategoryBudget(.shopping, Money(minorUnits: 5_000, .euro)),
      ])
    let shown = overview(
      [cost("Dinner", 12_000), cost("Sushi", 3_200, .yen, rate: yen)], [flight(.booked, 85_000)],
      budget)
    #expect(shown.sums == ["Total: €990.00 of €900.00, €90.00 over the budget"])
    #expect(
      shown.categories == [
        "Transport: €850.00", "Meals: €140.00 of €200.00, €60.00 left, with JP¥3,200",
        "Shopping: €0.00 of €50.00, €50.00 left",
      ])
    #expect(shown.rates == ["Converted at your rate of 26 December 2026: 1 EUR is 160 JPY"])
  }

  @Test func ideasAndWhatCannotBeConvertedAreNamed() {
    let shown = overview([cost("Sushi", 3_200, .yen)], [flight(.idea, 85_000)])
    #expect(
      shown.sums == [
        "Total: €0.00", "Ideas, which are not counted: €850.00",
        "Not in the total, because there is no rate: JP¥3,200. Enter a rate with the cost.",
      ])
    #expect(shown.categories == ["Meals: JP¥3,200"])
  }

  @Test func rowsAreWholeSentencesByDate() {
    let shown = overview(
      [
        cost("Souvenirs", 1_000, .euro, .shopping),
        cost("Sushi", 3_200, .yen, rate: yen, on: "2026-12-26"),
      ], [flight(.cancelled, 85_000)])
    #expect(
      shown.rows.map(\.sentence) == [
        "Flight LH 716, transport, 24 December 2026, €850.00, cancelled, not counted",
        "Sushi, meals, 26 December 2026, JP¥3,200, €20.00", "Souvenirs, shopping, €10.00",
      ])
    #expect(shown.rows.map(\.isBooking) == [true, false, false])
  }

  @Test func aSumThatIsTooLargeIsAnError() {
    let shown = overview([cost("a", .max), cost("b", .max)])
    #expect(shown.sums == ["The costs cannot be added up. This amount is too large."])
    #expect(shown.rows.count == 2)
  }

  // MARK: The form of a cost

  private func draft(_ cost: Cost? = nil, today: String = "2026-12-26") -> CostDraft {
    CostDraft(.japan, editing: cost, today: LocalDate(iso: today)!, words: words)
  }

  @Test func aCostIsReadFromWhatIsTyped() {
    let form = draft()
    #expect(!form.isChanged)
    form.title = " Sushi "
    form.money.amount = "3200 JPY"
    #expect(form.isChanged)
    #expect(form.commit() == nil)
    let cost = form.cost
    #expect(cost?.title == "Sushi")
    #expect(cost?.amount == Money(minorUnits: 3_200, .yen))
    // On the way it is today's, before and after it has no date.
    #expect(cost?.date == LocalDate(iso: "2026-12-26"))
    #expect(draft(today: "2026-11-01").date.value == nil)
  }

  @Test func theFirstErrorOfACostTakesTheFocus() {
    let form = draft()
    #expect(form.commit() == .title)
    form.title = "Sushi"
    #expect(form.titleProblem == nil)
    #expect(form.commit() == .amount)
    form.money.amount = "many"
    #expect(form.commit() == .amount)
    form.money.amount = "12"
    form.date.text = "the day after"
    #expect(form.commit() == .date)
    form.date.text = ""
    #expect(form.commit() == nil)
    #expect(form.cost?.date == nil)
  }

  @Test func aCostThatIsOpenedIsUnchanged() {
    let old = cost("Sushi", 3_200, .yen, rate: yen, on: "2026-12-26")
    let form = draft(old)
    #expect(!form.isChanged)
    #expect(form.commit() == nil)
    #expect(form.cost == old)
    form.money.rateText = "150"
    #expect(form.isChanged)
  }

  @Test func fieldsOfACostThatWereChangedElsewhereStay() throws {
    let old = cost("Sushi", 3_200, .yen, rate: yen, on: "2026-12-26")
    let form = draft(old)
    form.title = "Ramen"
    var elsewhere = old
    elsewhere.category = .shopping
    elsewhere.amount = Money(minorUnits: 4_000, .yen)
    elsewhere.date = LocalDate(iso: "2026-12-28")
    let plan = TripPlan(.japan)
    plan.apply(.cost(elsewhere))
    var expected = elsewhere
    expected.title = "Ramen"
    #expect(form.commit() == nil)
    #expect(form.change(of: plan)?.writes == [.put(.cost(expected))])
    form.money.rateText = "150"
    expected.amount = old.amount
    expected.rate = form.money.rate
    #expect(form.change(of: plan)?.writes == [.put(.cost(expected))])
    let title = ChangeTitle(.changed, AnyRecord.cost(expected).spokenName)
    #expect(form.change(of: plan)?.title == title)
  }

  @Test func aDuplicateHasAnIdOfItsOwn() {
    let old = cost("Sushi", 3_200, .yen, rate: yen, on: "2026-12-26")
    #expect(old.duplicate.id != old.id)
    #expect(old.duplicate.amount == old.amount && old.duplicate.rate == yen)
  }

  // MARK: The form of a budget

  @Test func aBudgetIsReadFromWhatIsTyped() {
    let draft = BudgetDraft(.japan, locale: words.locale)
    #expect(draft.read() == Budget())
    draft[.total] = "1,200"
    draft[.category(.meals)] = "300.50"
    #expect(draft.isChanged)
    let budget = draft.read()
    #expect(budget?.total == Money(minorUnits: 120_000, .euro))
    #expect(budget?.categories == [CategoryBudget(.meals, Money(minorUnits: 30_050, .euro))])
    var trip = Trip.japan
    trip.budget = budget!
    let again = BudgetDraft(trip, locale: words.locale)
    #expect(!again.isChanged)
    #expect(again.read() == budget)
  }

  @Test func amountsOfABudgetThatWereChangedElsewhereStay() throws {
    func meals(_ units: Int64) -> CategoryBudget {
      CategoryBudget(.meals, Money(minorUnits: units, .euro))
    }
    let stays = CategoryBudget(.stays, Money(minorUnits: 700, .euro))
    let shopping = CategoryBudget(.shopping, Money(minorUnits: 500, .euro))
    var trip = Trip.japan
    trip.budget.categories = [meals(100), shopping]
    let draft = BudgetDraft(trip, locale: words.locale)
    draft[.category(.meals)] = "3"
    trip.notes = "typed in another window"
    trip.budget = Budget(
      total: Money(minorUnits: 900, .euro), categories: [stays, meals(200)])
    var expected = trip
    expected.budget.categories = [stays, meals(300)]
    let plan = TripPlan(trip)
    #expect(draft.change(of: plan)?.writes == [.put(.trip(expected))])
    draft[.category(.meals)] = ""
    draft[.category(.transport)] = "1"
    expected.budget.categories = [
      CategoryBudget(.transport, Money(minorUnits: 100, .euro)), stays,
    ]
    #expect(draft.change(of: plan)?.writes == [.put(.trip(expected))])
    draft[.total] = "much"
    #expect(draft.change(of: plan) == nil && draft.problem?.field == .total)
  }

  @Test func anAmountOfABudgetInAnotherCurrencyIsAnError() {
    let draft = BudgetDraft(.japan, locale: words.locale)
    draft[.category(.stays)] = "100 USD"
    #expect(draft.read() == nil)
    #expect(draft.problem?.field == .category(.stays))
    #expect(
      draft.problem?.sentence
        == "This is no amount in EUR. Write it as in 1200.00, or leave it empty.")
    draft[.category(.stays)] = "100"
    #expect(draft.problem == nil)
    draft[.category(.stays)] = "-1"
    #expect(draft.read() == nil)
  }

  @Test func aHomeCurrencyThatIsChangedElsewhereIsFollowed() throws {
    var trip = Trip.japan
    trip.budget.total = Money(minorUnits: 90_000, .euro)
    let draft = BudgetDraft(trip, locale: words.locale)
    draft[.category(.meals)] = "300"
    // In the form of the trip, in another window.
    trip.homeCurrency = .yen
    trip.budget.total = Money(minorUnits: 150_000, .yen)
    let plan = TripPlan(trip)
    draft.follow(trip)
    #expect(draft.currency == .yen)
    #expect(draft[.total] == "150000", "not changed in this form")
    #expect(draft[.category(.meals)] == "300" && draft.isChanged)
    let problem = "The budget was in EUR. Type it in JPY, or leave it empty."
    #expect(draft.problem?.field == .category(.meals) && draft.problem?.sentence == problem)
    #expect(draft.change(of: plan) == nil, "no amount in another currency is saved")
    draft[.category(.meals)] = "50000"
    #expect(draft.problem == nil)
    var expected = trip
    expected.budget.categories = [CategoryBudget(.meals, Money(minorUnits: 50_000, .yen))]
    #expect(draft.change(of: plan)?.writes == [.put(.trip(expected))])
  }

  /// As an amount that was typed before the change was noticed.
  @Test func aBudgetIsNotSavedInTheFormerCurrency() throws {
    var trip = Trip.japan
    let draft = BudgetDraft(trip, locale: words.locale)
    draft[.total] = "900"
    trip.homeCurrency = .yen
    #expect(draft.change(of: TripPlan(trip)) == nil)
    #expect(draft.problem?.field == .total && draft.currency == .yen)
    // Back again: what was typed is right.
    var back = trip
    back.homeCurrency = .euro
    let saved = draft.change(of: TripPlan(back))
    back.budget.total = Money(minorUnits: 90_000, .euro)
    #expect(saved?.writes == [.put(.trip(back))])
    #expect(draft.change(of: TripPlan(trip)) == nil)
    draft[.total] = ""
    #expect(draft.change(of: TripPlan(trip))?.writes == [.put(.trip(trip))])
    // The same number in the new currency.
    draft[.total] = "900"
    trip.budget.total = Money(minorUnits: 900, .yen)
    #expect(draft.change(of: TripPlan(trip))?.writes == [.put(.trip(trip))])
  }
}
