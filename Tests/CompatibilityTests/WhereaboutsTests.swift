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
}
