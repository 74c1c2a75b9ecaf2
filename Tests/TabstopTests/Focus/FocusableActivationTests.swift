import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Custom views that can have the focus, with an immediate action.
@preconcurrency @MainActor
final class FocusableActivationTests: DisplayTestCase {
  private struct Page: View {
    let journal: Journal
    var body: some View {
      VStack {
        Text("Outside").focusable().onTapGesture { journal.record("outside") }
        Text("Inside").onTapGesture { journal.record("inside") }.focusable()
        Text("Twice").focusable().onTapGesture(count: 2) { journal.record("twice") }
        Text("Trait").focusable().accessibilityAddTraits(.isButton)
        Text("Activate").focusable(interactions: .activate)
        VStack { Text("Plain").focusable() }.onTapGesture { journal.record("around") }
      }
    }
  }

  private func view(
    _ window: TestWindow, _ title: String
  ) -> UnsafeMutablePointer<GtkWidget> {
    var next = window.label(title)
    while let widget = next, gtk_widget_has_css_class(widget, "focusable") == 0 {
      next = gtk_widget_get_parent(widget)
    }
    return next!
  }

  private func press(_ window: TestWindow, _ title: String, _ key: Int32) -> Bool {
    let widget = view(window, title)
    XCTAssertNotEqual(gtk_widget_grab_focus(widget), 0)
    runLoopUntilIdle()
    var isUsed = false
    for controller in controllers(of: widget) {
      if typeName(controller) == "GtkEventControllerKey" {
        isUsed = emit(controller, "key-pressed", .number(Int(key)), .number(0), .number(0))
      }
      g_object_unref(controller)
    }
    runLoopUntilIdle()
    return isUsed
  }

  func testTheSpaceBarAndReturnDoWhatATapDoes() {
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    XCTAssertTrue(press(window, "Outside", GDK_KEY_space))
    XCTAssertTrue(press(window, "Inside", GDK_KEY_Return))
    XCTAssertFalse(press(window, "Outside", GDK_KEY_a))
    XCTAssertFalse(press(window, "Twice", GDK_KEY_space))
    XCTAssertFalse(press(window, "Plain", GDK_KEY_space), "its container's tap is not its own")
    XCTAssertEqual(journal.drain(), ["outside", "inside"])
    window.close()
  }

  func testWhatDoesSomethingIsAButtonAndTheRestIsText() {
    let window = TestWindow(Page(journal: Journal()))
    for title in ["Outside", "Inside", "Trait", "Activate", "Plain"] {
      XCTAssertEqual(
        gtk_accessible_get_accessible_role(OpaquePointer(view(window, title))),
        title == "Plain" ? GTK_ACCESSIBLE_ROLE_LABEL : GTK_ACCESSIBLE_ROLE_BUTTON, title)
    }
    window.close()
  }
}
