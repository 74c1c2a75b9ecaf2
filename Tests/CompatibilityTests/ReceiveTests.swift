import Combine
import PrivateDisplay
import SwiftUI
import XCTest

@preconcurrency @MainActor
final class ReceiveTests: DisplayTestCase {
  func testATimerCountsDownAndAFilterKeepsDigits() {
    let window = TestWindow(CodeEntry())
    XCTAssertEqual(window.focus, "Code")
    window.field("Code").type("12ab3")
    XCTAssertEqual(window.field("Code").text, "123")
    window.field("Code").type("4567")
    XCTAssertEqual(window.field("Code").text, "123456")
    runLoop(until: { !window.all("GtkButton").isEmpty }, "The timer did not tick.")
    window.close()
  }

  func testTheSubscriptionEndsWithTheView() {
    let subject = PassthroughSubject<Int, Never>()
    let journal = Journal()
    let window = TestWindow(Text("x").onReceive(subject) { journal.note("\($0)") })
    subject.send(1)
    runLoopUntilIdle()
    XCTAssertEqual(journal.take(), ["1"])
    window.close()
    subject.send(2)
    runLoopUntilIdle()
    XCTAssertEqual(journal.take(), [])
  }

  func testValuesOfOtherThreadsArriveOnTheMainThread() {
    let subject = PassthroughSubject<Int, Never>()
    let journal = Journal()
    let window = TestWindow(
      Text("x").onReceive(subject) { journal.note("\($0) \(Thread.isMainThread)") })
    nonisolated(unsafe) let shared = subject
    Thread.detachNewThread { shared.send(1) }
    runLoop(until: { journal.count("1 true") == 1 }, "The value did not arrive.")
    window.close()
  }

  func testNotificationsAndTheMainRunLoopAsScheduler() {
    let name = Notification.Name("tabstop-test")
    let journal = Journal()
    let subscription = NotificationCenter.default.publisher(for: name)
      .receive(on: RunLoop.main)
      .sink { _ in MainActor.assumeIsolated { journal.note("received") } }
    NotificationCenter.default.post(name: name, object: nil)
    runLoop(until: { journal.count("received") == 1 }, "The notification did not arrive.")
    subscription.cancel()
    NotificationCenter.default.post(name: name, object: nil)
    runLoopUntilIdle()
    XCTAssertEqual(journal.count("received"), 1)
  }
}
