/// Money that is spent on a trip, besides the prices of bookings.
public struct Cost: PlanRecord {
  public static let recordKind = RecordKind.cost

  public let id: RecordID
  public var trip: RecordID
  public var title: String
  public var category: CostCategory
  public var amount: Money
  /// The rate to the home currency that was entered with the amount.
  public var rate: ExchangeRate?
  public var date: LocalDate?
  public var unknownFields: JSONValue?

  private enum CodingKeys: String, CodingKey { case id, trip, title, category, amount, rate, date }

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
