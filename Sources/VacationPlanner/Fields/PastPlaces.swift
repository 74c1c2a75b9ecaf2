import Foundation
import Trips

/// The places that the user's trips and bookings have.
nonisolated enum PastPlaces {
  /// A trip's places, and its bookings.
  typealias Source = (trip: Trip, bookings: [RecordID: Booking])

  @MainActor
  static func trips(of plans: Plans) -> [Source] {
    plans.trips.values.map { ($0.trip, $0.bookings) }
  }

  /// The different places, those of the latest bookings first, in the background.
  ///
  /// - Complexity: O(n log n) for n places.
  @concurrent
  static func collect(from sources: [Source]) async -> [Place] {
    var latest: [Place: LocalDate] = [:]
    for (trip, bookings) in sources {
      for place in trip.places { record(place, trip.firstDay) }
      for booking in bookings.values {
        for end in [booking.start, booking.end].compactMap(\.self) {
          if var place = end.place {
            // So that a place is suggested once, whatever addresses it had.
            place.address = nil
            record(place, end.date)
          }
        }
      }
    }
    func record(_ place: Place, _ date: LocalDate) {
      latest[place] = max(latest[place] ?? date, date)
    }
    return latest.sorted { ($1.value, $0.key.name) < ($0.value, $1.key.name) }.map(\.key)
  }

  /// The places with a word that begins with the text, or with the text as their code.
  static func matching(_ text: String, in places: [Place]) -> [PlaceSuggestion] {
    let folded = FoldedText.fold(text.trimmingCharacters(in: .whitespaces))
    guard !folded.isEmpty else { return [] }
    let found = places.lazy.filter { place in
      (" " + FoldedText.fold(place.name)).contains(" " + folded)
        || place.code?.lowercased() == folded
    }
    return found.prefix(6).enumerated().map { index, place in
      PlaceSuggestion(id: "past:\(index)", label: place.label(in: .ofUser), place: place)
    }
  }
}
