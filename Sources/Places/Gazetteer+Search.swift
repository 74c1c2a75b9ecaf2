import Foundation
import GRDB

extension Gazetteer {
  /// The places that a text which is being typed may mean, the likeliest first.
  ///
  /// In this order: past places; a code that is typed in full (an airport's, or a city's with several
  /// airports, "LON"); names that are the text, or the text and a word as "City" ("mexico" is Mexico City);
  /// names that begin with it; names with a word that begins
  /// with it; and if the text has several words, places with the first in their name and the others
  /// in their country or state ("paris tex"). An airport comes last if its code is also the beginning of a
  /// place that is better known by far ("kyo"). Among equals, larger cities and their airports come first.
  ///
  /// Marks and capital letters do not matter: "zurich", "koln" and "koeln" find Zürich and Köln.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of places to look for in the gazetteer.
  ///   - past: The user's own places, the latest first; those that match come before all others.
  /// - Throws: ``PlacesFault``; `CancellationError` if the task was cancelled.
  public func suggestions(
    for text: String, of kinds: Set<GazetteerPlace.Kind> = [.city, .airport],
    past: [GazetteerPlace] = [],
    limit: Int = 12
  ) async throws -> [GazetteerPlace] {
    // No name is longer, but users paste texts.
    let words = Array(Folding.words(String(text.prefix(100))).prefix(8))
    guard !words.isEmpty, limit > 0 else { return [] }
    let known = Array(Self.matching(words, in: past).prefix(limit))
    guard known.count < limit, kinds.contains(.city) || kinds.contains(.airport) else {
      return known
    }
    let found = try await read { db in
      // Some of these may be among the past places.
      var search = PlaceSearch(words: words, kinds: kinds, limit: limit + known.count)
      return try search.run(db).map { try Self.place($0, db) }
    }
    let ids = Set(known.map(\.id))
    return (known + found.filter { !ids.contains($0.id) }).cut(to: limit) { $0.hasCode(text) }
  }

  /// The place with this ``GazetteerPlace/id``; `nil` if these data do not have it.
  public func place(_ id: String) async throws -> GazetteerPlace? {
    let parts = id.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    return try await read { db in
      let row: Int? =
        switch parts[0] {
        case "geonames":
          try Int.fetchOne(
            db, sql: "SELECT id FROM place WHERE source = ?", arguments: [Int(parts[1])])
        case "iata":
          try Int.fetchOne(db, sql: "SELECT id FROM place WHERE iata = ?", arguments: [parts[1]])
        default: nil
        }
      return try row.map { try Self.place($0, db) }
    }
  }

  /// The airports that a code of three or four letters stands for, the larger ones first.
  public func airports(code: String) async throws -> [GazetteerPlace] {
    try await read { db in
      try PlaceSearch.places(code: code, db).map { try Self.place($0, db) }
    }
  }

  /// The places of which the name or a code begins with the words, or that have the last word within.
  private static func matching(_ words: [String], in past: [GazetteerPlace]) -> [GazetteerPlace] {
    let text = words.joined(separator: " ")
    return past.filter { place in
      (" " + Folding.key(place.name)).contains(" " + text)
        || [place.iata, place.icao].contains { $0?.lowercased() == text }
    }
  }

  private static func place(_ id: Int, _ db: Database) throws -> GazetteerPlace {
    let statement = try db.cachedStatement(
      sql: """
        SELECT source, place.name, region, country, latitude, longitude, zone.name AS zone, population,
          iata, icao
        FROM place JOIN zone ON zone.id = place.zone WHERE place.id = ?
        """)
    guard let row = try Row.fetchOne(statement, arguments: [id]) else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT)
    }
    let iata: String? = row["iata"]
    let source: Int? = row["source"]
    return GazetteerPlace(
      id: source.map { "geonames:\($0)" } ?? "iata:\(iata ?? "")",
      kind: iata == nil ? .city : .airport, name: row["name"], region: row["region"],
      countryCode: row["country"], latitude: row["latitude"], longitude: row["longitude"],
      timeZoneIdentifier: row["zone"], population: row["population"], iata: iata, icao: row["icao"])
  }
}
