import Foundation
import GRDB
import Testing

@testable import Places

/// The suggestions for a text.
struct SearchTests {
  private func names(
    _ text: String, of kinds: Set<GazetteerPlace.Kind> = [.city], limit: Int = 12
  ) async throws -> [String] {
    try await ShippedPlaces.gazetteer().suggestions(for: text, of: kinds, limit: limit)
      .map(\.name)
  }

  @Test(arguments: [
    ("zurich", "Zürich"), ("Zürich", "Zürich"), ("ZUERICH", "Zürich"), ("Zu\u{308}rich", "Zürich"),
    ("koln", "Köln"), ("koeln", "Köln"), ("cologne", "Köln"), ("muenchen", "Munich"),
    ("münchen", "Munich"), ("munchen", "Munich"), ("wien", "Vienna"), ("lodz", "Łódź"),
    ("malmo", "Malmö"), ("kobenhavn", "Copenhagen"), ("tromso", "Tromsø"), ("tromsoe", "Tromsø"),
    ("giessen", "Gießen"), ("gießen", "Gießen"), ("diyarbakir", "Diyarbakır"),
    ("da nang", "Da Nang"),
    ("đa nang", "Da Nang"), ("reykjavik", "Reykjavík"), ("saint etienne", "Saint-Étienne"),
    ("st. louis", "St. Louis"), ("n'djamena", "N'Djamena"), ("ndjamena", "N'Djamena"),
    ("rome", "Rome"), ("new york c", "New York City"),
    ("newyorkcity", "New York City"), ("  paris  ", "Paris"),
  ])
  func marksAndLanguagesDoNotMatter(_ text: String, _ name: String) async throws {
    #expect(try await names(text).first == name)
  }

  @Test func aNameThatIsTheTextComesBeforeLargerCitiesThatBeginWithIt() async throws {
    let found = try await ShippedPlaces.gazetteer().suggestions(for: "bath", of: [.city])
    #expect(found.first?.name == "Bath")
    #expect(found.contains { $0.name == "Bathinda" && $0.population! > found[0].population! })
  }

  /// A town in Mali, and one in the Philippines, have exactly these names.
  @Test(arguments: [("nara", "Nara-shi"), ("mexico", "Mexico City"), ("quezon", "Quezon City")])
  func aWordForTheKindOfPlaceMakesNoOtherName(text: String, name: String) async throws {
    #expect(try await names(text).first == name)
    #expect(try await names(text).dropFirst().first?.lowercased() == text)
  }

  @Test func largerCitiesComeFirst() async throws {
    let found = try await ShippedPlaces.gazetteer().suggestions(for: "sa", of: [.city])
    #expect(found.prefix(2).map(\.name) == ["São Paulo", "Saint Petersburg"])
    let people = found.compactMap(\.population)
    #expect(people == people.sorted(by: >))
  }

  @Test func wordsWithinANameAreFoundAfterBeginnings() async throws {
    let found = try await names("francisco", of: [.city], limit: 40)
    let san = try #require(found.firstIndex(of: "San Francisco"))
    let beginning = try #require(found.firstIndex { $0.hasPrefix("Francisco ") })
    #expect(beginning < san)
  }

  @Test func aCodeInFullComesFirst() async throws {
    let gazetteer = try await ShippedPlaces.gazetteer()
    for code in ["HND", "hnd", "RJTT"] {
      let found = try await gazetteer.suggestions(for: code)
      #expect(found.first?.iata == "HND", "\(code)")
    }
    let rom = try await gazetteer.suggestions(for: "rom")
    #expect(rom.first?.iata == "CIA" || rom.first?.iata == "FCO", "a city's code: its airports")
    #expect(rom.contains { $0.name == "Rome" })
  }

  @Test func aCodeOfASmallAirportComesAfterALargeCityThatBeginsWithIt() async throws {
    let gazetteer = try await ShippedPlaces.gazetteer()
    let kyo = try await gazetteer.suggestions(for: "Kyo")
    #expect(kyo.first?.name == "Kyoto")
    #expect(kyo.last?.iata == "KYO")
    let past = Array(kyo.prefix(1)) + [kyoto(named: "Kyoto station")]
    let mine = try await gazetteer.suggestions(for: "Kyo", past: past)
    #expect(mine.count == 12 && mine.prefix(2) == past[...])
    #expect(mine.last?.iata == "KYO", "not cut off after the user's own places")
    #expect(try await gazetteer.suggestions(for: "ord").first?.iata == "ORD")
  }

  private func kyoto(named name: String) -> GazetteerPlace {
    GazetteerPlace(
      id: "own:1", kind: .named, name: name, countryCode: "JP", latitude: 35, longitude: 135.8,
      timeZoneIdentifier: "Asia/Tokyo")
  }

  @Test func aCodeOfACityStandsForItsAirports() async throws {
    let gazetteer = try await ShippedPlaces.gazetteer()
    let airports = try await gazetteer.airports(code: "LON")
    #expect(Set(airports.compactMap(\.iata)).isSuperset(of: ["LHR", "LGW", "STN", "LTN", "LCY"]))
    #expect(try await gazetteer.airports(code: "qqq").isEmpty)
  }

  @Test func onlyTheKindsAreFoundThatAreAskedFor() async throws {
    let gazetteer = try await ShippedPlaces.gazetteer()
    let airports = try await gazetteer.suggestions(for: "frankfurt", of: [.airport])
    #expect(airports.first?.iata == "FRA")
    #expect(airports.allSatisfy { $0.kind == .airport })
    let cities = try await gazetteer.suggestions(for: "fra", of: [.city])
    #expect(cities.count == 12 && cities.allSatisfy { $0.kind == .city })
    #expect(try await gazetteer.suggestions(for: "fra", of: [.named]).isEmpty)
  }

  @Test func aCountryOrStateNarrowsTheSearch() async throws {
    let gazetteer = try await ShippedPlaces.gazetteer()
    let texan = try await gazetteer.suggestions(for: "paris tex", of: [.city])
    #expect(texan.first?.label(in: Locale(identifier: "en")) == "Paris, Texas, United States")
    let canadian = try await gazetteer.suggestions(for: "london canada", of: [.city])
    #expect(canadian.first?.countryCode == "CA")
  }

  @Test func namesakesAreDistinguished() async throws {
    let locale = Locale(identifier: "en")
    let found = try await ShippedPlaces.gazetteer().suggestions(
      for: "springfield", of: [.city], limit: 20)
    let labels = found.filter { $0.name == "Springfield" }.map { $0.label(in: locale) }
    #expect(labels.count >= 5 && Set(labels).count == labels.count)
    #expect(labels.contains("Springfield, Illinois, United States"))
  }

  @Test func anAirportsCityIsSaidOnce() async throws {
    let gazetteer = try await ShippedPlaces.gazetteer()
    let zurich = try #require(try await gazetteer.airports(code: "ZRH").first)
    #expect(zurich.label(in: Locale(identifier: "en")) == "Zurich Airport (ZRH), Switzerland")
    let haneda = try #require(try await gazetteer.airports(code: "HND").first)
    #expect(
      haneda.label(in: Locale(identifier: "de")) == "Tokyo International Airport (HND), Japan")
  }

  @Test func pastPlacesComeFirst() async throws {
    let cabin = GazetteerPlace(
      id: "own:1", kind: .named, name: "Özcan's cabin", countryCode: "TR", latitude: 37,
      longitude: 30, timeZoneIdentifier: "Europe/Istanbul")
    let gazetteer = try await ShippedPlaces.gazetteer()
    let bonn = try #require(try await gazetteer.suggestions(for: "bonn", of: [.city]).first)
    let past = [cabin, bonn]
    #expect(try await gazetteer.suggestions(for: "ozc", past: past).first == cabin)
    #expect(try await gazetteer.suggestions(for: "cab", past: past).first == cabin)
    let found = try await gazetteer.suggestions(for: "bo", past: past, limit: 5)
    #expect(found.first == bonn && found.count == 5)
    #expect(Set(found.map(\.id)).count == 5, "Bonn is there once")
  }

  @Test(arguments: ["", "  ", "\"", "*", "'", "(^)", "-", "\u{E000}", "\u{E001}", "東京"])
  func aTextWithoutAWordFindsNothingAndBreaksNothing(_ text: String) async throws {
    #expect(try await names(text, of: [.city, .airport]).isEmpty)
  }

  @Test(arguments: ["NEAR(a b)", "a AND", "name:a", "a OR b", "NOT", "a^b*", "\"a", "a\u{0}b"])
  func whatIsSyntaxToFTS5IsText(_ text: String) async throws {
    _ = try await names(text, of: [.city, .airport])
    _ = try await names(String(repeating: text + " ", count: 500))
  }

  @Test func aPlaceIsFoundByItsID() async throws {
    let gazetteer = try await ShippedPlaces.gazetteer()
    for place in try await gazetteer.suggestions(for: "oslo", limit: 6) {
      #expect(try await gazetteer.place(place.id) == place)
    }
    for id in ["geonames:x", "geonames:1", "iata:QQQ", "own:1", "", ":"] {
      #expect(try await gazetteer.place(id) == nil)
    }
  }

  /// The two implementations of folding agree: each word of each name, folded here, is a word of the
  /// index.
  @Test func namesAreFoldedHereAsTheyWereForTheFile() async throws {
    var words: Set<String> = []
    for row in try ShippedPlaces.rows("cities") {
      words.formUnion(Folding.words(String(row[1])))
      for name in row[8].split(separator: "|") { words.formUnion(Folding.words(String(name))) }
    }
    for row in try ShippedPlaces.rows("airports") {
      words.formUnion(Folding.words(String(row[2])))
    }
    #expect(words.count > 40_000)
    let database = try DatabaseQueue()
    let indexed: Set<String> = try await database.writeWithoutTransaction { db in
      try db.execute(
        sql: "ATTACH ? AS places; CREATE VIRTUAL TABLE temp.v USING fts5vocab(places, search, row)",
        arguments: [ShippedPlaces.path])
      return try String.fetchSet(db, sql: "SELECT term FROM temp.v")
    }
    #expect(words.subtracting(indexed).sorted() == [])
  }

  @Test func aSearchThatWasOvertakenEnds() async throws {
    let gazetteer = try await ShippedPlaces.gazetteer()
    let typeAhead = TypeAhead(gazetteer)
    // The file's queue is busy until both searches have been asked for.
    let (signal, waiting) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let blocking = Task {
      try await gazetteer.database.read { _ in
        waiting.signal()
        signal.wait()
      }
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        waiting.wait()
        continuation.resume()
      }
    }
    let first = Task { try await typeAhead.suggestions(for: "z") }
    while typeAhead.searches < 1 { await Task.yield() }
    let second = Task { try await typeAhead.suggestions(for: "zurich") }
    while typeAhead.searches < 2 { await Task.yield() }
    signal.signal()
    await #expect(throws: CancellationError.self) { _ = try await first.value }
    #expect(try await second.value.first?.name == "Zürich")
    try await blocking.value
  }

  @Test func aCancelledTaskStopsItsSearch() async throws {
    let gazetteer = try await ShippedPlaces.gazetteer()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await TypeAhead(gazetteer).suggestions(for: "a")
    }
    await #expect(throws: CancellationError.self) { _ = try await task.value }
  }
}
