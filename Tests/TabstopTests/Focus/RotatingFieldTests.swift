import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// A field whose `axis` changes while it is edited.
@preconcurrency @MainActor
final class RotatingFieldTests: DisplayTestCase {
  private struct Page: View {
    let isForm: Bool
    let journal: Journal
    @State private var text = ""
    @State private var axis = Axis.horizontal
    @FocusState private var focus: Name?

    var body: some View {
      VStack {
        Text(focus.map { "\($0)" } ?? "nothing")
        if isForm { Form { fields } } else { fields }
        Button("Rotate") { axis = axis == .horizontal ? .vertical : .horizontal }
      }
      .onChange(of: focus) { old, new in
        journal.record("\(old.map { "\($0)" } ?? "nil") to \(new.map { "\($0)" } ?? "nil")")
      }
    }

    @ViewBuilder private var fields: some View {
      TextField("Before", text: .constant("")).focused($focus, equals: .second)
      TextField("Note", text: $text, axis: axis).focused($focus, equals: .first)
      TextField("After", text: .constant("")).focused($focus, equals: .third)
    }
  }

  private func buffer(_ window: TestWindow) -> BufferText? {
    window.all("GtkTextView").first.map {
      let text = UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkTextView.self)
      return BufferText(buffer: ObjectRef(UnsafeMutableRawPointer(gtk_text_view_get_buffer(text))))
    }
  }

  private func assertRotates(inForm isForm: Bool) {
    let journal = Journal()
    let window = TestWindow(Page(isForm: isForm, journal: journal))
    window.click("Note")
    window.field("Note").type("Hello")
    window.field("Note").selection = 1..<3
    _ = journal.drain()

    window.press("Rotate")
    XCTAssertEqual(window.titles, ["Before", "After"])
    XCTAssertEqual(buffer(window)?.text, "Hello")
    XCTAssertEqual(buffer(window)?.selection, 1..<3)
    window.assertFocus("GtkTextView", "first")
    XCTAssertEqual(journal.drain(), [], "the focus has not gone anywhere")
    window.layOut()
    window.tab()
    window.assertFocus("After", "third")
    window.tab(backward: true)
    window.assertFocus("GtkTextView", "first")
    buffer(window)?.select(5..<5)
    _ = journal.drain()

    window.press("Rotate")
    XCTAssertEqual(window.titles, ["Before", "Note", "After"])
    XCTAssertEqual(window.all("GtkTextView").count, 0)
    window.assertFocus("Note", "first")
    XCTAssertEqual(window.field("Note").text, "Hello")
    XCTAssertEqual(window.field("Note").caret, 5)
    XCTAssertNil(window.field("Note").selection)
    XCTAssertEqual(journal.drain(), [])
    window.field("Note").type("!")
    XCTAssertEqual(window.field("Note").text, "Hello!")
    window.close()
  }

  func testTheControlChangesAndKeepsTextFocusAndCaret() { assertRotates(inForm: false) }
  func testSoItDoesInAForm() { assertRotates(inForm: true) }

  func testAFieldWithoutTheFocusDoesNotTakeIt() {
    let window = TestWindow(Page(isForm: false, journal: Journal()))
    window.click("Before")
    window.press("Rotate")
    window.assertFocus("Before", "second")
    window.press("Rotate")
    window.assertFocus("Before", "second")
    window.close()
  }
}
