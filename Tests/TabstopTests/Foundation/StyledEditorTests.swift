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
    var presses = 0
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

  private func foreground(
    at offset: Int32, in view: UnsafeMutablePointer<GtkTextView>
  ) -> GdkRGBA? {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(gtk_text_view_get_buffer(view), &place, offset)
    guard let list = gtk_text_iter_get_tags(&place) else { return nil }
    defer { g_slist_free(list) }
    var value = GValue()
    g_object_get_property(
      list.pointee.data!.assumingMemoryBound(to: GObject.self), "foreground-rgba", &value)
    defer { g_value_unset(&value) }
    return g_value_get_boxed(&value)?.assumingMemoryBound(to: GdkRGBA.self).pointee
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
  /// Links are red, and nothing else is.
  private struct RedLinks: AttributedTextFormattingDefinition {
    struct Scope: AttributeScope {
      let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
      let link: AttributeScopes.FoundationAttributes.LinkAttribute
    }
    struct Red: AttributedTextValueConstraint {
      typealias Scope = RedLinks.Scope
      typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
      func constrain(_ container: inout Attributes) {
        container.foregroundColor = container.link == nil ? nil : .red
      }
    }
    var body: some AttributedTextFormattingDefinition<Scope> { Red() }
  }

  func testADefinitionConstrainsWhatIsShownAndTyped() throws {
    struct Page: View {
      let store: Store
      @State private var text: AttributedString
      init(_ store: Store) {
        self.store = store
        _text = State(initialValue: store.text)
      }
      var body: some View {
        let _ = store.text = text
        TextEditor(text: $text).attributedTextFormattingDefinition(RedLinks())
      }
    }
    let store = Store()
    store.text = AttributedString("see ")
    store.text.foregroundColor = .blue
    var link = AttributedString("lake")
    link.link = URL(string: "https://example.org")
    store.text += link
    let window = TestWindow(Page(store))
    defer { window.close() }
    let editor = try XCTUnwrap(window.all("GtkTextView").first)
    gtk_widget_grab_focus(editor)
    runLoopUntilIdle()
    let view = UnsafeMutableRawPointer(editor).assumingMemoryBound(to: GtkTextView.self)
    XCTAssertNil(foreground(at: 1, in: view))
    XCTAssertNotNil(foreground(at: 6, in: view))
    select(0..<0, in: view)
    type("I ", in: view)
    XCTAssertEqual(
      store.text.runs.map { $0.foregroundColor }, [nil, .red], "\(store.text.characters)")
  }

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

  func testAStyleKeyIsAnnounced() throws {
    let store = Store()
    let (window, view) = try start(store)
    select(0..<5, in: view)
    let announced = Announcements.shared.count
    window.pressKey(GDK_KEY_u, GDK_CONTROL_MASK)
    runLoopUntilIdle()
    XCTAssertEqual(Announcements.shared.count, announced + 1)
    XCTAssertEqual(StyledTrait.underline.announcement(isOn: true), "Underline on")
    XCTAssertEqual(StyledTrait.bold.announcement(isOn: false), "Bold off")
    window.close()
  }

  private struct OwnShortcut: View {
    let store: Store
    @State private var text = AttributedString("one")

    var body: some View {
      let _ = store.text = text
      TextEditor(text: $text)
      Button("Mine") { store.presses += 1 }.keyboardShortcut("b")
    }
  }

  func testAShortcutOfTheProgramGoesFirst() throws {
    let store = Store()
    let window = TestWindow(OwnShortcut(store: store))
    let view = try XCTUnwrap(window.all("GtkTextView").first)
    gtk_widget_grab_focus(view)
    runLoopUntilIdle()
    select(0..<3, in: UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkTextView.self))
    window.pressKey(GDK_KEY_b, GDK_CONTROL_MASK)
    window.pressKey(GDK_KEY_i, GDK_CONTROL_MASK)
    runLoopUntilIdle()
    XCTAssertEqual(store.presses, 1)
    XCTAssertEqual(bold(store.text), [])
    XCTAssertEqual(store.text.runs.map { $0.font?.hasItalic }, [true])
    window.close()
  }

  private func emphasised() -> AttributedString {
    var middle = AttributedString("bold")
    middle.font = .body.bold()
    return AttributedString("plain ") + middle + AttributedString(" end")
  }

  private func delete(_ letters: Range<Int32>, in view: UnsafeMutablePointer<GtkTextView>) {
    select(letters, in: view)
    gtk_text_buffer_delete_selection(gtk_text_view_get_buffer(view), 1, 1)
    runLoopUntilIdle()
  }

  func testADeletionMayCrossTheEdgesOfAStyleAndBeUndone() throws {
    let store = Store()
    store.text = emphasised()
    let (window, view) = try start(store)
    delete(4..<8, in: view)
    XCTAssertEqual(String(store.text.characters), "plaild end")
    XCTAssertEqual(bold(store.text), ["ld"])
    XCTAssertEqual(weight(at: 3, in: view), 400)
    XCTAssertEqual(weight(at: 4, in: view), 700)
    XCTAssertEqual(weight(at: 6, in: view), 400)
    gtk_text_buffer_undo(gtk_text_view_get_buffer(view))
    runLoopUntilIdle()
    XCTAssertEqual(String(store.text.characters), "plain bold end")
    delete(0..<14, in: view)
    XCTAssertEqual(String(store.text.characters), "")
    type("new", in: view)
    XCTAssertEqual(String(store.text.characters), "new")
    window.close()
  }

  func testWhatIsUndoneFarFromTheCaretHasTheStyleAroundIt() throws {
    let store = Store()
    store.text = emphasised()
    let (window, view) = try start(store)
    delete(8..<10, in: view)
    XCTAssertEqual(bold(store.text), ["bo"])
    select(1..<1, in: view)
    gtk_text_buffer_undo(gtk_text_view_get_buffer(view))
    runLoopUntilIdle()
    XCTAssertEqual(String(store.text.characters), "plain bold end")
    XCTAssertEqual(bold(store.text), ["bold"])
    XCTAssertEqual(weight(at: 9, in: view), 700)
    window.close()
  }

  func testTextTypedBeforeALinkAtTheStartIsNoPartOfIt() throws {
    let store = Store()
    store.text = AttributedString("link")
    store.text.link = URL(string: "https://example.org")
    let (window, view) = try start(store)
    select(0..<0, in: view)
    type("A ", in: view)
    XCTAssertEqual(
      store.text.runs.map { String(store.text[$0.range].characters) }, ["A ", "link"])
    XCTAssertEqual(store.text.runs.map { $0.link != nil }, [false, true])
    window.close()
  }

  func testPastedTextHasTheStyleOfTheTextBeforeIt() throws {
    let store = Store()
    store.text = emphasised()
    let (window, view) = try start(store)
    select(8..<8, in: view)
    let widget = UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkWidget.self)
    gdk_clipboard_set_text(gtk_widget_get_clipboard(widget), "xx")
    emit(UnsafeMutableRawPointer(view), "paste-clipboard")
    runLoop(until: { String(store.text.characters) == "plain boxxld end" })
    runLoopUntilIdle()
    XCTAssertEqual(bold(store.text), ["boxxld"])
    XCTAssertEqual(weight(at: 9, in: view), 700)
    window.close()
  }

  private struct Outside: View {
    let store: Store
    @State private var text: AttributedString
    init(_ store: Store) {
      self.store = store
      _text = State(initialValue: store.text)
    }

    var body: some View {
      let _ = store.text = text
      TextEditor(text: $text)
      Button("Shorten") { text = AttributedString("short") }
      Button("Embolden") { text.font = .body.bold() }
    }
  }

  func testWhatTheProgramWritesIsShownWithItsStyles() throws {
    let store = Store()
    store.text = emphasised()
    let window = TestWindow(Outside(store))
    let widget = try XCTUnwrap(window.all("GtkTextView").first)
    let view = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkTextView.self)
    gtk_widget_grab_focus(widget)
    select(14..<14, in: view)
    window.press("Shorten")
    runLoopUntilIdle()
    XCTAssertEqual(weight(at: 2, in: view), 400)
    window.press("Embolden")
    runLoopUntilIdle()
    XCTAssertEqual(weight(at: 2, in: view), 700)
    type("er", in: view)
    XCTAssertEqual(String(store.text.characters), "shorter")
    XCTAssertEqual(bold(store.text), ["shorter"])
    window.close()
  }

  private struct ChangingColours: View {
    @State private var text = AttributedString("one two")
    @State private var count = 0.0

    var body: some View {
      TextEditor(text: $text)
      Button("Colour") {
        count += 1
        text.foregroundColor = Color(red: count / 200, green: 0, blue: 0)
      }
    }
  }

  func testStylesThatNoTextHasAnyMoreAreForgotten() throws {
    let window = TestWindow(ChangingColours())
    let widget = try XCTUnwrap(window.all("GtkTextView").first)
    let view = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkTextView.self)
    for _ in 0..<50 {
      window.press("Colour")
      runLoopUntilIdle()
    }
    let table = gtk_text_buffer_get_tag_table(gtk_text_view_get_buffer(view))
    XCTAssertLessThan(gtk_text_tag_table_get_size(table), 20)
    XCTAssertEqual(try XCTUnwrap(foreground(at: 3, in: view)).red, 0.25, accuracy: 0.01)
    window.close()
  }

  private struct Scheme: View {
    @State private var text: AttributedString = {
      var text = AttributedString("red")
      text.foregroundColor = .red
      return text
    }()
    @State private var scheme = ColorScheme.light

    var body: some View {
      TextEditor(text: $text)
      Button("Dark") { scheme = .dark }.preferredColorScheme(scheme)
    }
  }

  func testColoursFollowTheScheme() throws {
    let window = TestWindow(Scheme())
    let widget = try XCTUnwrap(window.all("GtkTextView").first)
    let view = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkTextView.self)
    let light = try XCTUnwrap(foreground(at: 0, in: view))
    window.press("Dark")
    runLoopUntilIdle()
    let dark = try XCTUnwrap(foreground(at: 0, in: view))
    XCTAssertNotEqual(light.green, dark.green)
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
