import Foundation
import GRDB

/// The European Central Bank's euro reference rates of one day.
public struct ExchangeRates: Hashable, Sendable {
  /// An exact decimal number: mantissa / 10^scale.
  struct Rate: Hashable, Sendable {
    let mantissa: Int
    let scale: Int
  }

  /// The day of the rates: year, month and day.
  public let day: DateComponents
  /// The amount of each currency for one euro.
  let rates: [String: Rate]

  /// The ISO 4217 codes of the currencies, in order, with the euro.
  public var currencies: [String] { rates.keys.sorted() }

  /// The amount of a currency for one euro; `nil` if the bank publishes no rate for it.
  public func perEuro(_ currency: String) -> Decimal? {
    rates[currency].map {
      Decimal(
        sign: .plus, exponent: -$0.scale, significand: Decimal($0.mantissa))
    }
  }

  /// An amount in another currency, through the euro, both in minor units: 1,000 cents of a euro are
  /// 1,757 yen at 175.68.
  ///
  /// The exact result is rounded once, to the nearest minor unit, and half a unit away from zero, as
  /// article 5 of Regulation (EC) No 1103/97 rounds conversions to and from the euro.
  ///
  /// - Returns: `nil` if there is no rate for one of the currencies, or if the result is too large.
  public func convert(_ minorUnits: Int, from source: String, to target: String) -> Int? {
    guard let from = rates[source], let to = rates[target] else { return nil }
    guard source != target else { return minorUnits }
    guard
      let dividend = Self.product(
        Int128(minorUnits), Int128(to.mantissa), Self.power(from.scale),
        Self.power(MinorUnits.digits(of: target))),
      let divisor = Self.product(
        Int128(from.mantissa), Self.power(to.scale), Self.power(MinorUnits.digits(of: source)))
    else { return nil }
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    // `remainder` has the sign of `dividend`.
    let isHalf = remainder.magnitude >= divisor.magnitude - remainder.magnitude
    return Int(exactly: isHalf ? quotient + dividend.signum() : quotient)
  }

  private static func product(_ factors: Int128...) -> Int128? {
    var result: Int128 = 1
    for factor in factors {
      let (product, overflow) = result.multipliedReportingOverflow(by: factor)
      if overflow { return nil }
      result = product
    }
    return result
  }

  private static func power(_ exponent: Int) -> Int128 {
    (0..<exponent).reduce(1) { product, _ in product * 10 }
  }
}

extension Gazetteer {
  /// The rates that ship with the program.
  public func exchangeRates() async throws -> ExchangeRates {
    let path = path
    return try await read { db in
      let text = try String.fetchOne(db, sql: "SELECT value FROM about WHERE key = 'rates-day'")
      let parts = (text ?? "").split(separator: "-").compactMap { Int($0) }
      guard parts.count == 3 else { throw PlacesFault(.damaged, path: path) }
      var rates = ["EUR": ExchangeRates.Rate(mantissa: 1, scale: 0)]
      for row in try Row.fetchAll(db, sql: "SELECT currency, mantissa, scale FROM rate") {
        let rate = ExchangeRates.Rate(mantissa: row["mantissa"], scale: row["scale"])
        guard rate.mantissa > 0, (0...9).contains(rate.scale) else {
          throw PlacesFault(.damaged, path: path)
        }
        rates[row["currency"]] = rate
      }
      return ExchangeRates(
        day: DateComponents(year: parts[0], month: parts[1], day: parts[2]), rates: rates)
    }
  }
}
