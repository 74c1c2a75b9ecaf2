import CGtk
import GtkBridge
import PrivateDisplay
import TabstopFoundation
import TabstopKits
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
        .compactMap { $0 as? UIWindowScene }.last?.windows.last?.endEditing(true)
    }
    assertDismisses { NSApp.keyWindow?.makeFirstResponder(nil) }
  }

  func testTheScreenIsTheWindow() {
    let window = TestWindow(Page(), width: 500, height: 320)
    XCTAssertEqual(UIScreen.main.bounds, CGRect(x: 0, y: 0, width: 500, height: 320))
    window.close()
    XCTAssertEqual(
      UIScreen.main.bounds, CGRect(x: 0, y: 0, width: 640, height: 720), "that of the next window")
  }

  /// The names of the notifications that an action posts, in order.
  private func notifications(
    of names: [Notification.Name], during action: () -> Void
  ) -> [Notification.Name] {
    var posted: [Notification.Name] = []
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { posted.append(name) }
      }
    }
    action()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    return posted
  }

  func testActivationIsReported() {
    func turn() {
      DesktopState.shared.setActive(false)
      DesktopState.shared.setActive(true)
    }
    let phone = [
      UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification,
    ]
    XCTAssertEqual(notifications(of: phone, during: turn), phone)
    let desk = [
      NSApplication.willResignActiveNotification, NSApplication.didResignActiveNotification,
      NSApplication.didBecomeActiveNotification,
    ]
    XCTAssertEqual(notifications(of: desk, during: turn), desk)
  }

  func testTheEndIsReported() {
    let names = [
      UIApplication.willTerminateNotification, NSApplication.willTerminateNotification,
    ]
    XCTAssertEqual(Set(notifications(of: names) { ProgramLife.willEnd() }), Set(names))
  }
}
