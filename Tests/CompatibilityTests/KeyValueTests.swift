import Combine
import PrivateDisplay
import SwiftUI
import UIKit
import XCTest

/// Observing properties of objects by key paths.
@preconcurrency @MainActor
final class KeyValueTests: DisplayTestCase {
  private func withWindow(_ content: some View = Text("x"), _ body: (TestWindow) -> Void) {
    let window = TestWindow(content)
    body(window)
    window.close()
  }

  func testAProgressIsObserved() {
    withWindow { _ in
      let download = Download()
      download.progress.completedUnitCount = 5
      runLoop(until: { download.share == 0.5 }, "The change was not seen.")
      XCTAssertFalse(download.isDone)
      download.progress.completedUnitCount = 10
      runLoop(until: { download.isDone }, "The publisher did not publish.")
      XCTAssertEqual(download.share, 1)
    }
  }

  func testAnInvalidatedObservationIsOver() {
    withWindow { _ in
      let progress = Progress(totalUnitCount: 2)
      nonisolated(unsafe) var seen: [Int64] = []
      let ended = progress.observe(\.completedUnitCount) { _, _ in seen.append(-1) }
      let observation = progress.observe(
        \.completedUnitCount, options: [.initial, .new, .old]
      ) { _, change in seen += [change.oldValue ?? -2, change.newValue ?? -2] }
      XCTAssertEqual(seen, [-2, 0])
      ended.invalidate()
      progress.completedUnitCount = 1
      runLoop(until: { seen.count == 4 }, "The change was not seen.")
      XCTAssertEqual(seen, [-2, 0, 0, 1])
      withExtendedLifetime(observation) {}
    }
  }

  private final class OneByOne: Subscriber {
    private(set) var values: [Int64] = []
    private var subscription: Subscription?
    func receive(subscription: Subscription) {
      self.subscription = subscription
      subscription.request(.max(1))
    }
    func receive(_ input: Int64) -> Subscribers.Demand {
      values.append(input)
      return .max(1)
    }
    func receive(completion: Subscribers.Completion<Never>) {}
  }

  func testASubscriberMayDemandOneByOne() {
    withWindow { _ in
      let (progress, subscriber) = (Progress(totalUnitCount: 3), OneByOne())
      progress.publisher(for: \.completedUnitCount).subscribe(subscriber)
      for count: Int64 in 1...3 {
        progress.completedUnitCount = count
        runLoop(until: { subscriber.values.last == count }, "\(subscriber.values)")
      }
      XCTAssertEqual(subscriber.values, [0, 1, 2, 3])
    }
  }
}

/// Observing properties of objects by their names.
@preconcurrency @MainActor
final class NamedPropertyTests: DisplayTestCase {
  private final class Trip: NSObject {
    var days = 1
    var place: String? = "Oslo"
  }

  private final class Page: UIViewController {
    var seen: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      let (old, new) = (change?[.oldKey], change?[.newKey])
      seen.append("\(keyPath ?? "") \(old ?? "-") \(new ?? "-")")
    }
  }

  /// A change has the number of a case, as Objective-C does; and nothing is read for an observer that has gone.
  func testAChangeHasNumbersAndEndsWithItsObserver() {
    enum Phase: Int { case waiting = 3, running }
    final class Job: NSObject {
      var phase = Phase.waiting
      var step: Phase?
    }
    final class Watcher: UIViewController {
      var numbers: [Int?] = []
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        numbers += [change?[.oldKey] as? Int, change?[.newKey] as? Int]
      }
    }
    let window = TestWindow(Text("x"))
    defer { window.close() }
    let job = Job()
    weak var gone: Watcher?
    do {
      let watcher = Watcher()
      gone = watcher
      job.addObserver(watcher, forKeyPath: "phase", options: [.old, .new], context: nil)
      job.addObserver(watcher, forKeyPath: "step", options: [.old, .new], context: nil)
      job.phase = .running
      runLoop(until: { watcher.numbers.count == 2 }, "The change was not seen.")
      job.step = .waiting
      runLoop(until: { watcher.numbers.count == 4 }, "The change was not seen.")
      XCTAssertEqual(watcher.numbers, [3, 4, nil, 3])
    }
    XCTAssertNil(gone)
    job.phase = .waiting
    let other = Watcher()
    nonisolated(unsafe) let sent = job
    DispatchQueue.global().async {
      sent.addObserver(other, forKeyPath: "phase", options: [.initial, .new], context: nil)
    }
    runLoop(until: { other.numbers.count == 2 }, "The first value was not reported.")
    XCTAssertEqual(other.numbers, [nil, 3])
    job.removeObserver(other, forKeyPath: "phase")
  }

  func testTheSizeOfATablesContentIsFound() {
    let window = TestWindow(Text("x"))
    defer { window.close() }
    let (table, page) = (UITableView(), Page())
    table.addObserver(page, forKeyPath: "contentSize", options: .new, context: nil)
    table.contentSize.height = 40
    runLoop(until: { page.seen.count == 1 }, "The change was not seen.")
    XCTAssertEqual(page.seen, ["contentSize - \(CGSize(width: 0, height: 40))"])
  }

  func testAControllerObservesUntilItIsRemoved() {
    let window = TestWindow(Text("x"))
    defer { window.close() }
    let (trip, page, scroll) = (Trip(), Page(), UIScrollView())
    trip.addObserver(page, forKeyPath: "days", options: [.initial, .new, .old], context: nil)
    XCTAssertEqual(page.seen, ["days - 1"])
    trip.days = 3
    runLoop(until: { page.seen.count == 2 }, "The change was not seen.")
    XCTAssertEqual(page.seen.last, "days 1 3")
    trip.removeObserver(page, forKeyPath: "days")
    trip.addObserver(page, forKeyPath: "place", options: .new, context: nil)
    scroll.addObserver(page, forKeyPath: "contentSize", context: nil)
    (trip.days, trip.place) = (4, nil)
    runLoop(until: { page.seen.count == 3 }, "The change was not seen.")
    XCTAssertEqual(page.seen.last, "place - <null>")
    scroll.contentSize = CGSize(width: 3, height: 4)
    runLoop(until: { page.seen.count == 4 }, "The change was not seen.")
    XCTAssertEqual(page.seen.last, "contentSize - -")
    scroll.removeObserver(page, forKeyPath: "contentSize", context: nil)
  }
}
