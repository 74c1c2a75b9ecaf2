import CGtk
import Foundation
import GtkBridge
import PrivateDisplay
import SwiftUI
import XCTest
import XcodeSources

@testable import Tabstop

/// Sources as they come from Xcode, with their resources and their asset catalogue: built by the
/// plugins AppleImports and AssetCatalogs.
@preconcurrency @MainActor
final class XcodeSourcesTests: DisplayTestCase {
  override func tearDown() {
    MainActor.assumeIsolated { GtkBridge.Appearance.shared.programWantsDark = nil }
    super.tearDown()
  }

  func testAFileThatImportsFoundationAloneKnowsObservableObjects() {
    let model = TripModel()
    model.name = "Hallstatt"
    XCTAssertEqual(model.count, 1)
    XCTAssertEqual(Basket().items, [])
  }

  func testAFileThatImportsSwiftUIAloneKnowsNotificationsAndFilters() {
    XCTAssertEqual(titleOfReminder(), "Leave for the ferry")
    // The smallest code has 21 squares on a side, and a light one around them.
    XCTAssertEqual(sizeOfCode("Bled"), 23)
  }

  func testTheProgramsBundleHasAnIdentifierAndVersions() {
    let program = ProcessInfo.processInfo.processName
    XCTAssertEqual([About.identifier, AboutThisProgram.identifier], [program, program])
    XCTAssertEqual([About.version, About.build], ["1.0", "1"])
    let window = TestWindow(AboutThisProgram())
    XCTAssertNotNil(window.label("Version 1.0 (1)"))
    window.close()
  }

  func testBlocksOfFoundationAndDispatchAreCalled() {
    let model = Countdown()
    runLoop(until: { model.ticks > 1 }, "\(model.ticks)")
    NotificationCenter.default.post(name: Countdown.notice, object: nil)
    runLoop(until: { model.notices == 1 }, "\(model.notices)")
    model.perform()
    runLoop(until: { model.performed == 6 }, "\(model.performed)")
    // There is no server.
    model.load(URL(string: "http://127.0.0.1:1/")!)
    runLoop(until: { model.failures == 1 })
    model.stop()
  }

  func testASessionThatAnswersByItselfOverridesTasks() {
    let session = MockSession(configuration: .ephemeral)
    session.answer = Data("Bled".utf8)
    let url = URL(string: "http://127.0.0.1:1/")!
    nonisolated(unsafe) var text: String?
    load(url, from: session) { text = $0 }
    XCTAssertEqual(text, "Bled")
    XCTAssertEqual(session.requested, [url])
  }

  func testTheMainBundleAndTheModulesFindResources() {
    XCTAssertEqual(places, ["Bled", "Hallstatt"])
    XCTAssertEqual(
      pathOfPlaces().map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() },
      placesInModule()?.resolvingSymlinksInPath())
    XCTAssertEqual(notes(), "Take a map.\n")
  }

  func testDataOfACatalogueAreReadOnAnyThread() async {
    let data = await Task.detached { NSDataAsset(name: "notes")?.data }.value
    XCTAssertEqual(data, Data("Take a map.\n".utf8))
    let none = await Task.detached { NSDataAsset(name: "none such")?.data }.value
    XCTAssertNil(none)
  }

  func testAMissingResourceIsReportedOnceWithWhereItWasSearchedFor() {
    let output = StandardErrorCapture()
    for _ in 0..<2 {
      XCTAssertNil(Bundle.main.url(forResource: "absent", withExtension: "json"))
      let window = TestWindow(Missing())
      window.close()
      _ = Color("absent colour")
    }
    let lines = output.text.split(separator: "\n")
    for name in ["absent.json", "nowhere", "absent colour"] {
      let found = lines.filter { $0.contains("\"\(name)\"") }
      XCTAssertEqual(found.count, 1, "\(name): \(lines)")
      XCTAssertTrue(found.allSatisfy { $0.contains("tabstop_XcodeSources.resources") }, "\(lines)")
    }
  }

  func testPicturesHaveTheSizeOfTheirPoints() {
    XCTAssertEqual(sizes().map(\.width), [20, 10, 12, 20])
    let window = TestWindow(XcodeSources.Badge())
    func pictures() -> [[Int32]] {
      window.all("GtkPicture").map {
        let paintable = gtk_picture_get_paintable(OpaquePointer($0))
        return [
          gdk_paintable_get_intrinsic_width(paintable),
          gdk_paintable_get_intrinsic_height(paintable),
        ]
      }
    }
    runLoop(until: { pictures() == [[20, 20], [10, 10], [12, 12]] }, "\(pictures())")
    window.close()
  }

  /// The colour in the middle of a window's picture, once it is the wanted one.
  private func waitForColor(_ wanted: [UInt8], in window: TestWindow) {
    func color() -> [UInt8] {
      let paintable = gtk_picture_get_paintable(OpaquePointer(window.all("GtkPicture")[0]))
      let image = gdk_paintable_get_current_image(paintable)!
      defer { g_object_unref(UnsafeMutableRawPointer(image)) }
      let isTexture = g_type_is_a(
        tabstop_object_type(UnsafeMutableRawPointer(image)), gdk_texture_get_type())
      guard isTexture != 0 else { return [] }
      let width = Int(gdk_texture_get_width(image))
      var bytes = [UInt8](repeating: 0, count: width * Int(gdk_texture_get_height(image)) * 4)
      gdk_texture_download(image, &bytes, gsize(width * 4))
      return Array(bytes[0..<3].reversed())
    }
    runLoop(until: { color() == wanted }, "\(color())")
  }

  func testAPictureFollowsTheWindowsAppearance() {
    let window = TestWindow(Logo())
    waitForColor([255, 0, 0], in: window)
    GtkBridge.Appearance.shared.programWantsDark = true
    waitForColor([0, 0, 255], in: window)
    GtkBridge.Appearance.shared.programWantsDark = false
    waitForColor([255, 0, 0], in: window)
    window.close()
  }

  func testAColourFollowsTheWindowsAppearance() {
    let window = TestWindow(Swatch())
    func color() -> [Int] {
      var color = GdkRGBA()
      let style = gtk_widget_get_style_context(window.context.widget.pointer)
      let name = Color("brand").css.dropFirst()
      guard gtk_style_context_lookup_color(style, String(name), &color) != 0 else { return [] }
      return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    }
    runLoop(until: { color() == [128, 0, 255] }, "\(color())")
    GtkBridge.Appearance.shared.programWantsDark = true
    runLoop(until: { color() == [255, 128, 0] }, "\(color())")
    window.close()
  }
}
