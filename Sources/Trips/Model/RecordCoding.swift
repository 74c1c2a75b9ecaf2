import Foundation

/// Reads and writes records as JSON: an object with the version of the schema, the kind, and the
/// record's fields.
///
///     {"schema":1,"kind":"checklist","record":{"id":"…","title":"Packing", …}}
///
/// A record of a newer schema is refused with a sentence. A record of the same schema may have
/// fields that this version does not know: they are kept in `unknownFields` and written again.
public enum RecordCoding {
  /// The version of the schema that is written, and the newest that is read.
  public static let schema: Int64 = 1

  /// The JSON of a record, with sorted keys.
  public static func encode(_ record: AnyRecord) throws -> Data {
    if record.record.unknownFields == nil { return try encodeKnown(record.record) }
    return try encoder.encode(json(record))
  }

  /// A record without unknown fields, with its version and kind.
  private struct Envelope<R: PlanRecord>: Codable {
    let schema: Int64
    let kind: RecordKind
    let record: R
  }

  private struct Header: Decodable {
    let schema: Int64
    let kind: RecordKind
  }

  private static func encodeKnown<R: PlanRecord>(_ record: R) throws -> Data {
    try encoder.encode(Envelope(schema: schema, kind: R.recordKind, record: record))
  }

  /// The record in some JSON.
  ///
  /// - Throws: `RecordFault`.
  public static func decode(_ data: Data) throws(RecordFault) -> AnyRecord {
    if let record = known(data) { return record }
    let value: JSONValue
    do {
      value = try JSONDecoder().decode(JSONValue.self, from: data)
    } catch {
      throw RecordFault.notJSON
    }
    return try record(value)
  }

  /// A record that this version has written, as nearly all are: writing it again shows that it has
  /// no unknown field. That takes half the time of examining each field.
  private static func known(_ data: Data) -> AnyRecord? {
    guard let header = try? JSONDecoder().decode(Header.self, from: data), header.schema == schema
    else { return nil }
    switch header.kind {
    case .trip: return known(data, AnyRecord.trip)
    case .booking: return known(data, AnyRecord.booking)
    case .cost: return known(data, AnyRecord.cost)
    case .checklist: return known(data, AnyRecord.checklist)
    case .document: return known(data, AnyRecord.document)
    case .favourite: return known(data, AnyRecord.favourite)
    }
  }

  private static func known<R: PlanRecord>(_ data: Data, _ wrap: (R) -> AnyRecord) -> AnyRecord? {
    guard let envelope = try? JSONDecoder().decode(Envelope<R>.self, from: data),
      (try? encodeKnown(envelope.record)) == data
    else { return nil }
    return wrap(envelope.record)
  }

  /// The record as a JSON value.
  public static func json(_ record: AnyRecord) throws -> JSONValue {
    .object([
      "schema": .integer(schema), "kind": .string(record.kind.rawValue),
      "record": try fields(record.record),
    ])
  }

  private static func fields(_ record: some PlanRecord) throws -> JSONValue {
    let fields = try tree(record)
    return record.unknownFields.map(fields.adding) ?? fields
  }

  /// The record in a JSON value.
  ///
  /// - Throws: `RecordFault`.
  public static func record(_ value: JSONValue) throws(RecordFault) -> AnyRecord {
    guard case .integer(let version)? = value["schema"] else {
      throw .field("schema", .missing)
    }
    guard version <= schema else { throw .newer(version) }
    guard version >= 1 else { throw .field("schema", .value) }
    guard let name = value["kind"]?.text else { throw .field("kind", .missing) }
    guard let kind = RecordKind(rawValue: name) else { throw .kind(name) }
    guard let fields = value["record"] else { throw .field("record", .missing) }
    guard case .object(let envelope) = value, envelope.count == 3 else {
      throw .field("record", .parts)
    }
    switch kind {
    case .trip: return .trip(try decode(fields))
    case .booking: return .booking(try decode(fields))
    case .cost: return .cost(try decode(fields))
    case .checklist: return .checklist(try decode(fields))
    case .document: return .document(try decode(fields))
    case .favourite: return .favourite(try decode(fields))
    }
  }

  private static func decode<R: PlanRecord>(_ fields: JSONValue) throws(RecordFault) -> R {
    do {
      var record = try JSONDecoder().decode(R.self, from: JSONEncoder().encode(fields))
      record.unknownFields = try fields.fields(missingIn: tree(record))
      return record
    } catch let error as DecodingError {
      throw RecordFault(error)
    } catch let error as UnknownFieldFault {
      throw .field(error.path, .parts)
    } catch {
      throw .notJSON
    }
  }

  private static func tree(_ record: some PlanRecord) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(record))
  }

  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
