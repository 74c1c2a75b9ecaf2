import CGtk
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The colour that a colour picker shows.
@preconcurrency @MainActor
final class ColorPickerTests: DisplayTestCase {
  func testAColourOfThePaletteIsShownAsItIs() {
    let window = TestWindow(ColorPicker("Tint", selection: .constant(Color.blue)))
    var shown = GdkRGBA()
    gtk_color_chooser_get_rgba(OpaquePointer(window.all("GtkColorButton")[0]), &shown)
    let blue = Color.blue.components
    XCTAssertEqual(Double(shown.red), blue.red, accuracy: 0.01)
    XCTAssertEqual(Double(shown.green), blue.green, accuracy: 0.01)
    XCTAssertEqual(Double(shown.blue), blue.blue, accuracy: 0.01)
    XCTAssertGreaterThan(shown.blue, shown.red)
    window.close()
  }
}
