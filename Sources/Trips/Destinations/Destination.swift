/// A place to travel to.
public struct Destination: Identifiable, Hashable, Sendable, Codable {
  public let id: String
  public let name: String
  public let country: String
  /// The part of the country.
  public let region: String
  /// One line about it.
  public let summary: String
  /// The best time to go there.
  public let season: String
  /// Facts worth knowing, a sentence each.
  public let facts: [String]
  /// The file of its picture.
  public let picture: String
  /// A description of the picture, for assistive technology.
  public let pictureDescription: String

  /// The place: "Kyoto, Japan".
  public var place: String { "\(name), \(country)" }
  /// The picture's name: that of its file without the extension.
  public var pictureName: String {
    picture.lastIndex(of: ".").map { String(picture[..<$0]) } ?? picture
  }
}
