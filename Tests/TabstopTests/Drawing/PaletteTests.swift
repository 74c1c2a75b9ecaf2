import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The named colours of the four looks, as GTK has them.
@preconcurrency @MainActor
final class PaletteTests: DisplayTestCase {
  private func color(_ name: String, in window: TestWindow) -> [Int]? {
    var color = GdkRGBA()
    let context = gtk_widget_get_style_context(window.context.widget.pointer)
    guard gtk_style_context_lookup_color(context, name, &color) != 0 else { return nil }
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  func testEachLookHasItsColours() {
    let window = TestWindow(Text("Red").foregroundStyle(.red))
    let before = Appearance.shared.current
    func assertColors(
      isDark: Bool, isHighContrast: Bool, red: [Int], orange: [Int], overlay: [Int],
      line: UInt = #line
    ) {
      var look = before
      (look.isDark, look.isHighContrast) = (isDark, isHighContrast)
      Appearance.shared.onChange(look)
      XCTAssertEqual(color("red_color", in: window), red, line: line)
      XCTAssertEqual(color("orange_color", in: window), orange, line: line)
      XCTAssertEqual(color("overlay_fg_color", in: window), overlay, line: line)
      // The same in all looks.
      XCTAssertEqual(color("yellow_fill_color", in: window), [229, 184, 0], line: line)
    }
    let (black, white) = ([27, 27, 31], [255, 255, 255])
    assertColors(
      isDark: false, isHighContrast: false, red: [192, 28, 40], orange: [166, 74, 0],
      overlay: black)
    assertColors(
      isDark: true, isHighContrast: false, red: [255, 123, 123], orange: [255, 163, 72],
      overlay: black)
    assertColors(
      isDark: false, isHighContrast: true, red: [154, 14, 26], orange: [125, 54, 0],
      overlay: [0, 0, 0])
    assertColors(
      isDark: true, isHighContrast: true, red: [255, 163, 163], orange: [255, 163, 72],
      overlay: white)
    Appearance.shared.onChange(before)
    XCTAssertEqual(color("red_color", in: window), [192, 28, 40])
    window.close()
  }

  func testATranslucentSurfaceHasTheHueOfAnOpaqueOne() {
    XCTAssertEqual(Color.yellow.fillCSS, "@yellow_fill_color")
    XCTAssertEqual(Color.yellow.opacity(0.3).fillCSS, "alpha(@yellow_fill_color,0.3)")
    XCTAssertEqual(
      Color.orange.opacity(0.5).opacity(0.5).fillCSS, "alpha(alpha(@orange_fill_color,0.5),0.5)")
    XCTAssertEqual(Color.yellow.opacity(0.3).css, "alpha(@yellow_color,0.3)")
    XCTAssertEqual(Color.yellow.opacity(0.3).forSymbol.css, "alpha(@yellow_symbol_color,0.3)")
    XCTAssertEqual(Color.red.forSymbol, Color.red)
    XCTAssertEqual(Color.primary.opacity(0.5).fillCSS, Color.primary.opacity(0.5).css)
  }

  /// White text on the accent colour is legible in dark windows, too.
  func testTheAccentColourOfASurfaceIsThatOfFilledButtons() {
    XCTAssertEqual(Color.accentColor.fillCSS, "@accent_fill_color")
    XCTAssertEqual(Color.blue.opacity(0.5).fillCSS, "alpha(@blue_fill_color,0.5)")
    let twice = Color.accentColor.opacity(0.5).opacity(0.5)
    XCTAssertEqual(twice.fillCSS, "alpha(alpha(@accent_fill_color,0.5),0.5)")
    XCTAssertEqual(Color.black.opacity(0.5).fillCSS, Color.black.opacity(0.5).css)
    XCTAssertEqual(Color.accentColor.css, "@accent_color")
  }
}
