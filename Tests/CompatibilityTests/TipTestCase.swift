import Foundation
import GtkBridge
import PrivateDisplay
import Synchronization
import XCTest

@testable import TipKitInterface

/// A test of tips: with a folder and a time of its own, and as if the program had just been started.
@preconcurrency @MainActor
class TipTestCase: DisplayTestCase {
  nonisolated(unsafe) private(set) var folder: URL!
  nonisolated(unsafe) private(set) var clock: TestClock!

  override func setUpWithError() throws {
    try super.setUpWithError()
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tabstop-tips-\(UUID().uuidString)")
    clock = TestClock()
    TipCenter.shared.restart(clock: clock.clock)
    MainActor.assumeIsolated { MainLoop.attachMainQueue() }
  }

  override func tearDownWithError() throws {
    TipCenter.shared.restart()
    try? FileManager.default.removeItem(at: folder)
    try super.tearDownWithError()
  }

  func configure(_ frequency: Tips.ConfigurationOption.DisplayFrequency = .immediate) throws {
    try Tips.configure([.displayFrequency(frequency), .datastoreLocation(.url(folder))])
  }

  /// What the next start of the program finds.
  func restart(_ frequency: Tips.ConfigurationOption.DisplayFrequency = .immediate) throws {
    TipCenter.shared.restart(clock: clock.clock)
    try configure(frequency)
  }

  var file: URL { folder.appendingPathComponent("tips.json") }
}

/// A time that a test sets.
final class TestClock: Sendable {
  private struct State: Sendable {
    var now = Date(timeIntervalSinceReferenceDate: 800_000_000)
    var waiting: [(date: Date, closure: @Sendable () -> Void)] = []
  }
  private let state = Mutex(State())

  var clock: TipClock {
    TipClock(
      now: { self.state.withLock { $0.now } },
      wake: { date, closure in self.state.withLock { $0.waiting.append((date, closure)) } })
  }

  /// The number of closures that wait for a time.
  var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// Lets time pass, and calls what has waited for it.
  func advance(by seconds: TimeInterval) {
    let due = state.withLock { state in
      state.now += seconds
      let now = state.now
      let due = state.waiting.filter { $0.date <= now }
      state.waiting.removeAll { $0.date <= now }
      return due
    }
    for entry in due { entry.closure() }
  }
}
