import DeviceActivity
import FamilyControls
import ManagedSettings
import PrivateDisplay
import SwiftUI
import XCTest

@testable import Tabstop

/// The right to limit the use of programs, which a desktop gives to none.
@preconcurrency @MainActor
final class ScreenTimeTests: DisplayTestCase {
  private let sentence = "Screen Time is not available on this computer."

  func testTheRightIsRefused() async {
    let model = FocusTime()
    XCTAssertEqual(AuthorizationCenter.shared.authorizationStatus, .denied)
    await model.authorize()
    XCTAssertEqual(model.message, sentence)
  }

  func testNothingIsMonitored() {
    let model = FocusTime()
    XCTAssertFalse(model.start())
    XCTAssertEqual(model.message, sentence)
    model.stop()
    XCTAssertEqual(DeviceActivityCenter().activities, [])
    XCTAssertNotEqual(DeviceActivityFilter(users: .all), DeviceActivityFilter(users: .children))
  }

  func testTheUserIsToldThatThereIsNothingToChoose() throws {
    let window = TestWindow(FocusTimePage())
    defer { window.close() }
    runLoop(until: { window.texts.contains("It is denied") }, "\(window.texts)")
    window.press("Choose")
    runLoop(until: { window.dialog() != nil }, "There is no dialog.")
    let dialog = try XCTUnwrap(window.dialog())
    XCTAssertTrue(dialog.texts.contains(sentence), "\(dialog.texts)")
    dialog.close()
  }

  func testASelectionIsStored() throws {
    let data = try JSONEncoder().encode(FamilyActivitySelection(includeEntireCategory: true))
    let selection = try JSONDecoder().decode(FamilyActivitySelection.self, from: data)
    XCTAssertTrue(selection.includeEntireCategory)
    XCTAssertTrue(selection.applications.isEmpty)
  }
}
