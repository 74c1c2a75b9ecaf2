import Foundation
import Observation
import Trips

/// What is typed in the form of a budget: an amount in the home currency for the trip, and for each
/// category. An empty text is no budget.
@Observable
final class BudgetDraft {
  enum Field: Hashable, CaseIterable {
    case total
    case category(CostCategory)

    static let allCases = [Field.total] + CostCategory.allCases.map(Field.category)

    var title: String {
      switch self {
      case .total: "All in all"
      case .category(let category): category.title
      }
    }
  }

  let currency: CurrencyCode
  private let locale: Locale
  private let old: Budget
  private var texts: [Field: String] = [:]
  /// The first field that is wrong, and why.
  private(set) var problem: (field: Field, sentence: String)?

  init(_ trip: Trip, locale: Locale) {
    currency = trip.homeCurrency
    self.locale = locale
    old = trip.budget
    texts[.total] = trip.budget.total.map(text)
    for category in trip.budget.categories {
      texts[.category(category.category)] = text(category.amount)
    }
    original = texts
  }

  @ObservationIgnored private var original: [Field: String] = [:]

  /// Whether something was typed that is not saved.
  var isChanged: Bool { Field.allCases.contains { self[$0] != original[$0] ?? "" } }

  private func text(_ money: Money) -> String {
    if money.currency != currency { return "\(money.decimal) \(money.currency)" }
    return money.decimal.formatted(
      .number.precision(.fractionLength(money.currency.digits)).grouping(.never).locale(locale))
  }

  /// The text of a field. A problem disappears with its cause.
  subscript(field: Field) -> String {
    get { texts[field] ?? "" }
    set {
      texts[field] = newValue
      if problem?.field == field, (try? amount(field)) != nil { problem = nil }
    }
  }

  /// The amount of a field; nil inside if it is empty.
  private func amount(_ field: Field) throws(MoneyFault) -> Money?? {
    let text = self[field]
    if !text.contains(where: { !$0.isWhitespace }) { return .some(nil) }
    let money = try MoneyText.parse(text, currency: currency, locale: locale)
    guard money.currency == currency, money.minorUnits >= 0 else { throw .notAnAmount(text) }
    return money
  }

  /// The budget as typed; nil if a field is wrong, which is the problem then.
  func read() -> Budget? {
    var budget = Budget()
    for field in Field.allCases {
      do throws(MoneyFault) {
        guard let money = try amount(field) ?? nil else { continue }
        switch field {
        case .total: budget.total = money
        case .category(let category): budget.categories.append(CategoryBudget(category, money))
        }
      } catch {
        problem = (field, sentence(error))
        return nil
      }
    }
    problem = nil
    return budget
  }

  private func sentence(_ fault: MoneyFault) -> String {
    guard case .notAnAmount = fault else { return fault.description }
    let example = Money(minorUnits: 1200 * Int64(pow(10, Double(currency.digits))), currency)
    return "This is no amount in \(currency). Write it as in \(text(example)), or leave it empty."
  }
}
