import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Fields whose text the program rewrites while the user types.
@preconcurrency @MainActor
final class RewrittenTextTests: DisplayTestCase {
  private enum Rewriting { case capitals, digits, limit }

  private struct Page: View {
    let rewriting: Rewriting
    var inSetter = false
    var isEditor = false
    @State var text = ""

    private func rewritten(_ text: String) -> String {
      switch rewriting {
      case .capitals: text.uppercased()
      case .digits: text.filter(\.isNumber)
      case .limit: String(text.prefix(5))
      }
    }

    private var binding: Binding<String> {
      inSetter ? Binding(get: { text }, set: { text = rewritten($0) }) : $text
    }

    var body: some View {
      Group {
        if isEditor { TextEditor(text: binding) } else { TextField("Text", text: binding) }
      }
      .onChange(of: text) { _, new in if !inSetter { text = rewritten(new) } }
      Text("[\(text)]")
      Button("Replace") { text = "12" }
    }
  }

  private func pressKey(
    _ key: Int32, _ modifiers: GdkModifierType, on widget: UnsafeMutablePointer<GtkWidget>
  ) {
    emitKey(key, modifiers, on: widget, in: GTK_PHASE_CAPTURE)
    runLoopUntilIdle()
  }

  private func undo(_ field: Field) {
    pressKey(GDK_KEY_z, GDK_CONTROL_MASK, on: field.widget.pointer)
  }

  private func redo(_ field: Field) {
    let modifiers = GdkModifierType(GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue)
    pressKey(GDK_KEY_Z, modifiers, on: field.widget.pointer)
  }

  func testTheCaretStaysBehindWhatWasTyped() {
    for inSetter in [false, true] {
      let window = TestWindow(Page(rewriting: .capitals, inSetter: inSetter, text: "HELLO"))
      let field = window.field("Text")
      field.caret = 2
      field.type("x")
      XCTAssertEqual(field.text, "HEXLLO")
      XCTAssertEqual(field.caret, 3)
      field.type("y")
      XCTAssertEqual(field.text, "HEXYLLO")
      XCTAssertEqual(field.caret, 4)
      window.close()
    }
  }

  func testTheCaretStaysInATextThatIsRewrittenAsAWhole() {
    let window = TestWindow(Page(rewriting: .capitals, text: "hello"))
    let field = window.field("Text")
    field.caret = 2
    field.type("x")
    XCTAssertEqual(field.text, "HEXLLO")
    XCTAssertEqual(field.caret, 3)
    window.close()
  }

  func testWhatIsRefusedLeavesTheCaretWhereItWas() {
    for inSetter in [false, true] {
      let digits = TestWindow(Page(rewriting: .digits, inSetter: inSetter, text: "1234"))
      let field = digits.field("Text")
      field.caret = 2
      field.type("a")
      XCTAssertEqual(field.text, "1234")
      XCTAssertEqual(field.caret, 2)
      XCTAssertEqual(digits.texts.last, "[1234]")
      digits.close()
    }
    let limited = TestWindow(Page(rewriting: .limit, text: "12345"))
    let field = limited.field("Text")
    field.caret = 5
    field.type("6")
    XCTAssertEqual(field.text, "12345")
    XCTAssertEqual(field.caret, 5)
    field.caret = 2
    field.type("x")
    XCTAssertEqual(field.text, "12x34")
    XCTAssertEqual(field.caret, 3)
    limited.close()
  }

  /// GTK would restore "a", and the program would rewrite it again.
  func testUndoGoesBackToTheTextBeforeTheTyping() {
    for inSetter in [false, true] {
      let window = TestWindow(Page(rewriting: .capitals, inSetter: inSetter, text: "NO"))
      let field = window.field("Text")
      field.caret = 2
      field.type("a")
      field.type("b")
      XCTAssertEqual(field.text, "NOAB")
      undo(field)
      XCTAssertEqual(field.text, "NO")
      XCTAssertEqual(window.texts.last, "[NO]")
      XCTAssertEqual(field.caret, 2)
      undo(field)
      XCTAssertEqual(field.text, "NO")
      redo(field)
      XCTAssertEqual(field.text, "NOAB")
      XCTAssertEqual(field.caret, 4)
      window.close()
    }
  }

  func testWhatIsTypedAfterAPauseIsAnotherChange() {
    let window = TestWindow(Page(rewriting: .digits))
    let field = window.field("Text")
    let pause = Typing.pause
    Typing.pause = .zero
    defer { Typing.pause = pause }
    field.type("1")
    field.type("2")
    field.type("x")
    XCTAssertEqual(field.text, "12")
    undo(field)
    XCTAssertEqual(field.text, "1")
    undo(field)
    XCTAssertEqual(field.text, "")
    window.close()
  }

  func testATextThatTheProgramSetsIsNotUndone() {
    let window = TestWindow(Page(rewriting: .digits))
    let field = window.field("Text")
    field.type("7")
    field.type("x")
    window.press("Replace")
    XCTAssertEqual(field.text, "12")
    undo(field)
    XCTAssertEqual(field.text, "12")
    field.caret = 2
    field.type("3")
    undo(field)
    XCTAssertEqual(field.text, "12")
    window.close()
  }

  /// A screen reader reads out the letters that are new in a text.
  func testOnlyWhatIsDifferentIsReplaced() {
    let window = TestWindow(Page(rewriting: .capitals, text: "HELLO"))
    let field = window.field("Text")
    var inserted: [Int] = []
    let connection = SignalConnection(
      ObjectRef(field.delegate), "insert-text", owner: self
    ) { _, arguments in inserted.append(Int(arguments.int(1))) }
    field.caret = 5
    field.type("x")
    XCTAssertEqual(field.text, "HELLOX")
    XCTAssertEqual(inserted, [1, 1])
    connection.disconnect()
    window.close()
  }

  func testAnEditorKeepsCaretAndHistory() {
    let window = TestWindow(Page(rewriting: .capitals, isEditor: true, text: "HELLO"))
    let view = window.all("GtkTextView")[0]
    let buffer = gtk_text_view_get_buffer(
      UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkTextView.self))!
    var caret: Int32 {
      var place = GtkTextIter()
      gtk_text_buffer_get_iter_at_mark(buffer, &place, gtk_text_buffer_get_insert(buffer))
      return gtk_text_iter_get_offset(&place)
    }
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer, &place, 2)
    gtk_text_buffer_place_cursor(buffer, &place)
    gtk_text_buffer_begin_user_action(buffer)
    gtk_text_buffer_insert_at_cursor(buffer, "x", 1)
    gtk_text_buffer_end_user_action(buffer)
    runLoopUntilIdle()
    XCTAssertEqual(window.texts.last, "[HEXLLO]")
    XCTAssertEqual(caret, 3)
    pressKey(GDK_KEY_z, GDK_CONTROL_MASK, on: view)
    XCTAssertEqual(window.texts.last, "[HELLO]")
    XCTAssertEqual(caret, 2)
    window.close()
  }
}
