import CGtk
import GtkBridge
import PrivateDisplay
import TabstopKits
import XCTest

@testable import Tabstop

/// AppKit's monitors of keys.
@preconcurrency @MainActor
final class KeyMonitorTests: DisplayTestCase {
  func testAMonitorGetsKeysBeforeTheViewsUntilItIsRemoved() {
    var seen: [String] = []
    let window = TestWindow(Text("Nothing"))
    let monitor = NSEvent.addLocalMonitorForEvents(matching: [.keyDown]) { event in
      seen.append("\(event.keyCode) \(event.modifierFlags.contains(.command))")
      return event.keyCode == 53 ? nil : event
    }
    XCTAssertTrue(window.pressFocusedKey(GDK_KEY_Escape))
    XCTAssertFalse(window.pressFocusedKey(GDK_KEY_a, GDK_CONTROL_MASK))
    XCTAssertFalse(window.pressFocusedKey(GDK_KEY_Up))
    XCTAssertEqual(seen, ["53 false", "0 true", "126 false"])
    if let monitor { NSEvent.removeMonitor(monitor) }
    XCTAssertFalse(window.pressFocusedKey(GDK_KEY_Escape))
    XCTAssertEqual(seen.count, 3)
    window.close()
  }

  func testWindowsThatOpenLaterAreMonitored() {
    var flags: [NSEvent.ModifierFlags] = []
    let monitor = NSEvent.addLocalMonitorForEvents(matching: .flagsChanged) { event in
      flags.append(event.modifierFlags)
      return event
    }
    let window = TestWindow(Text("Nothing"))
    _ = window.pressFocusedKey(GDK_KEY_Shift_L)
    XCTAssertEqual(flags, [.shift])
    XCTAssertNil(NSEvent.addGlobalMonitorForEvents(matching: .keyDown) { _ in })
    if let monitor { NSEvent.removeMonitor(monitor) }
    window.close()
  }
}
