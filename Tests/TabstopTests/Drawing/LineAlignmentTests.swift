import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The side at which the lines of a text begin.
@preconcurrency @MainActor
final class LineAlignmentTests: DisplayTestCase {
  /// The x-coordinates of the two lines of a text in its label, 200 wide.
  private func lines(_ text: String, _ alignment: TextAlignment) -> [Int32] {
    let window = TestWindow(Text(text).multilineTextAlignment(alignment).frame(width: 200))
    defer { window.close() }
    window.layOut()
    let layout = gtk_label_get_layout(OpaquePointer(window.label(text)!))
    return (0..<2).map { index in
      var logical = PangoRectangle()
      let lines = pango_layout_get_iter(layout)
      defer { pango_layout_iter_free(lines) }
      for _ in 0..<index { pango_layout_iter_next_line(lines) }
      pango_layout_iter_get_line_extents(lines, nil, &logical)
      return logical.x / PANGO_SCALE
    }
  }

  private let english = "a long first line\nshort"
  private let arabic = "\u{0633}\u{0637}\u{0631} \u{0637}\u{0648}\u{064A}\u{0644}\n\u{0628}"

  /// The language of a text does not matter, as in SwiftUI.
  func testLinesBeginAtTheSideOfTheLayout() {
    for text in [english, arabic] {
      let leading = lines(text, .leading)
      XCTAssertEqual(leading[0], leading[1])
      let trailing = lines(text, .trailing)
      XCTAssertLessThan(trailing[0], trailing[1])
    }
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    for text in [english, arabic] {
      let leading = lines(text, .leading)
      XCTAssertLessThan(leading[0], leading[1])
      let trailing = lines(text, .trailing)
      XCTAssertEqual(trailing[0], trailing[1])
    }
  }
}
