import AppKit
import CGtk
import GtkBridge
import PrivateDisplay
import SwiftUI
import XCTest

@testable import Tabstop
@testable import TabstopKits

/// Names of AppKit that whole programs use.
@preconcurrency @MainActor
final class MacNamesTests: DisplayTestCase {
  func testThePartsOfAPathMakeTheSamePath() {
    let path = NSBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), xRadius: 4, yRadius: 4)
    path.relativeMove(to: CGPoint(x: 1, y: 1))
    path.relativeLine(to: CGPoint(x: 2, y: 0))
    let copy = copiedPath(of: path)
    XCTAssertEqual(Path(copy).description, Path(path.cgPath).description)
    XCTAssertEqual(path.element(at: 0), .moveTo)
    XCTAssertEqual(NSBezierPath().elementCount, 0)
    let corner = NSBezierPath()
    corner.move(to: .zero)
    corner.appendArc(from: CGPoint(x: 10, y: 0), to: CGPoint(x: 10, y: 10), radius: 5)
    XCTAssertEqual(corner.currentPoint.x, 10, accuracy: 0.001)
    XCTAssertEqual(corner.currentPoint.y, 5, accuracy: 0.001)
  }

  func testAViewTellsWhatItOverrides() throws {
    let badge = UnreadBadge(frame: .zero)
    badge.addSubview(NSTextField(labelWithString: "3"))
    let plain = NSView(frame: .zero)
    plain.addSubview(NSTextField(labelWithString: "4"))
    plain.setAccessibilityRole(.link)
    plain.setAccessibilityTitle("Plain")
    XCTAssertEqual(plain.accessibilityTraits, .link)
    plain.setAccessibilityRole(.image)
    XCTAssertEqual(plain.accessibilityTraits, .image)
    let window = TestWindow(
      VStack {
        PlainView(badge: badge)
        PlainView(badge: plain)
      })
    defer { window.close() }
    let names = window.all.compactMap { window.wrapper(of: $0)?.accessibleName }
    XCTAssertTrue(names.contains("Unread"), "\(names)")
    XCTAssertTrue(names.contains("Plain"), "\(names)")
    XCTAssertEqual(badge.spokenTraits, .header)
    XCTAssertEqual(badge.spokenValue, "0")
  }

  func testAMenuOfCommandsHasTheTitleOfItsFirstItem() throws {
    let button = NSPopUpButton(frame: .zero, pullsDown: true)
    button.addItems(withTitles: ["Actions", "Copy", "Delete"])
    button.menu?.addItem(.separator())
    let window = TestWindow(PlainView(badge: button))
    defer { window.close() }
    XCTAssertNotNil(window.label("Actions"))
    XCTAssertFalse(window.all("GtkMenuButton").isEmpty)
    button.setTitle("More")
    window.layOut()
    XCTAssertNotNil(window.label("More"))
  }

  func testAPopUpButtonHasItems() {
    let button = NSPopUpButton()
    button.addItems(withTitles: ["One", "Two"])
    button.lastItem?.representedObject = 2
    button.lastItem?.tag = 22
    let three = NSMenuItem(title: "Three", action: nil, keyEquivalent: "")
    button.menu?.addItem(three)
    XCTAssertEqual(button.itemTitles, ["One", "Two", "Three"])
    XCTAssertEqual(button.selectedItem?.title, "One")
    XCTAssertTrue(button.selectItem(withTag: 22))
    XCTAssertFalse(button.selectItem(withTag: 23))
    XCTAssertEqual(button.selectedItem?.representedObject as? Int, 2)
    XCTAssertEqual(button.selectedTag(), 22)
    XCTAssertEqual(button.indexOfItem(withRepresentedObject: 2), 1)
    button.removeItem(at: 1)
    XCTAssertEqual(button.titleOfSelectedItem, "Three")
    button.select(nil)
    XCTAssertEqual(button.indexOfSelectedItem, -1)
    button.setTitle("Four")
    XCTAssertEqual(button.titleOfSelectedItem, "Four")
    XCTAssertEqual(button.index(of: three), 1)
  }

  func testItemsOfAMenuAreSetAndChosen() {
    let menu = NSMenu()
    let items = ["A", "B"].map { NSMenuItem(title: $0, action: nil, keyEquivalent: "") }
    menu.items = items
    XCTAssertTrue(items[0].menu === menu)
    menu.selectedItems = [items[1]]
    XCTAssertEqual(items.map(\.state), [.off, .on])
    menu.items = []
    XCTAssertNil(items[0].menu)
  }

  func testATargetValidatesItems() {
    let (menu, commands) = (NSMenu(), Commands())
    let item = menu.addItem(withTitle: "Do", action: Selector("do:"), keyEquivalent: "")
    (item.target, item.tag) = (commands, 7)
    XCTAssertFalse(item.canBeChosen)
    commands.isPossible = true
    XCTAssertTrue(item.canBeChosen)
  }

  func testADialogForFilesEndsWhenTheProgramClosesIt() throws {
    let window = TestWindow(Text(verbatim: "Under"))
    defer { window.close() }
    let panel = NSOpenPanel()
    let refused = TextFilesOnly()
    panel.delegate = refused
    var answers: [NSApplication.ModalResponse] = []
    panel.begin { answers.append($0) }
    XCTAssertTrue(panel.isVisible)
    panel.answer([URL(fileURLWithPath: "/picture.png")])
    XCTAssertEqual(answers, [])
    XCTAssertTrue(panel.urls.isEmpty)
    XCTAssertTrue(panel.isVisible)
    // The error; the dialog for files opens again behind it.
    runLoop(until: { window.dialog()?.texts == ["This is no text."] }, "There is no error.")
    try XCTUnwrap(window.dialog()).press("OK")
    runLoop(until: { TestWindow.dialogs.isEmpty }, "The error stays.")
    XCTAssertTrue(panel.isVisible)
    panel.cancel(nil)
    XCTAssertEqual(answers, [.cancel])
    XCTAssertFalse(panel.isVisible)
    panel.begin { answers.append($0) }
    panel.answer([URL(fileURLWithPath: "/words.txt")])
    XCTAssertEqual(answers, [.cancel, .OK])
    XCTAssertEqual(panel.urls.map(\.lastPathComponent), ["words.txt"])
  }

  /// A dialog that is closed while the error of a refused file is shown has one answer, and does not open again.
  func testADialogForFilesIsClosedBehindItsError() throws {
    let window = TestWindow(Text(verbatim: "Under"))
    defer { window.close() }
    let panel = NSOpenPanel()
    let refused = TextFilesOnly()
    panel.delegate = refused
    var answers: [NSApplication.ModalResponse] = []
    panel.begin { answers.append($0) }
    panel.answer([URL(fileURLWithPath: "/picture.png")])
    runLoop(until: { window.dialog()?.texts == ["This is no text."] }, "There is no error.")
    panel.close()
    XCTAssertEqual(answers, [.cancel])
    try XCTUnwrap(window.dialog()).press("OK")
    runLoop(until: { TestWindow.dialogs.isEmpty }, "The error stays.")
    XCTAssertFalse(panel.isVisible)
    // Another one takes the place of one that is open.
    panel.begin { answers.append($0) }
    panel.begin { answers.append($0) }
    XCTAssertEqual(answers, [.cancel, .cancel])
    panel.close()
    XCTAssertEqual(answers, [.cancel, .cancel, .cancel])
  }

  func testThePartsOfAStackFollowEachOther() {
    let views = (0..<5).map { _ in NSView(frame: .zero) }
    let stack = NSStackView(views: [])
    stack.setViews([views[3]], in: .trailing)
    stack.setViews([views[0], views[1]], in: .leading)
    stack.addView(views[4], in: .trailing)
    stack.insertView(views[2], at: 1, in: .leading)
    XCTAssertTrue(
      stack.views.elementsEqual([views[0], views[2], views[1], views[3], views[4]], by: ===))
    stack.setViews([views[1]], in: .leading)
    XCTAssertTrue(stack.views.elementsEqual([views[1], views[3], views[4]], by: ===))
    XCTAssertEqual(stack.views(in: .trailing).count, 2)
    XCTAssertNil(views[0].superview)
  }

  func testAButtonHasTheValueOfItsState() {
    let button = NSButton(checkboxWithTitle: "On", target: nil, action: nil)
    button.integerValue = 1
    XCTAssertEqual(button.state, .on)
    XCTAssertEqual(button.stringValue, "1")
    button.setNextState()
    XCTAssertEqual(button.doubleValue, 0)
  }

  func testATextHasAttributesInParts() {
    let text = SourceView(frame: .zero)
    text.string = "let number = 3"
    text.setTextColor(.red, range: NSRange(location: 0, length: 3))
    XCTAssertEqual(
      text.textStorage?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? NSColor, .red)
    text.setSelectedRange(NSRange(location: 10, length: 0))
    XCTAssertEqual(text.rangeForUserCompletion, NSRange(location: 4, length: 6))
    let label = NSTextField(
      labelWithAttributedString: NSAttributedString(
        string: "Red", attributes: [.foregroundColor: NSColor.red]))
    XCTAssertEqual(label.textColor, .red)
    XCTAssertFalse(label.isEditable)
  }

  func testAViewFollowsItsSubviews() {
    let shelf = RowOfBooks(frame: .zero)
    let books = (1...3).map { number in
      let book = NSView(frame: .zero)
      book.tag = number
      return book
    }
    shelf.addSubview(books[2])
    shelf.addSubview(books[0], positioned: .below, relativeTo: nil)
    shelf.addSubview(books[1])
    shelf.sortSubviews(
      { first, second, _ in first.tag < second.tag ? .orderedAscending : .orderedDescending },
      context: nil)
    XCTAssertEqual(shelf.subviews.map(\.tag), [1, 2, 3])
    books[1].removeFromSuperview()
    XCTAssertEqual(shelf.log, ["add 3", "add 1", "add 2", "remove 2"])
    let guide = NSLayoutGuide()
    shelf.addLayoutGuide(guide)
    XCTAssertTrue(guide.owningView === shelf)
    let distance = books[0].topAnchor.constraint(
      equalToSystemSpacingBelow: guide.topAnchor, multiplier: 2)
    XCTAssertEqual(distance.constant, 16)
  }

  func testOtherProgramsAreNotWatched() {
    XCTAssertNil(frontmostWindow(of: 1))
    XCTAssertEqual(CGDisplayIsMain(CGMainDisplayID()), 1)
    XCTAssertNil(CGDisplayCopyDisplayMode(9))
    XCTAssertEqual(NSFontManager.shared.weight(of: .boldSystemFont(ofSize: 9)), 9)
  }
}
