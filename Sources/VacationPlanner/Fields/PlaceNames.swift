import Foundation
import Places
import Trips

extension Place {
  /// A place of the gazetteer, as trips keep it.
  nonisolated init(_ found: GazetteerPlace) {
    self.init(
      found.name, country: found.countryCode.isEmpty ? nil : found.countryCode,
      code: found.iata, zone: found.timeZoneIdentifier.isEmpty ? nil : found.timeZoneIdentifier,
      latitude: found.latitude, longitude: found.longitude)
  }

  /// Name, code and country, as its field shows it: "Frankfurt Airport (FRA), Germany". A place
  /// of which only a name was typed is that name.
  nonisolated func label(in locale: Locale = .current) -> String {
    var label = name
    if let code, !code.isEmpty { label += " (\(code))" }
    if let country, let name = locale.localizedString(forRegionCode: country), name != self.name {
      label += ", \(name)"
    }
    return label
  }
}

/// A place that a field suggests.
nonisolated struct PlaceSuggestion: Identifiable, Hashable, Sendable {
  let id: String
  /// Name, region, country and code.
  let label: String
  let place: Place
}
