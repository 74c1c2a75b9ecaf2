import Foundation

/// The countries in which the traveller is on each day of a trip, as far as its bookings and places say
/// it. Building it takes O(n log n) time for n bookings.
public struct DayCountries: Hashable, Sendable {
  /// ISO 3166's codes of two letters, in the order in which the traveller comes there.
  public private(set) var codes: [LocalDate: [String]] = [:]

  /// The number of days that are regarded, because dates from other programs may be wrong.
  private static let maximumLength = 1000

  /// An end of a booking, in a country.
  private struct Visit {
    let date: LocalDate
    let instant: Date
    let country: String
  }

  /// Finds the countries of a trip.
  /// - Parameter bookings: The trip's bookings, in any order. Ideas and cancelled ones do not count.
  public init(_ trip: Trip, _ bookings: [Booking]) {
    let meant = bookings.filter(\.state.isMeant)
    let visits = meant.flatMap(Self.visits).sorted {
      ($0.date, $0.instant, $0.country) < ($1.date, $1.instant, $1.country)
    }
    let byDate = Dictionary(grouping: visits, by: \.date)
    // Before the first booking, and where nothing is known, the trip's own places.
    var here = Self.unique(trip.places.compactMap(\.country))
    for number in 0..<min(trip.length, Self.maximumLength) {
      let date = trip.firstDay.adding(days: number)
      let countries = (byDate[date] ?? []).map(\.country)
      let all = Self.unique(countries)
      if !all.isEmpty || !here.isEmpty { codes[date] = all.isEmpty ? here : all }
      if let last = countries.last { here = [last] }
    }
  }

  /// The codes without duplicates, in their order.
  private static func unique(_ countries: [String]) -> [String] {
    var seen: Set<String> = []
    return countries.map { $0.uppercased() }.filter { seen.insert($0).inserted }
  }

  /// The two ends of a booking, and for a stay also the days between them.
  private static func visits(_ booking: Booking) -> [Visit] {
    var visits: [Visit] = []
    func add(_ date: LocalDate, _ instant: Date, _ country: String?) {
      if let country, !country.isEmpty {
        visits.append(Visit(date: date, instant: instant, country: country))
      }
    }
    let (start, end) = (booking.start, booking.end)
    add(start.date, start.approximateInstant, start.place?.country)
    guard let end else { return visits }
    let country = end.place?.country ?? (booking.kind.isMove ? nil : start.place?.country)
    add(end.date, end.approximateInstant, country)
    if booking.kind == .stay {
      for night in 1..<max(1, min(booking.nights, maximumLength)) {
        let date = start.date.adding(days: night)
        add(date, BookingEnd(nil, date, zone: start.zone).approximateInstant, country)
      }
    }
    return visits
  }
}
