import Foundation

/// A rate between two currencies on a date. It is stored with the amount for which it was entered,
/// so that a sum does not change when newer rates come.
///
/// It is an exact decimal number, encoded as a string: "161.235".
public struct ExchangeRate: Hashable, Sendable, Codable {
  /// The sources of a rate.
  public enum Source: String, Hashable, Sendable, Codable {
    /// The user typed it.
    case typed
    /// The rates that ship with the program, of the European Central Bank.
    case shipped
  }

  /// The currency that is converted.
  public let from: CurrencyCode
  /// The currency of the result.
  public let to: CurrencyCode
  /// The number of units of `to` that one unit of `from` is worth, with a decimal point and without
  /// a sign: "161.235".
  public let rate: String
  /// The date of the rate.
  public let date: LocalDate
  /// The source of the rate.
  public let source: Source

  private enum CodingKeys: String, CodingKey { case from, to, rate, date, source }

  /// Creates a rate; nil if the text is not a positive decimal number of at most 18 digits.
  public init?(
    from: CurrencyCode, to: CurrencyCode, rate: String, date: LocalDate, source: Source
  ) {
    guard Self.parse(rate) != nil else { return nil }
    self.from = from
    self.to = to
    self.rate = rate
    self.date = date
    self.source = source
  }

  /// Decodes a rate, and checks its number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    from = try container.decode(CurrencyCode.self, forKey: .from)
    to = try container.decode(CurrencyCode.self, forKey: .to)
    rate = try container.decode(String.self, forKey: .rate)
    date = try container.decode(LocalDate.self, forKey: .date)
    source = try container.decode(Source.self, forKey: .source)
    guard Self.parse(rate) != nil else {
      throw DecodingError.dataCorruptedError(
        forKey: .rate, in: container, debugDescription: "\"\(rate)\" is not a rate such as 1.25")
    }
  }

  /// Reads the digits as one number, and the count of those that follow the point.
  private static func parse(_ text: String) -> (mantissa: Int128, scale: Int)? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let digits = parts.joined()
    guard 1...2 ~= parts.count, parts.allSatisfy({ !$0.isEmpty }), digits.utf8.count <= 18,
      digits.utf8.allSatisfy({ 48...57 ~= $0 }), let mantissa = Int128(digits), mantissa > 0
    else { return nil }
    return (mantissa, parts.count == 2 ? parts[1].utf8.count : 0)
  }

  /// Converts an amount to the other currency, rounded to its minor unit, with halves to the even
  /// one. A rate converts in both directions.
  ///
  /// - Throws: If the amount has neither of the currencies, or the result is too large.
  public func convert(_ money: Money) throws(MoneyFault) -> Money {
    guard let (mantissa, scale) = Self.parse(rate) else { throw .wrongRate(self, money.currency) }
    let units = Int128(money.minorUnits)
    if money.currency == from {
      return try Self.quotient(
        units, times: mantissa, scale: to.digits - from.digits - scale, by: 1, to)
    }
    guard money.currency == to else { throw .wrongRate(self, money.currency) }
    return try Self.quotient(
      units, times: 1, scale: from.digits - to.digits + scale, by: mantissa, from)
  }

  /// Calculates units · factor · 10^scale / divisor.
  private static func quotient(
    _ units: Int128, times factor: Int128, scale: Int, by divisor: Int128, _ currency: CurrencyCode
  ) throws(MoneyFault) -> Money {
    var (dividend, overflow) = units.multipliedReportingOverflow(by: factor)
    var divisor = divisor
    for _ in 0..<abs(scale) where !overflow {
      if scale > 0 {
        (dividend, overflow) = dividend.multipliedReportingOverflow(by: 10)
      } else {
        (divisor, overflow) = divisor.multipliedReportingOverflow(by: 10)
      }
    }
    if overflow { throw .tooLarge }
    let (quotient, rest) = dividend.quotientAndRemainder(dividingBy: divisor)
    let twice = rest.magnitude.multipliedReportingOverflow(by: 2)
    let isUp =
      twice.overflow || twice.partialValue > divisor.magnitude
      || (twice.partialValue == divisor.magnitude && quotient % 2 != 0)
    let result = quotient + (isUp ? (dividend < 0 ? -1 : 1) : 0)
    guard let units = Int64(exactly: result) else { throw .tooLarge }
    return Money(minorUnits: units, currency)
  }
}
