import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Tab goes through what stands in pages, grids and insets like through anything else.
@preconcurrency @MainActor
final class TabFocusTests: DisplayTestCase {
  private struct Chat: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool
    let columns = [GridItem(.adaptive(minimum: 80))]

    var body: some View {
      VStack {
        LazyVGrid(columns: columns) {
          ForEach(["a", "b"], id: \.self) { name in Button(name) {} }
        }
        TextField("Message", text: $text, axis: .vertical).focused($isFocused)
        Button("Send") {}.disabled(text.isEmpty)
      }
      .onAppear { isFocused = true }
      .safeAreaInset(edge: .top) { Text("Chat") }
    }
  }

  func testNothingInAPageTrapsTheFocus() {
    let window = TestWindow(
      TabView {
        Chat().tabItem { Text("Talk") }
        Text("Two").tabItem { Text("Other") }.badge(3)
      })
    var seen: [String] = []
    for _ in 0..<5 {
      window.tab()
      seen.append(window.focus ?? "nothing")
    }
    XCTAssertEqual(seen, ["Talk", "Other", "a", "b", "GtkTextView"])
    window.close()
  }

  func testAnEmptyTitleLeavesTheWindowItsName() {
    let window = TestWindow(Text("Page").navigationTitle(""))
    XCTAssertEqual(
      String(cString: gtk_window_get_title(window.context.widget.cast(to: GtkWindow.self))), "Test")
    window.close()
  }
}
