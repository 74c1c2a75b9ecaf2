import Foundation
import GRDB
import Testing

@testable import Places

/// The file as it ships, made from the tables in `data/places` unless it is up to date.
enum ShippedPlaces {
  static let project = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let path: String = {
    let path = project.appending(path: "build/share/vacation-planner/places.sqlite").path
    let script = Process()
    script.executableURL = URL(filePath: "/usr/bin/python3")
    script.arguments = [project.appending(path: "scripts/make-places.py").path, path]
    script.standardOutput = FileHandle.nullDevice
    do {
      try script.run()
    } catch {
      fatalError("python3 cannot be started: \(error)")
    }
    script.waitUntilExit()
    precondition(script.terminationStatus == 0, "scripts/make-places.py failed")
    return path
  }()

  static func gazetteer() async throws -> Gazetteer { try await Gazetteer.open(path) }

  /// The rows of a table in `data/places`.
  static func rows(_ table: String) throws -> [[Substring]] {
    let text = try String(
      contentsOf: project.appending(path: "data/places/\(table).tsv"), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("# ") }.map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
  }
}

/// A folder of a test's own, removed with the object.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "places-\(UUID())").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
