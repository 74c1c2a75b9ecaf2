import AVFoundation
import CoreLocation
import XCTest

/// The user's place as a sequence, interruptions of sounds, and ranges of times.
@preconcurrency @MainActor
final class WhereaboutsTests: XCTestCase {
  func testTheFirstReportSaysThatThePlaceIsNotKnown() async throws {
    let whereabouts = Whereabouts()
    try await whereabouts.follow()
    XCTAssertTrue(whereabouts.isDenied)
    XCTAssertNil(whereabouts.last)
  }

  func testTheFirstReportSaysWhyThePlaceIsNotKnown() async throws {
    let states = try await firstState()
    XCTAssertEqual(states, ["denied", "denied globally"])
  }

  func testAnInterruptionSaysWhetherToGoOn() {
    let name = AVAudioSession.interruptionNotification
    let end: [AnyHashable: Any] = [
      AVAudioSessionInterruptionTypeKey: UInt(0), AVAudioSessionInterruptionOptionKey: UInt(1),
    ]
    XCTAssertTrue(goesOn(after: Notification(name: name, userInfo: end)))
    XCTAssertFalse(goesOn(after: Notification(name: name)))
  }

  func testRangesOfTimes() {
    let range = CMTimeRange(
      start: CMTime(seconds: 2, preferredTimescale: 600),
      end: CMTime(seconds: 6, preferredTimescale: 600))
    XCTAssertEqual(range.duration.seconds, 4)
    XCTAssertEqual(middle(of: range).seconds, 4)
    XCTAssertTrue(range.containsTime(range.start))
    XCTAssertFalse(range.containsTime(range.end))
    XCTAssertEqual(CMTimeCompare(range.start, range.end), -1)
  }

  func testTimesAreAddedInTheirOwnUnits() {
    func time(_ value: Int64, _ timescale: Int32) -> CMTime {
      CMTime(value: value, timescale: timescale)
    }
    let samples = CMTimeRange(start: time(1, 44_100), duration: time(2, 44_100))
    XCTAssertEqual(samples.end.value, 3)
    XCTAssertEqual(samples.end.timescale, 44_100)
    XCTAssertEqual(time(5, 1000) - time(7, 1000), time(-2, 1000))
    XCTAssertEqual(time(1, 1) + time(1, 600), time(601, 600))
    XCTAssertEqual(time(1, 1), time(600, 600))
    XCTAssertNotEqual(time(1, 1), time(-1, 1))
    XCTAssertEqual(Set([time(1, 3), time(2, 6), time(0, 1), time(0, 600)]).count, 2)
    XCTAssertFalse((CMTime.invalid + time(1, 1)).isValid)
    XCTAssertNotEqual(CMTime.invalid, .zero)
    XCTAssertFalse((CMTime.positiveInfinity + time(1, 1)).isNumeric)
  }
}
