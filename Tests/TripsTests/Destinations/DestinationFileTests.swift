import Foundation
import Testing

@testable import Trips

/// The file that is shipped, and files that are not as they should be.
struct DestinationFileTests {
  private static let project = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let folder = project.appending(
    path: "Resources/VacationPlanner/images/destinations")

  private static func picturesOnDisk() throws -> Set<String> {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return Set(names.map { String($0.dropLast(".svg".count)) })
  }

  @Test func theFileThatIsShippedIsSound() throws {
    let json = try Data(contentsOf: Self.project.appending(path: "data/destinations.json"))
    let pictures = try Self.picturesOnDisk()
    let destinations = try DestinationFile.read(json, pictures: pictures)
    #expect(destinations.count >= 12)
    #expect(Set(destinations.map(\.pictureName)) == pictures, "a picture of its own for each")
    #expect(Set(destinations.map(\.pictureDescription)).count == destinations.count)
    for destination in destinations {
      #expect(destination.summary.count <= 100, "\(destination.name): one line")
      #expect(destination.facts.count >= 2, "\(destination.name)")
    }
  }

  @Test func noPictureIsTooLarge() throws {
    for name in try Self.picturesOnDisk() {
      let drawing = try Data(contentsOf: Self.folder.appending(path: "\(name).svg"))
      #expect(drawing.count < 160_000, "\(name)")
    }
  }

  private static func entry(_ changes: [String: Any?] = [:]) -> [String: Any] {
    var entry: [String: Any] = [
      "id": "kyoto", "name": "Kyoto", "country": "Japan", "countryCode": "JP", "region": "Kansai",
      "summary": "Temples.",
      "season": "April", "facts": ["Old."], "picture": "kyoto.svg",
      "pictureDescription": "A pagoda.",
    ]
    for (key, value) in changes { entry[key] = value }
    return entry
  }

  private func fault(_ json: Data) -> String? {
    do {
      _ = try DestinationFile.read(json, pictures: ["kyoto"])
      return nil
    } catch {
      return error.description
    }
  }

  private func fault(_ entries: [[String: Any]]) throws -> String? {
    fault(try JSONSerialization.data(withJSONObject: entries))
  }

  @Test func aGoodEntryIsRead() throws {
    let json = try JSONSerialization.data(withJSONObject: [Self.entry()])
    let destination = try DestinationFile.read(json, pictures: ["kyoto"])[0]
    #expect(destination.place == "Kyoto, Japan")
    #expect(destination.pictureName == "kyoto")
  }

  @Test(arguments: [
    "id", "name", "country", "countryCode", "region", "summary", "season", "picture",
    "pictureDescription",
  ])
  func eachTextMustBeThere(_ key: String) throws {
    var entry = Self.entry()
    entry[key] = nil
    #expect(
      try fault([Self.entry(), entry])
        == "destinations.json cannot be used: in entry 2, \"\(key)\" is missing.")
    #expect(try fault([Self.entry([key: " "])])?.contains("\"\(key)\" is empty") == true)
    #expect(
      try fault([Self.entry([key: 3])])
        == "destinations.json cannot be used: in entry 1, \"\(key)\" is not of the right kind.")
  }

  @Test func whatElseCanBeWrong() throws {
    #expect(fault(Data("[{]".utf8))?.contains("not valid JSON") == true)
    #expect(fault(Data("{}".utf8))?.contains("the file is not of the right kind") == true)
    #expect(fault(Data("[]".utf8))?.contains("there is no destination in it") == true)
    #expect(try fault([Self.entry(["facts": []])])?.contains("\"facts\" is empty") == true)
    #expect(try fault([Self.entry(["facts": ["a", ""]])])?.contains("one of \"facts\"") == true)
    #expect(try fault([Self.entry(["summary": "a\nb"])])?.contains("more than one line") == true)
    #expect(
      try fault([Self.entry(["picture": "rome.svg"])])
        == "destinations.json cannot be used: in entry 1 (\"Kyoto\"), there is no picture \"rome.svg\"."
    )
    #expect(
      try fault([Self.entry(), Self.entry()])
        == "destinations.json cannot be used: in entry 2 (\"Kyoto\"), the id \"kyoto\" is taken.")
  }
}
