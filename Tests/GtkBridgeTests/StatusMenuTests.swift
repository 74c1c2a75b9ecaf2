import XCTest

@testable import GtkBridge

/// Menus on the bus.
@preconcurrency @MainActor
final class StatusMenuTests: XCTestCase {
  func testEntriesAreNumberedEachBeforeThoseBelowIt() throws {
    let menu = StatusMenu { _ in }
    menu.entries = [
      StatusMenuEntry("Save_as", isEnabled: false),
      StatusMenuEntry("More", .submenu([StatusMenuEntry("Loud", .check(true))])),
      StatusMenuEntry("", .separator),
    ]
    XCTAssertEqual(
      try XCTUnwrap(menu.layout()).text,
      """
      (0, {'children-display': <'submenu'>}, \
      [<(1, {'label': <'Save__as'>, 'enabled': <false>}, @av [])>, \
      <(2, {'label': <'More'>, 'children-display': <'submenu'>}, \
      [<(3, {'label': <'Loud'>, 'toggle-type': <'checkmark'>, 'toggle-state': <1>}, @av [])>])>, \
      <(4, {'type': <'separator'>}, @av [])>])
      """)
    XCTAssertEqual(
      try XCTUnwrap(menu.layout(of: 3)).text,
      "(3, {'label': <'Loud'>, 'toggle-type': <'checkmark'>, 'toggle-state': <1>}, [])")
    XCTAssertNil(menu.layout(of: 5))
  }

  /// The user may have clicked an entry when another was just inserted.
  func testAnEntryKeepsItsNumber() {
    var (now, next): ([StatusMenuNumber], Int32) = ([], 1)
    func numbers(_ entries: [StatusMenuEntry]) -> [Int32] {
      now = StatusMenuNumber.numbers(of: entries, after: now, next: &next)
      return now.flatMap(\.all)
    }
    let more = StatusMenuEntry("More", .submenu([StatusMenuEntry("Loud", .check(true))]))
    let (new, open, quit) = (
      StatusMenuEntry("New"), StatusMenuEntry("Open"), StatusMenuEntry("Quit")
    )
    XCTAssertEqual(numbers([open, more, quit]), [1, 2, 3, 4])
    XCTAssertEqual(numbers([new, open, more, quit]), [5, 1, 2, 3, 4])
    XCTAssertEqual(numbers([new, more, quit]), [5, 2, 3, 4], "removed")
    let quieter = StatusMenuEntry(
      "More", .submenu([StatusMenuEntry("Low"), StatusMenuEntry("Loud", .check(false))]))
    XCTAssertEqual(
      numbers([StatusMenuEntry("Newer"), quieter, quit]), [6, 2, 7, 3, 4],
      "a new title, and a new state")
    XCTAssertEqual(numbers([]), [])
    XCTAssertEqual(numbers([open]), [8], "No number is used twice.")
  }
}
