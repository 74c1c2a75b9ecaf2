import PrivateDisplay
import SwiftUI
import XCTest

@testable import TabstopKits

/// Windows and drawings of AppKit's.
@preconcurrency @MainActor
final class MacWindowTests: DisplayTestCase {
  func testAViewKnowsItsWindow() {
    var found: NSWindow?
    let window = TestWindow(WindowAccessor { found = $0 })
    runLoop(until: { found != nil }, "There is no window.")
    XCTAssertEqual(found?.level, .floating)
    XCTAssertTrue(found?.titlebarAppearsTransparent == true)
    window.close()
  }

  func testAViewDrawsItself() {
    let dial = Dial()
    XCTAssertTrue(dial.drawsItself)
    XCTAssertFalse(NSView().drawsItself)
    let window = TestWindow(DialView(dial: dial).frame(width: 100, height: 20))
    XCTAssertTrue(dial.isInWindow)
    XCTAssertEqual(dial.frame, .zero)
    window.close()
  }

  func testADelegateDecidesAndIsNotified() {
    let owner = WindowOwner()
    let shown = TestWindow(Text("Own"))
    guard let window = NSApp.windows.last else { return XCTFail("There is no window.") }
    window.delegate = owner
    window.performClose(nil)
    runLoopUntilIdle()
    XCTAssertTrue(window.isVisible)
    owner.events = ["asked"]
    window.performClose(nil)
    runLoop(until: { owner.events.count > 1 }, "The delegate was not notified.")
    XCTAssertEqual(owner.events, ["asked", "close"])
    XCTAssertIdentical(owner.closing, window)
    XCTAssertFalse(window.isVisible)
    shown.close()
  }

  func testAPanelIsAWindowOfTheProgram() {
    let panel = FloatingPanel(label: "Note")
    XCTAssertEqual(panel.frame.size, CGSize(width: 300, height: 200))
    panel.setContentSize(CGSize(width: 200, height: 100))
    XCTAssertEqual(panel.frame.size, CGSize(width: 200, height: 100))
    XCTAssertEqual((panel.contentView as? NSTextField)?.stringValue, "Note")
    XCTAssertNil(panel.appearance)
    XCTAssertNotNil(NSAppearance.currentDrawing().bestMatch(from: [.aqua, .darkAqua]))
    let owner = WindowOwner()
    panel.delegate = owner
    panel.performClose(nil)
    XCTAssertFalse(panel.isDone)
    owner.events = ["asked"]
    panel.performClose(nil)
    XCTAssertTrue(panel.isDone)
  }

  func testPicturesAreWritten() throws {
    let picture = NSImage(size: CGSize(width: 8, height: 4), flipped: false) { rect in
      NSColor.red.set()
      rect.fill()
      return true
    }
    let bitmap = try XCTUnwrap(NSBitmapImageRep(data: picture.tiffRepresentation!))
    XCTAssertEqual(bitmap.pixelsWide, 8)
    XCTAssertEqual(bitmap.representation(using: .png, properties: [:])?.prefix(4).last, 0x47)
    XCTAssertNotNil(
      bitmap.representation(using: .jpeg, properties: [.compressionFactor: NSNumber(value: 0.5)]))
  }
}
