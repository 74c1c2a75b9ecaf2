import PrivateDisplay
import XCTest

@testable import Tabstop

/// The button that starts renaming.
@preconcurrency @MainActor
final class RenameButtonTests: DisplayTestCase {
  func testItMovesTheFocusToTheField() {
    struct Page: View {
      @State private var text = "Name"
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          Text(isFocused ? "focused" : "elsewhere")
          TextField("Title", text: $text).focused($isFocused)
          RenameButton().renameAction($isFocused)
        }
      }
    }
    let window = TestWindow(Page())
    XCTAssertEqual(window.texts.first, "elsewhere")
    window.press("Rename")
    XCTAssertEqual(window.focus, "Title")
    XCTAssertEqual(window.texts.first, "focused")
    window.close()
  }
}
