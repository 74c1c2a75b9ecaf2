import Foundation

/// A city or an airport of the gazetteer, or a place that the user has named.
public struct GazetteerPlace: Hashable, Sendable, Codable, Identifiable {
  /// The kind of a place.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    case city
    case airport
    /// A name that was typed, with what is known about it.
    case named
  }

  /// The same in all versions of the data: "geonames:2657896" for a city, "iata:ZRH" for an airport.
  public let id: String
  /// The kind of the place.
  public let kind: Kind
  /// The name.
  public let name: String
  /// What distinguishes a city from others of its name: a state of the USA, or "near" and a larger
  /// city; of an airport its city. Empty if there is nothing to say.
  public let region: String
  /// The ISO 3166 code: "CH".
  public let countryCode: String
  /// In degrees, north is positive.
  public let latitude: Double
  /// In degrees, east is positive.
  public let longitude: Double
  /// The identifier of the time zone: "Europe/Zurich".
  public let timeZoneIdentifier: String
  /// The number of inhabitants of a city.
  public let population: Int?
  /// An airport's code of three letters: "ZRH".
  public let iata: String?
  /// An airport's code of four letters: "LSZH".
  public let icao: String?

  /// Creates a place.
  public init(
    id: String, kind: Kind, name: String, region: String = "", countryCode: String,
    latitude: Double, longitude: Double, timeZoneIdentifier: String, population: Int? = nil,
    iata: String? = nil, icao: String? = nil
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    self.region = region
    self.countryCode = countryCode
    self.latitude = latitude
    self.longitude = longitude
    self.timeZoneIdentifier = timeZoneIdentifier
    self.population = population
    self.iata = iata
    self.icao = icao
  }

  /// `nil` if this system does not have the zone.
  public var timeZone: TimeZone? { TimeZone(identifier: timeZoneIdentifier) }

  /// The name, with an airport's code: "Zurich Airport (ZRH)".
  public var title: String { iata.map { "\(name) (\($0))" } ?? name }

  /// Title, region and country: "Springfield, Illinois, United States".
  public func label(in locale: Locale = .current) -> String {
    var parts = [title]
    if !region.isEmpty, !(" " + Folding.key(name)).contains(" " + Folding.key(region)) {
      parts.append(region)
    }
    let country = Country.name(of: countryCode, in: locale)
    if let country, country != name { parts.append(country) }
    return parts.joined(separator: ", ")
  }
}
