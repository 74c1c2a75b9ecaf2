/// A journey: a title, its dates, and who travels.
public struct Trip: PlanRecord {
  public static let recordKind = RecordKind.trip

  public let id: RecordID
  public var title: String
  public var firstDay: LocalDate
  /// Not before the first day in a sound trip; `problems` reports it.
  public var lastDay: LocalDate
  public var places: [Place]
  public var travellers: [Traveller]
  public var homeCurrency: CurrencyCode
  public var budget: Budget
  public var notes: String
  public var unknownFields: JSONValue?

  private enum CodingKeys: String, CodingKey {
    case id, title, firstDay, lastDay, places, travellers, homeCurrency, budget, notes
  }

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
  public let id: RecordID
  public var name: String

  public init(id: RecordID = RecordID(), _ name: String) {
    self.id = id
    self.name = name
  }
}
