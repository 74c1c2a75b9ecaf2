import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The colours of a button that is on.
@preconcurrency @MainActor
final class ToggleButtonTests: DisplayTestCase {
  private struct Days: View {
    @State private var isOn = true
    var body: some View {
      VStack {
        Toggle("1", isOn: $isOn).toggleStyle(.button)
        Toggle("2", isOn: .constant(true)).toggleStyle(.button).disabled(true)
        Button("3") {}
      }
    }
  }

  /// The colour beside a button's text, when its transition has ended.
  private func background(of title: String, in window: TestWindow) -> Picture.Color {
    window.layOut()
    let place = window.bounds(of: window.button(title))
    return window.picture(of: place)[5, Int(place.height / 2)]
  }

  func testItKeepsTheAccentColourWithTheFocus() {
    let settings = ObjectRef(UnsafeMutableRawPointer(gtk_settings_get_default()!))
    let before = settings.flagProperty("gtk-enable-animations")
    settings.setProperty("gtk-enable-animations", to: false)
    defer { settings.setProperty("gtk-enable-animations", to: before) }
    let window = TestWindow(Days())
    let on = background(of: "1", in: window)
    XCTAssertGreaterThan(Int(on.blue) - Int(on.red), 100, "\(on) is not the accent colour.")
    window.tab()
    XCTAssertEqual(window.focus, "1")
    gtk_window_set_focus_visible(window.context.widget.cast(to: GtkWindow.self), 1)
    let focused = background(of: "1", in: window)
    XCTAssertGreaterThan(Int(focused.blue) - Int(focused.red), 100, "\(focused)")
    window.press("1")
    let off = background(of: "1", in: window)
    XCTAssertLessThan(abs(Int(off.blue) - Int(off.red)), 20, "\(off)")
    window.close()
  }

  func testOneThatIsDisabledLooksSo() {
    let window = TestWindow(Days())
    let disabled = background(of: "2", in: window)
    XCTAssertLessThan(abs(Int(disabled.blue) - Int(disabled.red)), 20, "\(disabled)")
    window.close()
  }
}
