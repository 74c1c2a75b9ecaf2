import CGtk
import CoreLocationInterface
import FoundationNetworking
import GtkBridge
import PrivateDisplay
import SwiftUI
import XCTest

@testable import AVFoundationInterface
@testable import GameplayKitInterface
@testable import PhotosInterface
@testable import ServiceManagementInterface
@testable import Tabstop
@testable import TipKitInterface
@testable import WebKitInterface

/// The behaviour of further modules of Apple's here.
@preconcurrency @MainActor
final class DesktopModuleTests: DisplayTestCase {
  nonisolated(unsafe) private var folder: URL!

  override func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated {
      MainLoop.attachMainQueue()
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("tabstop-modules-\(UUID().uuidString)")
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try? FileManager.default.removeItem(at: folder)
    try super.tearDownWithError()
  }

  // MARK: WebKit

  func testAPageIsALinkToTheBrowser() {
    let window = TestWindow(WebPageScreen(address: URL(string: "https://example.org/a")!))
    runLoop(until: { window.texts.contains("loaded") }, "The page is not reported.")
    XCTAssertNotNil(window.label("example.org"), "The address is not shown.")
    window.close()
  }

  func testAPageKnowsTheOneBefore() {
    let view = WKWebView()
    XCTAssertFalse(view.canGoBack)
    view.load(URLRequest(url: URL(string: "https://example.org/a")!))
    view.load(URLRequest(url: URL(string: "https://example.org/b")!))
    XCTAssertTrue(view.canGoBack)
    view.goBack()
    XCTAssertEqual(view.url?.path, "/a")
    XCTAssertTrue(view.canGoForward)
    view.load(URLRequest(url: URL(string: "https://example.org/c")!))
    XCTAssertFalse(view.canGoForward)
    XCTAssertEqual(view.backForwardList.backList.map(\.url.path), ["/a"])
  }

  func testAPageOfTheProgramIsAFile() throws {
    let view = WKWebView()
    view.loadHTMLString("<p>Hello</p>", baseURL: nil)
    let file = try XCTUnwrap(view.url)
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "<p>Hello</p>")
    view.loadHTMLString("<p>Hello</p>", baseURL: nil)
    XCTAssertEqual(view.url, file, "The same page is not written again.")
    XCTAssertFalse(view.canGoBack)
    let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    XCTAssertEqual(rights as? Int, 0o600)
    try FileManager.default.removeItem(at: file)
  }

  // MARK: Cameras and permissions

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

  // MARK: Photos

  func testPicturesAreFiles() throws {
    for (name, age) in [("a.png", 30.0), ("b.JPG", 20), ("c.mp4", 10), ("d.txt", 0)] {
      let file = folder.appendingPathComponent(name)
      try Data().write(to: file)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: file.path)
    }
    XCTAssertEqual(PHAsset(folder.appendingPathComponent("b.JPG"))?.mediaType, .image)
    XCTAssertEqual(PHAsset(folder.appendingPathComponent("c.mp4"))?.mediaType, .video)
    XCTAssertNil(PHAsset(folder.appendingPathComponent("d.txt")))
    let paths = ["a.png", "d.txt", "c.mp4"].map { folder.appendingPathComponent($0).path }
    let found = PHAsset.fetchAssets(withLocalIdentifiers: paths, options: nil)
    XCTAssertEqual(found.count, 2)
    var names: [String] = []
    found.enumerateObjects { asset, index, stop in
      names.append((asset.localIdentifier as NSString).lastPathComponent)
      stop.pointee = true
    }
    XCTAssertEqual(names, ["a.png"])
  }

  func testAFailedChangeIsAnError() {
    let missing = folder.appendingPathComponent("missing.png")
    XCTAssertThrowsError(
      try PHPhotoLibrary.shared().performChangesAndWait {
        PHAssetChangeRequest.creationRequestForAssetFromImage(atFileURL: missing)
      })
  }

  // MARK: Programs that start with the desktop

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

  // MARK: Tips

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

  // MARK: Games

  func testTheSameSeedThrowsTheSame() {
    let (a, b) = (Dice(seed: 7), Dice(seed: 7))
    let rolls = (0..<50).map { _ in a.roll() }
    XCTAssertEqual(rolls, (0..<50).map { _ in b.roll() })
    XCTAssertEqual(Set(rolls), Set(1...6))
    let cards = (1...20).map(String.init)
    XCTAssertEqual(a.shuffled(cards), b.shuffled(cards))
    XCTAssertEqual(Set(a.shuffled(cards)), Set(cards))
    let shuffle = GKShuffledDistribution(lowestValue: 1, highestValue: 6)
    XCTAssertEqual(Set((0..<6).map { _ in shuffle.nextInt() }), Set(1...6))
  }

  func testExtremeBoundsAreNoTrap() {
    for (lowest, highest) in [(Int.min, Int.max), (-3, -3), (0, .max), (.min, 0)] {
      let numbers = GKRandomDistribution(lowestValue: lowest, highestValue: highest)
      XCTAssertTrue((lowest...highest).contains(numbers.nextInt()))
      XCTAssertTrue((Float(0)...1).contains(numbers.nextUniform()))
      let normal = GKGaussianDistribution(lowestValue: lowest, highestValue: highest)
      XCTAssertTrue((lowest...highest).contains(normal.nextInt()))
    }
    XCTAssertEqual(GKRandomDistribution(lowestValue: 2, highestValue: 6).nextInt(upperBound: 0), 2)
    XCTAssertTrue((0...1).contains(GKRandomDistribution(forDieWithSideCount: 0).nextInt()))
  }

  func testOnlyAllowedStatesFollow() {
    let machine = GKStateMachine(states: [Waiting(), Playing()])
    XCTAssertTrue(machine.enter(Waiting.self))
    XCTAssertFalse(machine.enter(Waiting.self))
    XCTAssertTrue(machine.enter(Playing.self))
    XCTAssertTrue(machine.currentState is Playing)
  }

  // MARK: Films

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

  // MARK: A Mac's keys

  func testAViewGetsItsKeys() {
    let view = KeyView()
    let window = TestWindow(KeyReader(view: view).frame(width: 100, height: 100))
    window.tab()
    XCTAssertTrue(window.pressKeyOfFocus(GDK_KEY_a))
    XCTAssertFalse(window.pressKeyOfFocus(GDK_KEY_Escape), "What the view passes on is used.")
    XCTAssertEqual(view.pressed, [0])
    window.close()
  }

  func testAPathOfAMacIsOneOfAPhone() {
    let path = NSBezierPath()
    path.move(to: NSPoint(x: 10, y: 0))
    path.line(to: NSPoint(x: 20, y: 0))
    path.appendRect(NSRect(x: 0, y: 5, width: 30, height: 10))
    XCTAssertEqual(path.bounds, CGRect(x: 0, y: 0, width: 30, height: 15))
    let quarter = NSBezierPath()
    quarter.appendArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: 90)
    XCTAssertEqual(quarter.currentPoint.x, 0, accuracy: 0.01)
    XCTAssertEqual(quarter.currentPoint.y, 10, accuracy: 0.01)
  }

  // MARK: Recognizers

  func testARecognizerFollowsADrag() {
    let journal = Journal()
    let window = TestWindow(Color.red.gesture(PanReader { journal.record($0) }))
    for (signal, x) in [
      ("drag-begin", 5.0), ("drag-update", 30), ("drag-update", 40), ("drag-end", 40),
    ] {
      window.drag(signal, x)
    }
    XCTAssertEqual(journal.drain(), ["1 30.0", "2 40.0", "3 40.0"])
    window.close()
  }

  // MARK: Texts

  func testARendererGetsTheLettersOfEachLine() {
    final class Seen { var lines: [[Int]] = [] }
    struct Recorder: TextRenderer {
      let seen: Seen
      func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        seen.lines = layout.map { line in
          line.map { run in run[Emphasis.self] == nil ? -run.count : run.count }
        }
        for line in layout { ctx.draw(line) }
      }
    }
    let seen = Seen()
    let text = Text("\(Text("Hello").customAttribute(Emphasis())) world")
    let window = TestWindow(text.textRenderer(Recorder(seen: seen)))
    runLoop(until: { !seen.lines.isEmpty }, "Nothing was drawn.")
    XCTAssertEqual(seen.lines, [[5, -6]])
    window.close()
  }
}

extension TestWindow {
  /// Sends a key to the window. Returns whether it was used before it reached the control with the
  /// focus.
  fileprivate func pressKeyOfFocus(_ key: Int32) -> Bool {
    var isUsed = false
    for controller in controllers(of: context.widget.pointer) {
      if typeName(controller) == "GtkEventControllerKey",
        gtk_event_controller_get_propagation_phase(OpaquePointer(controller)) == GTK_PHASE_CAPTURE
      {
        isUsed =
          emit(controller, "key-pressed", .number(Int(key)), .number(Int(key)), .number(0))
          || isUsed
      }
      g_object_unref(controller)
    }
    runLoopUntilIdle()
    return isUsed
  }

  /// A step of a drag to the right, in each view that follows drags.
  fileprivate func drag(_ signal: String, _ x: Double) {
    for widget in all {
      for controller in controllers(of: widget) {
        if typeName(controller) == "GtkGestureDrag" {
          emit(controller, signal, .real(x), .real(0))
        }
        g_object_unref(controller)
      }
    }
    runLoopUntilIdle()
  }
}
