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
}
