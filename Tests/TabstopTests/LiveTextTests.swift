import CGtk
import Foundation
import GtkBridge
import PrivateDisplay
import Synchronization
import TabstopFoundation
import XCTest

@testable import Tabstop

/// Texts that go on by themselves.
@preconcurrency @MainActor
final class LiveTextTests: DisplayTestCase {
  private final class Clock: Sendable {
    private let reads = Mutex(0)
    var count: Int { reads.withLock { $0 } }
    func read() -> String {
      reads.withLock {
        $0 += 1
        return "read \($0)"
      }
    }
  }

  func testATextGoesOnWhileItIsOnScreen() {
    struct Page: View {
      let clock: Clock
      @State private var isShown = true
      var body: some View {
        if isShown { Text(live: { clock.read() }).bold() }
        Button("Hide") { isShown = false }
      }
    }
    let clock = Clock()
    let window = TestWindow(Page(clock: clock))
    let first = window.texts[0]
    runLoop(until: { window.texts[0] != first }, "The text stands still.")
    XCTAssertEqual(window.texts[0], "read \(clock.count)")
    window.press("Hide")
    let count = clock.count
    let end = Date.now.addingTimeInterval(1.3)
    runLoop(until: { Date.now > end }, "")
    XCTAssertEqual(clock.count, count, "nobody reads what is not shown")
    window.close()
  }

  func testATimerAdvances() {
    let window = TestWindow(
      VStack {
        Text(Date.now.addingTimeInterval(-65), style: .timer)
        Text(timerInterval: Date.now...Date.now.addingTimeInterval(5400), showsHours: false)
        Text(Date(timeIntervalSince1970: 0), style: .date)
      })
    let first = window.texts
    XCTAssertTrue(["1:05", "1:06"].contains(first[0]), first[0])
    XCTAssertTrue(["90:00", "89:59"].contains(first[1]), first[1])
    runLoop(
      until: { window.texts[0] != first[0] && window.texts[1] != first[1] }, "They stand still.")
    XCTAssertEqual(window.texts[2], first[2])
    window.close()
  }
}
