import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Texts that can be selected: GTK gives them the focus, so focus bindings must know them.
@preconcurrency @MainActor
final class SelectableTextFocusTests: DisplayTestCase {
  private struct Page: View {
    @FocusState private var place: String?
    @FocusState private var isInside
    @State private var isSelectable = true
    @State private var isDisabled = false
    @State private var text = ""

    var body: some View {
      VStack {
        VStack {
          Text("One").focused($place, equals: "one")
          Text("Two").focused($place, equals: "two")
        }
        .textTrait(\.isSelectable, isSelectable)
        .disabled(isDisabled)
        .focused($isInside)
        TextField("Field", text: $text).focused($place, equals: "field")
        Text("\(place ?? "nothing") \(isInside)")
        Button("To Two") { place = "two" }
        Button("Plain") { isSelectable = false }
        Button("Disable") { isDisabled = true }
      }
    }
  }

  private func hasFocus(_ text: String, in window: TestWindow) throws -> Bool {
    gtk_widget_has_focus(try XCTUnwrap(window.label(text))) != 0
  }

  func testABindingMovesTheFocusThereAndReportsIt() throws {
    let window = TestWindow(Page())
    XCTAssertEqual(window.texts.last, "nothing false")
    window.press("To Two")
    XCTAssertTrue(try hasFocus("Two", in: window))
    XCTAssertTrue(window.texts.contains("two true"))
    window.click("Field")
    XCTAssertTrue(window.texts.contains("field false"))
    gtk_widget_grab_focus(try XCTUnwrap(window.label("One")))
    runLoopUntilIdle()
    XCTAssertTrue(window.texts.contains("one true"), "\(window.texts)")
    window.close()
  }

  func testATextThatCannotBeSelectedAnyMoreGivesTheFocusUp() throws {
    for change in ["Plain", "Disable"] {
      let window = TestWindow(Page())
      window.press("To Two")
      window.press(change)
      XCTAssertFalse(try hasFocus("Two", in: window), change)
      XCTAssertTrue(window.texts.contains { $0.hasSuffix("false") }, "\(change): \(window.texts)")
      window.press("To Two")
      XCTAssertFalse(try hasFocus("Two", in: window), change)
      window.close()
    }
  }

  /// Tab selects the whole text; two texts must not look active.
  func testASelectionIsNotShownWithoutTheFocus() throws {
    let window = TestWindow(
      VStack {
        Text("One").textSelection(.enabled)
        TextField("Field", text: .constant(""))
      })
    window.layOut()
    let label = try XCTUnwrap(window.label("One"))
    let place = window.bounds(of: label)
    let before = window.picture(of: place)
    window.tab()
    // The window of a test is not active, and shows no focus by itself.
    gtk_widget_set_state_flags(label, GTK_STATE_FLAG_FOCUS_WITHIN, 0)
    window.layOut()
    XCTAssertNotEqual(window.picture(of: place), before)
    gtk_widget_unset_state_flags(label, GTK_STATE_FLAG_FOCUS_WITHIN)
    window.layOut()
    XCTAssertEqual(window.picture(of: place), before)
    window.close()
  }
}
