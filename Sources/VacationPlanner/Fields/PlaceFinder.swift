import Foundation
import Observation
import Places
import Tabstop
import Trips

/// Completes the place that the user typed in a field. A form does that before it saves.
final class PlaceCompletion {
  fileprivate(set) weak var finder: PlaceFinder?

  /// The suggestion for a place of which the user typed only the code or the name; otherwise the place itself.
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

  /// - Parameters:
  ///   - plans: The plans with the user's own places; without them only the gazetteer's are suggested.
  ///   - gazetteer: The gazetteer with further places to suggest.
  init(_ plans: Plans?, gazetteer: SharedGazetteer = .shared) {
    self.plans = plans
    self.gazetteer = gazetteer
  }

  /// Finds suggestions for a text, in the background, and replaces the present ones by them. A search
  /// that is followed by another before it ends changes nothing.
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
  /// Finds the suggestions for a text, in the background. Without a gazetteer that can be read they are the user's
  /// own places.
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
