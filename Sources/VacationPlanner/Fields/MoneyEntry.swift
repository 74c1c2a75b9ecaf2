import Foundation
import Observation
import Places
import Trips

/// An amount that is typed, its currency, and a rate if that is not the home currency.
@Observable
final class MoneyEntry {
  /// The amount as it is typed: "12.50", "1200 JPY".
  var amount: String {
    didSet { if amountProblem != nil, (try? read()) != nil { amountProblem = nil } }
  }
  var currency: CurrencyCode {
    didSet {
      guard currency != oldValue else { return }
      if amountProblem != nil, (try? read()) != nil { amountProblem = nil }
      propose()
    }
  }
  /// The amount of the currency for one unit of the home currency: "175.68".
  var rateText: String {
    didSet { if rateProblem != nil, (try? readRate()) != nil { rateProblem = nil } }
  }
  /// The errors of the amount and of the rate.
  private(set) var amountProblem: String?
  private(set) var rateProblem: String?

  let home: CurrencyCode
  let isOptional: Bool
  private let words: Wording
  /// The rate that was there before, or is proposed: it keeps its day unless it is edited.
  private var known: ExchangeRate?
  private var rates: ExchangeRates?
  private let today: LocalDate

  /// - Parameter home: The trip's currency, in which sums are.
  init(
    _ money: Money?, rate: ExchangeRate? = nil, home: CurrencyCode, isOptional: Bool = true,
    today: LocalDate = LocalDate(Date(), in: .current), words: Wording = Wording(.ofUser)
  ) {
    self.home = home
    self.isOptional = isOptional
    self.words = words
    self.today = today
    amount = money.map { Self.text($0, words.locale) } ?? ""
    currency = money?.currency ?? home
    known = rate
    rateText = ""
    if let rate { rateText = shown(rate.rate) }
  }

  /// The amount without its currency, as it is typed.
  private static func text(_ money: Money, _ locale: Locale) -> String {
    money.decimal.formatted(
      .number.precision(.fractionLength(money.currency.digits)).grouping(.never).locale(locale))
  }

  // MARK: Amount

  private func read() throws(MoneyFault) -> Money? {
    guard amount.contains(where: { !$0.isWhitespace }) else { return nil }
    return try MoneyText.parse(amount, currency: currency, locale: words.locale)
  }

  /// The amount; nil if there is none, or it is not understood.
  var money: Money? { try? read() }

  /// Reads what was typed. A currency in the text becomes the entry's, and the problems are set.
  ///
  /// - Returns: Whether there is no problem.
  @discardableResult
  func commit() -> Bool {
    do throws(MoneyFault) {
      if let money = try read() {
        amountProblem =
          money.minorUnits < 0
          ? String(localized: "An amount is not negative. Write it as in 12.50.") : nil
        if money.currency != currency {
          currency = money.currency
          amount = Self.text(money, words.locale)
        }
      } else {
        amountProblem =
          isOptional
          ? nil
          : String(localized: "An amount is missing. Write it as in 12.50.")
      }
    } catch {
      amountProblem = error.description
    }
    do throws(EntryFault) {
      _ = try readRate()
      rateProblem = nil
    } catch {
      rateProblem = error.sentence
    }
    return amountProblem == nil && rateProblem == nil
  }

  // MARK: Rate

  /// Whether a rate can be given.
  var hasRate: Bool { currency != home }

  /// The rate title: "JPY for 1 EUR".
  var rateTitle: String { String(localized: "\(currency) for 1 \(home)") }

  /// The rate; nil if there is none, or it is not understood.
  var rate: ExchangeRate? { (try? readRate()) ?? nil }

  private func readRate() throws(EntryFault) -> ExchangeRate? {
    guard hasRate, rateText.contains(where: { !$0.isWhitespace }) else { return nil }
    if let known, isBetween(known), shown(known.rate) == rateText { return known }
    let number = TypedNumber(rateText, locale: words.locale)
    let whole = String(number.whole.filter { !".,".contains($0) })
    guard
      let rate = ExchangeRate(
        from: home, to: currency,
        rate: number.separator == nil ? whole : "\(whole).\(String(number.decimals))",
        date: today, source: .typed)
    else {
      throw EntryFault(
        sentence:
          String(
            localized: """
              This rate cannot be understood. Write how much \(currency) one \(home) is, as in \
              \(shown("1.25")).
              """))
    }
    return rate
  }

  private func isBetween(_ rate: ExchangeRate) -> Bool {
    rate.from == home && rate.to == currency
  }

  private func shown(_ digits: String) -> String {
    digits.replacingOccurrences(of: ".", with: words.locale.decimalSeparator ?? ".")
  }

  /// Takes the shipped rates, and proposes one if the user has given none.
  func setRates(_ rates: ExchangeRates?) {
    self.rates = rates
    if rateText.isEmpty { propose() }
  }

  private func propose() {
    known = hasRate ? rates?.rate(from: home, to: currency) : nil
    rateText = known.map { shown($0.rate) } ?? ""
  }

  /// Whether the user has typed a rate, or removed the one that was there.
  var isRateEdited: Bool { hasRate && rateText != (known.map { shown($0.rate) } ?? "") }

  /// Applies what the user changed: an amount and its rate belong together.
  ///
  /// A rate that is only proposed does not replace one that another window has written meanwhile.
  func apply<Record, Amount: Equatable>(
    _ changes: FieldChanges<Record>, _ amount: WritableKeyPath<Record, Amount>,
    _ rate: WritableKeyPath<Record, ExchangeRate?>, to record: inout Record
  ) {
    if isRateEdited || changes.isChanged(amount) {
      record[keyPath: amount] = changes.new[keyPath: amount]
      record[keyPath: rate] = changes.new[keyPath: rate]
    } else if record[keyPath: rate] == nil,
      record[keyPath: amount] == changes.new[keyPath: amount]
    {
      record[keyPath: rate] = changes.new[keyPath: rate]
    }
  }

  /// The converted amount, and the source of the rate: "€6.83, by the European Central Bank's rate
  /// of 20 November 2026".
  var rateNote: String? {
    guard hasRate else { return nil }
    guard let rate else {
      return String(localized: "Without a rate, this is not in the sum in \(home).")
    }
    let source =
      rate.source == .shipped
      ? String(localized: "by the European Central Bank’s rate of \(words.date(rate.date))")
      : String(localized: "by your rate of \(words.date(rate.date))")
    guard let money, let converted = try? rate.convert(money) else {
      return source.prefix(1).uppercased() + source.dropFirst()
    }
    return String(localized: "\(converted.formatted(words.locale)), \(source)")
  }
}

extension ExchangeRates {
  /// The rate between two currencies, with six digits that count; nil if there is none for one of
  /// them.
  func rate(from: CurrencyCode, to: CurrencyCode) -> ExchangeRate? {
    guard let source = perEuro(from.code), let target = perEuro(to.code),
      let year = day.year, let month = day.month, let day = day.day,
      let date = LocalDate(year: year, month: month, day: day)
    else { return nil }
    let text: String
    if source == 1 {
      text = "\(target)"
    } else {
      let quotient = target / source
      text = quotient.formatted(
        .number.precision(.significantDigits(1...6)).grouping(.never)
          .locale(Locale(identifier: "en_US_POSIX")))
    }
    return ExchangeRate(from: from, to: to, rate: text, date: date, source: .shipped)
  }
}
