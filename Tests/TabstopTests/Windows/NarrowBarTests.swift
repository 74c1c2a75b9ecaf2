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

  /// A Mac's window shows it in its title bar.
  func testASubtitleIsShownWithoutAStack() {
    struct Counted: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Button("Add") { count += 1 }
          Button("Clear") { count = -1 }
        }
        .navigationTitle("Snippets")
        .navigationSubtitle(count < 0 ? "" : "\(count) of them")
      }
    }
    let window = TestWindow(Counted(), width: 600)
    window.layOut()
    XCTAssertTrue(window.texts.contains("0 of them"), "\(window.texts)")
    window.press("Add")
    XCTAssertTrue(isShown("1 of them", in: window))
    window.press("Clear")
    window.layOut()
    XCTAssertFalse(isShown("1 of them", in: window))
    window.close()
  }

  private func isShown(_ text: String, in window: TestWindow) -> Bool {
    window.label(text).map { gtk_widget_get_mapped($0) != 0 } ?? false
  }
}
