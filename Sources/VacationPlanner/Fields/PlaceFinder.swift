import Foundation
import Observation
import Places
import Tabstop
import Trips

/// Completes the typed text of a place's field, which a form does before it saves.
final class PlaceCompletion {
  fileprivate(set) weak var finder: PlaceFinder?

  /// The place that was meant, if only its code or its name was typed.
  func completed(_ place: Place?) -> Place? {
    guard let place, place == Place(place.name) else { return place }
    return finder?.exact(place.name)?.place ?? place
  }
}

/// The suggestions of one field for places: the user's own places first, then those of the gazetteer.
@Observable
final class PlaceFinder {
  private(set) var suggestions: [PlaceSuggestion] = []

  @ObservationIgnored private let plans: Plans?
  @ObservationIgnored private let gazetteer: SharedGazetteer
  @ObservationIgnored private var typeAhead: TypeAhead?
  @ObservationIgnored private var past: [Place]?
  @ObservationIgnored private var search: Task<Void, Never>?

  /// - Parameter plans: Where the user's own places are from.
  init(_ plans: Plans?, gazetteer: SharedGazetteer = .shared) {
    self.plans = plans
    self.gazetteer = gazetteer
  }

  /// Finds suggestions for a text, off the main thread. They replace the ones before when they are
  /// there; a search that is overtaken changes nothing.
  func find(_ text: String) {
    search?.cancel()
    let trips = past == nil ? plans.map(PastPlaces.trips) ?? [] : []
    search = Task {
      let found = await search(text, trips)
      if !Task.isCancelled, found != suggestions { suggestions = found }
    }
  }

  /// Lets the field's form complete what is typed.
  func attach(_ completion: PlaceCompletion?) { completion?.finder = self }

  /// Waits until the suggestions are those of the last text.
  func settle() async { await search?.value }

  /// The suggestion with exactly this code, else the first one with exactly this name: the largest of
  /// several cities.
  func exact(_ text: String) -> PlaceSuggestion? {
    let folded = FoldedText.fold(text.trimmingCharacters(in: .whitespaces))
    let known = suggestions.filter { $0.place.zone != nil }
    return known.first { $0.place.code.map(FoldedText.fold) == folded }
      ?? known.first { FoldedText.fold($0.place.name) == folded }
  }

  /// Ends the search: the text has become that of a place.
  func stop() {
    search?.cancel()
    suggestions = []
  }

  private func search(_ text: String, _ trips: [PastPlaces.Source]) async -> [PlaceSuggestion] {
    if past == nil { past = await PastPlaces.collect(from: trips) }
    let own = past ?? []
    if typeAhead == nil, let gazetteer = await gazetteer.get() {
      typeAhead = TypeAhead(gazetteer)
    }
    return await PlaceSuggestion.find(text, own, typeAhead)
  }
}

extension PlaceSuggestion {
  /// The suggestions for a text, on a thread of the pool.
  @concurrent
  fileprivate static func find(
    _ text: String, _ own: [Place], _ typeAhead: TypeAhead?
  ) async -> [PlaceSuggestion] {
    let known = PastPlaces.matching(text, in: own)
    let found = (try? await typeAhead?.suggestions(for: text)) ?? []
    let labels = Set(known.map(\.label))
    let others = found.map {
      PlaceSuggestion(id: $0.id, label: $0.label(in: .ofUser), place: Place($0))
    }
    .filter { suggestion in
      !labels.contains(suggestion.label)
        && !known.contains {
          $0.place.name == suggestion.place.name && $0.place.code == suggestion.place.code
            && $0.place.zone == suggestion.place.zone
        }
    }
    let coded = Set(found.filter { $0.hasCode(text) }.map(\.id))
    return (known + others).cut(to: 12) { coded.contains($0.id) }
  }
}

/// The places that the user's trips and bookings have.
nonisolated enum PastPlaces {
  /// A trip's places, and its bookings.
  typealias Source = (trip: Trip, bookings: [RecordID: Booking])

  @MainActor
  static func trips(of plans: Plans) -> [Source] {
    plans.trips.values.map { ($0.trip, $0.bookings) }
  }

  /// The different places, those of the latest bookings first. O(n log n), on a thread of the pool.
  @concurrent
  static func collect(from sources: [Source]) async -> [Place] {
    var latest: [Place: LocalDate] = [:]
    for (trip, bookings) in sources {
      for place in trip.places { record(place, trip.firstDay) }
      for booking in bookings.values {
        for end in [booking.start, booking.end].compactMap(\.self) {
          if var place = end.place {
            // An address is that of one house.
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
