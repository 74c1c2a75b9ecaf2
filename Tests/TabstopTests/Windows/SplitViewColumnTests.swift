import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Columns for which there is no room keep what is in them.
@preconcurrency @MainActor
final class SplitViewColumnTests: DisplayTestCase {
  private struct Column: View {
    let name: String
    let journal: Journal
    @State private var text = ""

    var body: some View {
      TextField(name, text: $text)
        .onAppear { journal.note("\(name) appears") }
        .onDisappear { journal.note("\(name) disappears") }
    }
  }

  private struct Page: View {
    let journal: Journal
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var column = NavigationSplitViewColumn.detail

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
        Column(name: "Filter", journal: journal)
      } detail: {
        VStack {
          Column(name: "Detail", journal: journal)
          Button("Detail Only") { visibility = .detailOnly }
          Button("All") { visibility = .all }
          Button("To Sidebar") { column = .sidebar }
        }
      }
    }
  }

  private func titles(_ window: TestWindow) -> [String] {
    window.fields.filter { gtk_widget_get_mapped($0.widget.pointer) != 0 }.map(\.title)
  }

  private func resize(_ window: TestWindow, to width: Int32) {
    let pointer = window.context.widget.cast(to: GtkWindow.self)
    gtk_window_set_default_size(pointer, width, 400)
    runLoop(
      until: { gtk_widget_get_width(window.context.widget.pointer) == width },
      "The window is not \(width) wide.")
    window.layOut()
  }

  func testANarrowWindowHidesColumnsAndAWideOneHasThemAsTheyWere() {
    let journal = Journal()
    let window = TestWindow(Page(journal: journal), width: 900, height: 400)
    XCTAssertEqual(titles(window), ["Filter", "Detail"])
    window.field("Filter").type("abc")
    window.click("Filter")
    _ = journal.take()

    resize(window, to: 450)
    XCTAssertEqual(titles(window), ["Detail"])
    XCTAssertNil(window.focus, "what cannot be seen has no focus")
    XCTAssertEqual(journal.take(), ["Filter disappears"])
    window.tab()
    XCTAssertNotEqual(window.focus, "Filter")

    window.press("To Sidebar")
    XCTAssertEqual(titles(window), ["Filter"])
    XCTAssertEqual(window.field("Filter").text, "abc")

    resize(window, to: 900)
    XCTAssertEqual(titles(window), ["Filter", "Detail"])
    XCTAssertEqual(window.field("Filter").text, "abc")
    window.close()
  }

  func testTheFocusComesBackWithItsColumn() {
    let window = TestWindow(Page(journal: Journal()), width: 900, height: 400)
    window.click("Filter")
    resize(window, to: 450)
    XCTAssertNil(window.focus)
    resize(window, to: 900)
    XCTAssertEqual(window.focus, "Filter")
    window.close()
  }

  func testColumnsThatAreLeftOutKeepTheirState() {
    let journal = Journal()
    let window = TestWindow(Page(journal: journal), width: 900, height: 400)
    window.field("Filter").type("abc")
    _ = journal.take()
    window.press("Detail Only")
    XCTAssertEqual(titles(window), ["Detail"])
    XCTAssertEqual(journal.take(), ["Filter disappears"])
    window.press("All")
    XCTAssertEqual(titles(window), ["Filter", "Detail"])
    XCTAssertEqual(window.field("Filter").text, "abc")
    XCTAssertEqual(journal.take(), ["Filter appears"])
    window.close()
  }

  func testWhatANarrowWindowNeverShowedIsNotMade() {
    let journal = Journal()
    let window = TestWindow(Page(journal: journal), width: 450, height: 400)
    XCTAssertEqual(window.titles, ["Detail"])
    XCTAssertEqual(journal.take(), ["Detail appears"])
    window.close()
  }
}
