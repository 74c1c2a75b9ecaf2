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

  func testAScheduledTimerFiresInTime() {
    withWindow {
      nonisolated(unsafe) var fired: [TimeInterval] = []
      let start = Date()
      let timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in
        fired.append(Date().timeIntervalSince(start))
      }
      runLoop(until: { fired.count == 3 }, "The timer did not fire.")
      timer.invalidate()
      XCTAssertGreaterThanOrEqual(fired[2], 0.15)
      XCTAssertLessThan(fired[2], 1)
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
      var dispatched = 0
      for _ in 0..<50 where g_main_context_iteration(nil, 0) != 0 { dispatched += 1 }
      // One look at the run loop after the last thing that happened.
      XCTAssertLessThanOrEqual(dispatched, 1)
    }
  }
}
