/// A city or an airport of the gazetteer, or a name that was typed.
public struct Place: Hashable, Sendable, Codable {
  /// The name: "Tokyo Haneda".
  public var name: String
  /// The two-letter code of the country, by ISO 3166: "JP".
  public var country: String?
  /// The IATA code of an airport or a station: "HND".
  public var code: String?
  /// The IANA name of the time zone: "Asia/Tokyo".
  public var zone: String?
  /// The latitude in degrees, positive in the north.
  public var latitude: Double?
  /// The longitude in degrees, positive in the east.
  public var longitude: Double?
  /// The street and the city, as a booking site writes them.
  public var address: String?

  /// Creates a place.
  public init(
    _ name: String, country: String? = nil, code: String? = nil, zone: String? = nil,
    latitude: Double? = nil, longitude: Double? = nil, address: String? = nil
  ) {
    self.name = name
    self.country = country
    self.code = code
    self.zone = zone
    self.latitude = latitude
    self.longitude = longitude
    self.address = address
  }
}
