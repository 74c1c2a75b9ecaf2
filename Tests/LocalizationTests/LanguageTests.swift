import XCTest

@testable import Localization

/// The languages that the environment names, and CLDR's facts about languages.
final class LanguageTests: XCTestCase {
  func testTheEnvironmentsLanguages() {
    func languages(_ environment: [String: String]) -> [String] {
      LanguagePreference.languages { environment[$0] }
    }
    XCTAssertEqual(languages([:]), [])
    XCTAssertEqual(languages(["LANG": "C.UTF-8"]), [])
    XCTAssertEqual(languages(["LANG": "de_DE.UTF-8"]), ["de-DE"])
    XCTAssertEqual(languages(["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR"]), ["fr-FR"])
    XCTAssertEqual(languages(["LANG": "de_DE.UTF-8", "LC_ALL": "C"]), [])
    XCTAssertEqual(
      languages(["LANGUAGE": "pt_BR:en", "LANG": "de_DE.UTF-8"]), ["pt-BR", "en", "de-DE"])
    XCTAssertEqual(languages(["LANG": "sr_RS@latin"]), ["sr-Latn-RS"])
    XCTAssertEqual(LanguagePreference.fallbacks(of: "pt-BR"), ["pt-BR", "pt"])
    XCTAssertEqual(
      LanguagePreference.fallbacks(of: "zh-TW"), ["zh-TW", "zh-Hant-TW", "zh-Hant", "zh"])
    XCTAssertEqual(LanguagePreference.fallbacks(of: "nb-NO"), ["nb-NO", "nb", "no"])
    XCTAssertTrue(LanguagePreference.isRightToLeft("ar-EG"))
    XCTAssertFalse(LanguagePreference.isRightToLeft("de"))
  }

  func testPluralRules() {
    func categories(_ language: String, _ numbers: [Int]) -> [PluralCategory] {
      let rules = PluralRules(language: language)
      return numbers.map(rules.category)
    }
    XCTAssertEqual(categories("en", [0, 1, 2]), [.other, .one, .other])
    XCTAssertEqual(categories("fr", [0, 1, 2, 1_000_000]), [.one, .one, .other, .many])
    XCTAssertEqual(categories("ja", [0, 1, 2]), [.other, .other, .other])
    XCTAssertEqual(
      categories("ar", [0, 1, 2, 3, 10, 11, 99, 100, 102, 103]),
      [.zero, .one, .two, .few, .few, .many, .many, .other, .other, .few])
    XCTAssertEqual(
      categories("pl", [1, 2, 5, 12, 22, 112]), [.one, .few, .many, .many, .few, .many])
    XCTAssertEqual(categories("ru", [1, 21, 11, 3, 5]), [.one, .one, .many, .few, .many])
    XCTAssertEqual(categories("pt-PT", [0, 1]), [.other, .one])
    XCTAssertEqual(categories("pt-BR", [0, 1]), [.one, .one])
    XCTAssertEqual(categories("tlh", [1]), [.other])
    // "1.0 day" is no "1 day" in English, but is in Danish.
    let half = FormatArgument(describing: 1.0, specifier: "%.1f")
    XCTAssertEqual(PluralRules(language: "en").category(of: half), .other)
    XCTAssertEqual(PluralRules(language: "da").category(of: half), .one)
  }

  func testFormats() {
    func text(_ format: String, _ arguments: FormatArgument...) -> String {
      FormatText.parts(of: format, arguments, digits: Digits(language: "en")).joined()
    }
    let name = FormatArgument("Ada")
    let seven = FormatArgument(describing: 7)
    XCTAssertEqual(text("%@: %lld %%", name, seven), "Ada: 7 %")
    XCTAssertEqual(text("%2$@, %1$@", name, FormatArgument("Lovelace")), "Lovelace, Ada")
    XCTAssertEqual(text("%03d|%x", seven, FormatArgument(describing: 255)), "007|ff")
    XCTAssertEqual(text("%.1f", FormatArgument(describing: 2.25)), "2.2")
    // A translation with too many, or with something else.
    XCTAssertEqual(text("%@ %@ 5 % be", name), "Ada  5 % be")
    XCTAssertEqual(text("100%"), "100%")
  }

  func testThePseudoLanguageMarksBothEnds() {
    let pseudo = Localizer([PseudoLanguage.tag], [])
    XCTAssertEqual(
      pseudo.text("Hi %@", nil, [FormatArgument("Ada")]), "⟦Ĥî Ada·⟧")
  }
}
