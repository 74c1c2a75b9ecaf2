import AppKit
import CoreAudio
import IOKit.ps
import PrivateDisplay
import SwiftUI
import XCTest

/// What small programs for a Mac get here that ask the system.
@preconcurrency @MainActor
final class MacUtilityTests: DisplayTestCase {
  func testThereAreNoDevicesForSounds() {
    XCTAssertEqual(SoundDevices.all(), [])
    XCTAssertFalse(SoundDevices.isVolumeSettable(1))
    XCTAssertEqual(SoundDevices.name(1), "Unknown")
    SoundDevices.follow { XCTFail("A device has changed.") }
    runLoopUntilIdle()
    XCTAssertEqual(kAudioHardwarePropertyDevices, 0x6465_7623, "dev#")
  }

  func testTheScreenIsNotSeen() async {
    let result = await ScreenPictures().start()
    XCTAssertEqual(result, "declined")
  }

  func testKeysOfOthersAreNotKnown() {
    XCTAssertEqual(KeyNames.name(of: 9), "Key 9")
    XCTAssertEqual(KeyNames.secondsWithoutKeys(), 0)
    KeyNames.pressMediaKey(16)
    XCTAssertFalse(KeyNames.insert("a", into: AXUIElementCreateSystemWide()))
  }

  func testAPanelAcceptsTheNamesOfPrograms() {
    let panel = DropPanel()
    XCTAssertEqual(panel.pixels.layer?.magnificationFilter, .nearest)
    XCTAssertNil(panel.page(Data("%PDF-1.4".utf8)))
  }

  func testThePowerSourceIsKnown() {
    let monitor = PowerMonitor()
    XCTAssertTrue(monitor.isFollowing)
    // A computer without a battery has mains.
    let batteries = IOPSCopyPowerSourcesList(IOPSCopyPowerSourcesInfo().takeRetainedValue())
    if batteries?.takeRetainedValue().count == 0 { XCTAssertFalse(monitor.isOnBattery) }
    XCTAssertEqual((Vignette.panel() as? NSHostingView<Vignette>)?.sizingOptions, .minSize)
  }
}
