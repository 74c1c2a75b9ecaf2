import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// A view that can have any height has its natural height in a scroll view, however low the window
/// is.
@preconcurrency @MainActor
final class ScrolledPictureTests: DisplayTestCase {
  private struct Page: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.aspectRatio(2, contentMode: .fit)
          ForEach(0..<10) { Text("Line \($0)").padding() }
        }
      }
    }
  }

  func testAPictureIsNotSqueezedIntoTheWindow() {
    let window = TestWindow(Page(), width: 400, height: 200)
    window.layOut()
    var bounds = graphene_rect_t()
    let label = window.label("Line 0")!
    let viewport = gtk_scrolled_window_get_child(OpaquePointer(window.all("TabstopScroller")[0]))!
    XCTAssertNotEqual(gtk_widget_compute_bounds(label, viewport, &bounds), 0)
    XCTAssertGreaterThanOrEqual(bounds.origin.y, 200, "400 points wide, half as high")
    window.close()
  }
}
