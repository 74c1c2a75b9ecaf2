import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Bars with more than a narrow window has room for in a line.
@preconcurrency @MainActor
final class NarrowBarTests: DisplayTestCase {
  private struct Page: View {
    var body: some View {
      NavigationStack {
        Text("content")
          .navigationTitle("Snippets")
          .navigationSubtitle("A hundred and twenty of them")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Close") {} }
            ToolbarItem(placement: .primaryAction) { Button("A new snippet") {} }
          }
      }
    }
  }

  private func places(
    width: Int32
  ) -> (window: Int32, close: Bounds, new: Bounds, subtitle: Bounds) {
    let window = TestWindow(Page(), width: width)
    window.layOut()
    defer { window.close() }
    return (
      gtk_widget_get_width(window.context.widget.pointer),
      window.bounds(of: window.button("Close")), window.bounds(of: window.button("A new snippet")),
      window.bounds(of: window.label("A hundred and twenty of them")!)
    )
  }

  func testThePartsAreInOneLineWhereThereIsRoom() {
    let (_, close, new, subtitle) = places(width: 600)
    XCTAssertEqual(close.y, new.y, accuracy: 4)
    XCTAssertLessThan(subtitle.y, close.y + close.height)
    XCTAssertLessThan(close.x, subtitle.x)
    XCTAssertLessThan(subtitle.x, new.x)
  }

  func testTheTitleIsBelowTheButtonsInANarrowWindow() {
    let (window, close, new, subtitle) = places(width: 300)
    XCTAssertEqual(window, 300)
    XCTAssertEqual(close.y, new.y, accuracy: 4)
    XCTAssertGreaterThanOrEqual(subtitle.y, close.y + close.height)
    XCTAssertLessThanOrEqual(subtitle.x + subtitle.width, 300)
  }
}
