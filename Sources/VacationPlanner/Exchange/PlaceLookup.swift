import Foundation
import Places
import Trips

/// The places of an import, as far as the gazetteer knows them: with their zones.
nonisolated struct PlaceLookup: Sendable {
  private var known: [Place: Place] = [:]

  /// The maximum number of names to look up: a calendar of several years may have thousands.
  private static let mostNames = 300

  /// Looks up places by their codes, else by their names.
  init(_ places: some Sequence<Place> & Sendable, in gazetteer: Gazetteer) async {
    var names = 0
    for place in Set(places) where !Task.isCancelled {
      if let code = place.code {
        let airports = (try? await gazetteer.airports(code: code)) ?? []
        known[place] = airports.first { $0.iata == code.uppercased() }.map {
          place.completed(by: $0)
        }
      } else if names < Self.mostNames {
        names += 1
        let cities = (try? await gazetteer.suggestions(for: place.name, limit: 12)) ?? []
        known[place] = cities.first { place.isProbably($0) }.map { place.completed(by: $0) }
      }
    }
  }

  /// The gazetteer's entry for a place; nil if there is none.
  func place(_ place: Place) -> Place? { known[place] }
}

extension Place {
  /// The same place with what the gazetteer knows; what a file says of its address stays.
  nonisolated fileprivate func completed(by found: GazetteerPlace) -> Place {
    var place = Place(found)
    place.latitude = latitude ?? found.latitude
    place.longitude = longitude ?? found.longitude
    place.address = address
    return place
  }

  /// Whether it has the name, and nothing contradicts.
  nonisolated fileprivate func isProbably(_ found: GazetteerPlace) -> Bool {
    let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
    guard name.compare(found.name, options: options) == .orderedSame else { return false }
    if let country, country != found.countryCode { return false }
    guard let latitude, let longitude else { return true }
    // Not farther than the suburbs.
    return abs(latitude - found.latitude) < 1 && abs(longitude - found.longitude) < 1
  }
}
