/// A file that is kept with a trip or a booking. The store has its contents; this is their
/// description.
public struct Document: PlanRecord {
  /// The kind of the records.
  public static let recordKind = RecordKind.document

  /// The identifier.
  public let id: RecordID
  /// The trip to which it belongs.
  public var trip: RecordID
  /// The booking that it belongs to; nil for the trip as a whole.
  public var booking: RecordID?
  /// The file's name, with its extension and without a folder.
  public var name: String
  /// The document's media type: "application/pdf".
  public var mediaType: String
  /// The number of bytes.
  public var size: Int64
  /// The SHA-256 of the contents, in hexadecimal digits.
  public var checksum: String
  /// The date on which it was added.
  public var addedOn: LocalDate
  /// Fields of a newer version, which are kept.
  public var unknownFields: JSONValue?

  private enum CodingKeys: String, CodingKey {
    case id, trip, booking, name, mediaType, size, checksum, addedOn
  }

  /// Creates a document.
  public init(
    id: RecordID = RecordID(), trip: RecordID, booking: RecordID? = nil, name: String,
    mediaType: String, size: Int64, checksum: String, addedOn: LocalDate
  ) {
    self.id = id
    self.trip = trip
    self.booking = booking
    self.name = name
    self.mediaType = mediaType
    self.size = size
    self.checksum = checksum
    self.addedOn = addedOn
  }
}
