internal import Localization
import Foundation

/// An amount of money: an integer number of a currency's minor units, so that sums are exact.
public struct Money: Hashable, Sendable, Codable {
  /// The amount in the currency's minor unit: cents for EUR, yen for JPY.
  public var minorUnits: Int64
  /// The currency.
  public var currency: CurrencyCode

  /// Creates an amount.
  public init(minorUnits: Int64, _ currency: CurrencyCode) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// No money, in a currency.
  public static func zero(_ currency: CurrencyCode) -> Money { Money(minorUnits: 0, currency) }

  /// The sum.
  ///
  /// - Throws: If the currencies differ, or the sum is too large.
  public func adding(_ other: Money) throws(MoneyFault) -> Money {
    guard currency == other.currency else { throw .currencies(currency, other.currency) }
    let (sum, overflow) = minorUnits.addingReportingOverflow(other.minorUnits)
    if overflow { throw .tooLarge }
    return Money(minorUnits: sum, currency)
  }

  /// The difference.
  ///
  /// - Throws: If the currencies differ, or the difference is too large.
  public func subtracting(_ other: Money) throws(MoneyFault) -> Money {
    guard currency == other.currency else { throw .currencies(currency, other.currency) }
    let (difference, overflow) = minorUnits.subtractingReportingOverflow(other.minorUnits)
    if overflow { throw .tooLarge }
    return Money(minorUnits: difference, currency)
  }

  /// The amount as a decimal number of the currency's main unit.
  public var decimal: Decimal {
    Decimal(
      sign: minorUnits < 0 ? .minus : .plus, exponent: -currency.digits,
      significand: Decimal(minorUnits.magnitude))
  }

  /// The amount with its currency in a locale's format: "€1,234.50".
  public func formatted(_ locale: Locale) -> String {
    decimal.formatted(
      .currency(code: currency.code).precision(.fractionLength(currency.digits)).locale(locale))
  }
}

/// The reasons why an operation on money has no result.
public enum MoneyFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// Two currencies cannot be added without a rate.
  case currencies(CurrencyCode, CurrencyCode)
  /// The result is too large to be stored.
  case tooLarge
  /// A rate is not one between these currencies.
  case wrongRate(ExchangeRate, CurrencyCode)
  /// A text is not an amount.
  case notAnAmount(String)
  /// An amount has more decimal digits than its currency.
  case tooManyDigits(CurrencyCode)

  /// A sentence for the user.
  public var description: String {
    switch self {
    case .currencies(let a, let b):
      String(words: "\(a) and \(b) cannot be added without a rate.")
    case .tooLarge: String(words: "This amount is too large.")
    case .wrongRate(let rate, let currency):
      String(words: "A rate from \(rate.from) to \(rate.to) cannot convert \(currency).")
    case .notAnAmount:
      String(words: "This amount cannot be understood. Write it as in 12.50 or 12.50 EUR.")
    case .tooManyDigits(let currency) where currency.digits == 0:
      String(words: "\(currency) has no decimal digits. Write it as in 1200.")
    case .tooManyDigits(let currency):
      String(words: "\(currency) has only \(currency.digits) decimal digits.")
    }
  }
}
