import Cocoa
import PrivateDisplay
import SwiftUI
import XCTest

@testable import Tabstop
@testable import TabstopKits

/// Tests of views and windows of AppKit in sources for macOS.
@preconcurrency @MainActor
final class MacViewsTests: DisplayTestCase {
  func testAFieldAndItsDelegate() {
    let window = TestWindow(MacPage())
    window.layOut()
    XCTAssertTrue(window.texts.contains("Ada: first"))
    window.field("Name").type("m")
    XCTAssertTrue(window.texts.contains("Adam: first"), "\(window.texts)")
    window.close()
  }

  func testAnEditorKeepsItsTextInBothDirections() {
    let view = NSTextView()
    final class Delegate: NSObject, NSTextViewDelegate {
      var changes = 0
      func textDidChange(_ notification: Notification) { changes += 1 }
    }
    let delegate = Delegate()
    view.delegate = delegate
    view.string = "one"
    XCTAssertEqual(delegate.changes, 0, "A change by the program was reported as the user's.")
    view.insertText("!", replacementRange: NSRange(location: 3, length: 0))
    XCTAssertEqual(view.string, "one!")
  }

  func testTheAppearanceOfTheProgram() {
    MacLook.dark.apply()
    XCTAssertEqual(NSApp.effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]), .darkAqua)
    XCTAssertEqual(NSApp.appearance?.name, .darkAqua)
    MacLook.system.apply()
    XCTAssertNil(NSApp.appearance)
  }

  func testAWindowOfTheProgramHasItsSizeTitleAndLevel() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 300, height: 200), styleMask: [.titled, .closable],
      backing: .buffered, defer: false)
    window.title = "Panel"
    raise(window)
    XCTAssertEqual(window.frame.size, CGSize(width: 300, height: 200))
    XCTAssertEqual(window.title, "Panel")
    XCTAssertEqual(window.level, .floating)
    XCTAssertFalse(window.isVisible)
  }

  func testTheClipboardCountsItsChanges() {
    let board = NSPasteboard.general
    let before = board.changeCount
    board.clearContents()
    XCTAssertTrue(board.writeObjects(["copied" as NSString]))
    XCTAssertEqual(board.string(forType: .string), "copied")
    XCTAssertEqual(board.changeCount, before + 1)
    // An object of the same name is the same clipboard.
    let same = NSPasteboard(name: .general)
    XCTAssertEqual(same.changeCount, before + 1)
    XCTAssertEqual(same.clearContents(), before + 2)
    XCTAssertEqual(board.changeCount, before + 2)
  }
}
