import AVFoundation
import AppKit
import AudioToolbox
import Carbon
import GtkBridge
import Photos
import PrivateDisplay
import SwiftUI
import WidgetKit
import XCTest

/// Names that whole applications use beside SwiftUI, and what they do here.
@preconcurrency @MainActor
final class WholeAppTests: DisplayTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated { MainLoop.attachMainQueue() }
  }

  func testAShortcutForAllProgramsIsRefused() {
    let key = LauncherKey {}
    key.start()
    XCTAssertEqual(key.status, OSStatus(eventHotKeyInvalidErr))
    XCTAssertFalse(key.isRegistered)
    var id = EventHotKeyID()
    XCTAssertEqual(
      GetEventParameter(nil, 0, 0, nil, MemoryLayout<EventHotKeyID>.size, nil, &id),
      OSStatus(eventParameterNotFoundErr))
  }

  func testAButtonKeepsThePlaceOfItsPicture() throws {
    let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength)
    let button = try XCTUnwrap(lookOfALauncher(item))
    XCTAssertEqual(button.imagePosition, .imageOnly)
    XCTAssertEqual(button.imageScaling, .scaleProportionallyDown)
    XCTAssertEqual(NSControl.ImagePosition.imageTrailing.rawValue, 8)
    XCTAssertEqual(clockNames.map(\.rawValue).first, "NSSystemClockDidChangeNotification")
  }

  func testACardTurnsAboutAnAxisThatItKeeps() {
    let window = TestWindow(TurningCard())
    window.press("Turn")
    XCTAssertTrue(window.texts.contains("Back"), "\(window.texts)")
    window.close()
  }

  func testNothingIsRecordedIntoAFile() throws {
    let format = try XCTUnwrap(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 1))
    XCTAssertEqual(format.settings[AVSampleRateKey] as? Double, 48_000)
    XCTAssertEqual(format.settings[AVNumberOfChannelsKey] as? UInt32, 1)
    let recorder = Recorder()
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).m4a")
    recorder.open(url, format: format)
    XCTAssertNil(recorder.file)
    XCTAssertEqual((recorder.failure as? AVError)?.code, .operationNotSupportedForAsset)
    XCTAssertFalse(FileManager.default.fileExists(atPath: url.path))
    XCTAssertFalse(recorder.hasHeadphones)
    XCTAssertNoThrow(try recorder.preferOwnMicrophone())
  }

  func testADescriptorOfAKeyHasOnlyADirection() throws {
    let descriptor = try XCTUnwrap(newestFirst().sortDescriptors?.first)
    XCTAssertFalse(descriptor.ascending)
    XCTAssertEqual(descriptor.compare("a", to: "b"), .orderedSame)
  }

  func testThereAreNoWidgets() {
    let provider = StepsProvider()
    _ = StepsWidget().body
    _ = StepsWidgets().body
    XCTAssertNotEqual(TimelineReloadPolicy.atEnd, .never)
    XCTAssertEqual(
      TimelineReloadPolicy.after(Date(timeIntervalSinceReferenceDate: 1)),
      .after(Date(timeIntervalSinceReferenceDate: 1)))
    XCTAssertEqual(Timeline(entries: [StepsEntry(date: .now)], policy: .never).entries.count, 1)
    XCTAssertNil(StepsEntry(date: .now).relevance)
    XCTAssertEqual(String(describing: type(of: provider)), "StepsProvider")
  }

  func testTheEndOfAVibrationIsReported() {
    let ended = expectation(description: "The completion was called.")
    AudioServicesPlaySystemSoundWithCompletion(kSystemSoundID_Vibrate) { ended.fulfill() }
    wait(for: [ended], timeout: 10)
  }
}
