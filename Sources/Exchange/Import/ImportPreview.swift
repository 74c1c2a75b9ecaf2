import CSodium
import Foundation
internal import Localization
import Trips

/// A preview of an import, row by row, before anything is stored.
public struct ImportPreview: Hashable, Sendable {
  /// The effect of an import on a row's booking.
  public enum Status: Hashable, Sendable {
    /// The booking is not in the trip.
    case new
    /// The booking was imported before, and the file has changed.
    case changed
    /// The booking was imported before; importing it again changes nothing.
    case unchanged
  }

  /// A booking of the preview.
  public struct Row: Hashable, Sendable, Identifiable {
    /// The identifier of the booking.
    public let id: RecordID
    /// The effect of the import.
    public let status: Status
    /// The booking as it would be kept.
    public let booking: Booking
    /// The booking before the import; nil for a new one.
    public let existing: Booking?
    /// The date and the booking in one sentence, with the effect of the import.
    public let sentence: String
  }

  /// The bookings, in the order of their times.
  public let rows: [Row]
  /// The parts that were not understood.
  public let notUnderstood: [ImportResult.NotUnderstood]

  /// Creates the preview of an import.
  /// - Parameters:
  ///   - trip: The trip that new bookings are kept in.
  ///   - existing: The bookings of all trips, so that importing twice finds them.
  ///   - place: Completes a place of the file by the gazetteer, with its zone.
  public init(
    _ result: ImportResult, into trip: RecordID, existing: [Booking], words: Wording,
    place: (Place) -> Place? = { _ in nil }
  ) {
    notUnderstood = result.notUnderstood
    let byKey = Dictionary(
      existing.compactMap { booking in booking.origin.map { (Self.key($0), booking) } }
    ) { a, _ in a }
    let byID = Dictionary(existing.map { ($0.id, $0) }) { a, _ in a }
    let all = result.bookings.map { imported in
      let own = CalendarUID.booking(imported.origin.key).flatMap { byID[$0] }
      return Self.row(imported, own ?? byKey[Self.key(imported.origin)], trip, words, place)
    }
    // By date and time, else in the order of the file.
    rows = all.enumerated().sorted { a, b in
      let (first, second) = (a.element.booking.start, b.element.booking.start)
      if first.date != second.date { return first.date < second.date }
      let (firstTime, secondTime) = (first.time ?? .midnight, second.time ?? .midnight)
      return (firstTime, a.offset) < (secondTime, b.offset)
    }.map(\.element)
  }

  private static func key(_ origin: ImportOrigin) -> String {
    "\(origin.source.rawValue)\n\(origin.key)"
  }

  private static func row(
    _ imported: ImportedBooking, _ existing: Booking?, _ trip: RecordID, _ words: Wording,
    _ place: (Place) -> Place?
  ) -> Row {
    let digest = digest(imported)
    var booking =
      existing
      ?? Booking(
        trip: trip, kind: imported.kind, state: imported.isTentative ? .planned : .booked,
        title: imported.title,
        start: BookingEnd(nil, imported.start.date))
    var status = Status.new
    if existing == nil || existing?.origin?.digest != digest {
      apply(imported, to: &booking, place)
      if existing != nil { status = booking == existing ? .unchanged : .changed }
      // Exported by this program: the booking keeps where it was imported from.
      if existing == nil || existing?.origin?.key == imported.origin.key {
        booking.origin = imported.origin
        booking.origin?.digest = digest
      }
    } else {
      status = .unchanged
    }
    let note =
      switch status {
      case .new: String(words: "new")
      case .changed: String(words: "changed since it was imported")
      case .unchanged: String(words: "already there")
      }
    let sentence = [
      words.date(booking.start.date), RowSentence(booking, words: words).start(), note,
    ].joined(separator: .comma)
    return Row(
      id: booking.id, status: status, booking: booking, existing: existing, sentence: sentence)
  }

  /// Writes the values of the file into a booking; other values stay.
  private static func apply(
    _ imported: ImportedBooking, to booking: inout Booking, _ place: (Place) -> Place?
  ) {
    booking.kind = imported.kind
    booking.title = imported.title
    if imported.isCancelled {
      booking.state = .cancelled
    } else if booking.state == .cancelled {
      booking.state = .booked
    }
    let start = end(imported.start, booking.start, place)
    // An end whose date the file does not state keeps its distance from the start.
    let moved = booking.start.date.days(until: start.date)
    let known = booking.end?.date.adding(days: moved)
    booking.start = start
    let isShortened = imported.isOneDay && booking.end != nil
    if var last = imported.end ?? (isShortened ? ImportedEnd(imported.start.date) : nil) {
      if last.isDateGuessed, let known {
        booking.end?.date = known
        last.date = known
      }
      booking.end = end(last, booking.end, place)
    } else if let known {
      booking.end?.date = known
    }
    func storeIfGiven(_ text: String, _ path: WritableKeyPath<Booking, String>) {
      if !text.isEmpty { booking[keyPath: path] = text }
    }
    storeIfGiven(imported.provider, \.provider)
    storeIfGiven(imported.reference, \.reference)
    storeIfGiven(imported.seat, \.seat)
    storeIfGiven(imported.link, \.link)
    storeIfGiven(imported.notes, \.notes)
    if let price = imported.price { booking.price = price }
    if let alarm = imported.alarmMinutes { booking.alarmMinutes = alarm }
  }

  private static func end(
    _ imported: ImportedEnd, _ existing: BookingEnd?, _ find: (Place) -> Place?
  ) -> BookingEnd {
    // A file often has no place, or only the name of a place of which more is known here.
    let isSame = imported.place == nil || existing?.place?.name == imported.place?.name
    let place = isSame ? existing?.place : imported.place.map { find($0) ?? $0 }
    var end = BookingEnd(
      place, imported.date, imported.time,
      zone: imported.offset == nil ? imported.zone ?? place?.zone : place?.zone ?? imported.zone,
      choice: imported.choice)
    if let time = imported.time, let fixed = imported.offset.flatMap(fixedZone) {
      // With an offset, the instant is known, and the zone of the place says what clocks show there.
      let instant = ZonedTime(imported.date, time, zone: fixed).approximateInstant()
      let local = ZonedTime(instant, zone: end.zone ?? fixed)
      end = BookingEnd(
        place, local?.date ?? imported.date, local?.time ?? time, zone: local?.zone ?? fixed,
        choice: local?.choice)
    }
    guard let existing, isSame else { return end }
    if imported.time == nil, existing.date == end.date { return existing }
    if end.time == nil, existing.time == nil, end.zone == nil { end.zone = existing.zone }
    // The same instant in another zone, for example in UTC, is no change.
    if let instant = try? end.instant(), (try? existing.instant()) == instant { return existing }
    return end
  }

  /// A zone with a fixed offset: "GMT+0530"; nil for an offset that no zone has.
  static func fixedZone(_ offset: Int) -> String? {
    guard ImportLimits.offsets.contains(offset) else { return nil }
    let minutes = abs(offset) / 60
    if minutes == 0 { return "GMT" }
    let number = 100 * (minutes / 60) + minutes % 60
    let digits = String(repeating: "0", count: 4 - "\(number)".count) + "\(number)"
    return "GMT\(offset < 0 ? "-" : "+")\(digits)"
  }

  /// Recognises the same contents when they are imported again.
  private static func digest(_ imported: ImportedBooking) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = (try? encoder.encode(imported)) ?? Data()
    var hash = [UInt8](repeating: 0, count: 16)
    _ = data.withUnsafeBytes {
      crypto_generichash(
        &hash, hash.count, $0.bindMemory(to: UInt8.self).baseAddress, UInt64($0.count), nil, 0)
    }
    return hash.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}
