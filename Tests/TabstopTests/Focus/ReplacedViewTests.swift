import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The focus when other content takes the place of the view that has it.
@preconcurrency @MainActor
final class ReplacedViewTests: DisplayTestCase {
  private struct Steps: View {
    @State var step = 0
    @FocusState private var isFocused: Bool
    var says: String?

    var body: some View {
      VStack {
        Text("\(isFocused)")
        Button("Before") {}
        switch step {
        case 0:
          VStack {
            Button("Send") { next() }.focused($isFocused)
            Button("Skip") { step = 2 }
          }
        case 1:
          Text("Sent.")
          Text("Thank you.")
        case 2: Button("Again") { step = 3 }
        default: EmptyView()
        }
        Button("After") {}
        Button("Start Over") { step = 0 }
      }
    }

    private func next() {
      if let says { AccessibilityNotification.Announcement(says).post() }
      step = 1
    }
  }

  private func announced(by action: () -> Void) -> [String] {
    let before = Announcements.shared.waiting.count
    action()
    runLoopUntilIdle()
    return Announcements.shared.waiting[before...].map(\.text)
  }

  /// Presses the button that has the focus.
  private func press(_ title: String, in window: TestWindow) {
    XCTAssertEqual(window.focus, title)
    window.press(title)
  }

  func testNothingHasTheFocusWhenTextsReplaceTheFocusedControl() {
    let window = TestWindow(Steps())
    window.tab()
    window.tab()
    window.assertFocus("Send", "true")
    XCTAssertEqual(announced { press("Send", in: window) }, ["Sent. Thank you."])
    window.assertFocus(nil, "false")
    window.tab()
    XCTAssertEqual(window.focus, "After")
    window.close()
  }

  func testShiftTabGoesOnBeforeTheTexts() {
    let window = TestWindow(Steps())
    window.tab()
    window.tab()
    press("Send", in: window)
    window.tab(backward: true)
    XCTAssertEqual(window.focus, "Before")
    window.close()
  }

  func testAControlOfTheNewContentHasTheFocus() {
    let window = TestWindow(Steps())
    for _ in 1...3 { window.tab() }
    XCTAssertEqual(announced { press("Skip", in: window) }, [])
    XCTAssertEqual(window.focus, "Again")
    window.close()
  }

  func testContentThatIsReplacedByNothingLeavesTheFocusToANeighbour() {
    let window = TestWindow(Steps(step: 2))
    window.tab()
    window.tab()
    press("Again", in: window)
    XCTAssertEqual(window.focus, "After")
    window.close()
  }

  func testAFocusElsewhereStays() {
    let window = TestWindow(Steps(step: 1))
    for _ in 1...3 { window.tab() }
    XCTAssertEqual(announced { press("Start Over", in: window) }, [])
    XCTAssertEqual(window.focus, "Start Over")
    window.close()
  }

  func testAProgramThatAnnouncesTheChangeItselfIsNotJoined() {
    let window = TestWindow(Steps(says: "Done."))
    window.tab()
    window.tab()
    XCTAssertEqual(announced { press("Send", in: window) }, ["Done."])
    window.close()
  }

  func testTabGoesIntoControlsThatComeLater() {
    let window = TestWindow(Steps())
    window.tab()
    window.tab()
    press("Send", in: window)
    window.press("Start Over")
    XCTAssertNil(window.focus)
    window.tab()
    XCTAssertEqual(window.focus, "Send")
    window.close()
  }

  private struct Shopping: View {
    @State private var items = ["Bread", "Milk"]
    var body: some View {
      VStack {
        Button("Before") {}
        if items.isEmpty {
          ContentUnavailableView("No Items", systemImage: "cart")
        } else {
          List {
            ForEach(items, id: \.self) { Text($0) }.onDeleteRows { items.remove(at: $0[0]) }
          }
        }
        Button("After") {}
      }
    }
  }

  func testAListThatGoesWithItsLastRowIsAnnouncedAndTabGoesOnFromItsPlace() {
    let window = TestWindow(Shopping())
    window.layOut()
    window.tab()
    window.tab()
    XCTAssertEqual(window.focus, "Bread")
    window.pressKeyInList(GDK_KEY_Delete)
    XCTAssertEqual(window.focus, "Milk")
    XCTAssertEqual(
      announced { window.pressKeyInList(GDK_KEY_Delete) }, ["Deleted Milk", "No Items"])
    XCTAssertNil(window.focus)
    window.tab()
    XCTAssertEqual(window.focus, "After")
    window.close()
  }
}
