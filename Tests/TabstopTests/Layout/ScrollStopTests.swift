import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// What scrolls and has nothing in it that could have the focus is a Tab stop itself: otherwise no
/// user could read it to its end without a pointer.
@preconcurrency @MainActor
final class ScrollStopTests: DisplayTestCase {
  private struct Page<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      VStack {
        Button("Before") {}
        content
        Button("After") {}
      }
    }
  }

  private func focusType(_ window: TestWindow) -> String {
    gtk_window_get_focus(window.context.widget.cast(to: GtkWindow.self)).map { typeName($0) } ?? ""
  }

  private func value(_ window: TestWindow, _ axis: Axis = .vertical) -> Double {
    let scroller = OpaquePointer(window.all("TabstopScroller")[0])
    return gtk_adjustment_get_value(
      axis == .vertical
        ? gtk_scrolled_window_get_vadjustment(scroller)
        : gtk_scrolled_window_get_hadjustment(scroller))
  }

  /// A key, as it comes to what has the focus. Whether that has used it.
  @discardableResult
  private func press(_ window: TestWindow, _ key: Int32) -> Bool {
    let isUsed = window.pressKeyOfFocus(key)
    window.layOut()
    return isUsed
  }

  func testAListWithoutControlsIsScrolledByKeys() {
    let window = TestWindow(Page { List(0..<500) { Text("Row \($0)") } })
    window.layOut()
    window.tab()
    XCTAssertEqual(window.focus, "Before")
    window.tab()
    XCTAssertEqual(focusType(window), "TabstopScroller")
    XCTAssertTrue(press(window, GDK_KEY_Down))
    let step = value(window)
    XCTAssertGreaterThan(step, 0)
    XCTAssertTrue(press(window, GDK_KEY_Up))
    XCTAssertEqual(value(window), 0)
    XCTAssertFalse(press(window, GDK_KEY_Up), "At the top the arrow leads on.")
    press(window, GDK_KEY_Down)
    window.tab()
    XCTAssertEqual(window.focus, "After")
    window.tab(backward: true)
    XCTAssertEqual(focusType(window), "TabstopScroller")
    window.tab(backward: true)
    XCTAssertEqual(window.focus, "Before")
    window.close()
  }

  /// The focus was on a control that has been disabled since.
  func testAnArrowKeyThatLeadsToNoControlDoesNotLeadToWhatScrolls() {
    let window = TestWindow(
      Page {
        ScrollView {
          Button("Only") {}
          Text(String(repeating: "A long text. ", count: 400))
        }
      })
    defer { window.close() }
    window.layOut()
    window.tab()
    window.tab()
    XCTAssertEqual(window.focus, "Only")
    window.context.movingFocus { window.context.dismissFocus() }
    let root = window.context.widget.pointer
    for direction in [GTK_DIR_RIGHT, GTK_DIR_LEFT] {
      gtk_widget_child_focus(root, direction)
      XCTAssertNotEqual(focusType(window), "TabstopScroller")
      window.context.movingFocus { window.context.dismissFocus() }
    }
  }

  /// A screen reader would say only that it scrolls.
  func testAStopIsNamedByTheFirstTextInItUnlessTheProgramNamesIt() {
    func name(_ content: some View) -> String? {
      let window = TestWindow(Page { content }, height: 200)
      defer { window.close() }
      window.layOut()
      window.tab()
      window.tab()
      XCTAssertEqual(focusType(window), "TabstopScroller")
      return exportedName(of: window.all("TabstopScroller")[0])
    }
    XCTAssertEqual(
      name(
        List {
          ForEach(0..<9, id: \.self) { section in
            Section("Section \(section)") { ForEach(0..<0, id: \.self) { Text("Row \($0)") } }
          }
        }), "Section 0")
    let text = ScrollView { Text("Terms").frame(height: 900) }
    XCTAssertEqual(name(text), "Terms")
    XCTAssertEqual(name(text.accessibilityLabel("Conditions")), "Conditions")
  }

  func testAStopKeepsTheNameThatTheProgramGivesItLater() {
    struct Terms: View {
      @State private var name: String?
      var body: some View {
        ScrollView { Text("Terms").frame(height: 900) }
          .accessibilityLabel(name ?? "", isEnabled: name != nil)
        Button("Name") { name = "Conditions" }
        Button("Forget") { name = nil }
      }
    }
    let window = TestWindow(Page { Terms() }, height: 200)
    func visited() -> String? {
      window.layOut()
      window.tab()
      window.tab(backward: true)
      while focusType(window) != "TabstopScroller" { window.tab() }
      return exportedName(of: window.all("TabstopScroller")[0])
    }
    XCTAssertEqual(visited(), "Terms")
    window.press("Name")
    XCTAssertEqual(visited(), "Conditions")
    window.press("Forget")
    XCTAssertEqual(visited(), "Terms")
    window.close()
  }

  func testWhatFitsOrHasControlsIsNoStop() {
    let few = TestWindow(Page { ScrollView { Text("a") } })
    few.tab()
    few.tab()
    XCTAssertEqual(few.focus, "After")
    few.close()
    let controls = TestWindow(
      Page {
        ScrollView {
          VStack {
            Text("a").frame(height: 900)
            Button("Inside") {}
          }
        }
      })
    controls.tab()
    controls.tab()
    XCTAssertEqual(controls.focus, "Inside")
    controls.tab()
    XCTAssertEqual(controls.focus, "After")
    controls.close()
    let disabled = TestWindow(
      Page { ScrollView { Text("a").frame(height: 900) }.scrollDisabled(true) })
    disabled.tab()
    disabled.tab()
    XCTAssertEqual(disabled.focus, "After")
    disabled.close()
  }

  func testATextThatScrollsSidewaysIsAStop() {
    let window = TestWindow(Page { ScrollView(.horizontal) { Text("a").frame(width: 2_000) } })
    window.tab()
    window.tab()
    XCTAssertEqual(focusType(window), "TabstopScroller")
    XCTAssertTrue(press(window, GDK_KEY_Right))
    XCTAssertGreaterThan(value(window, .horizontal), 0)
    XCTAssertFalse(press(window, GDK_KEY_Down))
    window.close()
  }
}
