import PrivateDisplay
import XCTest

@testable import Tabstop

/// Views over others with the trait `isModal`.
@preconcurrency @MainActor
final class ModalViewTests: DisplayTestCase {
  private struct Page: View {
    @State private var isAsking = false
    var body: some View {
      ZStack {
        VStack {
          Button("First") {}
          Button("Ask") { isAsking = true }
          Button("Last") {}
        }
        if isAsking {
          VStack {
            Text("Go on?")
            HStack {
              Button("Yes") { isAsking = false }
              Button("No") { isAsking = false }
            }
          }
          .accessibilityAddTraits(.isModal)
        }
      }
    }
  }

  func testTabStaysInAModalViewAsLongAsItIsThere() {
    let window = TestWindow(Page())
    defer { window.close() }
    window.layOut()
    window.tab()
    window.tab()
    XCTAssertEqual(window.focus, "Ask")
    window.press("Ask")
    window.layOut()
    var visited: [String?] = []
    for isBackward in [false, false, false, true, true] {
      window.tab(backward: isBackward)
      visited.append(window.focus)
    }
    XCTAssertEqual(visited, ["Yes", "No", "Yes", "No", "Yes"])
    window.press("Yes")
    window.layOut()
    window.tab()
    XCTAssertNotNil(window.focus)
    XCTAssertFalse(["Yes", "No"].contains(window.focus))
  }

  func testAModalViewWithoutControlsLetsTabPass() {
    let window = TestWindow(
      VStack {
        Button("Before") {}
        Text("Loading").accessibilityAddTraits(.isModal)
        Button("After") {}
      })
    defer { window.close() }
    window.layOut()
    window.tab()
    window.tab()
    XCTAssertEqual(window.focus, "After")
  }
}
