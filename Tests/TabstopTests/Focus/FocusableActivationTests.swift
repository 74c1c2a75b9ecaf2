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
    return window.pressKeyOfFocus(key)
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

  @Observable fileprivate final class Step { var number = 0 }

  /// For assistive technology it is another object then: a role cannot change.
  func testTheRoleFollowsWhatTheViewContains() {
    struct Page: View {
      let step: Step
      @FocusState private var isFocused: Bool
      @State private var changes = 0

      var body: some View {
        VStack {
          Text("\(isFocused) \(changes)")
          Button("Before") {}
          Group {
            if step.number % 2 == 0 {
              Text("Plain")
            } else {
              Text("Tapped").onTapGesture {}
            }
          }
          .focusable()
          .focused($isFocused)
          Button("After") {}
        }
        .onChange(of: isFocused) { changes += 1 }
      }
    }
    let step = Step()
    let window = TestWindow(Page(step: step))
    window.tab()
    window.tab()
    XCTAssertEqual(window.texts.first, "true 1")
    func role() -> GtkAccessibleRole? {
      window.context.focusWidget.map { Widget($0).accessibleRole }
    }
    XCTAssertEqual(role(), GTK_ACCESSIBLE_ROLE_LABEL)
    for number in 1...4 {
      step.number = number
      window.layOut()
      XCTAssertEqual(
        role(), number % 2 == 1 ? GTK_ACCESSIBLE_ROLE_BUTTON : GTK_ACCESSIBLE_ROLE_LABEL)
      XCTAssertEqual(window.texts.first, "true 1", "the focus stays")
    }
    window.tab()
    XCTAssertEqual(window.focus, "After")
    window.tab(backward: true)
    window.tab(backward: true)
    XCTAssertEqual(window.focus, "Before")
    step.number += 1
    window.layOut()
    XCTAssertEqual(window.focus, "Before")
    window.close()
  }
}
