import CGtk
import Foundation
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop
@testable import TabstopFoundation

/// Editors of texts with attributes.
@preconcurrency @MainActor
final class StyledEditorTests: DisplayTestCase {
  @MainActor private final class Store {
    var text = AttributedString("plain ")
    var selection = AttributedTextSelection()
  }

  private struct Page: View {
    let store: Store
    @State private var text: AttributedString
    @State private var selection = AttributedTextSelection()

    init(_ store: Store) {
      self.store = store
      _text = State(initialValue: store.text)
    }

    var body: some View {
      let _ = (store.text, store.selection) = (text, selection)
      TextEditor(text: $text, selection: $selection)
      Button("Colour") {
        text.transformAttributes(in: &selection) { $0.foregroundColor = .red }
      }
    }
  }

  private func start(_ store: Store) throws -> (TestWindow, UnsafeMutablePointer<GtkTextView>) {
    let window = TestWindow(Page(store))
    let view = try XCTUnwrap(window.all("GtkTextView").first)
    gtk_widget_grab_focus(view)
    runLoopUntilIdle()
    return (window, UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkTextView.self))
  }

  private func type(_ text: String, in view: UnsafeMutablePointer<GtkTextView>) {
    gtk_text_buffer_insert_at_cursor(gtk_text_view_get_buffer(view), text, -1)
    runLoopUntilIdle()
  }

  private func select(_ letters: Range<Int32>, in view: UnsafeMutablePointer<GtkTextView>) {
    BufferText(buffer: ObjectRef(UnsafeMutableRawPointer(gtk_text_view_get_buffer(view)!)))
      .select(letters)
    runLoopUntilIdle()
  }

  private func weight(at offset: Int32, in view: UnsafeMutablePointer<GtkTextView>) -> Int {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(gtk_text_view_get_buffer(view), &place, offset)
    guard let list = gtk_text_iter_get_tags(&place) else { return 400 }
    defer { g_slist_free(list) }
    return ObjectRef(list.pointee.data!).integerProperty("weight")
  }

  private func bold(_ text: AttributedString) -> [String] {
    text.runs.filter { $0.font?.hasBold ?? false }.map { String(text[$0.range].characters) }
  }

  func testAttributesAreShownAndTypedTextHasThoseBeforeIt() throws {
    let store = Store()
    var end = AttributedString("bold")
    end.font = .body.bold()
    store.text += end
    let (window, view) = try start(store)
    XCTAssertEqual(weight(at: 1, in: view), 400)
    XCTAssertEqual(weight(at: 7, in: view), 700)
    select(10..<10, in: view)
    type("er", in: view)
    XCTAssertEqual(bold(store.text), ["bolder"])
    XCTAssertEqual(weight(at: 11, in: view), 700)
    select(2..<2, in: view)
    type("x", in: view)
    XCTAssertEqual(String(store.text.characters), "plxain bolder")
    XCTAssertEqual(bold(store.text), ["bolder"])
    XCTAssertEqual(weight(at: 2, in: view), 400)
    window.close()
  }

  /// The number of letters of each style is the same before and after.
  func testALetterTypedOverTheLastOfABoldWordIsBold() throws {
    let store = Store()
    var end = AttributedString("bold")
    end.font = .body.bold()
    store.text += end
    let (window, view) = try start(store)
    select(9..<10, in: view)
    let buffer = gtk_text_view_get_buffer(view)
    gtk_text_buffer_delete_selection(buffer, 1, 1)
    gtk_text_buffer_insert_at_cursor(buffer, "t", -1)
    runLoopUntilIdle()
    XCTAssertEqual(bold(store.text), ["bolt"])
    XCTAssertEqual(weight(at: 9, in: view), 700)
    window.close()
  }

  func testControlBMakesTheSelectionBoldAndBack() throws {
    let store = Store()
    store.text = AttributedString("one two three")
    let (window, view) = try start(store)
    select(4..<7, in: view)
    window.pressKey(GDK_KEY_b, GDK_CONTROL_MASK)
    runLoopUntilIdle()
    XCTAssertEqual(bold(store.text), ["two"])
    XCTAssertEqual(weight(at: 5, in: view), 700)
    window.pressKey(GDK_KEY_b, GDK_CONTROL_MASK)
    runLoopUntilIdle()
    XCTAssertEqual(bold(store.text), [])
    window.close()
  }

  func testAnAttributeAtTheCaretIsThatOfWhatIsTypedNext() throws {
    let store = Store()
    let (window, view) = try start(store)
    select(6..<6, in: view)
    window.press("Colour")
    gtk_widget_grab_focus(UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkWidget.self))
    type("red", in: view)
    let coloured = store.text.runs.filter { $0.foregroundColor == .red }
    XCTAssertEqual(coloured.map { String(store.text[$0.range].characters) }, ["red"])
    window.close()
  }

  func testTransformingASelectionKeepsIt() {
    var text = AttributedString("one two three")
    var selection = AttributedTextSelection(range: text.range(of: "two")!)
    text.transformAttributes(in: &selection) { $0.underlineStyle = .single }
    XCTAssertEqual(selection.attributes(in: text)[\.underlineStyle], [.single])
    guard case .ranges(let ranges) = selection.indices(in: text) else {
      return XCTFail("the selection is gone")
    }
    XCTAssertEqual(ranges.ranges.map { String(text[$0].characters) }, ["two"])
    text.replaceSelection(&selection, withCharacters: "2")
    XCTAssertEqual(String(text.characters), "one 2 three")
    XCTAssertEqual(text.runs.filter { $0.underlineStyle != nil }.count, 1)
  }

  func testAPositionBehindTheTextIsItsEnd() {
    let long = AttributedString("a long text")
    let selection = AttributedTextSelection(range: long.startIndex..<long.endIndex)
    let short = AttributedString("a")
    XCTAssertEqual(
      selection.indices(in: short), .ranges(RangeSet(short.startIndex..<short.endIndex)))
  }

  func testTheCaretTellsWhichOfEqualLettersWasTyped() {
    let typed = TypedChange(from: "aaa", to: "aaaa", caret: 2)
    XCTAssertEqual(typed.letters, 1..<1)
    XCTAssertEqual(typed.text, "a")
    XCTAssertEqual(TypedChange(from: "aaaa", to: "aaa", caret: 2).letters, 2..<3)
    let replaced = TypedChange(from: "one two", to: "one 2", caret: 5)
    XCTAssertEqual(replaced.letters, 4..<7)
    XCTAssertEqual(replaced.text, "2")
  }

  func testFontsAreResolved() {
    let context = EnvironmentValues().fontResolutionContext
    XCTAssertTrue(Font.body.bold().resolve(in: context).isBold)
    XCTAssertFalse(Font.default.resolve(in: context).isBold)
    XCTAssertTrue(Font.default.italic().resolve(in: context).isItalic)
  }
}
