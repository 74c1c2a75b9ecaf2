import StringCatalogs
import XCTest

@testable import Localization

/// Tables as the build plugin makes them, and the results of a program's look-ups in them.
final class TableTests: XCTestCase {
  /// The tables of a program, kept as long as the process runs.
  private func program(
    _ tables: [LanguageTable], bundle: String = "app_App", isMain: Bool = true,
    development: String = "en"
  ) throws -> StringTables {
    let bytes = try TableWriter.data(
      tables, bundle: bundle, isMain: isMain, developmentLanguage: development)
    let place = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    place.initialize(from: bytes, count: bytes.count)
    return try XCTUnwrap(StringTables(place))
  }

  private func catalog(_ json: String) throws -> [LanguageTable] {
    try XCStrings(Data(json.utf8), path: "test").tables(named: "Localizable")
  }

  private func number(_ value: Int) -> FormatArgument { FormatArgument(describing: value) }

  private let trips = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Cancel": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Abbrechen"}},
        "ar": {"stringUnit": {"state": "translated", "value": "إلغاء"}}}},
      "Kept": {"shouldTranslate": false},
      "%lld trips": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld trip"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld trips"}}}}},
        "ar": {"variations": {"plural": {
          "zero": {"stringUnit": {"state": "translated", "value": "لا رحلات"}},
          "one": {"stringUnit": {"state": "translated", "value": "رحلة واحدة"}},
          "two": {"stringUnit": {"state": "translated", "value": "رحلتان"}},
          "few": {"stringUnit": {"state": "translated", "value": "%lld رحلات"}},
          "many": {"stringUnit": {"state": "translated", "value": "%lld رحلة"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld رحلة"}}}}}}},
      "%@ has %lld of %lld": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "%2$lld von %3$lld hat %1$@"}}}},
      "%lld nights in %lld cities": {"localizations": {
        "en": {
          "stringUnit": {"state": "translated", "value": "%#@nights@ in %#@cities@"},
          "substitutions": {
            "nights": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%arg night"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg nights"}}}}},
            "cities": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "a city"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg cities"}}}}}}}}},
      "100%": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "100 %"}}}}
    }}
    """

  /// C would take the number for an address.
  func testANumberIsNoTextWhateverATranslatorWrites() {
    let digits = Digits(language: "de")
    XCTAssertEqual(
      ["%5s", "%5@", "%04lld"].map { digits.local(number(3), $0) }, ["3", "3", "0003"])
  }

  func testNumbersAreWrittenAsInTheLanguage() {
    let values = [
      FormatArgument(describing: 1_234_567), FormatArgument(describing: -1234),
      FormatArgument(describing: 1234.5, specifier: "%.2f"), FormatArgument(describing: 999),
    ]
    let written = [
      "en": ["1,234,567", "-1,234", "1,234.50", "999"],
      "de": ["1.234.567", "-1.234", "1.234,50", "999"],
      "fr": ["1\u{202F}234\u{202F}567", "-1\u{202F}234", "1\u{202F}234,50", "999"],
      "es": ["1.234.567", "-1234", "1234,50", "999"],
      "ar-EG": ["١٬٢٣٤٬٥٦٧", "-١٬٢٣٤", "١٬٢٣٤٫٥٠", "٩٩٩"],
      "ja": ["1,234,567", "-1,234", "1,234.50", "999"],
      "hi": ["12,34,567", "-1,234", "1,234.50", "999"],
    ]
    for (language, texts) in written {
      let digits = Digits(language: language)
      XCTAssertEqual(values.map { digits.local($0, $0.specifier) }, texts, language)
    }
    // Values with a width, in hexadecimal, or already formatted.
    let german = Digits(language: "de")
    XCTAssertEqual(german.local(FormatArgument(describing: 1234), "%06lld"), "001234")
    XCTAssertEqual(german.local(FormatArgument(describing: 4096), "%llx"), "1000")
    XCTAssertEqual(
      german.local(FormatArgument("1.234", specifier: "%lld", number: .signed(1234))), "1.234")
  }

  func testFindsAKeyInTheUsersLanguage() throws {
    let german = Localizer(["de-AT"], [try program(catalog(trips))])
    XCTAssertEqual(german.text("Cancel"), "Abbrechen")
    XCTAssertEqual(german.text("100%"), "100 %")
    XCTAssertEqual(german.text("Unknown"), "Unknown")
    XCTAssertEqual(german.language, "de")
    XCTAssertEqual(
      german.text("%@ has %lld of %lld", nil, [FormatArgument("Ada"), number(2), number(3)]),
      "2 von 3 hat Ada")
  }

  func testEveryKeyOfALargeTableIsFound() throws {
    let keys = (0..<500).map { "key \($0 * 7919 % 500) \($0 % 3 == 0 ? "é" : "日本")" }
    let table = LanguageTable(
      name: "Localizable", language: "de",
      translations: Dictionary(uniqueKeysWithValues: keys.map { ($0, .text("«\($0)»")) }))
    let german = Localizer(["de"], [try program([table])])
    for key in keys { XCTAssertEqual(german.text(key), "«\(key)»") }
    XCTAssertNil(german.find("key"))
    XCTAssertNil(german.find("z"))
    XCTAssertNil(german.find(""))
  }

  func testPlurals() throws {
    let tables = try program(catalog(trips))
    let english = Localizer([], [tables])
    XCTAssertEqual(english.text("%lld trips", nil, [number(1)]), "1 trip")
    XCTAssertEqual(english.text("%lld trips", nil, [number(0)]), "0 trips")
    let arabic = Localizer(["ar-EG"], [tables])
    XCTAssertEqual(
      [0, 1, 2, 3, 11, 100].map { arabic.text("%lld trips", nil, [number($0)]) },
      ["لا رحلات", "رحلة واحدة", "رحلتان", "٣ رحلات", "١١ رحلة", "١٠٠ رحلة"])
    // The region of the user's formats decides, not that of the words.
    XCTAssertEqual(
      Localizer(["ar"], [tables], formats: "en-EG").text("%lld trips", nil, [number(3)]),
      "٣ رحلات")
    XCTAssertEqual(
      Localizer(["ar-EG"], [tables], formats: "ar-MA").text("%lld trips", nil, [number(3)]),
      "3 رحلات")
    // German has no entry: the words of the development language, by their rules.
    let german = Localizer(["de"], [tables])
    XCTAssertEqual(german.text("%lld trips", nil, [number(1)]), "1 trip")
    XCTAssertEqual(
      english.text("%lld nights in %lld cities", nil, [number(1), number(1)]), "1 night in a city")
    XCTAssertEqual(
      english.text("%lld nights in %lld cities", nil, [number(3), number(2)]),
      "3 nights in 2 cities")
  }

  func testLanguagesThatTheUserPrefers() throws {
    let tables = try program(catalog(trips))
    // Of two languages the first that the program has; not one behind that of the keys.
    XCTAssertEqual(Localizer(["fr", "de"], [tables]).text("Cancel"), "Abbrechen")
    XCTAssertEqual(Localizer(["en-GB", "de"], [tables]).text("Cancel"), "Cancel")
    XCTAssertEqual(Localizer(["fr"], [tables]).text("Cancel"), "Cancel")
    XCTAssertEqual(Localizer(["fr"], [tables]).language, "en")
  }

  func testALibraryFollowsTheProgram() throws {
    let library = try program(catalog(trips), bundle: "tabstop_Tabstop", isMain: false)
    let french = LanguageTable(
      name: "Localizable", language: "fr", translations: ["Cancel": .text("Annuler")])
    let alone = Localizer(["de"], [library])
    XCTAssertEqual(alone.text("Cancel", bundle: "tabstop_Tabstop"), "Abbrechen")
    XCTAssertEqual(alone.text("Cancel"), "Cancel")
    let inProgram = Localizer(["de"], [library, try program([french])])
    XCTAssertEqual(inProgram.text("Cancel", bundle: "tabstop_Tabstop"), "Cancel")
  }

  func testOlderFiles() throws {
    let strings = """
      /* A comment */
      "greeting" = "Hallo, \\"%@\\"!\\n";
      // Another
      plain = "einfach \\U00e9";
      """
    let translations = try StringsFile.strings(Data(strings.utf8), path: "test")
    XCTAssertEqual(
      translations, ["greeting": .text("Hallo, \"%@\"!\n"), "plain": .text("einfach é")])
    XCTAssertEqual(
      try StringsFile.strings(try XCTUnwrap(strings.data(using: .utf16)), path: "test"),
      translations)
    XCTAssertThrowsError(try StringsFile.strings(Data("\"a\" = ".utf8), path: "test")) {
      XCTAssertEqual("\($0)", "test:1: a text expected")
    }
    let dictionary = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%d files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@ copied</string>
      <key>files</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>zero</key><string>Nothing</string>
      <key>one</key><string>%d file</string>
      <key>other</key><string>%d files</string>
      </dict></dict></dict></plist>
      """
    let table = LanguageTable(
      name: "Localizable", language: "en",
      translations: try StringsFile.stringsDict(Data(dictionary.utf8), path: "test"))
    let english = Localizer([], [try program([table])])
    XCTAssertEqual(
      [0, 1, 5].map { english.text("%d files", nil, [number($0)]) },
      ["Nothing copied", "1 file copied", "5 files copied"])
  }

  func testTheCatalogIsWrittenAsItWasRead() throws {
    let catalog = try XCStrings(Data(trips.utf8), path: "test")
    let again = try XCStrings(catalog.data, path: "test")
    XCTAssertEqual(again.data, catalog.data)
    XCTAssertTrue(
      String(decoding: catalog.data, as: UTF8.self).contains("\"shouldTranslate\" : false"))
    XCTAssertTrue(String(decoding: catalog.data, as: UTF8.self).contains("\"argNum\" : 1"))
  }
}
