import AppKit
import SwiftUI
import XCTest

@testable import TabstopKits

/// The checks of spelling, with dictionaries of three words.
final class SpellingTests: XCTestCase {
  private struct ThreeWords: SpellingDictionaries {
    func isRight(_ word: String, in language: String) -> Bool {
      language == "xx" || ["a", "don't", "grüne"].contains(word)
    }
    func guesses(_ word: String, in language: String) -> [String]? {
      language == "xx" ? nil : ["\(word)s in \(language)", "a"]
    }
  }

  private var former: (any SpellingDictionaries)?

  override func setUp() {
    super.setUp()
    former = UITextChecker.dictionaries
    UITextChecker.dictionaries = ThreeWords()
  }

  override func tearDown() {
    if let former { UITextChecker.dictionaries = former }
    super.tearDown()
  }

  private func wrong(
    _ text: String, from start: Int = 0, in range: NSRange? = nil, wrap: Bool = false,
    _ language: String = "en"
  ) -> NSRange {
    UITextChecker().rangeOfMisspelledWord(
      in: text, range: range ?? NSRange(location: 0, length: text.utf16.count),
      startingAt: start, wrap: wrap, language: language)
  }

  func testTheFirstWrongWordIsFound() {
    XCTAssertEqual(wrong("a don't, a grüne."), NSRange(location: NSNotFound, length: 0))
    XCTAssertEqual(wrong("a cow, a pig"), NSRange(location: 2, length: 3))
    XCTAssertEqual(wrong("👩‍🚀 grüne cow"), NSRange(location: 12, length: 3), "UTF-16 units")
    XCTAssertEqual(wrong("cow", "xx").location, NSNotFound, "Without a dictionary all are right.")
    // Quotation marks are not parts of words.
    XCTAssertEqual(wrong("'a' ' ‘grüne’ don't'").location, NSNotFound)
    XCTAssertEqual(wrong("a 'cow'"), NSRange(location: 3, length: 3))
  }

  func testTheSearchStartsAtAPlaceAndMayWrap() {
    XCTAssertEqual(wrong("cow a pig", from: 1), NSRange(location: 6, length: 3))
    XCTAssertEqual(wrong("cow a a", from: 1).location, NSNotFound)
    XCTAssertEqual(wrong("cow a a", from: 1, wrap: true), NSRange(location: 0, length: 3))
    let part = NSRange(location: 4, length: 3)
    XCTAssertEqual(wrong("cow a a pig", in: part, wrap: true).location, NSNotFound)
  }

  func testGuessesAreOfTheWordInTheRange() {
    let text = "a cow"
    let range = NSRange(location: 2, length: 3)
    XCTAssertEqual(
      UITextChecker().guesses(forWordRange: range, in: text, language: "en"), ["cows in en", "a"])
    XCTAssertNil(UITextChecker().guesses(forWordRange: range, in: text, language: "xx"))
    let checker = NSSpellChecker.shared
    func correction(_ text: String) -> String? {
      checker.correction(
        forWordRange: NSRange(location: 0, length: text.utf16.count), in: text, language: "de",
        inSpellDocumentWithTag: 0)
    }
    XCTAssertEqual(correction("cow"), "cows in de")
    XCTAssertNil(correction("grüne"))
  }

  func testTheCheckerOfAMacCountsWords() {
    var count = 0
    let range = NSSpellChecker.shared.checkSpelling(
      of: "a don't pig", startingAt: 0, language: "en", wrap: false, inSpellDocumentWithTag: 0,
      wordCount: &count)
    XCTAssertEqual(range, NSRange(location: 8, length: 3))
    XCTAssertEqual(count, 3)
    XCTAssertNotEqual(
      NSSpellChecker.uniqueSpellDocumentTag(), NSSpellChecker.uniqueSpellDocumentTag())
  }

  @MainActor func testAWordIsInTheDictionaryOrOnAPageOfWiktionary() {
    XCTAssertTrue(UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "a"))
    XCTAssertFalse(UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "cow"))
    XCTAssertFalse(UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: ""))
    func page(_ term: String, _ language: String) -> String? {
      UIReferenceLibraryViewController.page(for: term, language: language)?.absoluteString
    }
    XCTAssertEqual(page("Haus", "de-AT"), "https://de.wiktionary.org/wiki/Haus")
    XCTAssertEqual(page("ice cream?", ""), "https://en.wiktionary.org/wiki/ice%20cream%3F")
  }
}
