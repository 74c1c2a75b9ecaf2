/// A city or an airport of the gazetteer, or a name that was typed.
public struct Place: Hashable, Sendable, Codable {
  /// "Tokyo Haneda"
  public var name: String
  /// ISO 3166's code of two letters: "JP".
  public var country: String?
  /// IATA's code of an airport or a station: "HND".
  public var code: String?
  /// The IANA name of the zone: "Asia/Tokyo".
  public var zone: String?
  /// Degrees, positive in the north.
  public var latitude: Double?
  /// Degrees, positive in the east.
  public var longitude: Double?
  /// Street and city, as a booking site writes them.
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
