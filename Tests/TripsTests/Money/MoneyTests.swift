import Foundation
import Testing

@testable import Trips

struct MoneyTests {
  private func euros(_ cents: Int64) -> Money { Money(minorUnits: cents, .euro) }

  @Test func sumsAreExactAndChecked() throws {
    #expect(try euros(10).adding(euros(20)) == euros(30))
    #expect(try euros(10).subtracting(euros(20)) == euros(-10))
    #expect(throws: MoneyFault.tooLarge) { try euros(.max).adding(euros(1)) }
    #expect(throws: MoneyFault.tooLarge) { try euros(.min).subtracting(euros(1)) }
    #expect(throws: MoneyFault.currencies(.euro, .yen)) {
      try euros(1).adding(.zero(.yen))
    }
  }

  @Test func amountsAreShownWithTheDigitsOfTheirCurrency() {
    let locale = Locale(identifier: "en_GB")
    #expect(euros(123_450).formatted(locale) == "€1,234.50")
    #expect(Money(minorUnits: 1200, .yen).formatted(locale).hasSuffix("1,200"))
    #expect(Money(minorUnits: 1234, CurrencyCode("KWD")!).formatted(locale).hasSuffix("1.234"))
    #expect(euros(-5).decimal == Decimal(string: "-0.05"))
    #expect(euros(.min).decimal == Decimal(string: "-92233720368547758.08"))
  }

  @Test func aRateConvertsBothWays() throws {
    let rate = ExchangeRate(
      from: .euro, to: .yen, rate: "161.235", date: day("2026-11-20"), source: .shipped)!
    #expect(try rate.convert(euros(10_000)) == Money(minorUnits: 16_124, .yen))  // 16123.5
    #expect(try rate.convert(euros(20_000)) == Money(minorUnits: 32_247, .yen))
    #expect(try rate.convert(Money(minorUnits: 32_247, .yen)) == euros(20_000))
    #expect(try rate.convert(euros(-10_000)) == Money(minorUnits: -16_124, .yen))
    #expect(throws: MoneyFault.wrongRate(rate, .usDollar)) { try rate.convert(.zero(.usDollar)) }
    let huge = ExchangeRate(
      from: .euro, to: .yen, rate: "999999999999999999", date: day("2026-11-20"), source: .typed)!
    #expect(throws: MoneyFault.tooLarge) { try huge.convert(euros(.max)) }
    #expect(throws: MoneyFault.tooLarge) { try huge.convert(euros(.min)) }
  }

  /// Random rates and amounts against Foundation's decimal numbers.
  @Test func conversionsAreAsWithDecimals() throws {
    var dice = Dice(4217)
    for _ in 0..<3000 {
      let digits = Int64.random(in: 1...9_999_999, using: &dice)
      let text = "\(digits / 10_000).\(padded(Int(digits % 10_000), 4))"
      guard
        let rate = ExchangeRate(
          from: .usDollar, to: .euro, rate: text, date: day("2026-11-20"), source: .typed)
      else { continue }
      let cents = Int64.random(in: -99_999_999...99_999_999, using: &dice)
      var exact = Decimal(cents) * Decimal(string: text)!
      var rounded = Decimal()
      NSDecimalRound(&rounded, &exact, 0, .bankers)
      let converted = try rate.convert(Money(minorUnits: cents, .usDollar))
      #expect(Decimal(converted.minorUnits) == rounded, "\(cents) at \(text)")
    }
  }

  @Test(arguments: ["", "0", "0.0", "-1", "1,5", "1.", ".5", "1e5", "1.2.3", "1234567890123456789"])
  func otherTextsAreNoRates(_ text: String) {
    let rate = ExchangeRate(
      from: .euro, to: .yen, rate: text, date: day("2026-11-20"), source: .typed)
    #expect(rate == nil)
  }

  @Test(arguments: [
    ("12.50", "en_GB", 1250, "EUR"), ("12,50", "en_GB", 1250, "EUR"),
    ("1.234,50 €", "de_DE", 123_450, "EUR"), ("1,234.50", "en_US", 123_450, "EUR"),
    ("1.234", "de_DE", 123_400, "EUR"), ("1,234", "en_US", 123_400, "EUR"),
    ("JPY 1200", "en_GB", 1200, "JPY"), ("1200 jpy", "en_GB", 1200, "JPY"),
    ("¥1,200", "en_GB", 1200, "JPY"), ("-3", "en_GB", -300, "EUR"),
    ("1'000.5", "de_CH", 100_050, "EUR"),
    ("1 234 567,8", "fr_FR", 123_456_780, "EUR"), ("12", "en_GB", 1200, "EUR"),
    ("$5", "en_US", 500, "USD"), ("1.234.567", "en_GB", 123_456_700, "EUR"),
    ("12.345 KWD", "en_GB", 12_345, "KWD"),
    ("١٢٫٥", "ar_EG", 1250, "EUR"), ("١٬٢٣٤٫٥٠", "ar_EG", 123_450, "EUR"),
    ("١٬٢٣٤", "ar_EG", 123_400, "EUR"), ("١٢٫٣٤٥ KWD", "ar_EG", 12_345, "KWD"),
    ("\u{200F}١٢٫٥٠ €", "ar_EG", 1250, "EUR"), ("12.5", "ar_EG", 1250, "EUR"),
    ("１，２００．５", "ja_JP", 120_050, "EUR"), ("￥１２００", "ja_JP", 1200, "JPY"),
  ])
  func typedAmountsAreUnderstood(_ text: String, _ locale: String, _ units: Int64, _ code: String)
    throws
  {
    let money = try MoneyText.parse(text, currency: .euro, locale: Locale(identifier: locale))
    #expect(money == Money(minorUnits: units, CurrencyCode(code)!))
  }

  @Test(arguments: [
    "", "abc", "1.2.3", "1,23,4", "€", "12 EUR USD", "1..2", "12,34,567.0", "1.23.456,7",
    // One character for ten and more.
    "十", "⑩", "Ⅻ", "1⑫", "百", "½",
  ])
  func otherTextsAreNoAmounts(_ text: String) {
    #expect(throws: MoneyFault.notAnAmount(text)) {
      try MoneyText.parse(text, currency: .euro, locale: Locale(identifier: "en_GB"))
    }
  }

  @Test func amountsBeyondTheirCurrencyAreRefused() {
    let locale = Locale(identifier: "en_GB")
    #expect(throws: MoneyFault.tooManyDigits(.yen)) {
      try MoneyText.parse("1.5 JPY", currency: .euro, locale: locale)
    }
    #expect(throws: MoneyFault.tooLarge) {
      try MoneyText.parse("99999999999999999999", currency: .euro, locale: locale)
    }
  }

  @Test func costsAreSummedByCategoryAndCurrency() throws {
    let rate = ExchangeRate(
      from: .euro, to: .yen, rate: "160", date: day("2026-11-20"), source: .typed)!
    var flight = lh716
    flight.price = euros(80_000)
    var hotel = booking(
      .stay, "Granvia", from: (.kyoto, "2026-12-26", nil), to: (.kyoto, "2026-12-29", nil))
    hotel.price = Money(minorUnits: 48_000, .yen)
    hotel.rate = rate
    var idea = booking(.meal, "Sushi", from: (.kyoto, "2026-12-26", nil), state: .idea)
    idea.price = euros(5000)
    var cancelled = lh716
    cancelled.state = .cancelled
    cancelled.price = euros(99_999)
    let costs = [
      Cost(trip: Trip.japan.id, title: "Guide", category: .shopping, amount: euros(1999)),
      Cost(
        trip: Trip.japan.id, title: "Visa", category: .other,
        amount: Money(minorUnits: 2000, .usDollar)),
    ]
    let summary = try CostSummary(costs, bookings: [flight, hotel, idea, cancelled], home: .euro)
    #expect(summary.total == euros(80_000 + 30_000 + 1999))
    #expect(summary.ideas == euros(5000))
    #expect(summary.unconverted == [Money(minorUnits: 2000, .usDollar)])
    #expect(summary.rates == [rate])
    #expect(summary.lines.map(\.category) == [.transport, .stays, .shopping, .other])
    #expect(summary.lines[1].sum == Money(minorUnits: 48_000, .yen))
    let budget = Budget(total: euros(100_000), categories: [CategoryBudget(.stays, euros(50_000))])
    #expect(summary.remainder(of: budget) == euros(-11_999))
    #expect(summary.remainder(of: budget, in: .stays) == euros(20_000))
    #expect(summary.remainder(of: budget, in: .meals) == nil)
    let dollars = ExchangeRate(
      from: .usDollar, to: .euro, rate: "0.9", date: day("2026-11-19"), source: .shipped)!
    let all = try CostSummary(costs, bookings: [], home: .euro) { $0 == .usDollar ? dollars : nil }
    #expect(all.total == euros(1999 + 1800))
    #expect(all.rates == [dollars])
    #expect(throws: MoneyFault.tooLarge) {
      try CostSummary(
        [euros(.max), euros(1)].map {
          Cost(trip: Trip.japan.id, title: "", category: .other, amount: $0)
        },
        bookings: [], home: .euro)
    }
  }
}
