import CGtk
import PrivateDisplay
import XCTest

@testable import GtkBridge
@testable import Localization

/// A row's position in its description, which changes only when the position does.
@preconcurrency @MainActor
final class AccessiblePlaceTests: DisplayTestCase {
  /// Two rows in a window, and the descriptions of the first as they are exported.
  private func makeRows() -> (window: Widget, rows: [Widget], told: () -> [[String]]) {
    let window = Widget(gtk_window_new())
    let column = Widget.box(vertical: true)
    gtk_window_set_child(window.cast(to: GtkWindow.self), column.pointer)
    let rows = (0..<2).map { _ in Widget(gtk_button_new()) }
    for row in rows.reversed() { column.insert(row, after: nil) }
    final class Told { var texts: [[String]] = [] }
    let told = Told()
    rows[0].describer = { [unowned row = rows[0]] in told.texts.append(row.accessibleDescriptions) }
    return (window, rows, { told.texts })
  }

  func testAPlaceIsAnnouncedOnceLastAndWithItsDigitsInGroups() {
    let (window, rows, told) = makeRows()
    rows[0].accessibleHint = "Opens it"
    rows[0].setPlace(1_005, of: 100_000)
    rows[0].setPlace(1_005, of: 100_000)
    rows[0].setPlace(999, of: 1_234_567)
    rows[0].resetPlace()
    rows[0].resetPlace()
    XCTAssertEqual(
      told(),
      [
        ["Opens it"], ["Opens it", "1,005 of 100,000"], ["Opens it", "999 of 1,234,567"],
        ["Opens it"],
      ])
    gtk_window_destroy(window.cast(to: GtkWindow.self))
  }

  func testAPlaceIsInTheLanguageOfTheUser() {
    let german = Localizer(["de"], StringTables.all)
    let english = Localizer(["en"], StringTables.all)
    for _ in 1...2 {
      XCTAssertEqual(
        RowPosition(position: 1_005, count: 100_000).text(in: german), "1.005 von 100.000")
      XCTAssertEqual(RowPosition(position: 7, count: 100_000).text(in: german), "7 von 100.000")
      XCTAssertEqual(RowPosition(position: 7, count: 100_000).text(in: english), "7 of 100,000")
      XCTAssertEqual(RowPosition(position: 7, count: 8).text(in: english), "7 of 8")
    }
    let pseudo = Localizer(["en-XA"], StringTables.all)
    XCTAssertEqual(RowPosition(position: 7, count: 8).text(in: pseudo), "⟦7 öf 8··⟧")
  }

  func testAPlaceThatChangesUnderTheFocusIsAnnouncedWhenTheFocusHasLeft() {
    let (window, rows, told) = makeRows()
    rows[0].setPlace(1, of: 2)
    gtk_widget_grab_focus(rows[0].pointer)
    rows[0].setPlace(2, of: 3)
    rows[0].setPlace(1, of: 2)
    XCTAssertEqual(told(), [["1 of 2"]])
    rows[0].setPlace(3, of: 4)
    XCTAssertEqual(told(), [["1 of 2"]])
    gtk_widget_grab_focus(rows[1].pointer)
    XCTAssertEqual(told(), [["1 of 2"], ["3 of 4"]])
    gtk_window_destroy(window.cast(to: GtkWindow.self))
  }
}
