/// Money that is spent on a trip, besides the prices of bookings.
public struct Cost: PlanRecord {
  /// The kind of the records.
  public static let recordKind = RecordKind.cost

  /// The identifier.
  public let id: RecordID
  /// The trip to which it belongs.
  public var trip: RecordID
  /// The title.
  public var title: String
  /// The category.
  public var category: CostCategory
  /// The amount.
  public var amount: Money
  /// The rate to the home currency that was entered with the amount.
  public var rate: ExchangeRate?
  /// The date; nil if it is not known.
  public var date: LocalDate?
  /// Fields of a newer version, which are kept.
  public var unknownFields: JSONValue?

  private enum CodingKeys: String, CodingKey { case id, trip, title, category, amount, rate, date }

  /// Creates a cost.
  public init(
    id: RecordID = RecordID(), trip: RecordID, title: String, category: CostCategory,
    amount: Money, rate: ExchangeRate? = nil, date: LocalDate? = nil
  ) {
    self.id = id
    self.trip = trip
    self.title = title
    self.category = category
    self.amount = amount
    self.rate = rate
    self.date = date
  }
}
