import Foundation
import XCTest

@testable import StringCatalogs

/// The symbols of the keys of string catalogs, as Xcode 26 makes them.
final class CatalogSymbolsTests: XCTestCase {
  private func catalog(_ strings: String) throws -> XCStrings {
    try XCStrings(
      Data(#"{ "sourceLanguage" : "en", "version" : "1.1", "strings" : { \#(strings) } }"#.utf8),
      path: "Localizable.xcstrings")
  }

  private func declarations(
    _ strings: String, table: String = "Localizable", bundle: String? = nil,
    sources: [String] = []
  ) throws -> [String] {
    CatalogSymbols([(table, try catalog(strings))], bundle: bundle, sources: sources).source
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("static") || $0.hasPrefix("enum") }
  }

  func testKeysThatWereAddedByHandHaveSymbols() throws {
    XCTAssertEqual(
      try declarations(
        #"""
        "cart.checkout title" : { "extractionState" : "manual" },
        "Found in a source" : {},
        "OK" : { "extractionState" : "manual" },
        "continue" : { "extractionState" : "manual" },
        "No symbol" : { "extractionState" : "manual", "generatesSymbol" : false },
        "2 nights" : { "extractionState" : "manual" },
        "don't ask" : { "extractionState" : "manual" }
        """#),
      [
        "static var `_2Nights`: LocalizedStringResource {",
        "static var `ok`: LocalizedStringResource {",
        "static var `cartCheckoutTitle`: LocalizedStringResource {",
        "static var `continue`: LocalizedStringResource {",
        "static var `dontAsk`: LocalizedStringResource {",
      ])
    XCTAssertEqual(CatalogSymbols([("Localizable", try catalog(""))], bundle: nil).source, "")
  }

  func testPlaceholdersAreParameters() throws {
    XCTAssertEqual(
      try declarations(
        #"""
        "%(landmark)@ is in %(collection)@" : { "extractionState" : "manual" },
        "score %lld %.1f %d%%" : { "extractionState" : "manual" },
        "greeting" : { "extractionState" : "manual", "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello, %(name)@" } } } },
        "trips" : { "extractionState" : "manual", "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "%@: %#@count@" },
            "substitutions" : { "count" : { "argNum" : 2, "formatSpecifier" : "lld" } } } } }
        """#),
      [
        "static func `isIn`(`landmark`: String, `collection`: String) -> LocalizedStringResource {",
        "static func `greeting`(`name`: String) -> LocalizedStringResource {",
        "static func `score`(_ `arg1`: Int, _ `arg2`: Float, _ `arg3`: Int32) "
          + "-> LocalizedStringResource {",
        "static func `trips`(_ `arg1`: String, `count`: Int) -> LocalizedStringResource {",
      ])
  }

  func testOtherTablesAreNamespaces() throws {
    let strings = #""title" : { "extractionState" : "manual" }"#
    XCTAssertEqual(
      try declarations(strings, table: "more texts"),
      ["enum `MoreTexts` {", "static var `title`: LocalizedStringResource {"])
    let source = CatalogSymbols([("More", try catalog(strings))], bundle: "App_Kit").source
    XCTAssertTrue(source.contains(#"_key: "title", value: nil, table: "More","#), source)
    XCTAssertTrue(source.contains(#"bundle: "App_Kit")"#), source)
  }

  func testASymbolOfTheProgramIsLeftOut() throws {
    let strings = #"""
      "title" : { "extractionState" : "manual" }, "text" : { "extractionState" : "manual" }
      """#
    XCTAssertEqual(
      try declarations(
        strings,
        sources: ["extension LocalizedStringResource { static let title: Self = \"Title\" }"]),
      ["static var `text`: LocalizedStringResource {"])
  }

  /// The program's formats have no names: arguments are found by their numbers.
  func testNamesOfArgumentsAreNumbersInTables() throws {
    let tables = try catalog(
      #"""
      "way" : { "extractionState" : "manual", "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "%(from)@ to %(to)@, 5%%" } },
        "de" : { "stringUnit" : { "state" : "translated", "value" : "Nach %(to)@ von %(from)@" } },
        "fr" : { "variations" : { "plural" : { "other" : {
          "stringUnit" : { "state" : "translated", "value" : "%2$@ de %1$@" } } } } }
      } }
      """#
    ).tables(named: "Localizable")
    let texts = Dictionary(
      uniqueKeysWithValues: tables.map { ($0.language, $0.translations["way"]) })
    XCTAssertEqual(texts["en"], .text("%1$@ to %2$@, 5%%"))
    XCTAssertEqual(texts["de"], .text("Nach %2$@ von %1$@"))
    XCTAssertEqual(texts["fr"], .plural(argument: 0, ["other": .text("%2$@ de %1$@")]))
  }
}
