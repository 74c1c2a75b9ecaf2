import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// A button that is disabled while it has the focus keeps it until the user moves on.
@preconcurrency @MainActor
final class HeldButtonTests: DisplayTestCase {
  private struct Page: View {
    let journal: Journal
    @State private var isBusy = false

    var body: some View {
      VStack {
        Button("Send") {
          journal.note("sent")
          isBusy = true
        }.disabled(isBusy)
        Button("Delete") {
          journal.note("deleted")
          isBusy = false
        }
        Button("Other") {}
      }
    }
  }

  func testTheFocusDoesNotGoToTheNextButton() {
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    window.tab()
    XCTAssertEqual(window.focus, "Send")
    window.press("Send")
    XCTAssertEqual(window.focus, "Send")
    window.press("Send")
    XCTAssertEqual(journal.entries, ["sent"], "A disabled button does nothing.")
    window.close()
  }

  func testItIsDisabledWhenTheFocusHasLeft() {
    let window = TestWindow(Page(journal: Journal()))
    window.tab()
    window.press("Send")
    window.tab()
    XCTAssertEqual(window.focus, "Delete")
    XCTAssertEqual(gtk_widget_get_sensitive(window.button("Send")), 0)
    window.tab()
    window.tab()
    XCTAssertEqual(window.focus, "Delete", "Tab goes past it.")
    window.press("Delete")
    XCTAssertNotEqual(gtk_widget_get_sensitive(window.button("Send")), 0)
    window.close()
  }

  func testItWorksAgainWhenItIsEnabledMeanwhile() {
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    window.tab()
    window.press("Send")
    window.press("Delete")
    XCTAssertEqual(window.focus, "Send")
    XCTAssertEqual(gtk_widget_has_css_class(window.button("Send"), "held"), 0)
    window.press("Send")
    XCTAssertEqual(journal.entries, ["sent", "deleted", "sent"])
    window.close()
  }
}
