import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The labels of tabs.
@preconcurrency @MainActor
final class TabLabelTests: DisplayTestCase {
  private struct Page: View {
    @State private var selection = 2
    var body: some View {
      TabView(selection: $selection) {
        Tab("One", systemImage: "house", value: 1) { Text("first") }
        Tab(value: 2) {
          Text("second")
        } label: {
          Label("Two", systemImage: "gear")
        }
        Tab(value: 3, role: .search) { Text("third") }
      }
    }
  }

  private func tabs(_ window: TestWindow) -> [String] {
    window.all("GtkButton").map { tab in
      descendants(of: tab).filter { typeName($0) == "GtkLabel" }
        .map { String(cString: gtk_label_get_text(OpaquePointer($0))) }.joined()
    }
  }

  func testTabsHaveLabelsOfAnyViewsAndOfTheirRole() {
    let window = TestWindow(Page())
    XCTAssertEqual(tabs(window), ["One", "Two", "Search"])
    window.press("Search")
    XCTAssertTrue(window.texts.contains("third"))
    window.close()
  }

  func testTabsWithoutValues() {
    let window = TestWindow(
      TabView {
        Tab("One", systemImage: "house", role: nil) { Text("first") }
        Tab(role: .search) { Text("second") }
        TabSection("More") {
          Tab("Three", image: "home") { Text("third") }
        }
      })
    XCTAssertEqual(tabs(window), ["One", "Search", "Three"])
    window.close()
  }
}
