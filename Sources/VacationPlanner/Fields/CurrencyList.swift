import Foundation
import Trips

/// The currencies that can be chosen.
enum CurrencyList {
  /// All currencies, by their names in the user's language.
  private static let all: [CurrencyCode] = Locale.commonISOCurrencyCodes
    .compactMap { CurrencyCode($0) }
    .map { (code: $0, label: label($0)) }
    .sorted { $0.label.localizedCompare($1.label) == .orderedAscending }
    .map(\.code)

  /// All currencies, some of them before the others.
  static func currencies(first: [CurrencyCode]) -> [CurrencyCode] {
    var seen: Set<CurrencyCode> = []
    return (first + all).filter { seen.insert($0).inserted }
  }

  /// The label of a currency: "Japanese Yen (JPY)".
  static func label(_ currency: CurrencyCode) -> String {
    "\(currency.name(in: .ofUser)) (\(currency.code))"
  }
}
