import CGtk
import PrivateDisplay
import XCTest

@testable import GtkBridge
@testable import Tabstop

/// The colour that a colour picker shows.
@preconcurrency @MainActor
final class ColorPickerTests: ControlTestCase {
  func testAColorPickerResolvesNamedColours() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View { ColorPicker("Ink", selection: $model.color) }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    let control = control(window, "GtkColorButton")
    var value = GdkRGBA()
    gtk_color_chooser_get_rgba(control.opaque, &value)
    XCTAssertEqual([value.red, value.green, value.blue], [1, 0, 0])
    model.color = .black.opacity(0.5)
    runLoopUntilIdle()
    gtk_color_chooser_get_rgba(control.opaque, &value)
    XCTAssertEqual([value.red, value.green, value.blue, value.alpha], [0, 0, 0, 0.5])
    window.close()
  }

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

  func testTheColourIsAnnounced() {
    struct Page: View {
      @State private var tint = Color.blue
      var body: some View {
        ColorPicker("Tint", selection: $tint)
        Button("Navy") { tint = Color(red: 0, green: 0, blue: 0.5) }
      }
    }
    let window = TestWindow(Page())
    window.tab()
    let button = window.context.focusedControl?.widget
    XCTAssertEqual(button?.innerButton?.title, "Tint")
    XCTAssertEqual(button?.innerButton?.value, "blue", "in every appearance")
    window.press("Navy")
    XCTAssertEqual(button?.innerButton?.value, "dark blue")
    window.close()
  }

  func testTheNamesOfColours() {
    let names: [(UInt32, String)] = [
      (0x000000, "black"), (0xffffff, "white"), (0x808080, "gray"), (0xd3d3d3, "light gray"),
      (0x404040, "dark gray"), (0xff0000, "red"), (0x800000, "dark red"), (0xffa500, "orange"),
      (0xa2845e, "brown"), (0xd2b48c, "light brown"), (0x5c3317, "dark brown"),
      (0xffff00, "yellow"), (0x00ff00, "green"),
      (0x006400, "dark green"), (0x90ee90, "light green"), (0x00ffff, "cyan"), (0x0000ff, "blue"),
      (0x000080, "dark blue"), (0xadd8ff, "light blue"), (0x800080, "dark purple"),
      (0xff69b4, "pink"), (0xffb6c1, "pink"), (0x708090, "grayish blue"),
    ]
    for (number, name) in names {
      func part(_ shift: UInt32) -> Double { Double(number >> shift & 0xff) / 255 }
      let color = Color(red: part(16), green: part(8), blue: part(0))
      XCTAssertEqual(color.spokenName, name, String(number, radix: 16))
    }
    XCTAssertEqual(
      Color(red: 1, green: 0, blue: 0, opacity: 0.5).spokenName, "red, 50 percent opaque")
    XCTAssertEqual(Color.clear.spokenName, "clear")
  }
}
