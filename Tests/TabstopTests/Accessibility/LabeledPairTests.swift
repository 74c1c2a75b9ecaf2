import CGtk
import PrivateDisplay
import XCTest

@testable import GtkBridge
@testable import Tabstop

/// Pairs of a view and the label that names it.
@preconcurrency @MainActor
final class LabeledPairTests: DisplayTestCase {
  private struct Page: View {
    @Namespace private var space
    @State private var pair = 1
    var body: some View {
      VStack {
        Text("Place").accessibilityLabeledPair(role: .label, id: pair, in: space)
        TextField("First", text: .constant("")).accessibilityIdentifier("first")
          .accessibilityLabeledPair(role: .content, id: 1, in: space)
        if pair == 2 {
          TextField("Later", text: .constant("")).accessibilityIdentifier("later")
            .accessibilityLabeledPair(role: .content, id: 1, in: space)
          TextField("Second", text: .constant("")).accessibilityIdentifier("second")
            .accessibilityLabeledPair(role: .content, id: 2, in: space)
        }
        Button("Move") { pair = 2 }
      }
    }
  }

  private func label(_ window: TestWindow, _ identifier: String) -> String? {
    var found: Widget?
    func search(_ node: _Node) {
      node.forEachWidget { widget in
        if String(cString: gtk_widget_get_name(widget.accessible.pointer)) == identifier {
          found = found ?? widget.accessible
        }
      }
      node.forEachChild(search)
    }
    if let root = window.context.root { search(root) }
    return found?.visibleLabel.map { String(cString: gtk_label_get_text($0.opaque)) }
  }

  func testALabelThatMovesToAnotherPairNamesNothingMoreOfTheFirst() {
    let window = TestWindow(Page())
    XCTAssertEqual(label(window, "first"), "Place")
    window.press("Move")
    XCTAssertEqual(label(window, "second"), "Place")
    XCTAssertNil(label(window, "later"))
    window.close()
  }
}
