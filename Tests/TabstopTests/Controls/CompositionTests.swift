import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Keys that an input method needs, and the line breaks of fields with several lines.
@preconcurrency @MainActor
final class CompositionTests: DisplayTestCase {
  private func pressReturn(_ modifiers: UInt32, in widget: UnsafeMutablePointer<GtkWidget>) {
    emitKey(GDK_KEY_Return, GdkModifierType(modifiers), on: widget, in: GTK_PHASE_CAPTURE)
    runLoopUntilIdle()
  }

  func testReturnInACompositionDoesNotSubmitAFieldOfSeveralLines() {
    struct Page: View {
      let journal: Journal
      @State private var text = ""
      var body: some View {
        TextField("Message", text: $text, axis: .vertical)
          .onSubmit { journal.record("submitted") }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    window.layOut()
    let text = window.all("GtkTextView")[0]
    gtk_widget_grab_focus(text)
    runLoopUntilIdle()
    emit(UnsafeMutableRawPointer(text), "preedit-changed", .text("に"))
    pressReturn(0, in: text)
    XCTAssertEqual(journal.drain(), [])
    emit(UnsafeMutableRawPointer(text), "preedit-changed", .text(""))
    pressReturn(0, in: text)
    XCTAssertEqual(journal.drain(), ["submitted"])
    window.close()
  }

  func testShiftReturnReplacesTheSelection() {
    struct Page: View {
      @State private var text = "abc"
      var body: some View {
        VStack {
          Text("\(text.count)")
          TextField("Message", text: $text, axis: .vertical).onSubmit {}
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    let text = window.all("GtkTextView")[0]
    gtk_widget_grab_focus(text)
    let buffer = gtk_text_view_get_buffer(
      UnsafeMutableRawPointer(text).assumingMemoryBound(to: GtkTextView.self))
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    gtk_text_buffer_select_range(buffer, &start, &end)
    pressReturn(GDK_SHIFT_MASK.rawValue, in: text)
    XCTAssertEqual(window.texts.first, "1")
    window.close()
  }

  func testBackspaceInACompositionRemovesNoToken() {
    struct Token: Identifiable, Hashable { let id: Int }
    struct Page: View {
      @State private var text = ""
      @State private var tokens = [Token(id: 1)]
      var body: some View {
        NavigationStack {
          Text("\(tokens.count) tokens")
            .searchable(text: $text, tokens: $tokens) { Text("Token \($0.id)") }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    let entry = window.all("GtkSearchEntry")[0]
    Widget(entry).grabFocusWithoutSelecting()
    runLoopUntilIdle()
    let focus = gtk_window_get_focus(window.context.widget.cast(to: GtkWindow.self))!
    func backspace() {
      emitKey(GDK_KEY_BackSpace, on: entry, in: GTK_PHASE_CAPTURE)
      runLoopUntilIdle()
    }
    emit(UnsafeMutableRawPointer(focus), "preedit-changed", .text("に"))
    backspace()
    XCTAssertNotNil(window.label("1 tokens"))
    emit(UnsafeMutableRawPointer(focus), "preedit-changed", .text(""))
    backspace()
    XCTAssertNotNil(window.label("0 tokens"))
    window.close()
  }
}
