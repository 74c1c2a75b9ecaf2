import Foundation

/// The costs of a trip: by category and currency, and in the home currency as far as rates are
/// known.
///
/// The price of a cancelled booking is not counted, and that of an idea apart from the rest.
public struct CostSummary: Hashable, Sendable {
  /// A sum for one category in one currency.
  public struct Line: Hashable, Sendable {
    /// The category.
    public let category: CostCategory
    /// The sum.
    public let sum: Money
  }

  /// The sums, by category in their order, then by currency.
  public private(set) var lines: [Line] = []
  /// The sum of everything that is counted, in the home currency.
  public private(set) var total: Money
  /// The sums in the home currency by category.
  public private(set) var categoryTotals: [CostCategory: Money] = [:]
  /// The price of ideas, in the home currency.
  public private(set) var ideas: Money
  /// Sums that are not contained in the total, because there is no rate: by currency.
  public private(set) var unconverted: [Money] = []
  /// The rates that were used, each with its day, which is said wherever the total is.
  public private(set) var rates: [ExchangeRate] = []

  /// Adds up the costs and the prices of bookings.
  ///
  /// - Parameter rate: A rate for an amount that has none of its own.
  /// - Throws: If a sum is too large.
  public init(
    _ costs: [Cost], bookings: [Booking], home: CurrencyCode,
    rate: (CurrencyCode) -> ExchangeRate? = { _ in nil }
  ) throws(MoneyFault) {
    total = .zero(home)
    ideas = .zero(home)
    var sums: [CostCategory: [CurrencyCode: Money]] = [:]
    var missing: [CurrencyCode: Money] = [:]
    var used: Set<ExchangeRate> = []

    func convert(_ money: Money, _ own: ExchangeRate?) throws(MoneyFault) -> Money? {
      if money.currency == home { return money }
      for rate in [own, rate(money.currency)].compactMap({ $0 })
      where Set([rate.from, rate.to]) == [money.currency, home] {
        used.insert(rate)
        return try rate.convert(money)
      }
      return nil
    }
    func count(
      _ money: Money, _ own: ExchangeRate?, _ category: CostCategory
    ) throws(MoneyFault) {
      let sum = sums[category]?[money.currency] ?? .zero(money.currency)
      sums[category, default: [:]][money.currency] = try sum.adding(money)
      guard let converted = try convert(money, own) else {
        missing[money.currency] = try (missing[money.currency] ?? .zero(money.currency)).adding(
          money)
        return
      }
      total = try total.adding(converted)
      categoryTotals[category] = try (categoryTotals[category] ?? .zero(home)).adding(converted)
    }

    for cost in costs { try count(cost.amount, cost.rate, cost.category) }
    for booking in bookings {
      guard let price = booking.price else { continue }
      switch booking.state {
      case .cancelled: continue
      case .idea:
        if let converted = try convert(price, booking.rate) { ideas = try ideas.adding(converted) }
      case .planned, .booked: try count(price, booking.rate, booking.kind.costCategory)
      }
    }
    for category in CostCategory.allCases {
      let sorted = (sums[category] ?? [:]).sorted { $0.key < $1.key }
      lines += sorted.map { Line(category: category, sum: $0.value) }
    }
    unconverted = missing.sorted { $0.key < $1.key }.map(\.value)
    rates = used.sorted { ($0.from, $0.to, $0.date) < ($1.from, $1.to, $1.date) }
  }

  /// The rest of a budget in the home currency, negative if more was spent; nil without a total
  /// in that currency.
  public func remainder(of budget: Budget) -> Money? {
    guard let limit = budget.total else { return nil }
    return try? limit.subtracting(total)
  }

  /// The rest of a category's budget; nil without one in the home currency.
  public func remainder(of budget: Budget, in category: CostCategory) -> Money? {
    guard let limit = budget.categories.first(where: { $0.category == category })?.amount else {
      return nil
    }
    return try? limit.subtracting(categoryTotals[category] ?? .zero(total.currency))
  }
}
