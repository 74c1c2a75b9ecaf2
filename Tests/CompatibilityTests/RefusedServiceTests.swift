import ARKit
import CallKit
import CoreML
import CoreNFC
import CoreTelephony
import DeviceCheck
import GameController
import GroupActivities
import GtkBridge
import MetalKit
import MultipeerConnectivity
import NearbyInteraction
import PassKit
import PrivateDisplay
import ReplayKit
import SwiftUI
import XCTest

/// Services of a telephone and its hardware, which a desktop refuses.
@preconcurrency @MainActor
final class RefusedServiceTests: DisplayTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated { MainLoop.attachMainQueue() }
  }

  func testWhatIsNotThereSaysSo() {
    XCTAssertNil(MTLCreateSystemDefaultDevice())
    XCTAssertFalse(ARWorldTrackingConfiguration.isSupported)
    XCTAssertFalse(ARFaceTrackingConfiguration.isSupported)
    XCTAssertFalse(NFCNDEFReaderSession.readingAvailable)
    XCTAssertFalse(NISession.deviceCapabilities.supportsPreciseDistanceMeasurement)
    XCTAssertFalse(PKPaymentAuthorizationController.canMakePayments())
    XCTAssertFalse(PKAddPassesViewController.canAddPasses())
    XCTAssertFalse(PKPassLibrary.isPassLibraryAvailable())
    XCTAssertFalse(DCDevice.current.isSupported)
    XCTAssertFalse(RPScreenRecorder.shared().isAvailable)
    XCTAssertFalse(GroupStateObserver().isEligibleForGroupSession)
    XCTAssertTrue(GCController.controllers().isEmpty)
    XCTAssertNil(CTTelephonyNetworkInfo().serviceSubscriberCellularProviders)
    XCTAssertTrue(CXCallObserver().calls.isEmpty)
  }

  func testAskingNeverthelessFailsWithASentence() async {
    let file = URL(fileURLWithPath: "/nowhere.mlmodelc")
    let answers = await [
      Services.classify(file), Services.startCall(), Services.watchTogether(), Services.connect(),
      Services.attest(), Services.donate(), Services.record(),
    ]
    XCTAssertEqual(
      answers,
      [
        "Core ML is not available on this computer.", "Calls are not available on this computer.",
        "SharePlay is not available on this computer.",
        "Programs cannot set up networks on this computer.",
        "This computer cannot prove that it is one of Apple’s devices.",
        "Siri is not available on this computer.",
        "This program cannot see the screen on this system.",
      ])
  }

  func testNobodyIsNearby() {
    let chat = NearbyChat()
    chat.start()
    runLoop(until: { chat.messages.count == 2 }, "\(chat.messages)")
    chat.send("Hello")
    let sentence = "Connections to devices nearby are not available on this computer."
    XCTAssertEqual(chat.messages, [sentence, sentence, sentence])
  }

  func testATagIsNotReadButMessagesWork() throws {
    let reader = TagReader()
    reader.scan()
    runLoop(until: { !reader.message.isEmpty }, "The session does not end.")
    XCTAssertEqual(reader.message, "This computer has no reader for NFC tags.")
    let record = try XCTUnwrap(
      NFCNDEFPayload.wellKnownTypeURIPayload(string: "https://www.example.org/a"))
    XCTAssertEqual(Array(record.payload.prefix(2)), [2, UInt8(ascii: "e")])
    XCTAssertEqual(
      record.wellKnownTypeURIPayload(), URL(string: "https://www.example.org/a"))
    let text = NFCNDEFPayload.wellKnownTypeTextPayload(
      string: "Grüezi", locale: Locale(identifier: "de_CH"))
    XCTAssertEqual(text?.wellKnownTypeTextPayload().0, "Grüezi")
    XCTAssertEqual(text?.wellKnownTypeTextPayload().1?.identifier, "de")
  }

  func testAViewOfMetalSaysThatThereIsNone() {
    let window = TestWindow(Triangle())
    defer { window.close() }
    XCTAssertEqual(window.texts, ["Metal is not available on this computer."])
  }

  func testAButtonForPayingShowsItsFallback() {
    let window = TestWindow(BasketView())
    defer { window.close() }
    XCTAssertEqual(window.texts, ["Pay at the desk", "No Apple Pay"])
    XCTAssertTrue(window.all("GtkButton").isEmpty)
  }

  func testSurroundingsAreNotMeasured() {
    let sensors = RoomSensors()
    sensors.start()
    runLoop(until: { sensors.homes != nil && !sensors.messages.isEmpty }, "Nothing was told.")
    XCTAssertEqual(sensors.homes, 0)
    XCTAssertEqual(sensors.messages, ["Augmented reality is not available on this computer."])
  }

  func testNumbersOfModelsAreKeptInTheirShape() throws {
    let array = try MLMultiArray(shape: [2, 3], dataType: .float32)
    array[[1, 2]] = 2.5
    array[0] = 1
    XCTAssertEqual(array[5], 2.5)
    XCTAssertEqual(array[[0, 0]], 1)
    XCTAssertEqual(array.strides, [3, 1])
    XCTAssertEqual(try MLMultiArray([1.0, 2.0]).count, 2)
    XCTAssertThrowsError(try MLMultiArray(shape: [-1], dataType: .double))
    let features = try MLDictionaryFeatureProvider(dictionary: ["a": 1, "b": "x"])
    XCTAssertEqual(features.featureValue(for: "a")?.int64Value, 1)
    XCTAssertEqual(features["b"]?.stringValue, "x")
    XCTAssertThrowsError(try MLDictionaryFeatureProvider(dictionary: ["c": Date()]))
  }
}
