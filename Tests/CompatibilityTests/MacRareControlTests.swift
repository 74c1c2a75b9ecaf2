import AppKit
import CGtk
import GtkBridge
import PrivateDisplay
import SwiftUI
import XCTest

@testable import Tabstop
@testable import TabstopFoundation
@testable import TabstopKits

/// Grids, paths, menus of buttons, lists of colours, promised files, speech and the bar of keys.
@preconcurrency @MainActor
final class MacRareControlTests: DisplayTestCase {
  private struct Shown: NSViewRepresentable {
    let view: NSView
    func makeNSView(context: Context) -> NSView { view }
    func updateNSView(_ view: NSView, context: Context) {}
  }

  private final class Clerk: NSObject, NSMenuItemValidation, NSFilePromiseProviderDelegate,
    NSSpeechSynthesizerDelegate
  {
    nonisolated static let noting = Selector(_named: "note(_:)", Clerk.self, Clerk.note(_:))
    nonisolated static let choosing = Selector(_named: "choose(_:)", Clerk.self, Clerk.choose(_:))
    nonisolated(unsafe) var log: [String] = []
    nonisolated(unsafe) var refused: Set<String> = []
    func note(_ sender: Any) {
      switch sender {
      case let path as NSPathControl: log.append("path \(path.clickedPathItem?.title ?? "-")")
      case let button as NSPopUpButton: log.append("button \(button.titleOfSelectedItem ?? "-")")
      default: log.append("?")
      }
    }
    func choose(_ sender: NSMenuItem) { log.append("item \(sender.title)") }
    func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { !refused.contains(menuItem.title) }
    func filePromiseProvider(
      _ filePromiseProvider: NSFilePromiseProvider, fileNameForType fileType: String
    ) -> String { "note.txt" }
    func filePromiseProvider(
      _ filePromiseProvider: NSFilePromiseProvider, writePromiseTo url: URL,
      completionHandler: @escaping ((any Error)?) -> Void
    ) {
      do {
        try "text".write(to: url, atomically: true, encoding: .utf8)
        completionHandler(nil)
      } catch {
        completionHandler(error)
      }
    }
    func speechSynthesizer(_ sender: NSSpeechSynthesizer, didFinishSpeaking finished: Bool) {
      log.append("spoken \(finished)")
    }
  }

  private func label(_ text: String) -> NSTextField { NSTextField(labelWithString: text) }

  func testAGridOfViews() throws {
    let grid = NSGridView(views: [
      [label("Name"), label("Ada")], [label("A longer title"), label("Countess")],
    ])
    grid.column(at: 0).xPlacement = .trailing
    grid.rowSpacing = 20
    XCTAssertEqual([grid.numberOfRows, grid.numberOfColumns], [2, 2])
    let window = TestWindow(Shown(view: grid))
    defer { window.close() }
    window.layOut()
    XCTAssertEqual(window.texts, ["Name", "Ada", "A longer title", "Countess"])
    func frame(_ text: String) -> graphene_rect_t {
      var frame = graphene_rect_t()
      _ = gtk_widget_compute_bounds(window.label(text), window.context.widget.pointer, &frame)
      return frame
    }
    let (name, title) = (frame("Name"), frame("A longer title"))
    XCTAssertEqual(
      name.origin.x + name.size.width, title.origin.x + title.size.width, accuracy: 1)
    XCTAssertEqual(frame("Ada").origin.x, frame("Countess").origin.x, accuracy: 1)
    XCTAssertEqual(title.origin.y - name.origin.y - name.size.height, 20, accuracy: 1)
    grid.row(at: 0).isHidden = true
    runLoopUntilIdle()
    XCTAssertEqual(window.texts, ["A longer title", "Countess"])
    grid.addRow(with: [label("Wide")]).mergeCells(in: NSRange(location: 0, length: 2))
    runLoopUntilIdle()
    XCTAssertEqual(window.texts.last, "Wide")
    let view = try XCTUnwrap(grid.cell(atColumnIndex: 1, rowIndex: 0).contentView)
    XCTAssertTrue(grid.cell(for: view)?.column === grid.column(at: 1))
    XCTAssertEqual(grid.index(of: grid.row(at: 1)), 1)
  }

  func testACellHasAPlaceOfItsOwnInItsRow() {
    let grid = NSGridView(views: [[label("Tall"), label("Low"), label("High")]])
    grid.row(at: 0).height = 100
    grid.yPlacement = .center
    grid.cell(atColumnIndex: 1, rowIndex: 0).yPlacement = .bottom
    grid.cell(atColumnIndex: 2, rowIndex: 0).yPlacement = .top
    let window = TestWindow(Shown(view: grid))
    defer { window.close() }
    window.layOut()
    func top(_ text: String) -> Float {
      var frame = graphene_rect_t()
      _ = gtk_widget_compute_bounds(window.label(text), window.context.widget.pointer, &frame)
      return frame.origin.y
    }
    XCTAssertGreaterThan(top("Low"), top("Tall") + 20)
    XCTAssertLessThan(top("High"), top("Tall") - 20)
  }

  func testJoinedCellsAreShownWhileOneOfTheirColumnsIs() {
    let grid = NSGridView(views: [[label("Name"), label("Ada")], [label("Wide")]])
    grid.row(at: 1).mergeCells(in: NSRange(location: 0, length: 2))
    grid.column(at: 0).isHidden = true
    let row = grid.addRow(with: [label("x"), label("y")])
    row.cell(at: 0).contentView = NSGridCell.emptyContentView
    row.cell(at: 1).contentView = NSGridCell.emptyContentView
    let window = TestWindow(Shown(view: grid))
    defer { window.close() }
    window.layOut()
    XCTAssertEqual(window.texts, ["Ada", "Wide"])
    grid.column(at: 0).isHidden = false
    runLoopUntilIdle()
    XCTAssertEqual(window.texts, ["Name", "Ada", "Wide"])
  }

  func testAPathSendsItsActionWithTheClickedFolder() {
    let (path, clerk) = (NSPathControl(), Clerk())
    path.url = URL(fileURLWithPath: "/usr/share/doc")
    path.target = clerk
    path.action = Clerk.noting
    XCTAssertEqual(path.pathItems.map(\.title), ["/", "usr", "share", "doc"])
    let window = TestWindow(Shown(view: path))
    defer { window.close() }
    window.layOut()
    window.press("share")
    XCTAssertEqual(clerk.log, ["path share"])
    XCTAssertEqual(path.clickedPathItem?.url?.path, "/usr/share")
    path.url = nil
    path.placeholderString = "No folder"
    runLoopUntilIdle()
    XCTAssertEqual(window.texts, ["No folder"])
  }

  func testAMenuOfCommandsHasTheItemsOfAMenu() throws {
    let (button, clerk) = (NSPopUpButton(frame: .zero, pullsDown: true), Clerk())
    button.addItems(withTitles: ["More", "Plain"])
    let menu = try XCTUnwrap(button.menu)
    for title in ["Ticked", "Refused"] {
      menu.addItem(withTitle: title, action: Clerk.choosing, keyEquivalent: "").target = clerk
    }
    menu.item(withTitle: "Ticked")?.state = .on
    clerk.refused = ["Refused"]
    button.target = clerk
    button.action = Clerk.noting
    XCTAssertTrue(button.canBeChosen(try XCTUnwrap(button.item(withTitle: "Plain"))))
    XCTAssertFalse(button.canBeChosen(try XCTUnwrap(button.item(withTitle: "Refused"))))
    button.choose(try XCTUnwrap(button.item(withTitle: "Ticked")))
    button.choose(try XCTUnwrap(button.item(withTitle: "Plain")))
    XCTAssertEqual(clerk.log, ["item Ticked", "button Plain"])
    let window = TestWindow(Shown(view: button))
    defer { window.close() }
    window.layOut()
    XCTAssertNotNil(window.label("More"))
    XCTAssertNil(window.label("Plain"))
    button.setTitle("Others")
    runLoopUntilIdle()
    XCTAssertNotNil(window.label("Others"))
  }

  func testTheNumberOfAPopUpButtonIsItsChoice() {
    let button = NSPopUpButton()
    button.addItems(withTitles: ["One", "Two", "Three"])
    button.integerValue = 2
    XCTAssertEqual(button.titleOfSelectedItem, "Three")
    button.objectValue = 1
    XCTAssertEqual(button.indexOfSelectedItem, 1)
    XCTAssertEqual(button.objectValue as? Int, 1)
    XCTAssertEqual(NSButton(checkboxWithTitle: "On", target: nil, action: nil).integerValue, 0)
  }

  func testAListOfColoursIsReadAgain() throws {
    let list = NSColorList(name: "Mine")
    list.setColor(.red, forKey: "Warm")
    list.insertColor(.blue, key: "Cold", at: 0)
    XCTAssertEqual(list.allKeys, ["Cold", "Warm"])
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).clr")
    defer { try? FileManager.default.removeItem(at: file) }
    try list.write(to: file)
    let read = try XCTUnwrap(NSColorList(name: "Mine", fromFile: file.path))
    XCTAssertEqual(read.allKeys, list.allKeys)
    XCTAssertEqual(read.color(withKey: "Cold")?.blueComponent, 1)
    list.removeColor(withKey: "Warm")
    XCTAssertNil(list.color(withKey: "Warm"))
    let system = try XCTUnwrap(NSColorList(named: "Apple"))
    system.removeColor(withKey: "Red")
    XCTAssertNotNil(system.color(withKey: "Red"), "The system's lists cannot be changed.")
  }

  func testAPromisedFileIsWrittenForThePasteboard() throws {
    let clerk = Clerk()
    let board = NSPasteboard.withUniqueName()
    defer { board.releaseGlobally() }
    XCTAssertTrue(
      board.writeObjects([NSFilePromiseProvider(fileType: "public.plain-text", delegate: clerk)]))
    let url = try XCTUnwrap(board.string(forType: .fileURL).flatMap { URL(string: $0) })
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    XCTAssertEqual(url.lastPathComponent, "note.txt")
    XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "text")
  }

  func testSpeechEnds() {
    let own = SpeechService.command
    SpeechService.command = "/bin/true"
    defer { SpeechService.command = own }
    let (synthesizer, clerk) = (NSSpeechSynthesizer(), Clerk())
    synthesizer.delegate = clerk
    XCTAssertTrue(synthesizer.startSpeaking("Hello"))
    runLoop(until: { !clerk.log.isEmpty })
    XCTAssertEqual(clerk.log, ["spoken true"])
    XCTAssertFalse(synthesizer.isSpeaking)
  }

  func testAStackKeepsViewsThatTheProgramHides() {
    let stack = NSStackView(views: [label("a"), label("b")])
    let (first, second) = (stack.views[0], stack.views[1])
    first.isHidden = true
    stack.setVisibilityPriority(.mustHold, for: first)
    XCTAssertTrue(first.isHidden)
    stack.setVisibilityPriority(.notVisible, for: second)
    XCTAssertTrue(second.isHidden)
    stack.setVisibilityPriority(.mustHold, for: second)
    XCTAssertFalse(second.isHidden)
    XCTAssertEqual(stack.spacing, 8)
  }

  func testAStackHasItsInsets() throws {
    let stack = NSStackView(views: [label("inside")])
    stack.edgeInsets = NSEdgeInsets(top: 30, left: 40, bottom: 0, right: 0)
    let window = TestWindow(
      Shown(view: stack).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
    defer { window.close() }
    window.layOut()
    var frame = graphene_rect_t()
    _ = gtk_widget_compute_bounds(
      try XCTUnwrap(window.label("inside")), window.context.widget.pointer, &frame)
    XCTAssertEqual(frame.origin.x, 40, accuracy: 1)
  }

  func testABarOfKeysIsNeverShown() {
    let bar = NSTouchBar()
    bar.defaultItemIdentifiers = [.flexibleSpace, NSTouchBarItem.Identifier("save")]
    let item = NSCustomTouchBarItem(identifier: .init("save"))
    item.view = NSButton(title: "Save", target: nil, action: nil)
    bar.templateItems = [item]
    XCTAssertTrue(bar.item(forIdentifier: .init("save")) === item)
    XCTAssertFalse(bar.isVisible)
    XCTAssertNil(NSView().makeTouchBar())
  }

  func testAShadowHasAColour() {
    let shadow = NSShadow()
    shadow.shadowColor = .red
    XCTAssertEqual(shadow.shadowColor?.redComponent, 1)
  }
}
