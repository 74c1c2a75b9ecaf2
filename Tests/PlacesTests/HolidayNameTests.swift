import Foundation
import Localization
import Testing

@testable import Places

/// The names of public holidays in the languages of the program.
struct HolidayNameTests {
  private static let languages = ["de", "fr", "ar", "ja"]

  private func name(_ english: String, _ language: String) -> String {
    Localizer.of(language).whileCurrent {
      Holiday(countryCode: "XX", name: english, day: DateComponents())
        .name(in: Locale(identifier: language))
    }
  }

  @Test func holidaysAreInTheUsersLanguage() {
    #expect(name("New Year's Day", "de") == "Neujahr")
    #expect(name("New Year's Day", "de-AT") == "Neujahr")
    #expect(name("Easter Monday", "fr") == "Lundi de Pâques")
    #expect(name("Coming of Age Day", "ja") == "成人の日")
    #expect(name("Eid al-Fitr (estimated)", "ar") == "عيد الفطر (تقديري)")
    #expect(name("New Year's Day", "en") == "New Year's Day")
    #expect(name("New Year's Day", "fi") == "New Year's Day")
  }

  @Test func aRemarkIsTranslatedByItself() {
    #expect(name("Christmas Day (observed)", "de") == "Weihnachten (Ersatztag)")
    #expect(name("Christmas Day (observed)", "ja") == "クリスマス（振替休日）")
    #expect(
      name("Eid al-Fitr (Second Day) (observed)", "fr") == "Aïd el-Fitr (deuxième jour) (reporté)")
    #expect(
      name("Day off (substituted from 01/11/2025)", "de") == "Freier Tag (statt 11. Januar 2025)")
    #expect(
      name("Day off (substituted from 01/11/2025)", "en")
        == "Day off (substituted from January 11, 2025)")
  }

  @Test func everyNameHasATranslation() throws {
    let names = Set(try ShippedPlaces.rows("holidays").dropFirst().map { String($0[1]) })
    #expect(names.count > 1000)
    for language in Self.languages {
      let localizer = Localizer.of(language)
      let missing = names.flatMap(parts).filter {
        localizer.find($0, table: "Holidays", bundle: "tabstop_Places") == nil
      }
      #expect(missing == [], "\(language)")
    }
  }

  private func parts(_ name: String) -> [String] {
    guard let match = name.wholeMatch(of: /(.+) \(([^()]+)\)/) else { return [name] }
    return parts(String(match.1)) + [String(match.2).replacing(/[0-9\/]{10}/, with: "%@")]
  }
}
