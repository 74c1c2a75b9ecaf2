import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// What undo takes back in a field.
@preconcurrency @MainActor
final class FieldUndoTests: DisplayTestCase {
  private struct Page: View {
    @State private var name = "Ann"

    var body: some View {
      TextField("Name", text: $name)
      Button("Replace") { name = "Bob" }
    }
  }

  private func undo(in window: TestWindow) {
    let field = window.field("Name")
    _ = gtk_widget_activate_action_variant(
      field.delegate.assumingMemoryBound(to: GtkWidget.self), "text.undo", nil)
    runLoopUntilIdle()
  }

  func testUndoKeepsTheTextThatTheProgramSet() {
    let window = TestWindow(Page())
    let field = window.field("Name")
    field.caret = 3
    field.type("a")
    undo(in: window)
    XCTAssertEqual(field.text, "Ann")
    undo(in: window)
    XCTAssertEqual(field.text, "Ann")
    field.caret = 3
    field.type("e")
    window.press("Replace")
    field.caret = 3
    field.type("by")
    undo(in: window)
    XCTAssertEqual(field.text, "Bob")
    window.close()
  }
}
