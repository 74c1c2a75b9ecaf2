import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

/// A turn's work runs once, before everything else that waits, and costs nothing without a request.
@preconcurrency @MainActor
final class TurnTests: DisplayTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated { Loop.rest() }
  }

  func testItRunsOnceHoweverOftenItIsAsked() {
    var count = 0
    let turn = Turn { count += 1 }
    for _ in 1...100 { turn.schedule() }
    XCTAssertEqual(count, 0, "not before the loop runs")
    runLoopUntilIdle()
    XCTAssertEqual(count, 1)
    turn.schedule()
    runLoopUntilIdle()
    XCTAssertEqual(count, 2)
  }

  func testItDoesNotRunUnasked() {
    var count = 0
    let turn = Turn { count += 1 }
    runLoopUntilIdle()
    XCTAssertEqual(count, 0)
    withExtendedLifetime(turn) {}
  }

  func testItRunsBeforeWhatWaitsAtDefaultPriority() {
    let log = Log()
    // Waits first, and at the priority of events.
    log.addSource(priority: G_PRIORITY_DEFAULT, "event")
    log.addSource(priority: G_PRIORITY_DEFAULT, "another event")
    let turn = Turn { log.lines.append("turn") }
    turn.schedule()
    runLoopUntilIdle()
    XCTAssertEqual(log.lines, ["turn", "event", "another event"])
  }

  func testATurnAskedForByAnEventRunsBeforeTheNextEvent() {
    let log = Log()
    let turn = Turn { log.lines.append("turn") }
    // GDK's events are one source, which handles one event at a time.
    var events = ["event", "next event"]
    log.addSource(priority: G_PRIORITY_DEFAULT) {
      let event = events.removeFirst()
      log.lines.append(event)
      if event == "event" { turn.schedule() }
      return !events.isEmpty
    }
    runLoopUntilIdle()
    XCTAssertEqual(log.lines, ["event", "turn", "next event"])
  }

  func testItMayBeAskedForFromItsOwnWork() {
    var count = 0
    var turn: Turn?
    turn = Turn {
      count += 1
      if count < 3 { turn?.schedule() }
    }
    turn?.schedule()
    MainLoop.iterate()
    XCTAssertEqual(count, 1, "one run per turn of the loop")
    runLoopUntilIdle()
    XCTAssertEqual(count, 3)
    turn = nil
  }

  func testAReleasedTurnDoesNotRun() {
    var count = 0
    var turn: Turn? = Turn { count += 1 }
    turn?.schedule()
    turn = nil
    runLoopUntilIdle()
    XCTAssertEqual(count, 0)
  }

  func testAReleasedTurnReleasesItsWork() {
    weak var life: Log?
    var turn: Turn?
    do {
      let log = Log()
      life = log
      turn = Turn { log.lines.append("turn") }
    }
    XCTAssertNotNil(life)
    turn?.schedule()
    turn = nil
    XCTAssertNil(life)
  }

  func testAnIdleTurnWakesNobody() {
    var count = 0
    let turn = Turn { count += 1 }
    XCTAssertEqual(Loop.sleep(), .untilAnEvent, "before it is asked")
    turn.schedule()
    XCTAssertEqual(Loop.sleepAsItIs(), .notAtAll)
    runLoopUntilIdle()
    XCTAssertEqual(count, 1)
    XCTAssertEqual(Loop.sleep(), .untilAnEvent, "after it ran")
  }
}

/// Notes in which order GLib sources ran.
@MainActor
private final class Log {
  var lines: [String] = []

  /// A source that is ready at once, and runs once.
  func addSource(priority: Int32, _ line: String) {
    addSource(priority: priority) { [self] in
      lines.append(line)
      return false
    }
  }

  /// A source that is ready at once, and runs for as long as `work` says so.
  func addSource(priority: Int32, _ work: @escaping @MainActor () -> Bool) {
    let entry = Unmanaged.passRetained(Entry(work))
    g_idle_add_full(
      priority,
      { data in
        let entry = Unmanaged<Entry>.fromOpaque(data!).takeUnretainedValue()
        return MainActor.assumeIsolated { entry.work() } ? 1 : 0
      }, entry.toOpaque(), { Unmanaged<Entry>.fromOpaque($0!).release() })
  }

  @MainActor
  private final class Entry {
    let work: @MainActor () -> Bool
    init(_ work: @escaping @MainActor () -> Bool) { self.work = work }
  }
}
