import CoreLocationInterface
import MediaPlayer
import PrivateDisplay
import SwiftUI
import XCTest

@testable import AVFoundationInterface
@testable import PhotosInterface
@testable import ServiceManagementInterface
@testable import TipKitInterface

/// Modules of Apple's whose services are the desktop's or do not exist: cameras, permissions, places, the start with the
/// desktop, tips and films.
@preconcurrency @MainActor
final class DesktopModuleTests: FolderTestCase {
  func testThereIsNoCamera() {
    let camera = CameraModel()
    camera.check()
    XCTAssertEqual(camera.message, "denied")
    camera.setUp()
    XCTAssertTrue(camera.session.inputs.isEmpty)
    camera.session.startRunning()
    XCTAssertFalse(camera.session.isRunning)
    camera.take()
    XCTAssertEqual(camera.message, "no photo")
    XCTAssertNil(camera.picture)
  }

  func testProgramsGetTheReasonsOfRefusals() {
    let permissions = Permissions()
    permissions.ask()
    runLoop(until: { permissions.answers.count == 10 }, "Not all answers came.")
    XCTAssertEqual(permissions.answers.filter(\.value).map(\.key), ["photos"])
  }

  func testNobodyKnowsTheNamesOfPlaces() {
    let names = PlaceNames()
    names.find(CLLocation(latitude: 46, longitude: 14))
    runLoop(until: { names.name == "unknown" }, "No answer came.")
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 46, longitude: 14), radius: 1000, identifier: "x")
    XCTAssertTrue(region.contains(CLLocationCoordinate2D(latitude: 46.005, longitude: 14)))
    XCTAssertFalse(region.contains(CLLocationCoordinate2D(latitude: 46.05, longitude: 14)))
  }

  func testAProgramStartsWithTheDesktop() throws {
    setenv("XDG_CONFIG_HOME", folder.path, 1)
    defer { unsetenv("XDG_CONFIG_HOME") }
    let service = SMAppService.mainApp
    XCTAssertEqual(service.status, .notRegistered)
    try service.register()
    XCTAssertEqual(service.status, .enabled)
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("autostart").path)
    XCTAssertEqual(files.count, 1)
    let entry = try String(
      contentsOf: folder.appendingPathComponent("autostart/\(files[0])"), encoding: .utf8)
    XCTAssertTrue(entry.hasPrefix("[Desktop Entry]\nType=Application\n"), entry)
    XCTAssertTrue(entry.contains("Exec=\"/"), entry)
    try service.unregister()
    XCTAssertEqual(service.status, .notRegistered)
    XCTAssertThrowsError(try SMAppService.loginItem(identifier: "x").register())
  }

  func testATipIsShownUntilItIsClosed() throws {
    setenv("XDG_DATA_HOME", folder.path, 1)
    defer { unsetenv("XDG_DATA_HOME") }
    TipCenter.shared.restart()
    defer { TipCenter.shared.restart() }
    try Tips.resetDatastore()
    let window = TestWindow(TipScreen())
    runLoop(until: { window.texts.contains("Save as a favourite") }, "The tip does not appear.")
    window.press("Favourite")
    runLoop(until: { !window.texts.contains("Save as a favourite") }, "The tip stays.")
    XCTAssertEqual(FavoriteTip().status, .invalidated(.actionPerformed))
    TipCenter.shared.resetEligibility(of: FavoriteTip().id)
    runLoop(until: { window.texts.contains("Save as a favourite") }, "The tip stays away.")
    window.close()
  }

  func testItemsPlayOneAfterTheOther() {
    let items = ["a", "b", "c"].map { AVPlayerItem(url: URL(fileURLWithPath: "/no/\($0).mp4")) }
    let player = AVQueuePlayer(items: items)
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: items[0])
    XCTAssertTrue(player.currentItem === items[1])
    player.remove(items[2])
    XCTAssertEqual(player.items().count, 1)
    XCTAssertTrue((items[0].asset as? AVURLAsset)?.url.lastPathComponent == "a.mp4")
    XCTAssertThrowsError(
      try AVAssetImageGenerator(asset: items[0].asset).copyCGImage(at: .zero, actualTime: nil))
  }

  func testItemsAreAddedOnAnyThread() {
    let items = (0..<50).map { AVPlayerItem(url: URL(fileURLWithPath: "/no/\($0).mp4")) }
    let player = AVQueuePlayer(playerItem: items[0])
    DispatchQueue.concurrentPerform(iterations: 49) { player.insert(items[$0 + 1], after: nil) }
    XCTAssertEqual(Set(player.items().map(ObjectIdentifier.init)).count, 50)
  }

  func testWhatIsPlayingIsSetOnAnyThread() {
    let center = MPNowPlayingInfoCenter.default()
    DispatchQueue.concurrentPerform(iterations: 1_000) {
      center.nowPlayingInfo = [MPMediaItemPropertyTitle: "Title \($0)"]
    }
    XCTAssertNotNil(center.nowPlayingInfo?[MPMediaItemPropertyTitle] as? String)
    center.nowPlayingInfo = nil
  }
}
