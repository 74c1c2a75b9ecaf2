import Foundation
import Observation
import Trips

/// The input of the form of a cost.
@Observable
final class CostDraft {
  enum Field: Hashable { case title, category, amount, currency, rate, date }

  var title: String {
    didSet { if titleProblem != nil, isTitled { titleProblem = nil } }
  }
  var category: CostCategory
  let money: MoneyEntry
  let date: DateEntry
  private(set) var titleProblem: String?

  private let trip: Trip
  private let old: Cost?

  /// - Parameter editing: The cost that is edited; nil for a new one.
  init(_ trip: Trip, editing old: Cost?, today: LocalDate, words: Wording) {
    self.trip = trip
    self.old = old
    title = old?.title ?? ""
    category = old?.category ?? .other
    money = MoneyEntry(
      old?.amount, rate: old?.rate, home: trip.homeCurrency, isOptional: false, today: today,
      words: words)
    // On the way, it is mostly today's.
    let proposed = trip.dates.contains(today) ? today : nil
    date = DateEntry(
      old == nil ? proposed : old?.date, isOptional: true, near: trip.firstDay, words: words)
    originals = texts
  }

  /// The texts that the user types, except for the rate, which the program may propose.
  private var texts: [String] {
    [title, category.rawValue, money.amount, money.currency.code, date.fullText]
  }
  @ObservationIgnored private var originals: [String] = []

  /// Whether something was typed that is not saved.
  var isChanged: Bool {
    if texts != originals { return true }
    if let rate = old?.rate { return money.rate != rate }
    return money.rate?.source == .typed
  }

  private var isTitled: Bool { title.contains { !$0.isWhitespace } }

  /// Reads everything.
  ///
  /// - Returns: The first field that is wrong and shows why, or nil.
  func commit() -> Field? {
    titleProblem = isTitled ? nil : String(localized: "Give the cost a title, such as Dinner.")
    money.commit()
    date.commit()
    if titleProblem != nil { return .title }
    if money.amountProblem != nil { return .amount }
    if money.rateProblem != nil { return .rate }
    return date.problem == nil ? nil : .date
  }

  /// The cost as typed, after a commit without a problem.
  var cost: Cost? {
    guard let amount = money.money else { return nil }
    var cost =
      old ?? Cost(trip: trip.id, title: title, category: category, amount: amount)
    cost.title = title.trimmingCharacters(in: .whitespacesAndNewlines)
    cost.category = category
    cost.amount = amount
    cost.rate = money.hasRate ? money.rate : nil
    cost.date = date.value
    return cost
  }

  /// The change that saves the draft, after a commit without a problem.
  ///
  /// - Parameter plan: The trip as it is now. Fields that the user did not change keep its values.
  func change(of plan: TripPlan) -> PlanChange? {
    guard let typed = cost else { return nil }
    var cost = typed
    if let old, let current = plan.costs[old.id] {
      cost = current
      let changes = FieldChanges(from: old, to: typed)
      changes.apply(\.title, \.category, \.date, to: &cost)
      money.apply(changes, \.amount, \.rate, to: &cost)
    }
    let title = ChangeTitle(old == nil ? .added : .changed, AnyRecord.cost(cost).spokenName)
    return PlanChange(title: title, writes: [.put(.cost(cost))])
  }
}
