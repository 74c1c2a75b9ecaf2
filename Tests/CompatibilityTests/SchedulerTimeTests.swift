import Combine
import Dispatch
import XCTest

/// Durations of a queue's clock, however long.
final class SchedulerTimeTests: XCTestCase {
  private typealias Time = DispatchQueue.SchedulerTimeType

  func testDurationsThatAreTooLongAreTheLongest() {
    let longest = Time.Stride.nanoseconds(.max)
    XCTAssertEqual(Time.Stride(.never), longest)
    XCTAssertEqual(Time.Stride.seconds(.max), longest)
    XCTAssertEqual(Time.Stride.milliseconds(.min), .nanoseconds(.min))
    XCTAssertEqual(Time.Stride.seconds(Double.infinity), longest)
    XCTAssertEqual(Time.Stride.seconds(Double.nan), .nanoseconds(0))
    XCTAssertEqual(longest + .seconds(1), longest)
    XCTAssertEqual(Time.Stride.nanoseconds(.min) - .seconds(1), .nanoseconds(.min))
    XCTAssertEqual(longest * .seconds(2), longest)
    XCTAssertNil(Time.Stride(exactly: Int.max))
    XCTAssertEqual(Time.Stride(exactly: 3), .seconds(3))
  }

  func testTheEndOfTimeIsTheLongestDurationAway() {
    let (now, end) = (DispatchQueue.main.now, Time(.distantFuture))
    XCTAssertEqual(now.distance(to: end), .nanoseconds(.max))
    XCTAssertEqual(end.distance(to: now), .nanoseconds(-.max))
    XCTAssertEqual(now.distance(to: now.advanced(by: .seconds(1.5))), .milliseconds(1500))
  }
}
