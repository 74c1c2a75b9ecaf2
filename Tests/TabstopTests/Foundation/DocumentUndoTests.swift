import CGtk
import Foundation
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop
@testable import TabstopFoundation

/// How changes of a document that is a value are undone.
@preconcurrency @MainActor
final class DocumentUndoTests: DisplayTestCase {
  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = "new"
    var memo = "empty"
    var changes = 0

    init() {}
    init(configuration: ReadConfiguration) throws { throw CocoaError(.fileReadCorruptFile) }
    // A window that closes would save its changes in the documents folder.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      throw CocoaError(.fileWriteUnknown)
    }
  }

  private struct Editor: View {
    @Binding var note: Note
    var counts = false
    @State private var search = ""
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      TextField("Text", text: $note.text)
        .onChange(of: note.text) { if counts { note.changes += 1 } }
      TextField("Search", text: $search)
      TextEditor(text: $note.memo)
      Button("Shout") { note.text += "!" }
      Button("Same") { note.text = String(note.text) }
      Button("Undo") { undoManager?.undo() }.disabled(undoManager?.canUndo != true)
      Button("Redo") { undoManager?.redo() }.disabled(undoManager?.canRedo != true)
    }
  }

  private func makeWindow(pause: Duration = .seconds(3600), counts: Bool = false) -> TestWindow {
    let usual = Typing.pause
    Typing.pause = pause
    let group = DocumentGroup(newDocument: Note()) { Editor(note: $0.$document, counts: counts) }
    let window = TestWindow(
      DocumentWindow(file: group.file, place: .constant(DocumentPlace()), content: group.content))
    addTeardownBlock { @MainActor in
      Typing.pause = usual
      window.close()
    }
    return window
  }

  private func canUndo(_ window: TestWindow) -> Bool {
    gtk_widget_get_sensitive(window.button("Undo")) != 0
  }

  func testEachChangeIsUndoneAndRedone() {
    let window = makeWindow()
    XCTAssertFalse(canUndo(window))
    window.press("Same")
    XCTAssertFalse(canUndo(window), "Nothing has changed.")
    window.press("Shout")
    window.press("Shout")
    XCTAssertEqual(window.field("Text").text, "new!!")
    window.press("Undo")
    XCTAssertEqual(window.field("Text").text, "new!")
    window.press("Redo")
    XCTAssertEqual(window.field("Text").text, "new!!")
    window.press("Undo")
    window.press("Undo")
    XCTAssertEqual(window.field("Text").text, "new")
    XCTAssertFalse(canUndo(window))
  }

  func testWhatIsTypedWithoutAPauseIsOneStepAmongTheOthers() {
    let window = makeWindow()
    window.click("Text")
    window.field("Text").caret = 3
    window.field("Text").type(" note")
    window.press("Shout")
    window.field("Text").type("?")
    XCTAssertEqual(window.field("Text").text, "new note!?")
    window.press("Undo")
    XCTAssertEqual(window.field("Text").text, "new note!")
    window.press("Undo")
    XCTAssertEqual(window.field("Text").text, "new note")
    window.press("Undo")
    XCTAssertEqual(window.field("Text").text, "new")
    window.press("Redo")
    XCTAssertEqual(window.field("Text").text, "new note")
  }

  func testWhatOnChangeWritesForEachLetterBelongsToTheStep() {
    let window = makeWindow(counts: true)
    window.click("Text")
    window.field("Text").caret = 3
    window.field("Text").type(" note")
    window.press("Undo")
    XCTAssertEqual(window.field("Text").text, "new")
    window.press("Redo")
    XCTAssertEqual(window.field("Text").text, "new note")
  }

  func testAPauseEndsAStep() {
    let window = makeWindow(pause: .zero)
    window.click("Text")
    window.field("Text").caret = 3
    window.field("Text").type("er")
    window.press("Undo")
    XCTAssertEqual(window.field("Text").text, "newe")
  }

  func testAFieldOfTheDocumentHasNoHistoryOfItsOwn() {
    let window = makeWindow()
    let hasHistory = { (title: String) in
      gtk_editable_get_enable_undo(window.field(title).widget.opaque) != 0
    }
    window.click("Text")
    XCTAssertTrue(hasHistory("Text"))
    window.field("Text").type("s")
    XCTAssertFalse(hasHistory("Text"), "Control+Z is for the document.")
    window.press("Undo")

    window.click("Search")
    window.field("Search").type("old")
    XCTAssertFalse(canUndo(window), "The search is not in the document.")
    XCTAssertTrue(hasHistory("Search"))
  }

  func testAnEditorOfTheDocumentHasNoHistoryOfItsOwn() {
    let window = makeWindow()
    let buffer = gtk_text_view_get_buffer(
      UnsafeMutableRawPointer(window.all("GtkTextView")[0])
        .assumingMemoryBound(to: GtkTextView.self))!
    gtk_text_buffer_insert_at_cursor(buffer, "Not ", -1)
    runLoopUntilIdle()
    XCTAssertEqual(gtk_text_buffer_get_enable_undo(buffer), 0)
    XCTAssertTrue(canUndo(window))
    window.press("Undo")
    XCTAssertFalse(canUndo(window))
  }
}
