/// A destination of the guidebook that the user wants to remember. It belongs to the account and to
/// no trip.
///
/// Each favourite is a record of its own, so that two programs that add one each keep both. Its id
/// is random, because an id derived from the destination would reveal the favourites to a reader of
/// the store's file.
public struct Favourite: PlanRecord {
  /// The kind of the records.
  public static let recordKind = RecordKind.favourite

  /// The identifier.
  public let id: RecordID
  /// The destination's id in the guidebook.
  public let destination: String
  /// The destination's name when it was added, for announcements.
  public let name: String
  /// Fields of a newer version, which are kept.
  public var unknownFields: JSONValue?

  private enum CodingKeys: String, CodingKey {
    case id, destination, name
  }

  /// Creates a favourite.
  public init(id: RecordID = RecordID(), destination: String, name: String) {
    self.id = id
    self.destination = destination
    self.name = name
  }
}
