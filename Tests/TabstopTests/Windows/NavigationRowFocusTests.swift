import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The focus on rows that are links, on the way to a page and back.
@preconcurrency @MainActor
final class NavigationRowFocusTests: DisplayTestCase {
  func testTheFocusStaysOnALinkOfASideBar() {
    struct Page: View {
      var body: some View {
        NavigationSplitView {
          List {
            NavigationLink("First") { Text("Detail 1") }
            NavigationLink("Second") { TextField("Field", text: .constant("")) }
          }
        } detail: {
          Text("None")
        }
      }
    }
    let window = TestWindow(Page(), width: 800)
    window.layOut()
    for title in ["First", "Second", "First"] {
      gtk_widget_grab_focus(window.button(title))
      window.press(title)
      XCTAssertEqual(window.focus, title)
    }
    XCTAssertNotNil(window.label("Detail 1"))
    window.close()
  }

  private struct Rows: View {
    private struct Row: Identifiable {
      let id = UUID()
      let title: String
    }
    @State private var rows = ["A", "B", "C"].map { Row(title: $0) }

    var body: some View {
      NavigationStack {
        List(rows) { row in
          NavigationLink(row.title) {
            Button("Replace") { rows = rows.map { Row(title: $0.title) } }
            Button("Remove") { rows.removeAll { $0.id == row.id } }
          }
        }
      }
    }
  }

  /// The row of the page that goes is removed, or replaced by one of another identity.
  func testTheFocusGoesBackToThePlaceOfARowThatIsGone() {
    for (action, row) in [("Replace", "B"), ("Remove", "C")] {
      let window = TestWindow(Rows())
      gtk_widget_grab_focus(window.button("B"))
      window.press("B")
      window.press(action)
      window.pressKey(GDK_KEY_Escape)
      window.layOut()
      XCTAssertEqual(window.focus, row, action)
      window.close()
    }
  }

  private struct Searched: View {
    var hasTabs = false, hasSearch = false, hasMoves = false, hasActions = false
    @State private var path = NavigationPath()
    @State private var text = ""

    var body: some View {
      if hasTabs { TabView { stack.tabItem { Text("Tab") } } } else { stack }
    }

    @ViewBuilder private var stack: some View {
      NavigationStack(path: $path) {
        if hasSearch {
          list.searchable(text: $text).navigationTitle("Groups")
        } else {
          list.navigationTitle("Groups")
        }
      }
    }

    private var list: some View {
      List {
        if hasMoves {
          ForEach(["A", "B", "C"], id: \.self) { row($0) }.onMove { _, _ in }.onDelete { _ in }
        } else {
          ForEach(["A", "B", "C"], id: \.self) { row($0) }
        }
      }
      .navigationDestination(for: String.self) { Text("Page \($0)").navigationTitle("Page") }
    }

    @ViewBuilder private func row(_ name: String) -> some View {
      if hasActions {
        NavigationLink(name, value: name).swipeActions { Button("Delete") {} }
      } else {
        NavigationLink(name, value: name)
      }
    }
  }

  func testTheFocusGoesBackToTheRow() {
    for (name, page) in [
      ("plain", Searched()), ("moves", Searched(hasMoves: true)),
      ("actions", Searched(hasActions: true)),
      ("moves and actions", Searched(hasMoves: true, hasActions: true)),
      ("all", Searched(hasTabs: true, hasSearch: true, hasMoves: true, hasActions: true)),
    ] {
      let window = TestWindow(page)
      window.layOut()
      for _ in 0..<4 where window.focus != "A" { window.tab() }
      window.pressKeyInList(GDK_KEY_Down)
      // A row without actions is a button.
      if window.focus != "B" { gtk_widget_grab_focus(window.button("B")) }
      XCTAssertEqual(window.focus, "B", name)
      if let row = window.context.focusWidget, typeName(row) == "GtkButton" {
        window.press("B")
      } else {
        window.pressKeyInList(GDK_KEY_Return)
      }
      // GTK shows a pressed button for a moment first.
      runLoop(until: { window.label("Page B") != nil }, "The link was not followed: \(name)")
      window.layOut()
      window.pressKey(GDK_KEY_Escape)
      window.layOut()
      XCTAssertEqual(window.focus, "B", name)
      window.close()
    }
  }

  func testTheSideBarLeadsToTheDetail() {
    struct Page: View {
      @State private var chosen: Int? = 1
      var body: some View {
        NavigationSplitView {
          List([1, 2, 3], id: \.self, selection: $chosen) { Text("Item \($0)") }
        } detail: {
          Text("Detail \(chosen ?? 0)")
        }
      }
    }
    let window = TestWindow(Page(), width: 700)
    XCTAssertTrue(window.texts.contains("Detail 1"))
    window.close()
  }
}
