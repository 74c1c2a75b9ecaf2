import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The selection of a field as a value.
@preconcurrency @MainActor
final class TextSelectionTests: DisplayTestCase {
  private struct Page: View {
    @State private var text = "Grüße 👋🏽 an alle"
    @State private var selection: TextSelection?

    var body: some View {
      Text(words)
      TextField("Message", text: $text, selection: $selection)
      Button("Select") {
        selection = text.range(of: "👋🏽").map { TextSelection(range: $0) }
      }
      Button("End") { selection = TextSelection(insertionPoint: text.endIndex) }
    }

    private var words: String {
      guard let selection, case .selection(let range) = selection.indices else { return "none" }
      return selection.isInsertion
        ? "caret after \(text[..<range.lowerBound].count)" : "selected \(text[range])"
    }
  }

  func testTheProgramSelectsAndHearsOfSelections() {
    let window = TestWindow(Page())
    XCTAssertEqual(window.texts, ["none"])
    let field = window.field("Message")
    window.press("Select")
    XCTAssertEqual(field.selection, 6..<8, "in scalars")
    XCTAssertEqual(window.texts, ["selected 👋🏽"])
    field.selection = 0..<5
    runLoopUntilIdle()
    XCTAssertEqual(window.texts, ["selected Grüße"])
    field.pressBackspace()
    XCTAssertEqual(window.texts, ["caret after 0"])
    XCTAssertEqual(field.text, " 👋🏽 an alle")
    window.press("End")
    XCTAssertEqual(field.caret, 11)
    XCTAssertNil(field.selection)
    window.close()
  }
}

extension String {
  /// As Foundation has it.
  fileprivate func range(of part: String) -> Range<String.Index>? { firstRange(of: part) }
}
