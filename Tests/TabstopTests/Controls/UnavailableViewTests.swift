import CGtk
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The view for an empty page.
@preconcurrency @MainActor
final class UnavailableViewTests: DisplayTestCase {
  func testTheIconOfALabelIsAboveItsTitleAndLinesAreCentered() {
    let long = "Nothing here. " + String(repeating: "Words to fill lines. ", count: 20)
    let window = TestWindow(
      ContentUnavailableView {
        Label("No Trips", systemImage: "airplane")
      } description: {
        Text(long)
      } actions: {
        Label("Beside", systemImage: "plus")
      })
    let title = window.bounds(of: window.label("No Trips")!)
    let icons = window.all("GtkImage").map { window.bounds(of: $0) }
    XCTAssertLessThanOrEqual(icons[0].y + icons[0].height, title.y)
    XCTAssertEqual(icons[0].height, 53, accuracy: 2)
    XCTAssertLessThan(icons[1].height, 24)
    XCTAssertEqual(icons[0].x + icons[0].width / 2, title.x + title.width / 2, accuracy: 2)
    XCTAssertLessThan(icons[1].x, window.bounds(of: window.label("Beside")!).x)
    XCTAssertEqual(
      gtk_label_get_justify(OpaquePointer(window.label(long)!)), GTK_JUSTIFY_CENTER)
    window.close()
  }
}
