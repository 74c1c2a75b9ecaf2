import Cocoa
import PrivateDisplay
import SwiftUI
import XCTest

@testable import Tabstop
@testable import TabstopKits

/// AppKit as tools for a Mac use it.
@preconcurrency @MainActor
final class MacToolsTests: DisplayTestCase {
  // MARK: Windows and controllers

  func testAControllerKnowsItsWindowAndItsUndoManager() {
    let panel = OverlayPanel()
    let controller = PanelController(panel: panel)
    XCTAssertIdentical(panel.windowController, controller)
    XCTAssertNotNil(panel.undoManager)
    XCTAssertIdentical(panel.undoManager, panel.undoManager)
    panel.delegate = panel
    XCTAssertIdentical(controller.undoManager, panel.undo)
    controller.window = nil
    XCTAssertNil(panel.windowController)
    XCTAssertEqual(panel.level.rawValue, 33)
    XCTAssertFalse(panel.isMovable)
    panel.place(on: .main)
  }

  func testASheetOfTheProgramPassesItsAnswer() {
    let window = NSWindow()
    let sheet = NSWindow()
    var answers: [NSApplication.ModalResponse] = []
    window.beginSheet(sheet) { answers.append($0) }
    XCTAssertEqual(answers, [.abort], "It has no content, and does not open.")
    XCTAssertNil(window.attachedSheet)

    sheet.sheetHandler = { answers.append($0) }
    sheet.windowOfSheet = window
    window.openSheets = [sheet]
    XCTAssertTrue(sheet.isSheet)
    window.endSheet(sheet, returnCode: .OK)
    XCTAssertEqual(answers, [.abort, .OK])
    XCTAssertEqual(window.sheets, [])
    XCTAssertNil(sheet.sheetParent)
    sheet.endAsSheet(.cancel)
    XCTAssertEqual(answers.count, 2, "It has answered already.")
  }

  func testAControllerIsShownAndNotified() {
    let controller = NotesController()
    let window = TestWindow(NotesView(controller: controller))
    window.layOut()
    XCTAssertTrue(window.texts.contains("Notes"), "\(window.texts)")
    XCTAssertEqual(controller.events, ["will appear", "appeared"])
    controller.representedObject = 1
    XCTAssertEqual(controller.events.last, "object")
    window.close()
  }

  func testControllersHaveInitialisersOfTheirOwn() {
    let first = PhoneController()
    let pages = PhonePages(first: first)
    XCTAssertIdentical(pages.topViewController, first)
    XCTAssertIdentical(first.parent, pages)
    XCTAssertEqual(UINavigationController().viewControllers, [])
    let around = NSViewController()
    around.addChild(first)
    around.insertChild(NotesController(), at: 0)
    around.removeChild(at: 5)
    around.removeChild(at: 0)
    XCTAssertEqual(around.children, [first])
  }

  // MARK: Pictures

  func testAPictureHasTheSizeThatIsSet() throws {
    let picture = menuBarPicture(of: badge(.red))
    XCTAssertEqual(picture.size, CGSize(width: 16, height: 8))
    XCTAssertTrue(picture.isTemplate)
    let pixels = try XCTUnwrap(picture.pixelsByCoreGraphics)
    XCTAssertEqual([pixels.width, pixels.height], [12, 6], "The pixels stay.")
    XCTAssertEqual(picture.representations.first?.pixelsWide, 12)
    XCTAssertNil(NSImage().pixelsByCoreGraphics)
    XCTAssertTrue(NSImage().representations.isEmpty)
    // The content of a view has the size that was set.
    XCTAssertNotEqual(picture.shown, picture.image)
    picture.size = CGSize(width: 12, height: 6)
    XCTAssertEqual(picture.shown, picture.image)
  }

  func testPicturesAreDrawnInBitmaps() throws {
    let bitmap = try XCTUnwrap(badge(.blue).scaled(to: CGSize(width: 4, height: 2)))
    XCTAssertNil(NSGraphicsContext.current)
    XCTAssertEqual([bitmap.pixelsWide, bitmap.pixelsHigh], [4, 2])
    XCTAssertEqual(bitmap.representation(using: .png, properties: [:])?.prefix(4).last, 0x47)
    let picture = NSImage()
    picture.addRepresentation(bitmap)
    XCTAssertEqual(picture.size, CGSize(width: 4, height: 2))
    XCTAssertEqual(picture.representations.count, 1)
    picture.removeRepresentation(bitmap)
    XCTAssertNotNil(picture.tiffRepresentation)
  }

  func testNamesOfPicturesAreUnique() {
    let (first, second) = (badge(.red), badge(.red))
    XCTAssertTrue(first.setName("badge"))
    XCTAssertFalse(second.setName("badge"))
    XCTAssertEqual(first.name(), "badge")
    XCTAssertTrue(first.setName(nil))
    XCTAssertTrue(second.setName("badge"))
    second.setName(nil)
  }

  func testColours() {
    let grey = NSColor.black.blended(withFraction: 0.5, of: .white)
    XCTAssertEqual(Double(grey?.redComponent ?? 0), 0.5, accuracy: 0.01)
    XCTAssertEqual(Double(NSColor.red.saturationComponent), 1, accuracy: 0.01)
    XCTAssertEqual(Double(NSColor.white.brightnessComponent), 1, accuracy: 0.01)
    XCTAssertNotEqual(adaptingInk, .black)
    XCTAssertEqual(NSColor.alternatingContentBackgroundColors.count, 2)
  }

  // MARK: Clipboards

  func testItemsOnTheDesktopsClipboard() throws {
    let board = NSPasteboard.general
    board.clearContents()
    XCTAssertNil(board.pasteboardItems)
    let item = NSPasteboardItem()
    item.setString("copied", forType: .string)
    item.setData(Data([1, 2]), forType: .init("org.example.own"))
    XCTAssertTrue(board.writeObjects([item]))
    XCTAssertEqual(board.pasteboardItems?.first?.string(forType: .string), "copied")
    XCTAssertEqual(board.data(forType: .init("org.example.own")), Data([1, 2]))
    XCTAssertEqual(board.types?.first, .string)
    XCTAssertEqual(UIPasteboard.general.string, "copied", "Other programs read the text.")
    UIPasteboard.general.string = "other"
    XCTAssertEqual(board.string(forType: .string), "other")
    XCTAssertNil(board.data(forType: .init("org.example.own")))

    board.clearContents()
    board.setData(Data([3]), forType: .init("org.example.own"))
    XCTAssertEqual(board.data(forType: .init("org.example.own")), Data([3]))
    board.clearContents()
    XCTAssertTrue(board.writeObjects([badge(.red)]))
    XCTAssertTrue(board.canReadObject(forClasses: [NSImage.self]))
    XCTAssertEqual(NSImage(pasteboard: board)?.size, CGSize(width: 12, height: 6))
    board.clearContents()
  }

  func testClipboardsOfTheProgram() {
    let board = NSPasteboard(name: .drag)
    board.clearContents()
    XCTAssertTrue(board.writeObjects([URL(fileURLWithPath: "/tmp/a") as NSURL, "x" as NSString]))
    XCTAssertEqual(Clip(board).files, [URL(fileURLWithPath: "/tmp/a")])
    XCTAssertEqual(Clip(board).texts, ["file:///tmp/a", "x"])
    XCTAssertEqual(NSPasteboard(name: .drag).pasteboardItems?.count, 2)
    XCTAssertNil(NSPasteboard.withUniqueName().pasteboardItems)
    XCTAssertTrue(board.setPropertyList(["a", "b"], forType: .init("org.example.list")))
    XCTAssertEqual(board.propertyList(forType: .init("org.example.list")) as? [String], ["a", "b"])
    XCTAssertFalse(board.writeObjects([NSObject()]))
    board.clearContents()
  }

  // MARK: Texts

  func testAStorageIsTheTextOfItsView() throws {
    let view = CodeTextView(frame: .zero, textContainer: nil)
    let storage = try XCTUnwrap(view.textStorage)
    storage.setAttributedString(NSAttributedString(string: "let a"))
    XCTAssertEqual(view.string, "let a")
    XCTAssertEqual(view.paints, 1)
    view.string = "let ab"
    XCTAssertEqual(storage.string, "let ab")
    XCTAssertEqual(view.paints, 2)
    let attribute = storage.attribute(.foregroundColor, at: 5, effectiveRange: nil)
    XCTAssertEqual(attribute as? NSColor, .systemRed)
    storage.beginEditing()
    storage.deleteCharacters(in: NSRange(location: 0, length: 4))
    storage.append(NSAttributedString(string: "!"))
    XCTAssertEqual(view.string, "let ab", "The changes are not over.")
    storage.endEditing()
    XCTAssertEqual(view.string, "ab!")
    XCTAssertEqual(view.attributedString().string, "ab!")
    view.insertNewline(nil)
    XCTAssertEqual(view.string, "ab!\n")
    XCTAssertEqual(view.breaks, 1)
    view.deleteBackward(nil)
    view.replaceCharacters(in: NSRange(location: 0, length: 1), with: "c")
    XCTAssertEqual(view.string, "cb!")
    view.replaceCharacters(in: NSRange(location: 7, length: 1), with: "?")
    XCTAssertEqual(storage.string, "cb!")
  }

  func testATextSystemOfTheProgram() {
    let storage = NSTextStorage(string: "one")
    let (layout, container) = (NSLayoutManager(), NSTextContainer(size: .zero))
    storage.addLayoutManager(layout)
    layout.addTextContainer(container)
    let view = NSTextView(frame: .zero, textContainer: container)
    XCTAssertEqual(view.string, "one")
    XCTAssertIdentical(view.textStorage, storage)
    XCTAssertIdentical(view.layoutManager, layout)
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "four")
    XCTAssertEqual(view.string, "four")
    XCTAssertEqual(layout.glyphRange(for: container).length, 4)
  }

  // MARK: Views

  func testAViewIsArrangedAndUpdatesItsLayer() {
    let view = LayeredView()
    let (below, above) = (NSView(), NSView())
    view.arrange(below, above)
    XCTAssertEqual(view.subviews, [below, above])
    view.replaceSubview(below, with: NSView())
    XCTAssertEqual(view.subviews.count, 2)
    XCTAssertFalse(view.subviews.contains(below))
    let window = TestWindow(LayeredViewHolder(view: view))
    let first = view.updates
    XCTAssertGreaterThan(first, 0)
    view.needsDisplay = true
    XCTAssertEqual(view.updates, first + 1)
    window.close()
  }

  func testAnAlertHasABoxToSuppressIt() {
    let alert = NSAlert()
    alert.showsSuppressionButton = true
    XCTAssertEqual(alert.suppressionButton?.state, .off)
    alert.suppressionButton?.state = .on
    XCTAssertEqual(alert.suppressionButton?.state, .on)
  }

  func testNumbersInFields() {
    let field = NSTextField(string: "2.5")
    XCTAssertEqual(field.doubleValue, 2.5)
    field.integerValue = 7
    XCTAssertEqual(field.stringValue, "7")
    field.doubleValue = 3
    XCTAssertEqual(field.stringValue, "3")
    field.attributedStringValue = NSAttributedString(string: "x")
    XCTAssertEqual(field.stringValue, "x")
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
}
