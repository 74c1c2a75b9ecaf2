import CGtk
import PrivateDisplay
import SwiftUI
import XCTest

/// Foundation's main run loop works under GTK's.
@preconcurrency @MainActor
final class RunLoopTests: DisplayTestCase {
  private func withWindow(_ body: () -> Void) {
    let window = TestWindow(Text("x"))
    body()
    window.close()
  }

  func testAScheduledTimerDoesNotFireEarly() {
    withWindow {
      nonisolated(unsafe) var fired: [TimeInterval] = []
      let start = Date()
      let timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in
        fired.append(Date().timeIntervalSince(start))
      }
      runLoop(until: { fired.count == 3 }, "The timer did not fire.")
      timer.invalidate()
      XCTAssertGreaterThanOrEqual(fired[2], 0.15)
    }
  }

  func testATimerSetFromACallbackOfGTKFires() {
    withWindow {
      nonisolated(unsafe) var hasFired = false
      DispatchQueue.main.async {
        _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in hasFired = true }
      }
      runLoop(until: { hasFired }, "The timer did not fire.")
    }
  }

  func testPerformRuns() {
    withWindow {
      nonisolated(unsafe) var hasRun = false
      RunLoop.main.perform { hasRun = true }
      runLoop(until: { hasRun }, "The block did not run.")
    }
  }

  /// Without timers the loop sleeps: nothing becomes ready by itself.
  func testAnIdleProgramDoesNotWakeUp() {
    withWindow {
      runLoopUntilIdle()
      nonisolated(unsafe) var isOver = false
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { isOver = true }
      var turns = 0
      runLoop(until: {
        turns += 1
        return isOver
      })
      // A few looks at the run loop, and the end of the wait.
      XCTAssertLessThan(turns, 10)
    }
  }
}
