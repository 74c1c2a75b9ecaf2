/// A journey: a title, its dates, and who travels.
public struct Trip: PlanRecord {
  /// The kind of the records.
  public static let recordKind = RecordKind.trip

  /// The identifier.
  public let id: RecordID
  /// The title.
  public var title: String
  /// The first day.
  public var firstDay: LocalDate
  /// The last day. If it is before the first day, `problems` reports that.
  public var lastDay: LocalDate
  /// The places, in the order of the trip.
  public var places: [Place]
  /// The travellers.
  public var travellers: [Traveller]
  /// The currency of the budget and the sums.
  public var homeCurrency: CurrencyCode
  /// The budget.
  public var budget: Budget
  /// The notes.
  public var notes: String
  /// Fields of a newer version, which are kept.
  public var unknownFields: JSONValue?

  private enum CodingKeys: String, CodingKey {
    case id, title, firstDay, lastDay, places, travellers, homeCurrency, budget, notes
  }

  /// Creates a trip.
  public init(
    id: RecordID = RecordID(), title: String, firstDay: LocalDate, lastDay: LocalDate,
    places: [Place] = [], travellers: [Traveller] = [], homeCurrency: CurrencyCode = .euro,
    budget: Budget = Budget(), notes: String = ""
  ) {
    self.id = id
    self.title = title
    self.firstDay = firstDay
    self.lastDay = lastDay
    self.places = places
    self.travellers = travellers
    self.homeCurrency = homeCurrency
    self.budget = budget
    self.notes = notes
  }

  /// The dates, first to last; the first day alone if the last one is before it.
  public var dates: ClosedRange<LocalDate> { firstDay...max(firstDay, lastDay) }
  /// The number of days.
  public var length: Int { dates.lowerBound.days(until: dates.upperBound) + 1 }
}

/// A traveller of a trip.
public struct Traveller: Hashable, Sendable, Codable, Identifiable {
  /// The identifier.
  public let id: RecordID
  /// The name.
  public var name: String

  /// Creates a traveller.
  public init(id: RecordID = RecordID(), _ name: String) {
    self.id = id
    self.name = name
  }
}
