internal import Localization
import Foundation

/// The days of a trip with their bookings: all days of its dates, and further ones that have
/// bookings. Building it takes O(n log n) time for n bookings.
public struct DayList: Hashable, Sendable {
  /// The days, in order.
  public let days: [TripDay]

  /// The maximum number of listed nights, over all stays: an import may contain thousands of long
  /// stays.
  static let mostNights = 10_000

  /// Lists the days of a trip.
  /// - Parameter bookings: The trip's bookings, in any order.
  public init(_ trip: Trip, _ bookings: [Booking], words: Wording) {
    var entries = bookings.flatMap(Entry.entries)
    entries.sort { $0.sortKey < $1.sortKey }

    var rows: [LocalDate: [DayRow]] = [:]
    var lastZone: String?
    for entry in entries {
      let sentence = RowSentence(entry.booking, words: words)
      let text =
        entry.role == .start
        ? sentence.start(after: lastZone) : sentence.end(after: lastZone)
      let id = DayRow.ID(booking: entry.booking.id, role: entry.role)
      rows[entry.end.date, default: []].append(
        DayRow(id: id, time: entry.end.time, sentence: text))
      lastZone = entry.zoneAfter ?? lastZone
    }
    let nights = Self.nights(bookings)
    // A trip from the year 1 to 9999 is a typing error, and must not take the memory of millions of
    // days: after its first 1,000 days, only those with bookings are listed.
    let listed = trip.firstDay...min(trip.dates.upperBound, trip.firstDay.adding(days: 999))
    let all = Set(rows.keys).union(
      (0...listed.lowerBound.days(until: listed.upperBound)).map { trip.firstDay.adding(days: $0) })
    days = all.sorted().map { date in
      let isInside = trip.dates.contains(date)
      return TripDay(
        date: date, number: isInside ? trip.firstDay.days(until: date) + 1 : nil,
        rows: rows[date] ?? [], nights: nights[date] ?? [])
    }
  }

  private static func nights(_ bookings: [Booking]) -> [LocalDate: [TripNight]] {
    var nights: [LocalDate: [TripNight]] = [:]
    var left = mostNights
    let stays = bookings.filter { $0.kind == .stay && $0.state != .cancelled }
    for stay in stays.sorted(by: { ($0.start.date, $0.id) < ($1.start.date, $1.id) }) {
      // The same limit as for days.
      let listed = min(stay.nights, 1000, left)
      left -= listed
      for night in 0..<listed {
        nights[stay.start.date.adding(days: night), default: []].append(
          TripNight(
            booking: stay.id, number: night + 1, count: stay.nights,
            sentence: String(words: "night \(night + 1) of \(stay.nights), \(stay.title)")))
      }
    }
    return nights
  }

  /// Returns the bookings to save so that one without a time moves up or down in its day; empty at
  /// the first and the last place.
  ///
  /// - Parameter offset: -1 for up, 1 for down.
  public func moving(_ id: RecordID, by offset: Int, in bookings: [Booking]) -> [Booking] {
    let byID = Dictionary(bookings.map { ($0.id, $0) }) { a, _ in a }
    guard let day = days.first(where: { $0.rows.contains { $0.booking == id && $0.isMovable } })
    else { return [] }
    var untimed = day.rows.filter(\.isMovable).compactMap { byID[$0.booking] }
    guard let index = untimed.firstIndex(where: { $0.id == id }),
      untimed.indices.contains(index + offset)
    else { return [] }
    untimed.swapAt(index, index + offset)
    return untimed.enumerated().compactMap { order, booking in
      guard booking.order != order else { return nil }
      var moved = booking
      moved.order = order
      return moved
    }
  }
}

/// The start or the end of a booking, with its sort key.
private struct Entry {
  let booking: Booking
  let role: DayRow.Role
  let end: BookingEnd
  let sortKey: SortKey

  static func entries(_ booking: Booking) -> [Entry] {
    var entries = [Entry(booking, .start, booking.start)]
    if let end = booking.end, booking.kind == .stay || end.date != booking.start.date {
      entries.append(Entry(booking, .end, end))
    }
    return entries
  }

  private init(_ booking: Booking, _ role: DayRow.Role, _ end: BookingEnd) {
    self.booking = booking
    self.role = role
    self.end = end
    // Check-outs come before the day's journeys; other entries without a time come last.
    let part: SortKey.Part =
      end.time != nil ? .timed : role == .end && booking.kind == .stay ? .checkOut : .untimed
    sortKey = SortKey(
      date: end.date, part: part,
      instant: end.time == nil ? 0 : end.approximateInstant.timeIntervalSince1970,
      // Ends without a time come before the bookings that the user can move.
      order: role == .end ? Int.min : booking.order, id: booking.id)
  }

  /// The time zone in which the traveller is after this row.
  var zoneAfter: String? {
    if role == .start, booking.kind.isMove, let arrival = booking.end,
      arrival.date == booking.start.date
    {
      return arrival.zone ?? end.zone
    }
    return end.zone
  }
}

/// The sort key of an entry, which defines a total order. Within a day it sorts by instant, so that
/// a flight over the date line, which arrives before its local departure time, is listed in the
/// right place.
private struct SortKey: Comparable {
  /// The parts of a day.
  enum Part: Int { case checkOut, timed, untimed }

  let date: LocalDate
  let part: Part
  let instant: TimeInterval
  let order: Int
  let id: RecordID

  static func < (a: SortKey, b: SortKey) -> Bool {
    if a.date != b.date { return a.date < b.date }
    if a.part != b.part { return a.part.rawValue < b.part.rawValue }
    if a.instant != b.instant { return a.instant < b.instant }
    if a.order != b.order { return a.order < b.order }
    return a.id < b.id
  }
}
