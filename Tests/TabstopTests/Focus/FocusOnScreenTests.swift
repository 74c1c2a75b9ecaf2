import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// A focus value that is written for a control that is in the window but not visible: the control gets the focus as
/// soon as it appears, and not before.
@preconcurrency @MainActor
final class FocusOnScreenTests: DisplayTestCase {
  func testAControlOnATabThatIsNotChosenWaitsForTheTab() {
    struct Page: View {
      @State private var tab = 1
      @State private var text = ""
      @FocusState private var focus: Name?
      var body: some View {
        VStack {
          Text(focus.map { "\($0)" } ?? "nothing")
          Button("Ask") { focus = .second }
          Button("Show") { tab = 2 }
          TabView(selection: $tab) {
            TextField("First", text: $text).focused($focus, equals: .first).tag(1)
              .tabItem { Text("One") }
            TextField("Second", text: $text).focused($focus, equals: .second).tag(2)
              .tabItem { Text("Two") }
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.click("First")
    window.press("Ask")
    window.assertFocus("First", "first")
    window.press("Show")
    window.layOut()
    XCTAssertEqual(window.texts.first, "second")
    window.close()
  }

  /// GTK hides the outline after three seconds, and does not show it again when the window becomes active.
  func testTheOutlineOfTheFocusStaysWithoutKeys() {
    let window = TestWindow(
      VStack {
        Button("Go") {}
        TextField("Stay", text: .constant(""))
      })
    let pointer = window.context.widget.cast(to: GtkWindow.self)
    gtk_window_present(pointer)
    runLoop(until: { window.context.isActive }, "The window did not become active.")
    window.tab()
    func isVisible(_ title: String) -> Bool {
      let focus = gtk_window_get_focus(pointer)!
      XCTAssertEqual(window.focus, title)
      return gtk_widget_get_state_flags(focus).rawValue & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0
    }
    XCTAssertTrue(isVisible("Go"))
    // As GTK's timer does.
    gtk_window_set_focus_visible(pointer, 0)
    XCTAssertTrue(isVisible("Go"))
    // The program moves the focus.
    let go = gtk_window_get_focus(pointer)!
    window.click("Stay")
    XCTAssertTrue(isVisible("Stay"))
    XCTAssertEqual(
      gtk_widget_get_state_flags(go).rawValue & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue, 0)
    window.close()
  }

  func testAViewWithAFocusValueIsNotUpdatedIfOnlyTheViewAroundItIs() {
    struct Row: View {
      static var evaluations = 0
      let title: String
      var body: some View {
        Row.evaluations += 1
        return TextField(title, text: .constant(""))
      }
    }
    struct Page: View {
      @State private var count = 0
      @FocusState private var focus: Name?
      var body: some View {
        VStack {
          Button("Count") { count += 1 }
          Text("\(count)")
          Row(title: "Same").focused($focus, equals: .first)
        }
      }
    }
    let window = TestWindow(Page())
    XCTAssertEqual(Row.evaluations, 1)
    window.press("Count")
    XCTAssertEqual(window.texts.first, "1")
    XCTAssertEqual(Row.evaluations, 1)
    window.close()
  }

  func testAControlInAHiddenContainerWaitsForIt() {
    struct Page: View {
      @State private var isHidden = true
      @State private var text = ""
      @FocusState private var focus: Name?
      var body: some View {
        VStack {
          Text(focus.map { "\($0)" } ?? "nothing")
          Button("Ask") { focus = .second }
          Button("Show") { isHidden = false }
          VStack { TextField("Second", text: $text).focused($focus, equals: .second) }
            .hiddenForTest(isHidden)
        }
      }
    }
    let window = TestWindow(Page())
    window.press("Ask")
    XCTAssertEqual(window.texts.first, "nothing")
    window.press("Show")
    window.layOut()
    XCTAssertEqual(window.texts.first, "second")
    window.close()
  }

  func testAControlInAGroupThatOpensInTheSameAction() {
    struct Page: View {
      @State private var isOpen = false
      @State private var text = ""
      @FocusState private var focus: Name?
      var body: some View {
        VStack {
          Text(focus.map { "\($0)" } ?? "nothing")
          Button("Open") {
            isOpen = true
            focus = .second
          }
          DisclosureGroup("More", isExpanded: $isOpen) {
            TextField("Second", text: $text).focused($focus, equals: .second)
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.press("Open")
    window.layOut()
    window.assertFocus("Second", "second")
    window.close()
  }
}

/// Takes a widget off the screen, as a container of GTK's own does, and leaves it in the window.
private struct HidingModifier: Decoration {
  let isHidden: Bool

  func apply(to widget: Widget, old: HidingModifier?, _ environment: InheritedValues) {
    widget.isVisible = !isHidden
  }
}

extension View {
  fileprivate func hiddenForTest(_ isHidden: Bool) -> some View {
    modifier(HidingModifier(isHidden: isHidden))
  }
}
