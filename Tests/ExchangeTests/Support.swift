import Foundation
import Testing
import Trips

@testable import Exchange

/// The folder of the test data.
let files = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Files")

func file(_ path: String) throws -> Data { try Data(contentsOf: files.appending(path: path)) }

func day(_ text: String) -> LocalDate { LocalDate(iso: text)! }
func time(_ text: String) -> LocalTime { LocalTime(iso: text)! }

/// Random numbers that are the same in each run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A pass as an airline makes it: a ZIP file with the JSON, its translations and a signature.
func pass(_ json: Data, strings: Data? = nil) throws -> Data {
  let archive = try #require(try ArchiveWriter())
  try #require(archive.add("manifest.json", Data("{}".utf8)))
  try #require(archive.add("pass.json", json))
  if let strings { try #require(archive.add("en.lproj/pass.strings", strings)) }
  try #require(archive.add("signature", Data([0, 1, 2])))
  return try #require(archive.finish())
}

let trip = Trip(title: "Japan", firstDay: day("2026-12-24"), lastDay: day("2027-01-13"))

/// The gazetteer of these tests.
func knownPlace(_ place: Place) -> Place? {
  let zones = [
    "FRA": "Europe/Berlin", "HND": "Asia/Tokyo", "HNL": "Pacific/Honolulu", "Kyoto": "Asia/Tokyo",
  ]
  guard let zone = zones[place.code ?? place.name] else { return nil }
  var known = place
  known.zone = zone
  return known
}

/// The preview of importing some data.
func preview(_ data: Data, existing: [Booking] = []) throws -> ImportPreview {
  ImportPreview(
    try ForeignFile.parse(data), into: trip.id, existing: existing, words: .posix, place: knownPlace
  )
}

extension ImportPreview {
  var sentences: [String] { rows.map(\.sentence) }
}
