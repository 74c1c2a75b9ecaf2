import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Tests of the secure field: its binding has the letters, but GTK's entry and assistive
/// technologies get bullets.
@preconcurrency @MainActor
final class SecureFieldTests: DisplayTestCase {
  @Observable
  final class Model {
    var password = ""
    var submitted: [String] = []
  }

  private struct Page: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        SecureField("Password", text: $model.password)
          .onSubmit { model.submitted.append(model.password) }
        TextField("Other", text: .constant("other"))
      }
    }
  }

  private struct Digits: View {
    @State private var code = ""
    let journal: Journal

    var body: some View {
      let digits = Binding(
        get: { code },
        set: {
          code = String($0.filter(\.isNumber).prefix(4))
          journal.record(code)
        })
      SecureField("Code", text: digits).keyboardType(.numberPad)
    }
  }

  private let model = Model()
  private lazy var window: TestWindow = {
    let window = TestWindow(Page(model: model))
    addTeardownBlock { MainActor.assumeIsolated { window.close() } }
    return window
  }()
  private var field: Field { window.field("Password") }

  func testThePeekIconIsAtTheEndInRightToLeft() throws {
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    let entry = window.field("Password").widget
    let text = window.bounds(of: inner(field).cast(to: GtkWidget.self))
    let eye = window.bounds(of: try XCTUnwrap(gtk_widget_get_last_child(entry.pointer)))
    let frame = window.bounds(of: entry.pointer)
    XCTAssertGreaterThan(text.width, 100)
    XCTAssertLessThan(eye.x + eye.width, text.x)
    XCTAssertLessThan(eye.x - frame.x, 20)
  }

  private func inner(_ field: Field) -> ObjectRef {
    ObjectRef(UnsafeMutableRawPointer(gtk_editable_get_delegate(field.widget.opaque)!))
  }

  /// Inserts text through GTK's entry, as a paste or an assistive technology does.
  private func insert(_ text: String, at position: Int32) {
    var position = position
    gtk_editable_insert_text(field.widget.opaque, text, -1, &position)
    runLoopUntilIdle()
  }

  private func assertField(
    _ password: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(model.password, password, file: file, line: line)
    let bullets = String(repeating: "•", count: password.unicodeScalars.count)
    XCTAssertEqual(field.text, bullets, file: file, line: line)
    var text = GValue()
    g_value_init(&text, g_type_from_name("gchararray"))
    g_object_get_property(inner(field).cast(to: GObject.self), "text", &text)
    XCTAssertEqual(String(cString: g_value_get_string(&text)), bullets, file: file, line: line)
    g_value_unset(&text)
  }

  func testTyping() {
    field.type("sécrèt🔑")
    assertField("sécrèt🔑")
    XCTAssertEqual(field.caret, 7)
    field.pressBackspace()
    assertField("sécrèt")
  }

  func testTypingAheadOfTheMainLoop() {
    field.typeFast("typed fast")
    runLoopUntilIdle()
    assertField("typed fast")
  }

  func testEditingInTheMiddle() {
    field.type("sécrèt")
    field.caret = 2
    field.type("XY")
    assertField("séXYcrèt")
    XCTAssertEqual(field.caret, 4)
    field.selection = 1..<5
    field.pressBackspace()
    assertField("srèt")
    field.selection = 1..<3
    field.pressBackspace()
    field.type("¡")
    assertField("s¡t")
    field.selection = 0..<3
    field.pressBackspace()
    assertField("")
  }

  func testPasteAndInsertionByAssistiveTechnology() {
    insert("st", at: 0)
    insert("ecre", at: 1)
    assertField("secret")
    gtk_editable_delete_text(field.widget.opaque, 2, -1)
    runLoopUntilIdle()
    assertField("se")
    gtk_editable_set_text(field.widget.opaque, "all new")
    runLoopUntilIdle()
    assertField("all new")
  }

  func testTextInsertedAtPositionMinusOneIsAppended() {
    field.type("ab")
    insert("c", at: -1)
    assertField("abc")
  }

  /// A handler inserts text while the entry's text is being replaced by bullets.
  func testTextInsertedByAHandlerIsHiddenToo() {
    var isFirst = true
    let connection = SignalConnection(field.widget, "changed", owner: self) { test, _ in
      guard isFirst else { return }
      isFirst = false
      gtk_editable_set_text(test.field.widget.opaque, "other")
    }
    insert("typed", at: 0)
    assertField("other")
    connection.disconnect()
  }

  func testPasteFromTheClipboard() {
    let widget = field.widget.pointer
    gdk_clipboard_set_text(gtk_widget_get_clipboard(widget), "pasted ✓")
    field.type("ab")
    field.caret = 1
    emit(inner(field).raw, "paste-clipboard")
    runLoop(until: { model.password.count > 2 }, "Nothing was pasted.")
    runLoopUntilIdle()
    assertField("apasted ✓b")
  }

  func testTextBeyondTheMaximumIsCutOff() {
    gtk_text_set_max_length(inner(field).cast(to: GtkText.self), 5)
    field.type("abc")
    insert("defg", at: 3)
    assertField("abcde")
    field.type("x")
    assertField("abcde")
    gtk_text_set_max_length(inner(field).cast(to: GtkText.self), 0)
    insert(String(repeating: "é", count: HiddenText.maximumCount), at: 5)
    XCTAssertEqual(model.password.count, HiddenText.maximumCount)
    XCTAssertEqual(field.text.count, HiddenText.maximumCount)
  }

  func testTheProgramSetsAndClears() {
    model.password = "set"
    runLoopUntilIdle()
    assertField("set")
    field.caret = 3
    field.type("!")
    assertField("set!")
    model.password = ""
    runLoopUntilIdle()
    assertField("")
    field.type("again")
    assertField("again")
  }

  func testABindingMayKeepAnotherText() {
    let journal = Journal()
    let window = TestWindow(Digits(journal: journal))
    let field = window.field("Code")
    field.type("1a2b345")
    XCTAssertEqual(journal.entries.last, "1234")
    XCTAssertEqual(field.text, "••••")
    let purpose = gtk_text_get_input_purpose(inner(field).cast(to: GtkText.self))
    XCTAssertEqual(purpose, GTK_INPUT_PURPOSE_PIN)
    window.close()
  }

  func testSubmit() {
    field.type("secret")
    field.submit()
    XCTAssertEqual(model.submitted, ["secret"])
    model.password = ""
    runLoopUntilIdle()
    field.type("next")
    field.submit()
    XCTAssertEqual(model.submitted, ["secret", "next"])
  }

  func testThePurposeAndTheWarningStay() {
    let text = inner(field)
    XCTAssertEqual(
      gtk_text_get_input_purpose(text.cast(to: GtkText.self)), GTK_INPUT_PURPOSE_PASSWORD)
    XCTAssertEqual(gtk_password_entry_get_show_peek_icon(field.widget.opaque), 1)
  }

  func testWhileVisibleItHoldsBulletsAndDrawsLetters() {
    field.type("iiiiiiii")
    let inner = inner(field)
    let text = inner.cast(to: GtkText.self)
    XCTAssertNil(gtk_text_get_attributes(text))
    let bullets = caretPlace(8)
    gtk_text_set_visibility(text, 1)
    assertField("iiiiiiii")
    let narrow = caretPlace(8)
    XCTAssertLessThan(narrow, bullets, "eight letters i are narrower than bullets")
    field.selection = 0..<8
    field.pressBackspace()
    field.type("WWWWWWWW")
    assertField("WWWWWWWW")
    XCTAssertGreaterThan(caretPlace(8), narrow * 2)
    gtk_widget_activate_action_variant(inner.cast(to: GtkWidget.self), "text.undo", nil)
    runLoopUntilIdle()
    assertField("WWWWWWWW")
    gtk_widget_activate_action_variant(inner.cast(to: GtkWidget.self), "text.redo", nil)
    runLoopUntilIdle()
    assertField("WWWWWWWW")
    gtk_text_set_visibility(text, 0)
    XCTAssertNil(gtk_text_get_attributes(text))
    XCTAssertEqual(caretPlace(8), bullets)
  }

  /// The horizontal position of the caret after that many letters.
  private func caretPlace(_ letters: Int) -> Float {
    window.layOut()
    var caret = graphene_rect_t()
    gtk_text_compute_cursor_extents(
      inner(field).cast(to: GtkText.self), gsize(letters), &caret, nil)
    return caret.origin.x
  }

  func testOnlyVisibleTextCanBeCopied() {
    field.type("secret")
    field.selection = 1..<4
    let inner = inner(field)
    let clipboard = gtk_widget_get_clipboard(field.widget.pointer)!
    gdk_clipboard_set_text(clipboard, "before")
    emit(inner.raw, "copy-clipboard")
    XCTAssertEqual(clipboardText(clipboard), "before")
    gtk_text_set_visibility(inner.cast(to: GtkText.self), 1)
    emit(inner.raw, "copy-clipboard")
    XCTAssertEqual(clipboardText(clipboard), "ecr")
    emit(inner.raw, "cut-clipboard")
    runLoopUntilIdle()
    assertField("set")
  }

  private func clipboardText(_ clipboard: OpaquePointer) -> String {
    var text = GValue()
    g_value_init(&text, g_type_from_name("gchararray"))
    defer { g_value_unset(&text) }
    gdk_content_provider_get_value(gdk_clipboard_get_content(clipboard), &text, nil)
    return String(cString: g_value_get_string(&text))
  }

  func testItsTextIsNotSelectedWhenItGetsTheFocus() {
    field.type("secret")
    window.click("Other")
    window.tab(backward: true)
    XCTAssertEqual(window.focus, "Password")
    XCTAssertNil(field.selection)
    window.tab()
    XCTAssertEqual(window.focus, "Other")
    XCTAssertEqual(window.field("Other").selection, 0..<5, "other fields are as GTK has them")
  }
}
