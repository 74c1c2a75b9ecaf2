import PrivateDisplay
import SwiftUI
import XCTest

/// Tests of sources with names of recent versions of Apple's systems.
@preconcurrency @MainActor
final class RecentNamesTests: DisplayTestCase {
  func testButtonsAreNamedByTheirRoles() {
    let window = TestWindow(NamedByRole())
    window.press("Close")
    window.press("Done")
    window.press("Stop")
    XCTAssertEqual(window.texts.first, "closed, confirmed, cancelled")
    window.close()
  }

  func testViewsBelowPagesKnowTheirPlace() {
    let window = TestWindow(PlayingTabs())
    XCTAssertEqual(window.texts.filter { $0 == "none" }.count, 1)
    XCTAssertEqual(window.texts.filter { $0 == "expanded" }.count, 1)
    window.press("Stop")
    XCTAssertFalse(window.texts.contains("expanded"))
    XCTAssertTrue(window.texts.contains("none"))
    window.close()
  }

  func testTitlesArePassedOn() {
    let window = TestWindow(PassedTitles(), width: 500, height: 600)
    XCTAssertTrue(window.texts.contains("A title"))
    XCTAssertTrue(window.texts.contains("a value"))
    window.close()
  }

  func testTransitionsAndEffectsAreShown() {
    let window = TestWindow(TransitionNames(), width: 500, height: 600)
    XCTAssertEqual(window.texts, (1...9).map(String.init))
    window.close()
    TestWindow(SymbolNames()).close()
  }

  func testSamplesAreWritten() throws {
    let buffer = try XCTUnwrap(tone(frames: 10))
    XCTAssertEqual(buffer.floatChannelData?[1][9], 109)
    XCTAssertEqual(buffer.floatChannelData?[0][9], 9)
    XCTAssertEqual(buffer.frameLength, 10)
  }

  func testAPatternKnowsItsDuration() throws {
    XCTAssertEqual(try growingPattern().duration, 1.5)
  }
}
