/// A place to travel to.
public struct Destination: Identifiable, Hashable, Sendable, Codable {
  public let id: String
  public let name: String
  public let country: String
  /// The part of the country.
  public let region: String
  /// One line about it.
  public let summary: String
  /// When one goes there best.
  public let season: String
  /// What is worth knowing, a sentence each.
  public let facts: [String]
  /// The file of its picture.
  public let picture: String
  /// What the picture shows, for those who do not see it.
  public let pictureDescription: String

  /// Where it is: "Kyoto, Japan".
  public var place: String { "\(name), \(country)" }
  /// The picture's name: that of its file without the ending.
  public var pictureName: String {
    picture.lastIndex(of: ".").map { String(picture[..<$0]) } ?? picture
  }
}
