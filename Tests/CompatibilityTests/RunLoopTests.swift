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

  func testAScheduledTimerFiresAgainAndAgainAndNotBeforeItsTime() {
    withWindow {
      nonisolated(unsafe) var fired = (often: 0, seldom: 0)
      let often = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in
        fired.often += 1
      }
      let seldom = Timer.scheduledTimer(withTimeInterval: 3600, repeats: true) { _ in
        fired.seldom += 1
      }
      runLoop(until: { fired.often >= 3 }, "The timer did not fire.")
      often.invalidate()
      seldom.invalidate()
      XCTAssertEqual(fired.seldom, 0)
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
