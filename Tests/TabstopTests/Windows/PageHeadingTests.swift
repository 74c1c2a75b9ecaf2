import PrivateDisplay
import XCTest

@testable import Tabstop

/// The title of a page as a heading above the rows of its first form or list.
@preconcurrency @MainActor
final class PageHeadingTests: DisplayTestCase {
  private struct Page: View {
    @State private var hasList = true

    var body: some View {
      NavigationStack {
        VStack {
          if hasList { List { Text("Row") } }
          Form { Button("Close") { hasList = false } }
        }
        .navigationTitle("Files")
      }
    }
  }

  func testAFormAndAListOnAPageHaveOneHeading() {
    let window = TestWindow(Page())
    XCTAssertEqual(window.texts.filter { $0 == "Files" }.count, 1)
    window.press("Close")
    window.layOut()
    XCTAssertEqual(window.texts, ["Files"], "the form has it now")
    window.close()
  }
}
