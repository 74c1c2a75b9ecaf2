import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// A text of several lines that scrolls.
@preconcurrency @MainActor
final class TextEditorTests: DisplayTestCase {
  /// GTK (4.8) would draw the bar without its trough, and warn.
  func testAScrollBarThatChangesAfterItsLayoutIsDrawn() {
    struct Page: View {
      @State private var text = String(repeating: "line\n", count: 40)
      var body: some View {
        Text("above")
        TextEditor(text: $text).frame(height: 60)
      }
    }
    let window = TestWindow(Page())
    let scroller = window.all("GtkScrolledWindow")[0]
    let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller))
    // Drawn before the text, it changes how much there is to scroll.
    let area = gtk_drawing_area_new()!
    gtk_widget_set_size_request(area, 10, 10)
    gtk_drawing_area_set_draw_func(
      area.withMemoryRebound(to: GtkDrawingArea.self, capacity: 1) { $0 },
      { _, _, _, _, adjustment in
        let adjustment = adjustment!.assumingMemoryBound(to: GtkAdjustment.self)
        gtk_adjustment_set_upper(adjustment, gtk_adjustment_get_upper(adjustment) + 100)
      }, adjustment, nil)
    let label = window.label("above")!
    gtk_widget_insert_before(area, gtk_widget_get_parent(label), label)
    let before = gtk_adjustment_get_upper(adjustment)
    window.layOut()
    XCTAssertGreaterThan(gtk_adjustment_get_upper(adjustment), before, "nothing was drawn")
    window.close()
  }
}
