import StringCatalogs
import XCTest

@testable import Localization

/// The catalogs of this package: complete in every language, with the values of their keys.
final class CatalogTests: XCTestCase {
  private static let languages = ["de", "fr", "ar", "ja"]
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources")

  func testEveryTextIsTranslated() throws {
    for module in ["Tabstop", "VacationPlanner", "FocusGallery", "Guidebook"] {
      let table = module == "Guidebook" ? "Destinations" : "Localizable"
      let path = Self.sources.appendingPathComponent("\(module)/\(table).xcstrings")
      let catalog = try XCStrings(try Data(contentsOf: path), path: path.path)
      let tables = Dictionary(
        uniqueKeysWithValues: try catalog.tables(named: table).map {
          ($0.language, $0.translations)
        })
      XCTAssertGreaterThan(catalog.strings.count, 5)
      for (key, entry) in catalog.strings {
        XCTAssertNotEqual(entry["extractionState"] as? String, "stale", "\(module): \(key)")
        for language in Self.languages {
          guard let translation = tables[language]?[key] else {
            XCTFail("\(module): “\(key)” is not translated to \(language)")
            continue
          }
          check(translation, of: key, language, module)
        }
      }
    }
  }

  /// A translation has the values of its key, each once; those for 0, 1 and 2 may leave the number out.
  private func check(
    _ translation: Translation, of key: String, _ language: String, _ module: String
  ) {
    let wanted = Self.values(key)
    for (category, text) in Self.texts(translation, "") {
      var found = Self.values(text)
      if ["zero", "one", "two"].contains(category), found.count < wanted.count {
        found = wanted
      }
      XCTAssertEqual(found, wanted, "\(module), \(language): “\(key)” as “\(text)”")
      XCTAssertFalse(text.isEmpty, "\(module), \(language): “\(key)”")
    }
    if case .plural(_, let branches) = translation {
      let rules = PluralRules(language: language)
      let names: [PluralCategory: String] = [
        .zero: "zero", .one: "one", .two: "two", .few: "few", .many: "many", .other: "other",
      ]
      for number in 2...120 {
        let category = names[rules.category(of: number)]!
        XCTAssertNotNil(branches[category], "\(module), \(language): “\(key)” for \(number)")
      }
    }
  }

  private static func texts(_ translation: Translation, _ category: String) -> [(String, String)] {
    switch translation {
    case .text(let text): [(category, text)]
    case .plural(_, let branches): branches.flatMap { texts($0.value, $0.key) }
    case .substituted: []
    }
  }

  /// The specifiers of a format, in the order of the arguments.
  private static func values(_ format: String) -> [String] {
    var next = 0
    let specifiers = format.replacingOccurrences(of: "%%", with: "").matches(
      of: /%(?:([0-9]+)\$)?([-+ #0-9.']*[hlqLzjt]*[@diouxXeEfFgG])/)
    let placed = specifiers.map { match -> (Int, String) in
      next += 1
      return (match.1.flatMap { Int($0) } ?? next, String(match.2))
    }
    return placed.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
