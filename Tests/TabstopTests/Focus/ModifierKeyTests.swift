import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// `onModifierKeysChanged`.
@preconcurrency @MainActor
final class ModifierKeyTests: DisplayTestCase {
  /// GDK's state of an event is that before it.
  func testTheKeyOfAnEventBelongsToTheModifiersAfterIt() {
    func after(_ key: Int32, _ isDown: Bool, _ state: UInt32 = 0) -> EventModifiers {
      EventModifiers(state: state, after: UInt32(key), isDown: isDown)
    }
    XCTAssertEqual(after(GDK_KEY_Shift_L, true), .shift)
    XCTAssertEqual(after(GDK_KEY_Shift_R, false, 1), [])
    XCTAssertEqual(after(GDK_KEY_Alt_L, true, 4), [.control, .option])
    XCTAssertEqual(after(GDK_KEY_a, true, 8), .option)
    // The bits of the pointer's buttons are not keys.
    XCTAssertEqual(after(GDK_KEY_a, true, 1 << 8), [])
  }

  func testChangesAreReportedOnceAndOnlyOfTheMask() {
    let journal = Journal()
    let window = TestWindow(
      VStack {
        Text("all").onModifierKeysChanged { old, new in
          journal.record("\(old.rawValue) to \(new.rawValue)")
        }
        Text("one").onModifierKeysChanged(mask: .option, initial: false) { _, new in
          journal.record(new.contains(.option) ? "on" : "off")
        }
      })
    runLoopUntilIdle()
    XCTAssertEqual(journal.drain(), ["0 to 0"], "the initial modifiers")
    _ = window.pressFocusedKey(GDK_KEY_Shift_L)
    _ = window.pressFocusedKey(GDK_KEY_Shift_L)
    XCTAssertEqual(journal.drain(), ["0 to 1"])
    window.releaseFocusedKey(GDK_KEY_Shift_L)
    XCTAssertEqual(journal.drain(), ["1 to 0"])
    _ = window.pressFocusedKey(GDK_KEY_Alt_L)
    XCTAssertEqual(journal.drain().sorted(), ["0 to 8", "on"])
    window.close()
  }
}
