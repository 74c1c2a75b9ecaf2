/// A place to travel to. Its texts are those of the file, in English, until they are `translated`.
public struct Destination: Identifiable, Hashable, Sendable, Decodable {
  /// The identifier.
  public let id: String
  /// The name.
  public private(set) var name: String
  /// The country.
  public private(set) var country: String
  /// The ISO 3166 code: "JP".
  public let countryCode: String
  /// The part of the country.
  public private(set) var region: String
  /// One line about the destination.
  public private(set) var summary: String
  /// The best time to go there.
  public private(set) var season: String
  /// Facts worth knowing, a sentence each.
  public private(set) var facts: [String]
  /// The file of its picture.
  public let picture: String
  /// A description of the picture, for assistive technology.
  public private(set) var pictureDescription: String

  /// The name, the country and the season in English, as the gazetteer and `months` read them.
  public let englishName: String
  let englishCountry: String
  let englishSeason: String

  private enum CodingKeys: CodingKey {
    case id, name, country, countryCode, region, summary, season, facts, picture
    case pictureDescription
  }

  /// Decodes the value.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String { try fields.decode(String.self, forKey: key) }
    id = try text(.id)
    name = try text(.name)
    country = try text(.country)
    countryCode = try text(.countryCode)
    region = try text(.region)
    summary = try text(.summary)
    season = try text(.season)
    facts = try fields.decode([String].self, forKey: .facts)
    picture = try text(.picture)
    pictureDescription = try text(.pictureDescription)
    (englishName, englishCountry, englishSeason) = (name, country, season)
  }

  /// The destination in another language.
  ///
  /// - Parameters:
  ///   - translate: Returns the translation of a text.
  ///   - countryName: The name of the country in that language; nil to keep it.
  public func translated(
    _ translate: (String) -> String, countryName: String?
  ) -> Destination {
    var translated = self
    translated.name = translate(name)
    translated.country = countryName ?? country
    translated.region = translate(region)
    translated.summary = translate(summary)
    translated.season = translate(season)
    translated.facts = facts.map(translate)
    translated.pictureDescription = translate(pictureDescription)
    return translated
  }

  /// The place: "Kyoto, Japan".
  public var place: String { "\(name)\(String.comma)\(country)" }
  /// The place in English, to find it in the gazetteer: "Kyoto Japan".
  public var englishPlace: String { "\(englishName) \(englishCountry)" }
  /// The picture's name: that of its file without the extension.
  public var pictureName: String {
    picture.lastIndex(of: ".").map { String(picture[..<$0]) } ?? picture
  }
}
