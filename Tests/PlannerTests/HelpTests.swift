import Foundation
import Testing

@testable import vacation_planner

@MainActor
struct HelpTests {
  @Test func noTwoCommandsHaveTheSameKeys() {
    let shortcuts = PlannerCommand.menus.flatMap(\.commands).compactMap(\.shortcut)
    #expect(Set(shortcuts).count == shortcuts.count)
  }

  @Test func theListHasEachCommandWithItsKeys() {
    let listed = KeyList.all.flatMap(\.keys).map(\.name)
    for command in PlannerCommand.menus.flatMap(\.commands) where command.shortcut != nil {
      #expect(listed.contains(command.name), "\(command.title)")
    }
    #expect(Set(KeyList.all.map(\.title)).count == KeyList.all.count)
  }

  @Test func keysAreSpokenInWords() {
    #expect(KeyList.Key("Redo", "Shift+Ctrl+Z").spoken == "Control Shift Z")
    #expect(KeyList.Key("Menu", "F10").spoken == "F10")
  }

  @Test func theCreditsNameWhatTheLicencesAskFor() async {
    let text = Credits.groups.flatMap(\.lines).joined(separator: "\n")
    for name in [
      "GeoNames", "CC BY 4.0", "airportsdata", "holidays", "European Central Bank", "GRDB", "ICU",
      "Swift Argument Parser", "libsodium", "GnuTLS",
    ] {
      #expect(text.contains(name))
    }
    #expect(await Credits.ratesDay(Locale(identifier: "en_GB"))?.contains("20") == true)
  }
}
