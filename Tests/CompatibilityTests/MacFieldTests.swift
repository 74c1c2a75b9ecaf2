import AppKit
import CGtk
import GtkBridge
import PrivateDisplay
import SwiftUI
import XCTest

@testable import Tabstop
@testable import TabstopFoundation
@testable import TabstopKits

/// Fields of a Mac: their editor, commands, actions, formatters and cells.
@preconcurrency @MainActor
final class MacFieldTests: DisplayTestCase {
  private struct Shown: NSViewRepresentable {
    let view: NSView
    func makeNSView(context: Context) -> NSView { view }
    func updateNSView(_ view: NSView, context: Context) {}
  }

  private final class Desk: NSObject, NSTextFieldDelegate {
    nonisolated static let searching = Selector(_named: "search(_:)", Desk.self, Desk.search(_:))
    nonisolated static let saving = Selector(_named: "save(_:)", Desk.self, Desk.save(_:))
    nonisolated(unsafe) var log: [String] = []
    func save(_ sender: NSButton) { log.append("save") }
    nonisolated(unsafe) var handled: Set<String> = []
    func search(_ sender: NSTextField) { log.append("search \(sender.stringValue)") }
    func control(
      _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
    ) -> Bool {
      log.append(
        "\(commandSelector.description) \(textView.string) \(textView.selectedRange.location)")
      return handled.contains(commandSelector.description)
    }
    func controlTextDidEndEditing(_ obj: Notification) {
      log.append("end \(obj.userInfo?["NSTextMovement"] as? Int ?? -1)")
    }
  }

  func testKeysAskTheDelegateWithTheFieldsEditor() throws {
    let (field, desk) = (NSTextField(string: "ab"), Desk())
    field.delegate = desk
    field.target = desk
    field.action = Desk.searching
    field.placeholderString = "Search"
    let window = TestWindow(Shown(view: field))
    defer { window.close() }
    window.layOut()
    XCTAssertNil(field.currentEditor(), "It has no editor without the focus.")
    window.click("Search")
    let editor = try XCTUnwrap(field.currentEditor())
    XCTAssertTrue(editor.isFieldEditor)
    editor.selectedRange = NSRange(location: 1, length: 0)
    desk.handled = ["moveDown:"]
    XCTAssertTrue(window.pressFocusedKey(GDK_KEY_Down))
    XCTAssertEqual(desk.log, ["moveDown: ab 1"])
    XCTAssertFalse(window.pressFocusedKey(GDK_KEY_Up), "The field has the keys that it leaves.")
    XCTAssertFalse(window.pressFocusedKey(GDK_KEY_x), "A letter has no command.")
    desk.log = []
    window.field("Search").submit()
    XCTAssertEqual(desk.log, ["end \(NSReturnTextMovement)", "search ab"])
  }

  func testTheEditorChangesTheField() {
    let field = NSTextField(string: "ab")
    let editor = field.editor
    editor.insertText("c", replacementRange: NSRange(location: 2, length: 0))
    XCTAssertEqual(field.stringValue, "abc")
    field.stringValue = "other"
    XCTAssertEqual(editor.string, "other")
    XCTAssertEqual(editor.selectedRange(), NSRange(location: 5, length: 0))
    editor.selectAll(nil)
    XCTAssertEqual(editor.selectedRange.length, 5)
  }

  func testReturnInAFieldPressesTheDefaultButton() {
    let (save, desk) = (NSButton(title: "Save", target: nil, action: nil), Desk())
    save.target = desk
    save.action = Desk.saving
    save.keyEquivalent = "\r"
    let field = NSTextField(string: "")
    field.placeholderString = "Title"
    let stack = NSStackView(views: [field, save])
    let window = TestWindow(Shown(view: stack))
    defer { window.close() }
    window.layOut()
    window.click("Title")
    window.field("Title").submit()
    XCTAssertEqual(desk.log, ["save"])
    save.keyEquivalent = ""
    runLoopUntilIdle()
    window.field("Title").submit()
    XCTAssertEqual(desk.log, ["save"])
  }

  func testAnEditorThatIsKeptLongerThanItsFieldIsEmpty() {
    var field: NSTextField? = NSTextField(string: "ab")
    let editor = field!.editor
    weak let gone = field
    field = nil
    XCTAssertNil(gone)
    XCTAssertEqual(editor.string, "")
    editor.string = "c"
    XCTAssertFalse(editor.isFirstResponder)
    XCTAssertNil(editor.window)
  }

  func testASearchFieldSendsItsActionAtEachChange() {
    let (field, desk) = (NSSearchField(), Desk())
    field.target = desk
    field.action = Desk.searching
    field.placeholderString = "Find"
    let window = TestWindow(Shown(view: field))
    defer { window.close() }
    window.layOut()
    window.click("Find")
    window.field("Find").type("ab")
    XCTAssertEqual(desk.log, ["search a", "search ab"])
    field.sendsWholeSearchString = true
    window.field("Find").type("c")
    XCTAssertEqual(desk.log.count, 2)
  }

  func testAFormatterReadsWhatTheUserLeaves() {
    let field = NSTextField()
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    numbers.minimum = 0
    numbers.maximum = 100
    field.formatter = numbers
    field.integerValue = 7
    XCTAssertEqual(field.stringValue, "7")
    field.placeholderString = "Number"
    let window = TestWindow(Shown(view: field))
    defer { window.close() }
    window.layOut()
    window.click("Number")
    window.field("Number").caret = 1
    window.field("Number").type("5")
    window.field("Number").submit()
    XCTAssertEqual(field.integerValue, 75)
    window.field("Number").type("9")
    window.field("Number").submit()
    XCTAssertEqual(field.stringValue, "75", "759 is too large.")
  }

  func testACellHasTheValuesOfItsControl() throws {
    let field = NSTextField(string: "one")
    let cell = try XCTUnwrap(field.cell as? NSTextFieldCell)
    XCTAssertEqual(cell.stringValue, "one")
    cell.placeholderString = "Name"
    XCTAssertEqual(field.placeholderString, "Name")
    XCTAssertTrue(cell.controlView === field)
    final class Padded: NSTextFieldCell {
      override func drawingRect(forBounds rect: NSRect) -> NSRect {
        super.drawingRect(forBounds: rect.insetBy(dx: 4, dy: 0))
      }
    }
    let own = Padded(textCell: "two")
    own.placeholderString = "Other"
    field.cell = own
    XCTAssertEqual(field.stringValue, "two")
    XCTAssertEqual(field.placeholderString, "Other")
    XCTAssertNil(cell.controlView)
    XCTAssertTrue(NSSearchField().cell is NSSearchFieldCell)
    let button = NSButton(title: "Go", target: nil, action: nil)
    (button.cell as? NSButtonCell)?.imagePosition = .imageAbove
    XCTAssertEqual(button.imagePosition, .imageAbove)
    XCTAssertEqual(button.cell?.title, "Go")
  }

  func testTokensOfAField() {
    let field = NSTokenField()
    field.placeholderString = "Tags"
    field.stringValue = "red, green"
    XCTAssertEqual(field.objectValue as? [String], ["red", "green"])
    let window = TestWindow(Shown(view: field))
    defer { window.close() }
    window.layOut()
    window.click("Tags")
    window.field("Tags").type("blue,")
    XCTAssertEqual(field.objectValue as? [String], ["red", "green", "blue"])
    XCTAssertEqual(window.field("Tags").text, "")
    window.field("Tags").type("x")
    window.field("Tags").submit()
    XCTAssertEqual(field.stringValue, "red,green,blue,x")
    window.press("green")
    XCTAssertEqual(field.objectValue as? [String], ["red", "blue", "x"])
    window.click("Tags")
    XCTAssertTrue(window.pressFocusedKey(GDK_KEY_BackSpace))
    XCTAssertEqual(field.objectValue as? [String], ["red", "blue"])
  }

  func testATextViewKeepsTheParagraphsOfAnAlignedPart() throws {
    let view = NSTextView()
    view.string = "one\ntwo"
    let style = NSMutableParagraphStyle()
    style.headIndent = 12
    view.textStorage?.addAttribute(
      .paragraphStyle, value: style, range: NSRange(location: 0, length: 4))
    view.setAlignment(.center, range: NSRange(location: 0, length: 7))
    let first = try XCTUnwrap(
      view.textStorage?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
    let second = try XCTUnwrap(
      view.textStorage?.attribute(.paragraphStyle, at: 5, effectiveRange: nil) as? NSParagraphStyle)
    XCTAssertEqual(first.headIndent, 12)
    XCTAssertEqual([first.alignment, second.alignment], [.center, .center])
    XCTAssertEqual(second.headIndent, 0)
    let copy = NSMenuItem(title: "Copy", action: Selector("copy:"), keyEquivalent: "")
    XCTAssertFalse(view.validateMenuItem(copy))
    view.selectedRange = NSRange(location: 0, length: 3)
    XCTAssertTrue(view.validateMenuItem(copy))
    let rtf = try XCTUnwrap(view.rtf(from: view.selectedRange()))
    XCTAssertEqual(NSAttributedString(rtf: rtf, documentAttributes: nil)?.string, "one")
  }
}
