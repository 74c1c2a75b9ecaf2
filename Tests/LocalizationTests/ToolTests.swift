import StringCatalogs
import XCTest

/// The changes that `make strings` makes to a catalog.
final class ToolTests: XCTestCase {
  private func catalog() throws -> XCStrings {
    let json = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld trips": {"comment": "Below the list", "localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld Reise"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld Reisen"}}}}}}},
        "Gone": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Weg"}}}},
        "flight": {"extractionState": "manual"}}}
      """
    return try XCStrings(Data(json.utf8), path: "test")
  }

  func testNewKeysAreAddedAndOldOnesMarked() throws {
    var catalog = try catalog()
    // The tool guesses the types of values: the catalog's specifiers have precedence.
    let result = catalog.update([
      FoundKey(key: "%@ trips"), FoundKey(key: "New \"Words\"", comment: "A button"),
      FoundKey(key: "%@: %lld"),
    ])
    XCTAssertEqual(result.added, ["New \"Words\""])
    XCTAssertEqual(result.gone, ["Gone"])
    XCTAssertEqual(
      Set(catalog.strings.keys), ["%lld trips", "Gone", "flight", "New \"Words\""])
    XCTAssertEqual(catalog.strings["Gone"]?["extractionState"] as? String, "stale")
    XCTAssertEqual(catalog.strings["flight"]?["extractionState"] as? String, "manual")
    XCTAssertEqual(catalog.strings["%lld trips"]?["comment"] as? String, "Below the list")
    XCTAssertEqual(catalog.strings["New \"Words\""]?["comment"] as? String, "A button")
    // It comes back with its translation.
    XCTAssertEqual(catalog.update([FoundKey(key: "Gone")]).added, [])
    XCTAssertNil(catalog.strings["Gone"]?["extractionState"])
    XCTAssertEqual(
      try catalog.tables(named: "Localizable").first?.translations["Gone"], .text("Weg"))
  }

  func testACatalogIsWrittenAsXcodeWritesIt() throws {
    let text = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "New" : {

          },
          "Seen" : {
            "places" : [
              "List",
              2,
              true
            ]
          }
        },
        "version" : "1.0"
      }

      """
    let catalog = try XCStrings(Data(text.utf8), path: "test")
    XCTAssertEqual(String(decoding: catalog.data, as: UTF8.self), text)
  }

  func testTranslatorsFilesGoThereAndBack() throws {
    var catalog = try catalog()
    _ = catalog.update([FoundKey(key: "%lld trips"), FoundKey(key: "Two\nlines \"here\"")])
    let file = PortableObject.text(catalog, language: "de")
    XCTAssertFalse(file.contains("Gone"), "What is stale needs no translation.")
    XCTAssertTrue(file.contains("#. Below the list\nmsgctxt \"variations/plural/one\""), file)
    let unchanged = catalog.data
    XCTAssertEqual(try PortableObject.merge(file, into: &catalog), 0)
    XCTAssertEqual(catalog.data, unchanged)
    let translated =
      file
      .replacingOccurrences(of: "msgstr \"%lld Reise\"", with: "msgstr \"\"\n\"%lld \"\n\"Fahrt\"")
      .replacingOccurrences(
        of: "msgid \"Two\\nlines \\\"here\\\"\"\nmsgstr \"\"",
        with: "#, fuzzy\nmsgid \"Two\\nlines \\\"here\\\"\"\nmsgstr \"Zwei\"")
    XCTAssertEqual(try PortableObject.merge(translated, into: &catalog), 1)
    let german = try XCTUnwrap(
      try catalog.tables(named: "Localizable").first { $0.language == "de" })
    XCTAssertEqual(
      german.translations["%lld trips"],
      .plural(argument: 0, ["one": .text("%lld Fahrt"), "other": .text("%lld Reisen")]))
    XCTAssertNil(german.translations["Two\nlines \"here\""], "It is marked as fuzzy.")
    let ofWindows = translated.replacingOccurrences(of: "Fahrt", with: "Tour")
      .replacingOccurrences(of: "\n", with: "\r\n")
    XCTAssertEqual(try PortableObject.merge(ofWindows, into: &catalog), 1)
  }
}
