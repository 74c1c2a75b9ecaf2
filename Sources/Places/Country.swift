import Foundation
import GRDB

/// A country or territory with an ISO 3166 code.
public struct Country: Hashable, Sendable, Identifiable {
  /// The ISO 3166 code: "CH".
  public let code: String
  /// The English name in GeoNames. ``name(in:)`` has it in the user's language.
  public let englishName: String
  /// The capital; empty for a territory without one.
  public let capital: String
  /// The ISO 4217 code of its currency; empty for a territory without one.
  public let currencyCode: String

  /// The code.
  public var id: String { code }

  /// The name in the language of `locale`.
  public func name(in locale: Locale = .current) -> String {
    Self.name(of: code, in: locale) ?? englishName
  }

  /// The name of the country with this code, by ICU.
  static func name(of code: String, in locale: Locale) -> String? {
    locale.localizedString(forRegionCode: code)
  }
}

extension Gazetteer {
  /// All countries, in the order of their codes.
  public func countries() async throws -> [Country] {
    try await read { db in
      try Row.fetchAll(db, sql: "SELECT * FROM country ORDER BY code").map(Self.country)
    }
  }

  /// The country with this ISO 3166 code.
  public func country(_ code: String) async throws -> Country? {
    try await read { db in
      try Row.fetchOne(
        db, sql: "SELECT * FROM country WHERE code = ?", arguments: [code.uppercased()]
      ).map(Self.country)
    }
  }

  private static func country(_ row: Row) -> Country {
    Country(
      code: row["code"], englishName: row["name"], capital: row["capital"],
      currencyCode: row["currency"])
  }
}
