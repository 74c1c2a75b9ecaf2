import CGtk
import PrivateDisplay
import SwiftUI
import WatchKit
import XCTest

@testable import Tabstop

/// Sources for a watch and for a headset.
@preconcurrency @MainActor
final class WatchAndSpaceTests: DisplayTestCase {
  // MARK: Watch

  func testACrownWithOneValueStaysAtIt() {
    struct Page: View {
      @State private var index: UInt = 0
      let last: UInt
      var body: some View {
        Text("At \(index)").focusable()
          .digitalCrownRotation(detent: $index, from: 0, through: last, by: 1)
      }
    }
    let window = TestWindow(Page(last: 0))
    window.tab()
    window.pressKey(GDK_KEY_Up)
    window.pressKey(GDK_KEY_Down)
    XCTAssertEqual(window.texts, ["At 0"])
    window.close()
  }

  func testTheArrowKeysTurnTheCrown() {
    let model = LapModel()
    let window = TestWindow(LapView(model: model))
    window.tab()
    XCTAssertTrue(window.pressKey(GDK_KEY_Up))
    XCTAssertEqual(model.volume, 0.6, accuracy: 0.001)
    for _ in 1...7 { window.pressKey(GDK_KEY_Down) }
    XCTAssertEqual(model.volume, 0, accuracy: 0.001, "It stays within its range.")
    window.close()
  }

  func testACrownCanGoRound() {
    let model = LapModel()
    let window = TestWindow(LapView(model: model))
    window.tab()
    window.tab()
    window.pressKey(GDK_KEY_Up)
    window.pressKey(GDK_KEY_Up)
    XCTAssertEqual(model.laps, 1, "After 4.")
    XCTAssertEqual(model.turned, [4, 0, 5, 0])
    window.close()
  }

  func testPagesAndRowsOfAWatch() {
    let pages = TestWindow(LapPages())
    XCTAssertTrue(pages.texts.contains("First page"), "\(pages.texts)")
    pages.close()
    let rows = TestWindow(LapList())
    XCTAssertTrue(rows.texts.contains("Two"), "\(rows.texts)")
    rows.close()
  }

  func testTheDelegateOfAWatchIsNotified() {
    let adaptor = WKApplicationDelegateAdaptor(LapDelegate.self)
    defer { ProgramLife.observers.removeAll() }
    XCTAssertIdentical(WKApplication.shared().delegate, adaptor.wrappedValue)
    for observer in ProgramLife.observers { observer.programWillOpenWindows() }
    XCTAssertEqual(adaptor.wrappedValue.events.first, "launched")
  }

  func testASessionOfAWatchRunsUntilItEnds() {
    let model = LapModel()
    model.start()
    model.session.invalidate()
    model.session.invalidate()
    XCTAssertEqual(model.states, [.running, .invalid])
  }

  // MARK: Headset

  func testASpaceDoesNotOpen() {
    let window = TestWindow(GlobeWindow(), width: 600, height: 500)
    window.press("Go into orbit")
    runLoop(until: { window.texts.contains("Answer: error") }, "\(window.texts)")
    XCTAssertTrue(window.texts.contains("Below"), "An ornament is in the window.")
    XCTAssertFalse(window.texts.contains("Beside"))
    window.close()
  }
}
