import CGtk
import Foundation
import GtkBridge
import PrivateDisplay
import Synchronization
import TabstopFoundation
import XCTest

@testable import Tabstop

/// Texts that change by themselves.
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
      let other: Clock
      @State private var isShown = true
      var body: some View {
        if isShown { Text(live: { clock.read() }).bold() }
        Text(live: { other.read() })
        Button("Hide") { isShown = false }
      }
    }
    let (clock, other) = (Clock(), Clock())
    let window = TestWindow(Page(clock: clock, other: other))
    let first = window.texts[0]
    runLoop(until: { window.texts[0] != first }, "The text stands still.")
    XCTAssertEqual(window.texts[0], "read \(clock.count)")
    window.press("Hide")
    let count = clock.count
    // Between two readings of one that is shown the other would have been read as well.
    let others = other.count
    runLoop(until: { other.count >= others + 2 }, "The other text stands still.")
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
    func seconds(_ index: Int) -> Int {
      window.texts[index].split(separator: ":").reduce(0) { $0 * 60 + Int($1)! }
    }
    let first = window.texts
    // However long the window took to open.
    let (passed, left) = (seconds(0), seconds(1))
    XCTAssertTrue((65..<3600).contains(passed), first[0])
    XCTAssertTrue((1...5400).contains(left), first[1])
    runLoop(until: { seconds(0) > passed && seconds(1) < left }, "They stand still.")
    XCTAssertEqual(window.texts[2], first[2])
    window.close()
  }
}
