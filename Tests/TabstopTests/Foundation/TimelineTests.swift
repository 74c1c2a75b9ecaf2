import CGtk
import GtkBridge
import PrivateDisplay
import TabstopFoundation
import XCTest

@testable import Tabstop

/// Content that is evaluated again as time passes.
@preconcurrency @MainActor
final class TimelineTests: DisplayTestCase {
  func testContentFollowsAPeriod() {
    let journal = Journal()
    let window = TestWindow(
      TimelineView(.periodic(from: .now, by: 0.02)) { context in
        let _ = journal.record("\(context.date.timeIntervalSinceReferenceDate)")
        Text(context.date, style: .time)
      })
    runLoop(until: { Set(journal.entries).count > 3 }, "time stands still")
    let dates = journal.entries.compactMap(Double.init)
    XCTAssertEqual(dates.sorted(), dates)
    window.close()
    let count = journal.entries.count
    // Until another view's time has gone on twice, a timer that was left would have been due.
    let later = Journal()
    let other = TestWindow(
      TimelineView(.periodic(from: .now, by: 0.02)) { context in
        let _ = later.record("\(context.date.timeIntervalSinceReferenceDate)")
        Text("later")
      })
    runLoop(until: { Set(later.entries).count > 2 }, "time stands still")
    other.close()
    XCTAssertEqual(journal.entries.count, count, "it ends with its view")
  }

  func testSchedules() {
    let start = Date(timeIntervalSinceReferenceDate: 90)
    func first(_ dates: some Sequence<Date>) -> [Double] {
      dates.prefix(2).map(\.timeIntervalSinceReferenceDate)
    }
    XCTAssertEqual(
      first(EveryMinuteTimelineSchedule().entries(from: start, mode: .normal)), [60, 120])
    XCTAssertEqual(
      first(
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 40)
          .entries(from: start, mode: .normal)), [80, 120])
    XCTAssertEqual(
      first(AnimationTimelineSchedule(paused: true).entries(from: start, mode: .normal)), [90])
  }

  func testOtherSchedulesShowTheirContent() {
    let window = TestWindow(
      VStack {
        TimelineView(.everyMinute) { _ in Text("minute") }
        TimelineView(.animation(minimumInterval: 60, paused: true)) { _ in Text("paused") }
        TimelineView(.explicit([Date.distantPast])) { context in
          Text(context.date == .distantPast ? "past" : "now")
        }
      })
    runLoop(until: { window.label("past") != nil }, "the date was not reached")
    XCTAssertEqual(window.texts, ["minute", "paused", "past"])
    window.close()
  }
}
