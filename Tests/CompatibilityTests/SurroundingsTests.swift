import AVFoundation
import ActivityKit
import CGtk
import CoreImage
import CoreLocation
import CoreSpotlight
import GtkBridge
import HealthKit
import PrivateDisplay
import SwiftUI
import UIKit
import UserNotifications
import Vision
import WeatherKit
import WidgetKit
import XCTest

/// What sources get here that ask for the user's surroundings and body, and what their widgets are.
@preconcurrency @MainActor
final class SurroundingsTests: DisplayTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated { MainLoop.attachMainQueue() }
  }

  func testAButtonForTheLocationPerformsItsAction() {
    let window = TestWindow(WelcomeToWeather())
    window.press("Share Current Location")
    runLoop(until: { window.texts.contains("Asked 1 times") }, "\(window.texts)")
    emit(window.all("GtkButton")[1], "clicked")
    runLoopUntilIdle()
    runLoop(until: { window.texts.contains("Asked 11 times") }, "\(window.texts)")
    window.close()
  }

  func testThereIsNoWeather() async {
    let model = WeatherModel()
    await model.load(CLLocation(latitude: 48, longitude: 11))
    XCTAssertEqual(model.error, .permissionDenied)
    XCTAssertEqual(WeatherCondition.partlyCloudy.description, "Partly Cloudy")
    XCTAssertEqual(MoonPhase.waxingGibbous.symbolName, "moonphase.waxing.gibbous")
    XCTAssertEqual(MoonPhase.new.symbolName, "moonphase.new.moon")
    XCTAssertEqual(
      Wind.CompassDirection.allCases.map(\.abbreviation).joined(separator: " "),
      "N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW")
  }

  func testPlacesAreNotObserved() async {
    let state = await watchTheGarden()
    XCTAssertEqual(state, .unmonitored)
    let request = remindInTheGarden()
    XCTAssertEqual((request.trigger as? UNLocationNotificationTrigger)?.region.identifier, "garden")
    do {
      _ = try await place(of: "Cupertino")
      XCTFail("A place was found.")
    } catch { XCTAssertEqual((error as? CLError)?.code, .network) }
  }

  func testNothingIsStartedLaterOrKeptInAnIndex() async {
    XCTAssertEqual(planRefresh(), "unavailable")
    do {
      try await indexNote("Plants")
      XCTFail("A note was indexed.")
    } catch { XCTAssertEqual((error as? CSIndexError)?.code, .indexUnavailableError) }
  }

  func testQuestionsOfTasksAboutHealthEnd() async {
    let model = BodyModel()
    await model.load()
    XCTAssertEqual(model.failures, Array(repeating: .errorHealthDataUnavailable, count: 3))
    XCTAssertEqual(model.types.count, 4)
    XCTAssertEqual(model.sports.map(\.rawValue), [59, 16, 79, 57])
  }

  func testAnAddressHasItsLines() {
    XCTAssertEqual(letter(to: "Ada"), "1 Infinite Loop\nCupertino, CA 95014")
  }

  func testNoHandIsFound() {
    XCTAssertThrowsError(try findHand(in: CIImage(color: CIColor.red))) {
      XCTAssertEqual(($0 as? VNError)?.code, .unsupportedRequest)
    }
    XCTAssertEqual(topOfTheScreen(), 0)
  }

  func testALiveActivityIsRefused() async {
    do {
      try await startWatering()
      XCTFail("An activity was started.")
    } catch { XCTAssertNotNil(error as? ActivityAuthorizationError) }
    XCTAssertEqual(PlantIntent().plant, "Fern")
  }

  func testFilmsAreNotWritten() throws {
    let controller = FilmController()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).mov")
    XCTAssertThrowsError(try controller.prepare(file))
    XCTAssertNotNil(controller.adaptor)
    XCTAssertThrowsError(try controller.join(AVAsset(url: file)))

    XCTAssertFalse(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(file.path))
    XCTAssertTrue(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(#filePath))
  }

  func testServicesAreNotOfferedToDevices() {
    let beacon = Beacon()
    runLoop(until: { beacon.states == [.unsupported] }, "\(beacon.states)")
    XCTAssertFalse(nods())
  }

  func testATogglePerformsItsIntentAndKeepsItsValue() {
    Watering.watered = []
    let window = TestWindow(WateringSwitch(isWatering: false))
    gtk_switch_set_active(OpaquePointer(window.all("GtkSwitch")[0]), 1)
    runLoop(until: { Watering.watered == ["Balcony"] }, "\(Watering.watered)")
    window.press("Water")
    runLoop(until: { Watering.watered == ["Balcony", "Balcony"] }, "\(Watering.watered)")
    window.close()
  }

  func testNothingIsPrinted() {
    var fault: (any Error)?
    XCTAssertFalse(
      printBill { completed, error in
        XCTAssertFalse(completed)
        fault = error
      })
    XCTAssertNotNil(fault)
  }
}
