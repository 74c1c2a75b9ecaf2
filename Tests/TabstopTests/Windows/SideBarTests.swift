import CGtk
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Lists beside a detail: of a split view, and of an older navigation view of two views.
@preconcurrency @MainActor
final class SideBarTests: DisplayTestCase {
  private struct Columns: View {
    var body: some View {
      NavigationView {
        List { NavigationLink("One") { Text("First") } }
        Text("Nothing chosen")
      }
    }
  }

  func testAnOldNavigationViewOfTwoViewsHasTwoColumns() {
    let window = TestWindow(Columns(), width: 800)
    window.layOut()
    let (list, rest) = (window.button("One"), window.label("Nothing chosen")!)
    XCTAssertLessThan(
      window.bounds(of: list).x + window.bounds(of: list).width, window.bounds(of: rest).x + 1)
    window.press("One")
    XCTAssertNotNil(window.label("First"))
    XCTAssertNotNil(window.label("One"))
    window.close()
  }

  func testAsAStackItShowsTheFirstViewAlone() {
    let window = TestWindow(Columns().navigationViewStyle(.stack), width: 800)
    XCTAssertNil(window.label("Nothing chosen"))
    window.press("One")
    XCTAssertNotNil(window.label("First"))
    window.close()
  }

  func testAListInASideBarCanBeEdited() {
    struct Page: View {
      @State private var items = ["a", "b"]
      var body: some View {
        NavigationSplitView {
          List { ForEach(items, id: \.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) } }
            .toolbar { EditButton() }
        } detail: {
          Text("Nothing chosen")
        }
      }
    }
    let window = TestWindow(Page(), width: 800)
    window.press("Edit")
    let tips = window.all("GtkButton").compactMap { gtk_widget_get_tooltip_text($0) }
      .map { String(cString: $0) }
    XCTAssertEqual(tips.filter { $0 == "Delete" }.count, 2)
    window.close()
  }

  func testDestinationsDeclaredInASideBarAreShownInTheDetail() {
    let window = TestWindow(
      NavigationSplitView {
        List { NavigationLink("Seven", value: 7) }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
      } detail: {
        Text("Nothing chosen")
      }, width: 800)
    window.press("Seven")
    XCTAssertNotNil(window.label("number 7"))
    window.close()
  }
}
