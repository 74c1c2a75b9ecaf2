import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The number of columns of a lazy grid whose cells come and go.
@preconcurrency @MainActor
final class AdaptiveColumnTests: DisplayTestCase {
  func testAdaptiveColumnsStayWhenTheWidestCellIsScrolledAway() {
    struct Page: View {
      var body: some View {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
            ForEach(0..<400, id: \.self) { index in
              Text(verbatim: "\(index)").frame(minWidth: index == 70 ? 200 : 40, minHeight: 40)
            }
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    let adjustment = gtk_scrolled_window_get_vadjustment(
      OpaquePointer(window.all("GtkScrolledWindow")[0]))
    XCTAssertNotNil(window.label("70"))
    let length = gtk_adjustment_get_upper(adjustment)
    gtk_adjustment_set_value(adjustment, 12_000)
    window.layOut()
    runLoop(until: { window.label("70") == nil })
    window.layOut()
    XCTAssertEqual(gtk_adjustment_get_upper(adjustment), length, accuracy: 100)
    window.close()
  }
}
