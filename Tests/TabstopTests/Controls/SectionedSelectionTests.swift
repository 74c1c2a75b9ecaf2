import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// A list with a selection whose elements are sections: their rows are one stop of Tab.
@preconcurrency @MainActor
final class SectionedSelectionTests: DisplayTestCase {
  private struct Page: View {
    let isSplit: Bool
    let hasBar: Bool
    @State private var chosen: String?

    var body: some View {
      if isSplit {
        NavigationSplitView {
          list.frame(minWidth: 250)
        } detail: {
          if hasBar {
            Text(verbatim: chosen ?? "nothing").toolbar { Button("Show") {} }
          } else {
            Text(verbatim: chosen ?? "nothing")
          }
        }
      } else {
        list
      }
    }

    private var list: some View {
      List(["a", "b", "c"], id: \.self, selection: $chosen) { group in
        Section(header: Text(verbatim: "group \(group)")) {
          ForEach(1..<5) { number in
            Text(verbatim: "\(group)\(number)").tag("\(group)\(number)")
          }
        }
      }
    }
  }

  private func open(isSplit: Bool, hasBar: Bool) -> TestWindow {
    let window = TestWindow(Page(isSplit: isSplit, hasBar: hasBar), width: 900, height: 400)
    window.layOut()
    return window
  }

  func testTheFirstRowOfTheFirstSectionIsTheFirstStopOfTab() {
    for (isSplit, hasBar) in [(false, false), (true, false), (true, true)] {
      let window = open(isSplit: isSplit, hasBar: hasBar)
      window.tab()
      XCTAssertEqual(window.focus, "a1", "in a split view: \(isSplit), with a bar: \(hasBar)")
      window.close()
    }
  }

  func testTabGoesRoundThroughTheColumnsAndTheBarOfTheDetail() {
    let window = open(isSplit: true, hasBar: true)
    var stops: [String?] = []
    for _ in 0..<4 {
      window.tab()
      stops.append(window.focus)
    }
    XCTAssertEqual(stops, ["a1", "Show", "a1", "Show"])
    window.close()
  }
}
