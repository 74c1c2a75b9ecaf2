import Foundation
import Observation
import Trips

/// The input of the form of a budget: an amount in the home currency for the trip, and for each
/// category. An empty text is no budget.
@Observable
final class BudgetDraft {
  nonisolated enum Field: Hashable {
    case total
    case category(CostCategory)

    static let all = [Field.total] + CostCategory.allCases.map(Field.category)

    @MainActor var title: String {
      switch self {
      case .total: String(localized: "All in all")
      case .category(let category): category.title
      }
    }
  }

  /// The trip's home currency.
  private(set) var currency: CurrencyCode
  private var opened: Budget
  private let locale: Locale
  private var texts: [Field: String] = [:]
  /// The first field that is wrong, and why.
  private(set) var problem: (field: Field, sentence: String)?

  init(_ trip: Trip, locale: Locale) {
    currency = trip.homeCurrency
    opened = trip.budget
    self.locale = locale
    texts = self.texts(of: trip.budget)
    original = texts
  }

  private var original: [Field: String] = [:]
  /// The currencies of amounts that were typed in another one.
  private var outdated: [Field: CurrencyCode] = [:]

  /// Follows a home currency that was changed elsewhere while the form is open. Fields that the user did not change
  /// show the budget as it is now; an amount that was typed is in the former currency, which is a problem.
  func follow(_ trip: Trip) {
    guard trip.homeCurrency != currency else { return }
    let typed = texts.filter { $0.value != original[$0.key] ?? "" }
    for field in typed.keys where outdated[field] == nil { outdated[field] = currency }
    currency = trip.homeCurrency
    opened = trip.budget
    original = texts(of: trip.budget)
    texts = original.merging(typed) { $1 }
    problem = nil
    for field in Field.all where outdated[field] != nil {
      if let sentence = sentence(about: field) {
        problem = (field, sentence)
        break
      }
    }
  }

  private func texts(of budget: Budget) -> [Field: String] {
    var texts: [Field: String] = [:]
    texts[.total] = budget.total.map(text)
    for category in budget.categories {
      texts[.category(category.category)] = text(category.amount)
    }
    return texts
  }

  /// Whether something was typed that is not saved.
  var isChanged: Bool { Field.all.contains { self[$0] != original[$0] ?? "" } }

  private func text(_ money: Money) -> String {
    if money.currency != currency { return "\(money.decimal) \(money.currency)" }
    return money.decimal.formatted(
      .number.precision(.fractionLength(money.currency.digits)).grouping(.never).locale(locale))
  }

  /// The text of a field. A problem disappears with its cause.
  subscript(field: Field) -> String {
    get { texts[field] ?? "" }
    set {
      if newValue != self[field] { outdated[field] = nil }
      texts[field] = newValue
      if problem?.field == field, sentence(about: field) == nil { problem = nil }
    }
  }

  /// What is wrong with a field; nil if nothing is.
  private func sentence(about field: Field) -> String? {
    do throws(MoneyFault) {
      guard try amount(field) != nil, let former = outdated[field], former != currency else {
        return nil
      }
      return String(
        localized: """
          The budget was in \(former). Type it in \(currency), or leave it \
          empty.
          """)
    } catch {
      return sentence(error)
    }
  }

  /// The amount of a field; nil if it is empty.
  private func amount(_ field: Field) throws(MoneyFault) -> Money? {
    let text = self[field]
    if !text.contains(where: { !$0.isWhitespace }) { return nil }
    let money = try MoneyText.parse(text, currency: currency, locale: locale)
    guard money.currency == currency, money.minorUnits >= 0 else { throw .notAnAmount(text) }
    return money
  }

  /// The budget as typed; nil if a field is wrong, which is the problem then.
  func read() -> Budget? {
    var budget = Budget()
    for field in Field.all {
      if let sentence = sentence(about: field) {
        problem = (field, sentence)
        return nil
      }
      guard let money = try? amount(field) else { continue }
      switch field {
      case .total: budget.total = money
      case .category(let category): budget.categories.append(CategoryBudget(category, money))
      }
    }
    problem = nil
    return budget
  }

  /// The change that saves the draft; nil if a field is wrong, which is the problem then.
  ///
  /// - Parameter plan: The trip as it is now. Fields that the user did not change keep its values.
  func change(of plan: TripPlan) -> PlanChange? {
    follow(plan.trip)
    guard let typed = read() else { return nil }
    var trip = plan.trip
    let changes = FieldChanges(from: opened, to: typed)
    changes.apply(\.total, to: &trip.budget)
    for category in CostCategory.allCases { changes.apply(\.[category], to: &trip.budget) }
    return PlanChange(
      title: ChangeTitle(.changed, String(localized: "budget of \(trip.title)")),
      writes: [.put(.trip(trip))])
  }

  private func sentence(_ fault: MoneyFault) -> String {
    guard case .notAnAmount = fault else { return fault.description }
    let example = Money(minorUnits: 1200 * Int64(pow(10, Double(currency.digits))), currency)
    return String(
      localized:
        "This is no amount in \(currency). Write it as in \(text(example)), or leave it empty.")
  }
}

extension Budget {
  /// The amount for a category; nil without a limit. Categories stay in their order.
  fileprivate subscript(category: CostCategory) -> Money? {
    get { categories.first { $0.category == category }?.amount }
    set {
      categories.removeAll { $0.category == category }
      guard let newValue else { return }
      let order = CostCategory.allCases
      let later = order.suffix(from: order.firstIndex(of: category)! + 1)
      let index = categories.firstIndex { later.contains($0.category) } ?? categories.endIndex
      categories.insert(CategoryBudget(category, newValue), at: index)
    }
  }
}
