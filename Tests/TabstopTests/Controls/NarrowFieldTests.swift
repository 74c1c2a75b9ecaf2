import CGtk
import PrivateDisplay
import XCTest

@testable import GtkBridge
@testable import Tabstop

/// What a field that is narrower than its text shows.
@preconcurrency @MainActor
final class NarrowFieldTests: DisplayTestCase {
  private struct Page: View {
    @State var text = "The beginning of a text that is much longer than its field"
    var body: some View {
      Button("Before") {}
      TextField("Narrow", text: $text).frame(width: 120)
      Button("Change") { text = "Another text that is much longer than its field as well" }
    }
  }

  private func offset(in window: TestWindow) -> Int32 {
    var value = GValue()
    g_value_init(&value, tabstop_type_int())
    let text = window.all("GtkText")[0]
    g_object_get_property(
      UnsafeMutableRawPointer(text).assumingMemoryBound(to: GObject.self), "scroll-offset", &value)
    defer { g_value_unset(&value) }
    return g_value_get_int(&value)
  }

  func testTheBeginningIsShownUnlessTheFieldHasTheFocus() {
    let window = TestWindow(Page())
    window.layOut()
    XCTAssertEqual(offset(in: window), 0)
    window.tab()
    window.tab()
    window.layOut()
    window.tab()
    window.layOut()
    XCTAssertEqual(window.focus, "Change")
    XCTAssertEqual(offset(in: window), 0)
    window.press("Change")
    window.layOut()
    XCTAssertEqual(offset(in: window), 0)
    window.close()
  }

  /// A field that gets the focus by the program goes on where the user was.
  func testTheCaretStaysInItsPlace() {
    let window = TestWindow(Page())
    window.layOut()
    window.click("Narrow")
    let field = window.fields[0].widget
    gtk_editable_set_position(field.opaque, 40)
    window.layOut()
    XCTAssertGreaterThan(offset(in: window), 0)
    window.tab()
    window.layOut()
    XCTAssertEqual(offset(in: window), 0)
    window.click("Narrow")
    window.layOut()
    XCTAssertEqual(gtk_editable_get_position(field.opaque), 40)
    XCTAssertGreaterThan(offset(in: window), 0)
    window.close()
  }

  private func selection(in window: TestWindow) -> [Int32] {
    var (start, end): (Int32, Int32) = (0, 0)
    gtk_editable_get_selection_bounds(window.fields[0].widget.opaque, &start, &end)
    return [start, end]
  }

  func testTheSelectionIsKeptToo() {
    let window = TestWindow(Page())
    window.layOut()
    window.click("Narrow")
    let field = window.fields[0].widget
    gtk_editable_select_region(field.opaque, 30, 40)
    window.layOut()
    window.tab()
    window.layOut()
    XCTAssertEqual(offset(in: window), 0)
    XCTAssertEqual(EntryText(entry: field).selection, 30..<40)
    window.click("Narrow")
    XCTAssertEqual(selection(in: window), [30, 40])
    window.close()
  }

  /// Its commands are about the selection, and the place of the caret.
  func testTheMenuOfTheFieldKeepsTheSelection() throws {
    let window = TestWindow(Page())
    window.layOut()
    window.click("Narrow")
    gtk_editable_select_region(window.fields[0].widget.opaque, 30, 40)
    window.layOut()
    let text = window.all("GtkText")[0]
    gtk_widget_activate_action_variant(text, "menu.popup", nil)
    runLoop(until: { window.context.focusWidget != text }, "The menu has the focus.")
    window.layOut()
    XCTAssertEqual(selection(in: window), [30, 40])
    gtk_widget_activate_action_variant(text, "selection.delete", nil)
    XCTAssertEqual(
      String(cString: gtk_editable_get_text(window.fields[0].widget.opaque)),
      "The beginning of a text that iger than its field")
    window.close()
  }
}
