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

  private struct Pages: View {
    let style: PageTabViewStyle
    @State private var page = 0
    var body: some View {
      TabView(selection: $page) {
        ForEach(0..<3) { Text("Page \($0)").tag($0) }
      }.tabViewStyle(style)
    }
  }

  func testPagesWithoutLabelsHaveDotsBelowThem() {
    let window = TestWindow(Pages(style: .page))
    window.layOut()
    let dots = window.all("GtkButton")
    XCTAssertEqual(dots.count, 3)
    for dot in dots {
      XCTAssertNotEqual(
        gtk_test_accessible_has_property(OpaquePointer(dot), GTK_ACCESSIBLE_PROPERTY_LABEL), 0)
    }
    XCTAssertGreaterThan(
      window.bounds(of: dots[0]).y, window.bounds(of: window.label("Page 0")!).y)
    emit(Widget(dots[2]).raw, "clicked")
    runLoopUntilIdle()
    XCTAssertNotEqual(gtk_widget_get_mapped(window.label("Page 2")!), 0)
    XCTAssertTrue(
      gtk_widget_get_state_flags(dots[2]).rawValue & GTK_STATE_FLAG_CHECKED.rawValue != 0)
    window.close()
    let without = TestWindow(Pages(style: .page(indexDisplayMode: .never)))
    XCTAssertEqual(without.all("GtkButton").count, 0)
    without.close()
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
