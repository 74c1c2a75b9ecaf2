import Foundation
import GRDB
import Testing

@testable import Places

/// The file as it ships is sound.
struct ShippedDataTests {
  @Test func itHasWhatItShould() async throws {
    let gazetteer = try await ShippedPlaces.gazetteer()
    let counts = try await gazetteer.read { db in
      try ["place WHERE iata IS NULL", "place WHERE iata IS NOT NULL", "country", "holiday"].map {
        try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM \($0)") ?? 0
      }
    }
    #expect(counts[0] >= 34_000 && counts[1] >= 7_800 && counts[2] >= 250 && counts[3] >= 30_000)
    let check = try await gazetteer.read { try String.fetchOne($0, sql: "PRAGMA quick_check") }
    #expect(check == "ok")
  }

  @Test func everyZoneIsKnownHereAndIsNoFormerName() async throws {
    let zones = try await ShippedPlaces.gazetteer().read {
      try String.fetchAll($0, sql: "SELECT name FROM zone")
    }
    #expect(zones.count > 300)
    // The zones of places; of those that it leaves out, newer systems have a package of their own.
    let list = try String(contentsOfFile: "/usr/share/zoneinfo/zone.tab", encoding: .utf8)
    let known = Set(
      list.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
        String($0.split(separator: "\t")[2])
      })
    for zone in zones {
      #expect(TimeZone(identifier: zone) != nil && known.contains(zone), "\(zone)")
    }
  }

  @Test func everyPlaceIsOnEarthAndInACountry() async throws {
    let wrong = try await ShippedPlaces.gazetteer().read { db in
      try String.fetchAll(
        db,
        sql: """
          SELECT name FROM place WHERE abs(latitude) > 90 OR abs(longitude) > 180 OR name = ''
            OR country NOT IN (SELECT code FROM country) OR zone NOT IN (SELECT id FROM zone)
          """)
    }
    #expect(wrong == [])
  }

  @Test func countriesHaveNamesInTheUsersLanguage() async throws {
    let gazetteer = try await ShippedPlaces.gazetteer()
    let japan = try #require(try await gazetteer.country("jp"))
    #expect(japan.capital == "Tokyo" && japan.currencyCode == "JPY")
    #expect(japan.name(in: Locale(identifier: "de")) == "Japan")
    #expect(japan.name(in: Locale(identifier: "fi")) == "Japani")
    #expect(try await gazetteer.country("XX") == nil)
    let all = try await gazetteer.countries()
    #expect(all.map(\.code) == all.map(\.code).sorted())
    #expect(all.allSatisfy { !$0.name(in: Locale(identifier: "en")).isEmpty })
  }

  @Test func holidaysAreKnownByCountryAndDay() async throws {
    let gazetteer = try await ShippedPlaces.gazetteer()
    func names(_ country: String, _ year: Int, _ month: Int, _ day: Int) async throws -> [String] {
      try await gazetteer.holidays(
        in: country, on: DateComponents(year: year, month: month, day: day)
      ).map(\.name)
    }
    #expect(try await names("US", 2026, 7, 4) == ["Independence Day"])
    #expect(try await names("us", 2027, 11, 25) == ["Thanksgiving Day"])
    #expect(try await names("FR", 2028, 7, 14) == ["National Day"])
    #expect(try await names("FR", 2028, 7, 15) == [])
    #expect(try await names("XX", 2028, 7, 15) == [])
    let years = gazetteer.holidayYears
    #expect(years.contains(2026) && years.count >= 10)
    #expect(try await names("CH", years.upperBound, 1, 1) == ["New Year's Day"])
    #expect(try await names("CH", years.upperBound + 1, 1, 1) == [])
    let week = try await gazetteer.holidays(
      in: "DE", from: DateComponents(year: 2026, month: 12, day: 24),
      through: DateComponents(year: 2027, month: 1, day: 1))
    #expect(week.map(\.day.day) == [25, 26, 1])
    #expect(week.last?.day.year == 2027)
  }
}
