import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// `onEditingChanged` is called when the turn is settled.
@preconcurrency @MainActor
final class EditingChangedTests: DisplayTestCase {
  private struct Page: View {
    let journal: Journal
    @State private var text = ""
    @State private var isEditing = false
    @FocusState private var focus: Name?

    var body: some View {
      VStack {
        Text(focus.map { "\($0)" } ?? "nothing")
        Text(isEditing ? "editing" : "resting")
        TextField("First", text: $text) { isEditing in
          journal.record("\(isEditing) \(Updater.shared.isUpdating)")
          self.isEditing = isEditing
          // A write in the middle of a move of the focus would be lost with it.
          if isEditing { focus = .second }
        }
        .focused($focus, equals: .first)
        TextField("Second", text: $text).focused($focus, equals: .second)
        Button("First") { focus = .first }
      }
    }
  }

  func testItMayMoveTheFocus() {
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    window.press("First")
    window.assertFocus("Second", "second")
    XCTAssertEqual(journal.drain(), ["true false", "false false"])
    XCTAssertEqual(window.texts[1], "resting")
    window.click("First")
    window.assertFocus("Second", "second")
    XCTAssertEqual(journal.drain(), ["true false", "false false"])
    window.close()
  }

  func testAFieldThatGoesWithTheFocusSaysSo() {
    struct Page: View {
      let journal: Journal
      @State private var text = ""
      @State private var isShown = true
      var body: some View {
        if isShown {
          TextField("Field", text: $text) { isEditing in journal.record("\(isEditing)") }
        }
        Button("Hide") { isShown = false }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    window.click("Field")
    XCTAssertEqual(journal.drain(), ["true"])
    window.press("Hide")
    XCTAssertEqual(journal.drain(), ["false"])
    window.close()
  }
}
