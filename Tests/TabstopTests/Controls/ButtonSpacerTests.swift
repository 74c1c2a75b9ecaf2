import CGtk
import PrivateDisplay
import Tabstop
import XCTest

/// A label of several views is a row, in which a spacer takes the rest.
@preconcurrency @MainActor
final class ButtonSpacerTests: DisplayTestCase {
  private func sizes<V: View>(of view: V) -> (width: Int32, height: Int32) {
    let window = TestWindow(view)
    window.layOut()
    defer { window.close() }
    let button = window.button("Save")
    return (gtk_widget_get_width(button), gtk_widget_get_height(button))
  }

  func testSpacersMakeAWideButtonNotAHighOne() {
    let plain = sizes(
      of: VStack {
        Button(action: {}) {
          Spacer()
          Text("Save")
          Spacer()
        }
      }.frame(width: 400, height: 300))
    XCTAssertEqual(plain.width, 400)
    XCTAssertLessThan(plain.height, 60)
    let bordered = sizes(
      of: VStack {
        Button(action: {}) {
          Text("Save")
          Spacer()
        }
        .buttonStyle(.bordered)
      }.frame(width: 400, height: 300))
    // (Without its padding.)
    XCTAssertGreaterThan(bordered.width, 350)
    XCTAssertLessThan(bordered.height, 60)
  }
}
