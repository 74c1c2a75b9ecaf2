import Foundation

/// Something in a trip that takes place at a time: a move, a stay, a meal, an activity.
public struct Booking: PlanRecord {
  /// The kind of the records.
  public static let recordKind = RecordKind.booking

  /// The identifier.
  public let id: RecordID
  /// The id of its trip.
  public var trip: RecordID
  /// The kind of booking.
  public var kind: BookingKind
  /// The state.
  public var state: BookingState
  /// The title: "LH 716", "Hotel Granvia".
  public var title: String
  /// The provider: "Lufthansa", "Booking.com".
  public var provider: String
  /// The number by which the provider knows it.
  public var reference: String
  /// Departure, check-in or beginning.
  public var start: BookingEnd
  /// Arrival, check-out or end. A meal or an activity may have none.
  public var end: BookingEnd?
  /// Seats, as they are written on a ticket.
  public var seat: String
  /// The ids of the trip's travellers whom it is for; empty for all.
  public var travellers: [RecordID]
  /// The price, if it is known.
  public var price: Money?
  /// The rate to the home currency that was entered with the price.
  public var rate: ExchangeRate?
  /// The provider's page.
  public var link: String
  /// The notes.
  public var notes: String
  /// The time of an alarm in exported calendars, in minutes before the start; nil for none.
  public var alarmMinutes: Int?
  /// The place among the bookings of its day that have no time, ascending.
  public var order: Int
  /// The origin of an imported booking, by which another import finds it.
  public var origin: ImportOrigin?
  /// Fields of a newer version, which are kept.
  public var unknownFields: JSONValue?

  private enum CodingKeys: String, CodingKey {
    case id, trip, kind, state, title, provider, reference, start, end, seat, travellers, price
    case rate, link, notes, alarmMinutes, order, origin
  }

  /// Creates a booking.
  public init(
    id: RecordID = RecordID(), trip: RecordID, kind: BookingKind, state: BookingState = .planned,
    title: String, provider: String = "", reference: String = "", start: BookingEnd,
    end: BookingEnd? = nil, seat: String = "", travellers: [RecordID] = [], price: Money? = nil,
    rate: ExchangeRate? = nil, link: String = "", notes: String = "", alarmMinutes: Int? = nil,
    order: Int = 0, origin: ImportOrigin? = nil
  ) {
    self.id = id
    self.trip = trip
    self.kind = kind
    self.state = state
    self.title = title
    self.provider = provider
    self.reference = reference
    self.start = start
    self.end = end
    self.seat = seat
    self.travellers = travellers
    self.price = price
    self.rate = rate
    self.link = link
    self.notes = notes
    self.alarmMinutes = alarmMinutes
    self.order = order
    self.origin = origin
  }

  /// The spoken name: "flight LH 716".
  public var spokenName: String { named(kind.word, title) }
}

/// One end of a booking: a place, a local date, and perhaps a local time, in a zone.
public struct BookingEnd: Hashable, Sendable, Codable {
  /// The place, if it is known.
  public var place: Place?
  /// The local date.
  public var date: LocalDate
  /// The local time; nil if only the date is known.
  public var time: LocalTime?
  /// The IANA name of the zone, which comes from the place; nil if it is not known.
  public var zone: String?
  /// The choice for a time that exists twice.
  public var choice: RepeatedTimeChoice?

  /// Creates an end of a booking.
  public init(
    _ place: Place? = nil, _ date: LocalDate, _ time: LocalTime? = nil, zone: String? = nil,
    choice: RepeatedTimeChoice? = nil
  ) {
    self.place = place
    self.date = date
    self.time = time
    self.zone = zone ?? place?.zone
    self.choice = choice
  }

  /// The date and the time in the zone; nil without a time or a zone.
  public var zonedTime: ZonedTime? {
    guard let time, let zone else { return nil }
    return ZonedTime(date, time, zone: zone, choice: choice)
  }

  /// The instant; nil without a time.
  ///
  /// - Throws: Why it is not exactly one.
  public func instant() throws(LocalTimeFault) -> Date? {
    guard time != nil else { return nil }
    guard let zonedTime else { throw .noZone }
    return try zonedTime.instant()
  }

  /// The instant for sorting: midnight without a time, UTC without a zone.
  var approximateInstant: Date {
    ZonedTime(date, time ?? .midnight, zone: zone ?? "GMT", choice: choice).approximateInstant()
  }
}

/// The origin of an imported booking.
public struct ImportOrigin: Hashable, Sendable, Codable {
  /// The kinds of files that bookings are imported from.
  public enum Source: String, Hashable, Sendable, Codable {
    case calendar, reservation, pass
  }

  /// The kind of file.
  public var source: Source
  /// The identifier at the origin: the calendar's UID, the reservation's number and part, the
  /// pass's serial number.
  public var key: String
  /// A hash of the contents that were imported last. If a file has the same again, importing it
  /// changes nothing, also where the user has changed the booking since.
  public var digest: String?

  /// Creates an origin.
  public init(_ source: Source, key: String, digest: String? = nil) {
    self.source = source
    self.key = key
    self.digest = digest
  }
}
