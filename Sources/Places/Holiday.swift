import Foundation
import GRDB

/// A public holiday of a country.
public struct Holiday: Hashable, Sendable {
  /// The ISO 3166 code of the country.
  public let countryCode: String
  /// The name, in English if the source has it, with "(estimated)" if the day depends on the sight
  /// of the moon. ``name(in:)`` is in the user's language.
  public let name: String
  /// Year, month and day.
  public let day: DateComponents
}

extension Gazetteer {
  /// The public holidays of a country on a day; empty if there is none, or if the year is not in
  /// ``holidayYears``.
  ///
  /// - Parameter day: Year, month and day of the Gregorian calendar.
  public func holidays(in countryCode: String, on day: DateComponents) async throws -> [Holiday] {
    try await holidays(in: countryCode, from: day, through: day)
  }

  /// The public holidays of a country from one day through another, in order.
  public func holidays(
    in countryCode: String, from first: DateComponents, through last: DateComponents
  ) async throws -> [Holiday] {
    guard let first = Self.number(of: first), let last = Self.number(of: last) else { return [] }
    return try await read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT country, day, holiday_name.name AS name
          FROM holiday JOIN holiday_name ON holiday_name.id = holiday.name
          WHERE country = ? AND day BETWEEN ? AND ? ORDER BY day, holiday_name.name
          """, arguments: [countryCode.uppercased(), first, last]
      ).map { row in
        let day: Int = row["day"]
        return Holiday(
          countryCode: row["country"], name: row["name"],
          day: DateComponents(year: day / 10000, month: day / 100 % 100, day: day % 100))
      }
    }
  }

  /// 20261225 for 25 December 2026.
  private static func number(of day: DateComponents) -> Int? {
    guard let year = day.year, let month = day.month, let day = day.day else { return nil }
    return year * 10000 + month * 100 + day
  }
}
