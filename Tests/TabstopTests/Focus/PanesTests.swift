import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// F6 goes from pane to pane, and each has the focus where it was left.
@preconcurrency @MainActor
final class PanesTests: DisplayTestCase {
  private struct Page: View {
    @State private var city: String? = "Oslo"
    @State private var text = ""

    var body: some View {
      NavigationSplitView {
        List(["Bergen", "Oslo"], id: \.self, selection: $city) { Text($0) }
      } detail: {
        HSplitView {
          VStack {
            Button("Edit") {}
            TextField("Note", text: $text)
          }
          .frame(minWidth: 100, maxWidth: .infinity)
          VStack { Button("Costs") {} }.frame(minWidth: 100, maxWidth: .infinity)
        }
      }
    }
  }

  func testF6GoesThroughAllPanesAndBack() {
    let window = TestWindow(Page(), width: 1000, height: 400)
    window.layOut()
    var seen: [String?] = []
    for _ in 0..<4 {
      window.pressF6()
      seen.append(window.focus)
    }
    XCTAssertEqual(seen, ["Oslo", "Edit", "Costs", "Oslo"])
    window.pressF6(GDK_SHIFT_MASK)
    XCTAssertEqual(window.focus, "Costs")
    window.click("Note")
    window.pressF6()
    XCTAssertEqual(window.focus, "Costs")
    window.pressF6(GDK_SHIFT_MASK)
    XCTAssertEqual(window.focus, "Note", "where it was left")
    window.close()
  }

  func testANarrowWindowHasOnePaneAndAnotherKeyIsNotF6() {
    let window = TestWindow(
      NavigationSplitView {
        Button("Trips") {}
      } detail: {
        Button("Edit") {}
      }, width: 400, height: 400)
    window.layOut()
    gtk_widget_grab_focus(window.button("Trips"))
    window.pressF6()
    XCTAssertEqual(window.focus, "Trips")
    window.close()
  }
}
