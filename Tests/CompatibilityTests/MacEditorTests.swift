import AppKit
import CGtk
import GtkBridge
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

  private struct Editor: App {
    var body: some Scene { WindowGroup("Main") { Text("Main") } }
  }

  func testWindowsThatWouldBeTabsAreWindowsOfTheirOwn() throws {
    StyleSheet.shared.install()
    let application = ObjectRef(
      UnsafeMutableRawPointer(gtk_application_new(nil, G_APPLICATION_NON_UNIQUE)!))
    g_object_unref(application.raw)
    g_application_register(application.cast(to: GApplication.self), nil, nil)
    let context = ApplicationContext(application, name: "Editor")
    context.activate(Editor())
    runLoopUntilIdle()
    let before = NSApp.windows.count

    let controller = EditorWindowController(title: "Notes")
    let window = try XCTUnwrap(controller.window)
    window.contentView = NSHostingView(rootView: Text("Notes"))
    controller.showWindow(nil)
    let other = NSWindow()
    other.title = "More"
    other.contentView = NSHostingView(rootView: Text("More"))
    window.addTabbedWindow(other, ordered: .above)
    runLoopUntilIdle()
    XCTAssertTrue(other.isVisible)
    window.mergeAllWindows(nil)
    window.selectNextTab(nil)
    other.moveTabToNewWindow(nil)
    runLoopUntilIdle()
    XCTAssertEqual(NSApp.windows.count, before + 2)
    XCTAssertTrue(Set(NSApp.windows.map(\.title)).isSuperset(of: ["Notes", "More"]))
    XCTAssertNil(window.tabGroup)
    XCTAssertNil(other.tabbedWindows)
    other.close()
    runLoopUntilIdle()
    XCTAssertFalse(other.isVisible)
    XCTAssertTrue(window.isVisible, "Only the other one was closed.")
    for window in Updater.shared.windows { window.widget.destroyWindow() }
    runLoopUntilIdle()
    withExtendedLifetime(context) {}
  }

  func testAParagraphTakesAllPropertiesOfAnother() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.addTabStop(NSTextTab(textAlignment: .left, location: 40))
    style.addTabStop(NSTextTab(textAlignment: .right, location: 80))
    style.defaultTabInterval = 30
    style.tailIndent = -4
    style.minimumLineHeight = 12
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(style)
    XCTAssertEqual(other.tabStops.map(\.location), [40, 80])
    XCTAssertEqual(other.defaultTabInterval, 30)
    other.tabStops = []
    XCTAssertEqual(style.tabStops.count, 2)

    let copy = try XCTUnwrap(style.mutableCopy() as? NSMutableParagraphStyle)
    XCTAssertFalse(copy === style)
    XCTAssertEqual(copy.alignment, .center)
    XCTAssertEqual(copy.tabStops.map(\.location), [40, 80])
    XCTAssertEqual(copy.tailIndent, -4)
    XCTAssertEqual(copy.minimumLineHeight, 12)
    copy.alignment = .right
    XCTAssertEqual(style.alignment, .center)
    let fixed = try XCTUnwrap(style.copy() as? NSParagraphStyle)
    style.alignment = .left
    XCTAssertEqual(fixed.alignment, .center)
    let usual = NSParagraphStyle.default.mutableCopy() as? NSMutableParagraphStyle
    XCTAssertEqual(usual?.alignment, .natural)
    copy.setParagraphStyle(.default)
    XCTAssertEqual(copy.tailIndent, 0)
    XCTAssertEqual(copy.tabStops.count, usual?.tabStops.count)
  }
}
