import Foundation

/// The permanent id of a record: a UUID, encoded in lower case.
public struct RecordID: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
  /// The identifier's bytes.
  public let uuid: UUID

  /// Creates a new random id.
  public init() { uuid = UUID() }

  /// Creates an identifier from a UUID.
  public init(_ uuid: UUID) { self.uuid = uuid }

  /// Creates an identifier from its text; `nil` if that is not a UUID.
  public init?(_ text: String) {
    guard let uuid = UUID(uuidString: text) else { return nil }
    self.uuid = uuid
  }

  /// Decodes the value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let uuid = UUID(uuidString: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is not an id")
    }
    self.uuid = uuid
  }

  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Whether the first comes before the second in alphabetical order.
  public static func < (a: RecordID, b: RecordID) -> Bool { a.description < b.description }

  /// The UUID in lowercase letters.
  public var description: String { uuid.uuidString.lowercased() }
}
