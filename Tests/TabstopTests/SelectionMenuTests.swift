import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// What can be done with the rows of a list, and what is kept for a menu bar.
@preconcurrency @MainActor
final class SelectionMenuTests: DisplayTestCase {
  func testReturnDoesThePrimaryActionWithWhatIsChosen() {
    struct Page: View {
      let journal: Journal
      @State private var chosen: Set<String> = ["Berlin"]
      var body: some View {
        List(["Paris", "Berlin"], id: \.self, selection: $chosen) { Text($0) }
          .contextMenu(forSelectionType: String.self) { cities in
            if let city = cities.first { Button("Leave \(city)") {} }
          } primaryAction: { cities in
            journal.note("opened \(cities.sorted())")
          }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    window.tab()
    XCTAssertTrue(window.pressKey(GDK_KEY_Return))
    XCTAssertEqual(journal.take(), ["opened [\"Berlin\"]"])
    XCTAssertTrue(window.pressKey(GDK_KEY_space))
    XCTAssertEqual(journal.take(), [])
    window.close()
  }
}
