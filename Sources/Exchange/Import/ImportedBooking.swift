import Foundation
internal import Localization
import Trips

/// A booking as a foreign file describes it, before anything is known about the trip.
public struct ImportedBooking: Hashable, Sendable, Codable {
  /// The origin, by which another import finds the booking.
  public var origin: ImportOrigin
  /// The kind of booking.
  public var kind: BookingKind
  /// Whether the file states that the booking is cancelled.
  public var isCancelled = false
  /// Whether the file states that the booking is tentative.
  public var isTentative = false
  /// The title.
  public var title: String
  /// The airline, the hotel or another provider.
  public var provider = ""
  /// The booking number.
  public var reference = ""
  /// The start.
  public var start: ImportedEnd
  /// The end, if the file states one.
  public var end: ImportedEnd?
  /// Whether the file states that the booking ends on the day of its start.
  public var isOneDay = false
  /// The seat.
  public var seat = ""
  /// The price, if the file states one.
  public var price: Money?
  /// The web address.
  public var link = ""
  /// The notes.
  public var notes = ""
  /// The minutes of an alarm before the start.
  public var alarmMinutes: Int?

  init(_ origin: ImportOrigin, _ kind: BookingKind, title: String, start: ImportedEnd) {
    self.origin = origin
    self.kind = kind
    self.title = title
    self.start = start
  }
}

/// One end of an imported booking. Where the file has only an offset from UTC, the zone is found by
/// the place, or is the offset itself.
public struct ImportedEnd: Hashable, Sendable, Codable {
  /// The place, if the file states one.
  public var place: Place?
  /// The local date.
  public var date: LocalDate
  /// Whether the file states no date, so that it is that of the start.
  public var isDateGuessed = false
  /// The local time, if the file states one.
  public var time: LocalTime?
  /// The IANA name of the zone, if the file has one. If it has an offset as well, date and time are by
  /// that, and this is the zone to show them in where the place has none.
  public var zone: String?
  /// The offset from UTC in seconds, if the file has one.
  public var offset: Int?
  /// The choice between two equal local times.
  public var choice: RepeatedTimeChoice?

  /// The instant, if the file determines it.
  var instant: Date? {
    guard let time, let zone = offset.flatMap(ImportPreview.fixedZone) ?? zone else { return nil }
    return ZonedTime(date, time, zone: zone, choice: choice).approximateInstant()
  }

  init(_ date: LocalDate, _ time: LocalTime? = nil, zone: String? = nil, offset: Int? = nil) {
    self.date = date
    self.time = time
    self.zone = zone
    self.offset = offset
  }
}

/// The result of an import: the parts of a file that were understood, and those that were not.
public struct ImportResult: Hashable, Sendable, Codable {
  /// A part of the file that cannot become a booking, or only in part.
  public struct NotUnderstood: Hashable, Sendable, Codable {
    /// The name of the part in the file.
    public var name: String
    /// The reason, as a sentence for the user.
    public var reason: String
  }

  /// The bookings.
  public var bookings: [ImportedBooking] = []
  /// The parts that were not understood.
  public var notUnderstood: [NotUnderstood] = []

  /// Creates an empty result.
  public init() {}

  /// Creates the combined result of several files, without duplicate bookings.
  public init(_ results: [ImportResult]) {
    for result in results { add(result) }
    self = unique()
  }

  mutating func add(_ other: ImportResult) {
    for booking in other.bookings { add(booking) }
    notUnderstood += other.notUnderstood
  }

  mutating func add(_ booking: ImportedBooking) {
    guard bookings.count < ImportLimits.bookings else {
      return omitRest(from: booking.title)
    }
    bookings.append(booking)
  }

  /// Returns the result without duplicates: an e-mail often contains a reservation several times,
  /// and a reservation is there once for each passenger.
  func unique() -> ImportResult {
    var unique = self
    var seen: Set<ImportOrigin> = []
    unique.bookings = bookings.filter { seen.insert($0.origin).inserted }
    return unique
  }

  /// Removes events that repeat a reservation: e-mails often contain both.
  mutating func dropCalendarsOfReservations() {
    func key(_ booking: ImportedBooking) -> [String] {
      let start = booking.start
      let local = "\(start.date) \(start.time.map(\.description) ?? "")"
      return [booking.kind.rawValue, start.instant.map { "\($0)" } ?? local]
    }
    let reserved = Dictionary(
      grouping: bookings.filter { $0.origin.source == .reservation }, by: key)
    bookings.removeAll { event in
      guard event.origin.source == .calendar, let same = reserved[key(event)] else { return false }
      // On one day there may be two hotels.
      return event.start.time != nil
        || same.contains {
          event.title.localizedStandardContains($0.title)
            || $0.title.localizedStandardContains(event.title)
        }
    }
  }

  /// Records a part that cannot become a booking, with a sentence about the reason.
  public mutating func omit(_ name: String, _ reason: String) {
    guard notUnderstood.count < ImportLimits.bookings else { return }
    notUnderstood.append(
      NotUnderstood(
        name: name.isEmpty ? String(words: "An entry without a name") : name, reason: reason))
  }

  /// Records that the remaining entries are left out, because there are too many.
  mutating func omitRest(from name: String) {
    omit(name, String(words: "Only the first \(ImportLimits.bookings) entries are read."))
  }
}

/// Returns a text of an untrusted file on one line, without invisible characters, and shortened.
func line(_ text: String?) -> String {
  let visible = cleaned(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  return String(visible.prefix(300))
}

/// Returns a text of an untrusted file without control characters, and shortened.
func cleaned(_ text: String?) -> String {
  guard let text else { return "" }
  let scalars = text.unicodeScalars.prefix(ImportLimits.textLength).filter {
    $0 == "\n" || $0 == "\t"
      || ![.control, .format, .surrogate, .privateUse, .unassigned].contains(
        $0.properties.generalCategory)
      || $0 == "\u{200D}"
  }
  return String(String.UnicodeScalarView(scalars)).trimmingCharacters(in: .whitespacesAndNewlines)
}

/// Returns a link of an untrusted file, if it is a web address.
func webLink(_ text: String?) -> String {
  let link = line(text)
  let isWeb = ["http://", "https://"].contains { link.lowercased().hasPrefix($0) }
  return isWeb && !link.contains(" ") ? link : ""
}
