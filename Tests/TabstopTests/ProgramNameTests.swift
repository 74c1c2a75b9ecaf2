import CGtk
import GtkBridge
import PrivateDisplay
import TabstopFoundation
import XCTest

@testable import Tabstop

/// UIKit's and AppKit's names for the program, its windows and its screen.
@preconcurrency @MainActor
final class ProgramNameTests: DisplayTestCase {
  private struct Page: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      Text(isFocused ? "focused" : "elsewhere")
      TextField("Name", text: $text).focused($isFocused)
    }
  }

  private func assertDismisses(_ action: () -> Void, line: UInt = #line) {
    let window = TestWindow(Page())
    window.click("Name")
    window.assertFocus("Name", "focused", line: line)
    action()
    runLoopUntilIdle()
    window.assertFocus(nil, "elsewhere", line: line)
    window.close()
  }

  func testTheKeyboardIsPutAway() {
    assertDismisses { UIApplication.shared.windows.last?.endEditing(true) }
    assertDismisses {
      UIApplication.shared.connectedScenes
        .filter { $0.activationState == .foregroundActive || true }
        .compactMap { $0 as? UIWindowScene }.last?.windows.last?.endEditing(true)
    }
    assertDismisses { NSApp.keyWindow?.makeFirstResponder(nil) }
  }

  func testTheScreenIsTheWindow() {
    let window = TestWindow(Page(), width: 500, height: 320)
    XCTAssertEqual(UIScreen.main.bounds, CGRect(x: 0, y: 0, width: 500, height: 320))
    window.close()
    XCTAssertGreaterThan(UIScreen.main.bounds.width, 0, "without a window, a screen")
  }

  func testActivationIsTold() {
    var told: [Notification.Name] = []
    let names = [
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { told.append(name) }
      }
    }
    DesktopState.shared.setActive(false)
    DesktopState.shared.setActive(true)
    XCTAssertEqual(told, names.reversed())
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
