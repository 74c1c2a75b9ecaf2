internal import Localization
import Foundation

/// The kinds of records that are stored.
public enum RecordKind: String, Hashable, Sendable, Codable, CaseIterable {
  case trip, booking, cost, checklist, document, favourite
}

/// Something that is stored by itself: a value with a permanent id.
public protocol PlanRecord: Codable, Hashable, Sendable, Identifiable {
  /// The kind of all records of this type.
  static var recordKind: RecordKind { get }
  /// The record's identity.
  var id: RecordID { get }
  /// Fields that a newer version wrote and this one does not know: kept, and written again.
  var unknownFields: JSONValue? { get set }
}

/// Any record.
public enum AnyRecord: Hashable, Sendable, Identifiable {
  case trip(Trip)
  case booking(Booking)
  case cost(Cost)
  case checklist(Checklist)
  case document(Document)
  case favourite(Favourite)

  /// The identity of the record.
  public var id: RecordID { record.id }
  /// The kind of the record.
  public var kind: RecordKind { type(of: record).recordKind }

  /// The trip that it belongs to; its own id if it belongs to none: a trip, a favourite.
  public var trip: RecordID {
    switch self {
    case .trip(let trip): trip.id
    case .booking(let booking): booking.trip
    case .cost(let cost): cost.trip
    case .checklist(let list): list.trip
    case .document(let document): document.trip
    case .favourite(let favourite): favourite.id
    }
  }

  /// The value in the enumeration.
  public var record: any PlanRecord {
    switch self {
    case .trip(let trip): trip
    case .booking(let booking): booking
    case .cost(let cost): cost
    case .checklist(let list): list
    case .document(let document): document
    case .favourite(let favourite): favourite
    }
  }

  /// The name of the record in announcements: "flight LH 716", "trip Japan".
  public var spokenName: String {
    switch self {
    case .trip(let trip): named(String(words: "trip"), trip.title)
    case .booking(let booking): booking.spokenName
    case .cost(let cost): named(String(words: "cost"), cost.title)
    case .checklist(let list): named(String(words: "list"), list.title)
    case .document(let document): named(String(words: "document"), document.name)
    case .favourite(let favourite): favourite.name
    }
  }

}

/// A word and a name, without the word twice: "flight LH 716", "Train to Kyoto".
func named(_ word: String, _ title: String) -> String {
  if title.isEmpty { return word }
  let startsWithWord =
    title.lowercased().hasPrefix(word)
    && !(title.dropFirst(word.count).first?.isLetter ?? false)
  return startsWithWord ? title : "\(word) \(title)"
}
