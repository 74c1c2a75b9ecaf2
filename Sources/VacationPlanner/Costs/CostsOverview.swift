import Foundation
import Places
import Trips

/// The contents of the page of costs: sentences about the sums, and a row for each cost and for
/// each booking with a price.
struct CostsOverview {
  /// A cost, or the price of a booking.
  struct Row: Identifiable, Equatable {
    let id: RecordID
    let title: String
    /// The detail: "Meals, 26 December 2026".
    let detail: String
    /// The amount: "¥12,000 (€68.31)".
    let amount: String
    let isBooking: Bool

    /// Everything in one sentence: "Dinner, meals, 26 December 2026, ¥12,000, €68.31".
    let sentence: String
  }

  /// The sums, one sentence each: the total, what is left, the ideas, what could not be converted.
  private(set) var sums: [String] = []
  /// A sentence for each category that has a sum or a budget.
  private(set) var categories: [String] = []
  /// The rates that were used, with their day.
  private(set) var rates: [String] = []
  /// The rows by date, those without a date at the end.
  private(set) var rows: [Row] = []

  /// Whether there is nothing to show.
  var isEmpty: Bool { rows.isEmpty && categories.isEmpty && sums.isEmpty }

  private let words: Wording
  private let trip: Trip

  /// Adds up. O(n log n) for n costs and bookings.
  ///
  /// - Parameter shipped: The rates for amounts without one of their own.
  init(
    _ trip: Trip, costs: [Cost], bookings: [Booking], shipped: ExchangeRates?, words: Wording
  ) {
    self.trip = trip
    self.words = words
    let home = trip.homeCurrency
    let rate = { (currency: CurrencyCode) in shipped?.rate(from: home, to: currency) }
    makeRows(costs, bookings, rate)
    guard !rows.isEmpty || trip.budget.total != nil || !trip.budget.categories.isEmpty else {
      return
    }
    do throws(MoneyFault) {
      let summary = try CostSummary(costs, bookings: bookings, home: home, rate: rate)
      let ideas = try CostSummary(
        [], bookings: bookings.filter { $0.state == .idea }.map(Self.counted), home: home,
        rate: rate)
      describe(summary, ideas: ideas)
    } catch {
      sums = [String(localized: "The costs cannot be added up. \(error.description)")]
    }
  }

  /// An idea as if it were planned, so that its price is counted.
  private static func counted(_ idea: Booking) -> Booking {
    var booking = idea
    booking.state = .planned
    return booking
  }

  // MARK: Sums

  private mutating func describe(_ summary: CostSummary, ideas: CostSummary) {
    let budget = trip.budget
    sums.append(
      sentence(
        String(localized: "Total"), summary.total, of: budget.total,
        left: summary.remainder(of: budget)))
    if !ideas.lines.isEmpty {
      let converted = ideas.total.minorUnits == 0 ? [] : [ideas.total]
      let parts = converted + ideas.unconverted
      sums.append(
        String(
          localized: "Ideas, which are not counted: \(list(parts.isEmpty ? [ideas.total] : parts))")
      )
    }
    if !summary.unconverted.isEmpty {
      sums.append(
        String(
          localized: """
            Not in the total, because there is no rate: \(list(summary.unconverted)). Enter a \
            rate with the cost.
            """))
    }
    for category in CostCategory.allCases {
      if let line = line(category, summary) { categories.append(line) }
    }
    describe(rates: Set(summary.rates + ideas.rates))
  }

  private func line(_ category: CostCategory, _ summary: CostSummary) -> String? {
    let budget = trip.budget
    let limit = budget.categories.first { $0.category == category }?.amount
    let lines = summary.lines.filter { $0.category == category }.map(\.sum)
    if limit == nil, lines.isEmpty { return nil }
    let sum = summary.categoryTotals[category]
    let foreign = lines.filter { $0.currency != trip.homeCurrency }
    // Nothing could be converted: the sums alone.
    if sum == nil, !lines.isEmpty, limit == nil {
      return String(localized: "\(category.title): \(list(lines))")
    }
    var text = sentence(
      category.title, sum ?? .zero(trip.homeCurrency), of: limit,
      left: summary.remainder(of: budget, in: category))
    if !foreign.isEmpty { text = String(localized: "\(text), with \(list(foreign))") }
    return text
  }

  /// The sentence of a sum: "Meals: €120.00 of €200.00, €80.00 left".
  private func sentence(_ name: String, _ sum: Money, of limit: Money?, left: Money?) -> String {
    let text = String(localized: "\(name): \(money(sum))")
    guard let limit else { return text }
    guard let left else { return String(localized: "\(text), with a budget of \(money(limit))") }
    let rest = Money(minorUnits: left.minorUnits.magnitude.clamped, left.currency)
    let state =
      left.minorUnits < 0 ? String(localized: "over the budget") : String(localized: "left")
    return String(localized: "\(text) of \(money(limit)), \(money(rest)) \(state)")
  }

  private mutating func describe(rates used: Set<ExchangeRate>) {
    let days = Set(used.filter { $0.source == .shipped }.map(\.date)).sorted()
    for day in days {
      rates.append(
        String(localized: "Converted at the European Central Bank’s rates of \(date(day))"))
    }
    let typed = used.filter { $0.source == .typed }
    for rate in typed.sorted(by: { ($0.from, $0.to, $0.date) < ($1.from, $1.to, $1.date) }) {
      let digits = rate.rate.replacingOccurrences(
        of: ".", with: words.locale.decimalSeparator ?? ".")
      rates.append(
        String(
          localized:
            "Converted at your rate of \(date(rate.date)): 1 \(rate.from) is \(digits) \(rate.to)"))
    }
  }

  // MARK: Rows

  private mutating func makeRows(
    _ costs: [Cost], _ bookings: [Booking], _ rate: (CurrencyCode) -> ExchangeRate?
  ) {
    var dated: [(date: LocalDate?, row: Row)] = costs.map { cost in
      let title = cost.title.isEmpty ? String(localized: "Cost") : cost.title
      return (
        cost.date,
        row(
          cost.id, title, cost.category, cost.date, cost.amount,
          cost.rate ?? rate(cost.amount.currency),
          state: nil, isBooking: false)
      )
    }
    for booking in bookings {
      guard let price = booking.price else { continue }
      let state: String? =
        switch booking.state {
        case .idea: String(localized: "idea, not counted")
        case .cancelled: String(localized: "cancelled, not counted")
        case .planned, .booked: booking.state.word
        }
      let name = booking.spokenName
      let priced = row(
        booking.id, name.prefix(1).uppercased() + name.dropFirst(), booking.kind.costCategory,
        booking.start.date, price, booking.rate ?? rate(price.currency), state: state,
        isBooking: true)
      dated.append((booking.start.date, priced))
    }
    rows = dated.sorted {
      ($0.date ?? .latest, $0.row.title, $0.row.id) < ($1.date ?? .latest, $1.row.title, $1.row.id)
    }.map(\.row)
  }

  private func row(
    _ id: RecordID, _ title: String, _ category: CostCategory, _ date: LocalDate?, _ amount: Money,
    _ rate: ExchangeRate?, state: String?, isBooking: Bool
  ) -> Row {
    var converted: Money?
    if amount.currency != trip.homeCurrency, let rate,
      Set([rate.from, rate.to]) == [amount.currency, trip.homeCurrency]
    {
      converted = try? rate.convert(amount)
    }
    let day = date.map(self.date)
    let details = [category.title, day, state].compactMap(\.self)
    let spoken = [
      title, category.word, day, money(amount), converted.map(money), state,
    ].compactMap(\.self)
    return Row(
      id: id, title: title, detail: details.joined(separator: .comma),
      amount: money(amount) + (converted.map { " (\(money($0)))" } ?? ""), isBooking: isBooking,
      sentence: spoken.joined(separator: .comma))
  }

  // MARK: Words

  private func money(_ money: Money) -> String { money.formatted(words.locale) }

  /// Lists sums: "€10.00, ¥1,200 and £3.00".
  private func list(_ sums: [Money]) -> String { sums.map(money).joinedInWords }

  private func date(_ date: LocalDate) -> String { date.inWords(words) }
}

extension UInt64 {
  /// The nearest number that is an amount's.
  fileprivate var clamped: Int64 { Int64(clamping: self) }
}

extension LocalDate {
  /// The date without its weekday: "20 November 2026".
  func inWords(_ words: Wording) -> String {
    Date(timeIntervalSince1970: TimeInterval(dayNumber) * 86_400).formatted(
      Date.FormatStyle(
        locale: words.locale, calendar: Calendar(identifier: .gregorian), timeZone: .gmt
      ).day().month(.wide).year())
  }
}

extension CostCategory {
  /// The name of the category: "Meals".
  var title: String { word.prefix(1).uppercased() + word.dropFirst() }
}
