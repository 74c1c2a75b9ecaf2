import Foundation
import Trips

/// The trip to which imported bookings are added.
enum ImportTarget: Hashable {
  case newTrip
  case existing(RecordID)

  /// Returns the trip in whose dates most of the bookings begin. Of several such trips, returns the
  /// one whose page is shown, otherwise the earliest. Returns a new trip if there is none.
  static func best(
    for bookings: [Booking], among trips: [Trip], shown: RecordID?
  ) -> ImportTarget {
    func count(_ trip: Trip) -> Int { bookings.count { trip.dates.contains($0.start.date) } }
    let counted = trips.map { (trip: $0, count: count($0)) }.filter { $0.count > 0 }
    let best = counted.min { a, b in
      if a.count != b.count { return a.count > b.count }
      if (a.trip.id == shown) != (b.trip.id == shown) { return a.trip.id == shown }
      return (a.trip.firstDay, a.trip.id) < (b.trip.firstDay, b.trip.id)
    }
    return best.map { .existing($0.trip.id) } ?? .newTrip
  }
}

extension Plans {
  /// All trips for a choice: future trips first, then past ones.
  var tripsByDate: [Trip] {
    let all = trips.values.map(\.trip)
    return all.coming(on: today) + all.past(on: today)
  }
}

extension Trip {
  /// Creates a trip for bookings without a trip: from their first day to their last, with the name
  /// of the first destination.
  init(id: RecordID, around bookings: [Booking], today: LocalDate) {
    let first = bookings.map(\.start.date).min() ?? today
    let last = bookings.map { max($0.start.date, $0.end?.date ?? $0.start.date) }.max() ?? first
    let sorted = bookings.sorted { $0.start.date < $1.start.date }
    let stay = sorted.first { $0.kind == .stay }?.start.place
    let arrival = sorted.first { $0.kind.isMove }?.end?.place
    let place = stay ?? arrival ?? sorted.first { $0.start.place != nil }?.start.place
    self.init(
      id: id, title: place?.name ?? sorted.first?.title ?? "", firstDay: first, lastDay: last,
      homeCurrency: Locale.current.currency.flatMap { CurrencyCode($0.identifier) } ?? .euro)
  }
}
