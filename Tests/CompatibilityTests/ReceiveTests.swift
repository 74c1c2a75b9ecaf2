import Combine
import PrivateDisplay
import SwiftUI
import XCTest

/// Tests of `onReceive`: timers, values of other threads, the end of the subscription.
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

  private struct Ticking: View {
    let journal: Journal
    private let often = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()
    private let seldom = Timer.publish(every: 3600, on: .main, in: .common).autoconnect()

    var body: some View {
      Text("x")
        .onReceive(often) { _ in journal.record("often") }
        .onReceive(seldom) { _ in journal.record("seldom") }
    }
  }

  private final class Turns: ObservableObject {
    @Published var count = 0
    /// The publishers of all the views that were created, oldest first.
    var publishers: [PassthroughSubject<String, Never>] = []

    func makePublisher() -> PassthroughSubject<String, Never> {
      publishers.append(PassthroughSubject())
      return publishers.last!
    }
  }

  private struct Outer: View {
    @ObservedObject var turns: Turns
    let journal: Journal

    var body: some View {
      Text("turn \(turns.count)").onReceive(turns.makePublisher()) { journal.record($0) }
    }
  }

  func testATimerTicksAgainAndAgainAndNotBeforeItsTime() {
    let journal = Journal()
    let window = TestWindow(Ticking(journal: journal))
    runLoop(until: { journal.count("often") >= 5 }, "It ticked \(journal.count("often")) times.")
    XCTAssertEqual(journal.count("seldom"), 0)
    window.close()
  }

  /// A publisher that is created again with the view replaces the previous one.
  func testANewPublisherReplacesThePreviousOne() {
    let (turns, journal) = (Turns(), Journal())
    let window = TestWindow(Outer(turns: turns, journal: journal))
    turns.publishers[0].send("first")
    turns.count += 1
    runLoopUntilIdle()
    XCTAssertEqual(turns.publishers.count, 2)
    for (index, publisher) in turns.publishers.enumerated() { publisher.send("\(index)") }
    XCTAssertEqual(journal.drain(), ["first", "1"])
    window.close()
  }

  func testTheSubscriptionEndsWithTheView() {
    let subject = PassthroughSubject<Int, Never>()
    let journal = Journal()
    let window = TestWindow(Text("x").onReceive(subject) { journal.record("\($0)") })
    subject.send(1)
    runLoopUntilIdle()
    XCTAssertEqual(journal.drain(), ["1"])
    window.close()
    subject.send(2)
    runLoopUntilIdle()
    XCTAssertEqual(journal.drain(), [])
  }

  func testValuesOfOtherThreadsArriveOnTheMainThread() {
    let subject = PassthroughSubject<Int, Never>()
    let journal = Journal()
    let window = TestWindow(
      Text("x").onReceive(subject) { journal.record("\($0) \(Thread.isMainThread)") })
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
      .sink { _ in MainActor.assumeIsolated { journal.record("received") } }
    NotificationCenter.default.post(name: name, object: nil)
    runLoop(until: { journal.count("received") == 1 }, "The notification did not arrive.")
    subscription.cancel()
    NotificationCenter.default.post(name: name, object: nil)
    runLoopUntilIdle()
    XCTAssertEqual(journal.count("received"), 1)
  }
}
