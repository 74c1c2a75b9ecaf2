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

  /// The identifier, which is the same in all versions of the data: "geonames:2657896" for a city,
  /// "iata:ZRH" for an airport.
  public let id: String
  /// The kind of the place.
  public let kind: Kind
  /// The name.
  public let name: String
  /// The text that distinguishes a city from others with its name: a state of the USA, or "near"
  /// and a larger city. For an airport, its city. Empty if there is none.
  public let region: String
  /// The two-letter code of the country, by ISO 3166: "CH".
  public let countryCode: String
  /// The latitude in degrees, positive in the north.
  public let latitude: Double
  /// The longitude in degrees, positive in the east.
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

  /// The time zone; `nil` if this system does not have it.
  public var timeZone: TimeZone? { TimeZone(identifier: timeZoneIdentifier) }

  /// The name, with an airport's code: "Zurich Airport (ZRH)".
  public var title: String { iata.map { "\(name) (\($0))" } ?? name }

  /// The title, the region and the country: "Springfield, Illinois, United States".
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
