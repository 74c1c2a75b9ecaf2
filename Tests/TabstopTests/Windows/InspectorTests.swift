import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The place of an inspector.
@preconcurrency @MainActor
final class InspectorTests: DisplayTestCase {
  private struct Page: View {
    var body: some View {
      Text("content").frame(minWidth: 200)
        .inspector(isPresented: .constant(true)) {
          Text("details").inspectorColumnWidth(min: 150, ideal: 200)
        }
    }
  }

  private func places(width: Int32) -> (
    window: Int32, content: (x: Float, y: Float), details: (x: Float, y: Float)
  ) {
    let window = TestWindow(Page(), width: width)
    window.layOut()
    defer { window.close() }
    let (content, details) = (
      window.bounds(of: window.label("content")!), window.bounds(of: window.label("details")!)
    )
    return (
      gtk_widget_get_width(window.context.widget.pointer), (content.x, content.y),
      (details.x, details.y)
    )
  }

  func testItIsBesideTheContentWhereThereIsRoom() {
    let (_, content, details) = places(width: 600)
    XCTAssertGreaterThan(details.x, content.x + 100)
  }

  func testItIsBelowTheContentInANarrowWindow() {
    let (window, content, details) = places(width: 300)
    XCTAssertEqual(window, 300)
    XCTAssertGreaterThan(details.y, content.y + 20)
  }
}
