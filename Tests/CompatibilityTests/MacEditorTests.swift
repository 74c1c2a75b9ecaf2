import AppKit
import PrivateDisplay
import SwiftUI
import XCTest

@testable import Tabstop

/// Sources of editors and utilities for a Mac.
@preconcurrency @MainActor
final class MacEditorTests: DisplayTestCase {
  func testADelegateMakesTheItemsOfAToolbar() {
    let controller = EditorWindowController(title: "Notes")
    let items = controller.window?.toolbar?.items ?? []
    XCTAssertEqual(items.map(\.label), ["Format"])
    XCTAssertIdentical(items.first?.toolbar, controller.window?.toolbar)
    controller.window?.toolbar?.insertItem(withItemIdentifier: .format, at: 0)
    XCTAssertEqual(controller.window?.toolbar?.items.count, 2)
    controller.window?.toolbar?.removeItem(at: 0)
    XCTAssertEqual(controller.window?.toolbar?.items.count, 1)
  }

  func testRangesOfLinesAreThoseOfParagraphs() {
    let storage = NSTextStorage(string: "one\ntwo\n")
    let layout = NSLayoutManager()
    storage.addLayoutManager(layout)
    var line = NSRange()
    XCTAssertEqual(layout.lineFragmentRect(forGlyphAt: 4, effectiveRange: &line), .zero)
    XCTAssertEqual(line, NSRange(location: 4, length: 4))
    _ = layout.lineFragmentRect(forGlyphAt: 8, effectiveRange: &line)
    XCTAssertEqual(line, NSRange(location: 8, length: 1), "Loops over lines must end.")
  }

  func testProgramsDoNotGetTheWindowsOfOthers() {
    XCTAssertNil(focusedTitle())
    XCTAssertEqual(windowNames(), [])
    XCTAssertFalse(isDefaultEditor("org.example.Editor"))
    var size = CGSize(width: 3, height: 4)
    let value = AXValueCreate(.cgSize, &size)!
    XCTAssertEqual(frameOfFirstWindow(value).size, size)
    var point = CGPoint(x: 1, y: 1)
    XCTAssertFalse(AXValueGetValue(value, .cgPoint, &point), "It is a size.")
    XCTAssertEqual(point, CGPoint(x: 1, y: 1))
  }

  func testASectionOfATableIsItsRows() {
    let window = TestWindow(OrderTable())
    for name in ["Order 1", "Order 2", "Order 3"] {
      XCTAssertTrue(window.texts.contains(name), "\(window.texts)")
    }
    window.close()
  }

  func testPathsOfTheUserAreShort() {
    let home = NSHomeDirectory()
    XCTAssertEqual(("\(home)/a" as NSString).abbreviatingWithTildeInPath, "~/a")
    XCTAssertEqual((home as NSString).abbreviatingWithTildeInPath, "~")
    XCTAssertEqual(("\(home)er/a" as NSString).abbreviatingWithTildeInPath, "\(home)er/a")
    XCTAssertEqual(("/etc" as NSString).abbreviatingWithTildeInPath, "/etc")
  }

  func testTextsOfAppKitFromOtherForms() throws {
    let text = try NSAttributedString(markdown: "see [there](https://example.org)")
    XCTAssertEqual(text.string, "see there")
    XCTAssertNotNil(text.attribute(.link, at: 5, effectiveRange: nil))
    let attributes = AttributeContainer([.foregroundColor: NSColor.red, .kern: 2])
    XCTAssertEqual(attributes.kern, 2)
    XCTAssertNotNil(attributes.foregroundColor)
  }

  func testAWindowHasNoTabs() {
    let controller = EditorWindowController(title: "Notes")
    XCTAssertNil(controller.window?.tabGroup)
    XCTAssertNil(controller.window?.tabbedWindows)
    controller.window?.mergeAllWindows(nil)
  }
}
