import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// A popover points at its view, wherever that goes.
@preconcurrency @MainActor
final class FollowingPopoverTests: DisplayTestCase {
  private struct Page: View {
    var isLocked = false
    @State private var isShown = false
    @State private var rows = 3

    var body: some View {
      VStack {
        Text(isShown ? "open" : "closed")
        Button("Grow") { rows += 1 }
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<rows, id: \.self) { Text("row \($0)").frame(height: 20) }
            Button("Act") { isShown = true }
              .frame(height: 40)
              .popover(isPresented: $isShown) {
                TextField("Inner", text: .constant("")).interactiveDismissDisabled(isLocked)
              }
            ForEach(100..<200, id: \.self) { Text("row \($0)").frame(height: 20) }
          }
        }
      }
    }
  }

  private func open(isLocked: Bool = false) -> TestWindow {
    let window = TestWindow(Page(isLocked: isLocked), width: 400, height: 400)
    window.press("Act")
    window.layOut()
    XCTAssertTrue(window.texts.contains("open"))
    return window
  }

  private func place(_ window: TestWindow) -> GdkRectangle {
    var place = GdkRectangle()
    let popover = UnsafeMutableRawPointer(window.all("GtkPopover")[0])
    XCTAssertNotEqual(
      gtk_popover_get_pointing_to(popover.assumingMemoryBound(to: GtkPopover.self), &place), 0)
    return place
  }

  private func scroll(_ window: TestWindow, to value: Double) {
    let scroller = OpaquePointer(window.all("GtkScrolledWindow")[0])
    gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scroller), value)
    window.layOut()
    window.layOut()
  }

  func testItFollowsWhileItsViewScrolls() {
    let window = open()
    let before = place(window)
    scroll(window, to: 25)
    XCTAssertEqual(place(window).y, before.y - 25)
    XCTAssertEqual(place(window).x, before.x)
    scroll(window, to: 0)
    XCTAssertEqual(place(window).y, before.y)
    XCTAssertEqual(window.focus, "Inner")
    window.close()
  }

  func testItFollowsAViewThatOthersPushAway() {
    let window = open()
    let before = place(window)
    emit(window.button("Grow"), "clicked")
    runLoopUntilIdle()
    window.layOut()
    window.layOut()
    XCTAssertEqual(place(window).y, before.y + 20)
    window.close()
  }

  func testItClosesWhenItsViewIsScrolledAway() {
    let window = open()
    scroll(window, to: 700)
    XCTAssertTrue(window.texts.contains("closed"))
    XCTAssertEqual(window.all("GtkPopover").count, 0)
    window.close()
  }

  func testOneThatMustStayPointsToWhereItsViewWentOut() {
    let window = open(isLocked: true)
    scroll(window, to: 700)
    XCTAssertTrue(window.texts.contains("open"))
    XCTAssertEqual(window.focus, "Inner")
    var bounds = graphene_rect_t()
    XCTAssertNotEqual(
      gtk_widget_compute_bounds(
        window.all("GtkScrolledWindow")[0], window.context.widget.pointer, &bounds), 0)
    XCTAssertEqual(place(window).y, Int32(bounds.origin.y))
    window.close()
  }
}
