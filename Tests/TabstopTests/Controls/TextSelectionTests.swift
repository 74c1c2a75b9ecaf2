import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The selection of a field as a value.
@preconcurrency @MainActor
final class TextSelectionTests: DisplayTestCase {
  private struct Page: View {
    @State private var text = "Grüße 👋🏽 an alle"
    @State private var selection: TextSelection?

    var body: some View {
      Text(words)
      TextField("Message", text: $text, selection: $selection)
      Button("Select") {
        selection = text.range(of: "👋🏽").map { TextSelection(range: $0) }
      }
      Button("End") { selection = TextSelection(insertionPoint: text.endIndex) }
    }

    private var words: String {
      guard let selection, case .selection(let range) = selection.indices else { return "none" }
      return selection.isInsertion
        ? "caret after \(text[..<range.lowerBound].count)" : "selected \(text[range])"
    }
  }

  func testTheProgramSelectsAndIsNotifiedOfSelections() {
    let window = TestWindow(Page())
    XCTAssertEqual(window.texts, ["none"])
    let field = window.field("Message")
    window.press("Select")
    XCTAssertEqual(field.selection, 6..<8, "in scalars")
    XCTAssertEqual(window.texts, ["selected 👋🏽"])
    field.selection = 0..<5
    runLoopUntilIdle()
    XCTAssertEqual(window.texts, ["selected Grüße"])
    field.pressBackspace()
    XCTAssertEqual(window.texts, ["caret after 0"])
    XCTAssertEqual(field.text, " 👋🏽 an alle")
    window.press("End")
    XCTAssertEqual(field.caret, 11)
    XCTAssertNil(field.selection)
    window.close()
  }

  /// GTK draws a selected text once more over the whole text, which makes it bold.
  func testASelectedTextWithoutTheFocusIsDrawnOnce() {
    let window = TestWindow(
      VStack {
        TextField("Reps", text: .constant("10"))
        Button("Next") {}
      })
    window.layOut()
    let bounds = window.bounds(of: window.all("GtkText")[0])
    let picture = window.picture(of: bounds)
    window.field("Reps").selection = 0..<2
    runLoopUntilIdle()
    window.layOut()
    XCTAssertEqual(window.picture(of: bounds) == picture, true)
    window.close()
  }

  private struct Letter: View {
    @State private var text = "one two\nthree"
    @State private var selection: TextSelection?
    let isField: Bool

    var body: some View {
      Text(words)
      if isField {
        TextField("Letter", text: $text, selection: $selection, axis: .vertical)
      } else {
        TextEditor(text: $text, selection: $selection)
      }
      Button("Select") {
        selection = text.firstRange(of: "two").map { TextSelection(range: $0) }
      }
    }

    private var words: String {
      guard let selection, case .selection(let range) = selection.indices else { return "none" }
      return selection.isInsertion
        ? "caret after \(text[..<range.lowerBound].count)" : "selected \(text[range])"
    }
  }

  private func checkLetter(isField: Bool) {
    let window = TestWindow(Letter(isField: isField))
    XCTAssertEqual(window.texts.first, "none")
    let view = UnsafeMutableRawPointer(window.all("GtkTextView")[0])
      .assumingMemoryBound(to: GtkTextView.self)
    let buffer = gtk_text_view_get_buffer(view)
    window.press("Select")
    let text = BufferText(buffer: ObjectRef(UnsafeMutableRawPointer(buffer!)))
    XCTAssertEqual(text.selection, 4..<7)
    XCTAssertEqual(window.texts.first, "selected two")
    text.select(8..<13)
    runLoopUntilIdle()
    XCTAssertEqual(window.texts.first, "selected three")
    emit(UnsafeMutableRawPointer(view), "backspace")
    runLoopUntilIdle()
    XCTAssertEqual(text.text, "one two\n")
    XCTAssertEqual(window.texts.first, "caret after 8")
    emit(UnsafeMutableRawPointer(view), "insert-at-cursor", .text("x"))
    runLoopUntilIdle()
    XCTAssertEqual(window.texts.first, "caret after 9")
    window.close()
  }

  func testTheSelectionOfAnEditorIsAValue() { checkLetter(isField: false) }
  func testTheSelectionOfAFieldOfSeveralLinesIsAValue() { checkLetter(isField: true) }
}

extension String {
  /// The place of the first such part, by the name of Foundation's method.
  fileprivate func range(of part: String) -> Range<String.Index>? { firstRange(of: part) }
}

extension TextSelectionTests {
  /// A text without the focus keeps its selection and does not show it: two would look active.
  func testOnlyTheTextWithTheFocusShowsItsSelection() {
    struct Page: View {
      @State private var name = "mmmmmmmm"
      var body: some View {
        TextField("Name", text: $name)
        Button("Next") {}
      }
    }
    let window = TestWindow(Page())
    let field = window.field("Name")
    gtk_widget_grab_focus(field.widget.pointer)
    field.selection = 0..<8
    window.layOut()
    // The palette's colour of selections in light windows.
    let color = Picture.Color(red: 0xb9, green: 0xd5, blue: 0xf6)
    XCTAssertNotNil(window.picture().extent(of: color))
    gtk_widget_grab_focus(window.button("Next"))
    window.layOut()
    XCTAssertEqual(field.selection, 0..<8)
    XCTAssertNil(window.picture().extent(of: color))
    window.close()
  }
}
