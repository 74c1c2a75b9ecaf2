import CGtk
import Dispatch
import GtkBridge
import PrivateDisplay
import XCTest

/// Swift's main queue runs under the GLib loop: nothing else is running here.
@preconcurrency @MainActor
final class MainQueueTests: DisplayTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated {
      MainLoop.attachMainQueue()
      Loop.rest()
    }
  }

  func testATaskOnTheMainActorRuns() {
    var isOnMainThread: Bool?
    Task { @MainActor in isOnMainThread = MainLoop.isMainThread }
    XCTAssertNil(isOnMainThread, "not before the loop runs")
    runLoop(until: { isOnMainThread != nil })
    XCTAssertEqual(isOnMainThread, true)
  }

  func testADispatchedBlockRuns() {
    var log: [Int] = []
    for number in 1...100 { DispatchQueue.main.async { log.append(number) } }
    runLoop(until: { log.count == 100 })
    XCTAssertEqual(log, Array(1...100))
  }

  func testABlockDispatchedByABlockRuns() {
    var depth = 0
    func next() {
      depth += 1
      if depth < 50 { DispatchQueue.main.async { MainActor.assumeIsolated { next() } } }
    }
    DispatchQueue.main.async { MainActor.assumeIsolated { next() } }
    runLoop(until: { depth == 50 })
  }

  func testABlockDispatchedForLaterRunsThen() {
    var done: [String] = []
    DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { done.append("in an hour") }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10)) { done.append("soon") }
    runLoop(until: { !done.isEmpty })
    XCTAssertEqual(done, ["soon"])
  }

  func testATaskSleepsAndGoesOn() {
    var done: [String] = []
    let long = Task { @MainActor in
      try await Task.sleep(for: .seconds(3600))
      done.append("in an hour")
    }
    Task { @MainActor in
      try await Task.sleep(for: .milliseconds(10))
      done.append("soon")
    }
    runLoop(until: { !done.isEmpty })
    XCTAssertEqual(done, ["soon"])
    long.cancel()
  }

  func testAnAnswerFromAnotherThreadArrives() {
    var answer = 0
    Task { @MainActor in
      answer = await Task.detached {
        XCTAssertFalse(MainLoop.isMainThread)
        return 42
      }.value
    }
    runLoop(until: { answer == 42 })
  }

  func testAWaitCostsNoWakeUps() {
    var isRunning = false
    Task { @MainActor in
      isRunning = true
      try await Task.sleep(for: .seconds(3600))
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 3600) {}
    // The task itself has to run before it can sleep.
    runLoop(until: { isRunning })
    runLoopUntilIdle()
    XCTAssertEqual(Loop.sleep(), .untilAnEvent)
  }

  func testAnIdleMainQueueCostsNoWakeUps() {
    var hasRun = false
    DispatchQueue.main.async { hasRun = true }
    XCTAssertEqual(Loop.sleepAsItIs(), .notAtAll)
    runLoop(until: { hasRun })
    runLoopUntilIdle()
    XCTAssertEqual(Loop.sleep(), .untilAnEvent)
  }

  func testAttachingAgainDoesNotDrainTwice() {
    let before = Loop.descriptorCount
    MainLoop.attachMainQueue()
    XCTAssertEqual(Loop.descriptorCount, before)
  }

  func testTheMainThreadIsKnown() {
    XCTAssertTrue(MainLoop.isMainThread)
    let elsewhere = expectation(description: "another thread")
    DispatchQueue.global().async {
      XCTAssertFalse(MainLoop.isMainThread)
      elsewhere.fulfill()
    }
    wait(for: [elsewhere], timeout: 30)
  }
}
