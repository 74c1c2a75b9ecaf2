import PrivateDisplay
import XCTest

@testable import Tabstop
@testable import TabstopFoundation

/// Texts of the present time, and of times from and until now.
@preconcurrency @MainActor
final class TimeDataSourceTests: DisplayTestCase {
  func testATextShowsTheTimeInAFormat() {
    let (past, future) = (Date.now - 86_400, Date.now + 86_400 * 3)
    let window = TestWindow(
      VStack {
        Text(.currentDate, format: .dateTime.year())
        Text(.durationOffset(to: future), format: .units(allowed: [.days], fractionalPart: .hide))
        Text(.dateRange(startingAt: past), format: .components(style: .wide, fields: [.day]))
      })
    let year = Date.now.formatted(Date.FormatStyle(locale: .ofUser).year())
    XCTAssertEqual(window.texts.first, year)
    XCTAssertTrue(window.texts[1].hasPrefix("3 "), window.texts[1])
    XCTAssertTrue(window.texts[2].hasPrefix("1 "), window.texts[2])
    window.close()
  }

  func testRangesEndWhereTheirDateIs() {
    let now = Date.now
    XCTAssertTrue(TimeDataSource.dateRange(startingAt: now + 5).value(now).isEmpty)
    XCTAssertTrue(TimeDataSource.dateRange(endingAt: now - 5).value(now).isEmpty)
    XCTAssertEqual(TimeDataSource.dateRange(endingAt: now + 5).value(now), now..<(now + 5))
    XCTAssertEqual(TimeDataSource.durationOffset(to: now - 5).value(now), .seconds(-5))
    let never = Date(timeIntervalSinceReferenceDate: .greatestFiniteMagnitude)
    XCTAssertEqual(TimeDataSource.durationOffset(to: never).value(now), .seconds(1e18))
  }
}
