import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Tab after a change of pages, in which the control that had the focus has gone: it goes to the new page, not to the
/// bar around it.
@preconcurrency @MainActor
final class PageChangeTests: DisplayTestCase {
  @Observable
  fileprivate final class Model { var page = 0 }

  /// Pages that a program leads through by buttons of its own.
  private struct Tabs: View {
    let model: Model
    var body: some View {
      NavigationStack {
        TabView(selection: .constant(model.page)) {
          Button("Load") {}.tag(0).toolbar(.hidden, for: .tabBar)
          Text("Waiting").tag(1).toolbar(.hidden, for: .tabBar)
          HStack {
            Button("First") {}
            Button("Last") {}
          }.tag(2).toolbar(.hidden, for: .tabBar)
        }
        .navigationTitle("Title")
        .toolbar { Button("Settings") {} }
      }
    }
  }

  /// The last page has a bar, and the others have none.
  private struct Columns: View {
    let model: Model
    var body: some View {
      NavigationSplitView {
        List { Button("Side") {} }
      } detail: {
        switch model.page {
        case 0: Button("Load") {}
        case 1: Text("Waiting")
        default:
          HStack {
            Button("First") {}
            Button("Last") {}
          }.toolbar { Button("Settings") {} }
        }
      }
    }
  }

  private func checkTab(in view: (Model) -> some View, line: UInt = #line) {
    let model = Model()
    let window = TestWindow(view(model), width: 600, height: 400)
    gtk_widget_grab_focus(window.button("Load"))
    runLoopUntilIdle()
    model.page = 1
    window.layOut()
    XCTAssertNil(window.context.focusWidget, line: line)
    model.page = 2
    window.layOut()
    XCTAssertNil(window.context.focusWidget, line: line)
    window.tab()
    XCTAssertEqual(window.focus, "First", line: line)
    window.close()
  }

  func testTabGoesToThePageThatIsShownWhereACoveredOneHadTheFocus() {
    checkTab { Tabs(model: $0) }
  }

  func testTabGoesBehindTheBarThatAPageInAColumnHasGot() {
    checkTab { Columns(model: $0) }
  }

  func testShiftTabGoesToTheEndOfThePage() {
    let model = Model()
    let window = TestWindow(Tabs(model: model), width: 600, height: 400)
    gtk_widget_grab_focus(window.button("Load"))
    runLoopUntilIdle()
    model.page = 1
    window.layOut()
    model.page = 2
    window.layOut()
    window.tab(backward: true)
    XCTAssertEqual(window.focus, "Last")
    window.close()
  }
}
