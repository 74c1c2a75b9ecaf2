import CGtk
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Headings that a press of a button exchanges.
@preconcurrency @MainActor
final class HeadingTests: DisplayTestCase {
  private struct Assistant: View {
    @State private var step = 1
    @State private var count = 0
    @FocusState private var isNaming: Bool
    var body: some View {
      VStack {
        Text("Step \(step)").accessibilityAddTraits(.isHeader)
        if step == 2 {
          Text("Names").accessibilityAddTraits(.isHeader)
          TextField("Name", text: .constant("")).focused($isNaming)
        } else {
          Text("Places").accessibilityAddTraits(.isHeader)
        }
        Text("\(count)")
        Button("Continue") { step += 1 }
        Button("Name") {
          step = 2
          isNaming = true
        }
        Button("Count") { count += 1 }
        Button("Say") {
          step += 1
          AccessibilityNotification.Announcement("Saved").post()
        }
      }
    }
  }

  private func announcements(of button: String, in window: TestWindow) -> Int {
    let before = Announcements.shared.count
    gtk_widget_grab_focus(window.button(button))
    window.press(button)
    return Announcements.shared.count - before
  }

  func testAPressThatExchangesAHeadingAnnouncesTheNewOne() {
    let window = TestWindow(Assistant())
    defer { window.close() }
    window.layOut()
    XCTAssertEqual(announcements(of: "Continue", in: window), 1)
    XCTAssertEqual(announcements(of: "Continue", in: window), 1)
    XCTAssertEqual(announcements(of: "Count", in: window), 0)
    XCTAssertEqual(announcements(of: "Say", in: window), 1, "what the program says")
    XCTAssertEqual(announcements(of: "Name", in: window), 0, "the focus has moved")
    XCTAssertEqual(window.focus, "Name")
  }
}
