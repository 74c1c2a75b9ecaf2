import AppKit
import CGtk
import GtkBridge
import PrivateDisplay
import SwiftUI
import XCTest

@testable import Tabstop
@testable import TabstopKits

/// Text views of a Mac: their selection, their keys, and the attributes of their text.
@preconcurrency @MainActor
final class MacTextTests: DisplayTestCase {
  private func start(
    _ view: NSTextView
  ) throws -> (TestWindow, UnsafeMutablePointer<GtkTextView>) {
    let window = TestWindow(SourceEditor(view: view))
    let widget = try XCTUnwrap(window.all("GtkTextView").first)
    gtk_widget_grab_focus(widget)
    runLoopUntilIdle()
    return (window, UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkTextView.self))
  }

  private func text(of view: UnsafeMutablePointer<GtkTextView>) -> BufferText {
    BufferText(buffer: ObjectRef(UnsafeMutableRawPointer(gtk_text_view_get_buffer(view)!)))
  }

  private func select(_ letters: Range<Int32>, in view: UnsafeMutablePointer<GtkTextView>) {
    text(of: view).select(letters)
    runLoopUntilIdle()
  }

  private func type(_ text: String, in view: UnsafeMutablePointer<GtkTextView>) {
    gtk_text_buffer_insert_at_cursor(gtk_text_view_get_buffer(view), text, -1)
    runLoopUntilIdle()
  }

  /// Whether a letter on screen has a property of a tag.
  private func has(
    _ property: String, at letter: Int32, in view: UnsafeMutablePointer<GtkTextView>
  ) -> Bool {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(gtk_text_view_get_buffer(view), &place, letter)
    guard let list = gtk_text_iter_get_tags(&place) else { return false }
    defer { g_slist_free(list) }
    return ObjectRef(list.pointee.data!).flagProperty("\(property)-set")
  }

  /// A colour, read as GTK does for a screen reader.
  private func readColor(
    _ property: String, at letter: Int32, in view: UnsafeMutablePointer<GtkTextView>
  ) -> GdkRGBA? {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(gtk_text_view_get_buffer(view), &place, letter)
    guard let list = gtk_text_iter_get_tags(&place) else { return nil }
    defer { g_slist_free(list) }
    var value = GValue()
    g_value_init(&value, gdk_rgba_get_type())
    defer { g_value_unset(&value) }
    let tag = list.pointee.data!.assumingMemoryBound(to: GObject.self)
    g_object_get_property(tag, property, &value)
    return g_value_get_boxed(&value)?.assumingMemoryBound(to: GdkRGBA.self).pointee
  }

  // MARK: Selections

  func testTheSelectionIsThatOnScreen() throws {
    let view = NSTextView()
    let delegate = ChatDelegate()
    view.delegate = delegate
    view.string = "one two"
    let (window, widget) = try start(view)
    select(1..<3, in: widget)
    XCTAssertEqual(view.selectedRange(), NSRange(location: 1, length: 2))
    XCTAssertEqual(delegate.places.last, 1)
    view.setSelectedRange(NSRange(location: 4, length: 3))
    runLoopUntilIdle()
    XCTAssertEqual(text(of: widget).selection, 4..<7)
    XCTAssertEqual(view.selectedRanges.map(\.rangeValue), [NSRange(location: 4, length: 3)])
    view.insertText("2", replacementRange: view.selectedRange())
    runLoopUntilIdle()
    XCTAssertEqual(text(of: widget).text, "one 2")
    XCTAssertEqual(text(of: widget).selection, 5..<5)
    window.close()
  }

  func testTheSelectionFollowsAChangeOfTheStorage() {
    let view = NSTextView()
    let delegate = ChatDelegate()
    view.delegate = delegate
    view.string = "one two"
    view.setSelectedRange(NSRange(location: 4, length: 3))
    view.textStorage?.replaceCharacters(in: NSRange(location: 0, length: 4), with: "")
    XCTAssertEqual(view.selectedRange(), NSRange(location: 0, length: 3))
    XCTAssertEqual(delegate.places, [4, 0])
  }

  func testCommandsOfTheProgramEditAtTheCaret() {
    let view = NSTextView()
    let delegate = ChatDelegate()
    view.delegate = delegate
    view.string = "one two\nthree\n"
    XCTAssertEqual(view.selectedRange(), NSRange(location: 14, length: 0))
    view.moveToBeginningOfDocument(nil)
    view.moveWordForward(nil)
    view.moveForward(nil)
    view.deleteForward(nil)
    view.insertText("T")
    XCTAssertEqual(view.string, "one Two\nthree\n")
    view.moveDown(nil)
    XCTAssertEqual(view.selectedRange().location, 13)
    view.moveUp(nil)
    view.moveUp(nil)
    XCTAssertEqual(view.selectedRange().location, 0)
    view.moveToEndOfLine(nil)
    view.moveRightAndModifySelection(nil)
    XCTAssertEqual(view.selectedRange(), NSRange(location: 7, length: 1))
    view.insertText(" ")
    XCTAssertEqual(view.string, "one Two three\n")
    view.deleteWordBackward(nil)
    view.deleteToEndOfLine(nil)
    XCTAssertEqual(view.string, "one \n")
    view.insertText("?")
    XCTAssertEqual(view.string, "one \n", "The delegate refuses it.")
    view.selectAll(nil)
    view.copy(nil)
    view.cut(nil)
    XCTAssertEqual(view.string, "")
    view.paste(nil)
    XCTAssertEqual(view.string, "one \n")
    view.textStorage?.replaceCharacters(in: NSRange(location: 0, length: 0), with: "- ")
    XCTAssertEqual(view.selectedRange(), NSRange(location: 7, length: 0), "It keeps its place.")
  }

  func testTheLastLineHasNoneBelow() {
    let view = NSTextView()
    view.string = "ab\nc"
    view.setSelectedRange(NSRange(location: 3, length: 0))
    view.moveDown(nil)
    XCTAssertEqual(view.selectedRange().location, 4)
    view.setSelectedRange(NSRange(location: 2, length: 0))
    view.moveDown(nil)
    XCTAssertEqual(view.selectedRange().location, 4)
  }

  // MARK: Keys

  func testTheDelegatePerformsCommandsOfKeys() throws {
    let view = NSTextView()
    let delegate = ChatDelegate()
    view.delegate = delegate
    view.string = "hello"
    let (window, _) = try start(view)
    XCTAssertTrue(window.pressFocusedKey(GDK_KEY_Return))
    XCTAssertEqual(delegate.sent, ["hello"])
    XCTAssertEqual(view.string, "")
    XCTAssertFalse(window.pressFocusedKey(GDK_KEY_Up), "GTK has the keys that it leaves.")
    XCTAssertFalse(window.pressFocusedKey(GDK_KEY_Tab))
    XCTAssertEqual(delegate.commands.map(\.name), ["moveUp:", "insertTab:"])
    window.close()
  }

  func testASubclassHasTheKeysFirst() throws {
    let view = ModalTextView()
    view.string = "abc"
    view.setSelectedRange(NSRange(location: 0, length: 0))
    let (window, widget) = try start(view)
    XCTAssertTrue(window.pressFocusedKey(GDK_KEY_l))
    XCTAssertTrue(window.pressFocusedKey(GDK_KEY_x))
    runLoopUntilIdle()
    XCTAssertEqual(text(of: widget).text, "ac")
    view.isTyping = true
    XCTAssertFalse(window.pressFocusedKey(GDK_KEY_x), "It is typed.")
    XCTAssertTrue(window.pressFocusedKey(GDK_KEY_Tab))
    XCTAssertEqual(view.string, "a  c")
    XCTAssertEqual(view.keys, 4, "Each key arrives once.")
    XCTAssertTrue(window.pressFocusedKey(GDK_KEY_Return))
    XCTAssertEqual(view.string, "a  \n> c", "A subclass goes on behind the new line.")
    runLoopUntilIdle()
    XCTAssertEqual(text(of: widget).text, "a  \n> c")
    window.close()
  }

  // MARK: Attributes

  func testAttributesAreShownAsTheyAreTyped() throws {
    let storage = BackedStorage()
    let painter = NumberPainter()
    storage.delegate = painter
    let view = makeEditor(of: storage)
    XCTAssertIdentical(view.textContainer.textView, view)
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "a 1")
    XCTAssertEqual(view.string, "a 1")
    let (window, widget) = try start(view)
    XCTAssertFalse(has("foreground", at: 0, in: widget))
    XCTAssertTrue(has("foreground", at: 2, in: widget))
    XCTAssertNotNil(readColor("foreground", at: 2, in: widget), "A screen reader asks for it.")
    select(0..<0, in: widget)
    type("2", in: widget)
    XCTAssertEqual(storage.string, "2a 1")
    XCTAssertTrue(has("foreground", at: 0, in: widget))
    XCTAssertFalse(has("foreground", at: 1, in: widget))
    XCTAssertTrue(has("foreground", at: 3, in: widget))
    XCTAssertEqual(view.selectedRange(), NSRange(location: 1, length: 0))
    window.close()
  }

  func testAStorageMakesItsMethodsOfTheSubclass() {
    let storage = BackedStorage()
    XCTAssertEqual(storage.length, 0)
    storage.append(NSAttributedString(string: "bc", attributes: [.kern: 2]))
    storage.insert(NSAttributedString(string: "a"), at: 0)
    XCTAssertEqual(storage.string, "abc")
    XCTAssertEqual(storage.length, 3)
    XCTAssertNil(storage.attribute(.kern, at: 0, effectiveRange: nil))
    storage.addAttribute(.baselineOffset, value: 1, range: NSRange(location: 0, length: 2))
    storage.removeAttribute(.kern, range: NSRange(location: 2, length: 1))
    var seen: [String] = []
    storage.enumerateAttributes(in: NSRange(location: 0, length: 3), options: []) { all, range, _ in
      seen.append("\(range.location) \(all.count)")
    }
    XCTAssertEqual(seen, ["0 1", "1 2", "2 0"])
    let part = storage.attributedSubstring(from: NSRange(location: 1, length: 2))
    XCTAssertEqual(part.string, "bc")
    XCTAssertEqual(part.attributes(at: 0, effectiveRange: nil).count, 2)
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    storage.setAttributedString(NSAttributedString(string: "new"))
    XCTAssertEqual(storage.string, "new")
  }

  func testAttributesOfNeighboursAreCompared() {
    let paragraph = NSMutableParagraphStyle()
    let values: [(NSAttributedString.Key, Any, Any)] = [
      (.foregroundColor, NSColor(calibratedWhite: 0, alpha: 1), NSColor.systemRed),
      (.font, NSFont.systemFont(ofSize: 9), NSFont.boldSystemFont(ofSize: 12)),
      (.paragraphStyle, paragraph, NSParagraphStyle()), (.shadow, NSShadow(), NSShadow()),
      (.attachment, NSTextAttachment(), NSTextAttachment()),
    ]
    for (key, first, second) in values {
      let text = NSMutableAttributedString(string: "# Title")
      text.addAttribute(key, value: first, range: NSRange(location: 0, length: 7))
      text.addAttribute(key, value: second, range: NSRange(location: 2, length: 5))
      text.addAttribute(key, value: second, range: NSRange(location: 0, length: 1))
      text.addAttribute(key, value: second, range: NSRange(location: 1, length: 1))
      var range = NSRange()
      XCTAssertTrue(text.attribute(key, at: 0, effectiveRange: &range) is NSObject, "\(key)")
      XCTAssertEqual(range, NSRange(location: 0, length: 7), "\(key)")
    }
  }

  func testATextGetsItsFirstAttributesOnScreen() throws {
    let view = NSTextView()
    view.string = "one two"
    let (window, widget) = try start(view)
    type("!", in: widget)
    view.textStorage?.addAttribute(
      .font, value: NSFont.boldSystemFont(ofSize: 20), range: NSRange(location: 0, length: 3))
    runLoopUntilIdle()
    XCTAssertEqual(window.all("GtkTextView").first.map { UnsafeMutableRawPointer($0) }, widget)
    XCTAssertTrue(has("weight", at: 1, in: widget))
    XCTAssertFalse(has("weight", at: 5, in: widget))
    type("?", in: widget)
    XCTAssertEqual(view.string, "one two!?")
    window.close()
  }

  func testWhatASearchFindsIsMarkedOnScreenAlone() throws {
    let view = NSTextView()
    view.string = "one two"
    let (window, widget) = try start(view)
    mark("TWO", in: view)
    runLoopUntilIdle()
    XCTAssertFalse(has("background", at: 0, in: widget))
    XCTAssertTrue(has("background", at: 5, in: widget))
    XCTAssertEqual(text(of: widget).selection, 4..<7)
    XCTAssertNil(view.textStorage?.attribute(.backgroundColor, at: 5, effectiveRange: nil))
    XCTAssertNotNil(
      view.layoutManager?.temporaryAttribute(
        .backgroundColor, atCharacterIndex: 5, effectiveRange: nil))
    select(0..<0, in: widget)
    type("- ", in: widget)
    XCTAssertFalse(has("background", at: 1, in: widget))
    XCTAssertTrue(has("background", at: 7, in: widget), "It moves with its letters.")
    mark("three", in: view)
    runLoopUntilIdle()
    XCTAssertFalse(has("background", at: 7, in: widget))
    window.close()
  }

  func testATextOfUIKitHasAttributes() {
    let view = UITextView()
    let text = NSMutableAttributedString(string: "one two")
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    view.attributedText = text
    XCTAssertEqual(view.text, "one two")
    XCTAssertEqual(
      view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor, .red)
    XCTAssertEqual(view.textStorage.stretches.map(\.text), ["one", " two"])
    view.attributedText = nil
    XCTAssertEqual(view.text, "")
  }

  // MARK: Smaller parts

  func testAWeightIsANumber() {
    XCTAssertEqual(NSFont.Weight(rawValue: 0.35).weight, .semibold)
    XCTAssertEqual(NSFont.Weight.heavy.weight, .heavy)
    XCTAssertTrue(weight(named: "Cantarell", .bold)?.fontDescriptor.symbolicTraits == .bold)
  }

  private final class ThreeRows: NSObject, NSTableViewDataSource {
    func numberOfRows(in tableView: NSTableView) -> Int { 3 }
  }

  func testRowsHavePlacesByTheirHeights() {
    let source = ThreeRows()
    let table = makeBareTable(source)
    XCTAssertEqual(table.rect(ofRow: 1).minY, 24)
    XCTAssertEqual(table.rect(ofRow: 3), .zero)
    XCTAssertEqual(table.row(at: CGPoint(x: 0, y: 23)), 0)
    XCTAssertEqual(table.row(at: CGPoint(x: 0, y: 24)), 1)
    XCTAssertEqual(table.row(at: CGPoint(x: 0, y: 72)), -1)
    XCTAssertEqual(table.row(at: CGPoint(x: 0, y: -1)), -1)
    XCTAssertEqual(
      table.rows(in: CGRect(x: 0, y: 30, width: 1, height: 30)), NSRange(location: 1, length: 2))
  }

  func testNamesOfDocuments() {
    XCTAssertEqual(exportName("pdf"), "export.pdf")
    XCTAssertEqual(page(Data("<p>é</p>".utf8))?.string.hasPrefix("é"), true)
    XCTAssertThrowsError(
      try NSAttributedString(string: "a").data(
        from: NSRange(location: 0, length: 1),
        documentAttributes: [.documentType: NSAttributedString.DocumentType.officeOpenXML]))
  }

  func testACommandOfAScriptHasAResultOrAnError() {
    let command = SendCommand()
    XCTAssertNil(command.execute())
    XCTAssertEqual(command.scriptErrorNumber, -50)
    let other = SendCommand()
    other.directParameter = "hello"
    other.arguments = ["topic": "news"]
    XCTAssertEqual(other.execute() as? String, "news: hello")
  }
}
