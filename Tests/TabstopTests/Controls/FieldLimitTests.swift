import CGtk
import PrivateDisplay
import XCTest

@testable import GtkBridge
@testable import Tabstop

/// A text that would make each key slow is cut off as it is inserted, and that is announced.
@preconcurrency @MainActor
final class FieldLimitTests: DisplayTestCase {
  private struct Page: View {
    @State private var text = "ab"
    @State private var long = String(repeating: "x", count: 12_000)
    let journal: Journal

    var body: some View {
      VStack {
        TextField("Name", text: $text).onChange(of: text) { journal.record(text) }
        TextField("Long", text: $long)
        SecureField("Password", text: .constant(""))
        TextEditor(text: $text)
      }
    }
  }

  /// As GTK inserts what is pasted or dropped.
  private func paste(_ text: String, into field: Field, at place: Int32) {
    var position = place
    gtk_editable_insert_text(
      gtk_editable_get_delegate(field.widget.opaque), text, -1, &position)
  }

  private func announced() -> [String] {
    defer { runLoopUntilIdle() }
    return Announcements.shared.waiting.map(\.text)
  }

  private let cut = "Text cut off: it is too long for this field."

  func testAFieldTakesSoMuchAndSaysSo() {
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    let field = window.field("Name")
    paste(String(repeating: "x", count: 1 << 20), into: field, at: 1)
    XCTAssertEqual(announced(), [cut])
    XCTAssertEqual(field.text.count, TextLimit.line.total)
    XCTAssertTrue(field.text.hasPrefix("axx") && field.text.hasSuffix("xxb"))
    XCTAssertEqual(journal.drain(), [field.text])
    field.caret = 3
    field.type("y")
    XCTAssertEqual(field.text.count, TextLimit.line.total)
    field.pressBackspace()
    paste("z", into: field, at: 0)
    XCTAssertEqual(announced(), [])
    XCTAssertTrue(field.text.hasPrefix("zaxx"))
    window.close()
  }

  func testMarksBeyondAllLanguagesAreLeftOut() {
    let window = TestWindow(Page(journal: Journal()))
    let field = window.field("Name")
    paste(String(repeating: "\u{301}", count: 20_000) + "c", into: field, at: 1)
    XCTAssertEqual(announced(), [cut])
    let kept = String(repeating: "\u{301}", count: TextLimit.marks)
    XCTAssertEqual(Array(field.text.unicodeScalars), Array("a\(kept)cb".unicodeScalars))
    // Pasting in several steps has the same result.
    for _ in 0..<3 { paste("\u{301}", into: field, at: 2) }
    XCTAssertEqual(field.text.unicodeScalars.count, TextLimit.marks + 3)
    _ = announced()
    window.close()
  }

  func testWhatTheProgramSetsIsNotCut() {
    let window = TestWindow(Page(journal: Journal()))
    let field = window.field("Long")
    XCTAssertEqual(field.text.count, 12_000)
    XCTAssertEqual(announced(), [])
    paste("y", into: field, at: 0)
    XCTAssertEqual(field.text.count, 12_000)
    XCTAssertEqual(announced(), [cut])
    window.close()
  }

  func testAPasswordSaysSoToo() {
    let window = TestWindow(Page(journal: Journal()))
    paste(
      String(repeating: "x", count: HiddenText.maximumCount + 1), into: window.field("Password"),
      at: 0)
    XCTAssertEqual(announced(), [cut])
    window.close()
  }

  func testAnEditorLimitsParagraphsAndWords() {
    let window = TestWindow(Page(journal: Journal()))
    let view = UnsafeMutableRawPointer(window.all("GtkTextView")[0])
    let buffer = gtk_text_view_get_buffer(view.assumingMemoryBound(to: GtkTextView.self))!
    func text() -> String {
      BufferText(buffer: ObjectRef(UnsafeMutableRawPointer(buffer))).text
    }
    gtk_text_buffer_set_text(buffer, "", -1)
    _ = announced()
    gtk_text_buffer_insert_at_cursor(buffer, String(repeating: "x", count: 1 << 20), -1)
    XCTAssertEqual(announced(), [cut])
    XCTAssertEqual(text().count, TextLimit.paragraphs.word)
    gtk_text_buffer_insert_at_cursor(buffer, "\n" + String(repeating: "word ", count: 10_000), -1)
    XCTAssertEqual(announced(), [cut])
    XCTAssertEqual(
      text().split(separator: "\n").map(\.count),
      [TextLimit.paragraphs.word, TextLimit.paragraphs.paragraph])
    window.close()
  }

  func testLinesOfUsualLengthGoInWhole() {
    let lines = String(repeating: "a line of the usual length\n", count: 3_000)
    XCTAssertEqual(
      TextLimit.paragraphs.admitted(
        lines, count: 0, before: Substring("").unicodeScalars, after: Substring("").unicodeScalars),
      lines)
    let tail = Substring("tail").unicodeScalars
    XCTAssertEqual(
      TextLimit.paragraphs.admitted(
        String(repeating: "x", count: 5_000), count: 4, before: Substring("").unicodeScalars,
        after: tail
      ).count, 3_996)
  }
}
