import CGtk
import PrivateDisplay
import SwiftUI
import XCTest

@testable import Tabstop

/// Models and extensions as programs have them.
@preconcurrency @MainActor
final class EverydayModelTests: DisplayTestCase {
  func testBlocksInAFileThatImportsSwiftUIAloneAreCalled() {
    let model = Stopwatch()
    model.start()
    runLoop(until: { model.ticks > 1 && model.queued == 2 }, "\(model.ticks), \(model.queued)")
    model.stop()
  }

  func testOlderNamesOfOptionsOfFilesAreKnown() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: url) }
    let file = EntryFile(url: url)
    try file.save(["one", "two"])
    XCTAssertEqual(try file.load(), ["one", "two"])
  }

  func testExtensionsOfControlsKnowThatTheirLabelsAreViews() {
    let window = TestWindow(
      VStack {
        Button("Save") {}.outlined()
        ProgressView("Loading").large()
        DisclosureGroup("More") { Text("Less") }.framed()
      })
    XCTAssertEqual(window.all("GtkSpinner").count, 1)
    window.close()
  }

  func testUIKitsWindowNotificationsArePosted() {
    let events = WindowEvents()
    let window = TestWindow(Text("Bled"))
    runLoop(until: { events.names.starts(with: ["visible", "key"]) }, "\(events.names)")
    // As the user does: GTK destroys the window first.
    gtk_window_destroy(window.context.widget.cast(to: GtkWindow.self))
    runLoop(until: { events.names.contains("hidden") }, "\(events.names)")
    XCTAssertNotNil(events.windows["visible"])
    XCTAssertIdentical(events.windows["visible"], events.windows["hidden"])
    window.context.close()
  }

  func testAPreviewShowsAViewOfUIKit() {
    let preview = previewOfALabel()
    XCTAssertEqual(preview.displayName, "Label")
    let window = TestWindow(preview.content)
    XCTAssertEqual(window.all("GtkLabel").count, 1)
    window.close()
  }

  func testObjectsAreLocks() {
    XCTAssertEqual(lockedSum(of: 200), 200)
    XCTAssertEqual(objc_sync_exit(NSObject()), -1)
    let object = NSObject()
    XCTAssertEqual(objc_sync_enter(object), 0)
    XCTAssertEqual(exitElsewhere(object), -1)
    XCTAssertEqual(objc_sync_exit(object), 0)
    // A value has no identity.
    XCTAssertEqual(objc_sync_enter(7), -1)
    XCTAssertEqual(objc_sync_exit(7), -1)
  }

  func testPicturesAreCreatedOnAnyThread() async throws {
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    }
    let data = try XCTUnwrap(drawn.pngData())
    let cache = PictureCache()
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<50 {
        group.addTask {
          let size = await cache.picture("\(index)", from: data)?.size
          XCTAssertNotNil(size)
          XCTAssertNotNil(UIImage(data: data))
        }
      }
    }
    let file = await cache.file("7")
    XCTAssertNotNil(file)
    XCTAssertNil(UIImage(data: Data("text".utf8)))
  }
}
