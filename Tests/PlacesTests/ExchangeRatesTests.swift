import Foundation
import Testing

@testable import Places

/// Conversion through the euro, in minor units.
struct ExchangeRatesTests {
  private let rates = ExchangeRates(
    day: DateComponents(year: 2026, month: 10, day: 30),
    rates: [
      "EUR": .init(mantissa: 1, scale: 0), "USD": .init(mantissa: 11172, scale: 4),
      "JPY": .init(mantissa: 17568, scale: 2), "ISK": .init(mantissa: 136, scale: 0),
      "KWD": .init(mantissa: 35, scale: 2), "XTS": .init(mantissa: 2, scale: 0),
      "IDR": .init(mantissa: 20_275_17, scale: 2),
    ])

  @Test(arguments: [
    (1_000, "EUR", "JPY", 1_757),  // 1756.8
    (1_757, "JPY", "EUR", 1_000),  // 1000.11
    (10_000, "EUR", "USD", 11_172), (11_172, "USD", "EUR", 10_000),
    (10_000, "USD", "JPY", 15_725),  // 15725.02
    (1, "JPY", "USD", 1),  // 0.636 cents
    (1_000, "EUR", "KWD", 3_500), (3_500, "KWD", "EUR", 1_000),
    (123, "USD", "USD", 123), (0, "USD", "JPY", 0),
    // Half a unit is rounded away from zero.
    (1, "XTS", "EUR", 1), (3, "XTS", "EUR", 2), (-1, "XTS", "EUR", -1), (-3, "XTS", "EUR", -2),
    (-1_000, "EUR", "JPY", -1_757), (2, "XTS", "EUR", 1),
  ])
  func theExactResultIsRoundedOnce(
    _ amount: Int, _ source: String, _ target: String, _ result: Int
  ) {
    #expect(rates.convert(amount, from: source, to: target) == result)
  }

  @Test func whatCannotBeConvertedIsNil() {
    #expect(rates.convert(1, from: "EUR", to: "ABC") == nil)
    #expect(rates.convert(1, from: "ABC", to: "ABC") == nil)
    #expect(rates.convert(.max, from: "EUR", to: "IDR") == nil)
    #expect(rates.convert(.min, from: "EUR", to: "IDR") == nil)
    #expect(rates.convert(.max, from: "IDR", to: "EUR") != nil)
  }

  @Test func theRatesThatShipHaveTheirDay() async throws {
    let rates = try await ShippedPlaces.gazetteer().exchangeRates()
    #expect(rates.currencies.count >= 30 && rates.currencies.contains("EUR"))
    let table = try ShippedPlaces.rows("rates")
    let day = table[0][1].split(separator: "-").compactMap { Int($0) }
    #expect([rates.day.year, rates.day.month, rates.day.day] == day)
    for row in table.dropFirst() {
      #expect(rates.perEuro(String(row[0])) == Decimal(string: String(row[1])))
    }
    #expect(rates.perEuro("EUR") == 1 && rates.perEuro("XXX") == nil)
  }
}
