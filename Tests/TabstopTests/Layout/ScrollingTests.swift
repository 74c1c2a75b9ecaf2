import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Automatic scrolling.
@preconcurrency @MainActor
final class ScrollingTests: DisplayTestCase {
  private struct Rows: View {
    @State var count: Int
    @FocusState var focus: Int?

    var body: some View {
      VStack {
        ScrollView {
          VStack {
            ForEach(0..<count, id: \.self) { row in
              TextField("Row \(row)", text: .constant("")).focused($focus, equals: row)
            }
          }
        }
        Button("Last") { focus = count - 1 }
        Button("First") { focus = 0 }
        Button("Add") {
          focus = count
          count += 1
        }
      }
    }
  }

  /// Whether the field that has the focus is all within what its scroll view shows.
  private func showsFocus(_ window: TestWindow) -> Bool {
    guard let title = window.focus else { return false }
    let field = window.field(title).widget.pointer
    let scroller = window.all("TabstopScroller")[0]
    var place = graphene_rect_t()
    guard gtk_widget_compute_bounds(field, scroller, &place) != 0 else { return false }
    return place.size.height > 0 && place.origin.y >= 0
      && place.origin.y + place.size.height <= Float(gtk_widget_get_height(scroller))
  }

  private func assertFocus(
    _ title: String, isShownIn window: TestWindow, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertEqual(window.focus, title, file: file, line: line)
    runLoop(until: { showsFocus(window) }, "\(title) is not in view.")
  }

  func testTheFocusIsScrolledIntoView() {
    let window = TestWindow(Rows(count: 30))
    window.press("Last")
    assertFocus("Row 29", isShownIn: window)
    window.press("First")
    assertFocus("Row 0", isShownIn: window)
    window.close()
  }

  func testAFieldThatIsAddedWithTheFocusIsScrolledIntoView() {
    let window = TestWindow(Rows(count: 30))
    for row in 30..<33 {
      window.press("Add")
      assertFocus("Row \(row)", isShownIn: window)
    }
    window.close()
  }
}
