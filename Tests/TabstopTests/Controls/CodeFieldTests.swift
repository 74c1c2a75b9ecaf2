import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// A row of fields for a one-time code, as sources write it: one letter each, and the focus moves
/// on.
@preconcurrency @MainActor
final class CodeFieldTests: DisplayTestCase {
  private struct Page: View {
    @State private var code = Array(repeating: "", count: 4)
    @FocusState private var focus: Int?

    var body: some View {
      VStack {
        Text("\(focus ?? -1): \(code.joined(separator: "|"))")
        HStack {
          ForEach(0..<4, id: \.self) { index in
            TextField("Digit \(index + 1)", text: $code[index])
              .keyboardType(.numberPad)
              .textContentType(.oneTimeCode)
              .multilineTextAlignment(.center)
              .frame(width: 44, height: 50)
              .background(Color.gray.opacity(0.2))
              .cornerRadius(8)
              .focused($focus, equals: index)
              .onChange(of: code[index]) { old, new in changed(index, old, new) }
          }
        }
      }
      .onAppear { focus = 0 }
    }

    private func changed(_ index: Int, _ old: String, _ new: String) {
      if new.count > 1 {
        let letters = new.map(String.init)
        for (offset, letter) in letters.enumerated() where index + offset < 4 {
          code[index + offset] = letter
        }
        focus = min(index + letters.count, 3)
      } else if new.count == 1, !old.isEmpty || index < 3 {
        focus = min(index + 1, 3)
      } else if new.isEmpty, index > 0 {
        focus = index - 1
      }
    }
  }

  private func focused(_ window: TestWindow) -> Field? {
    let focus = gtk_window_get_focus(window.context.widget.cast(to: GtkWindow.self))
    return window.fields.first { focus.map($0.widget.contains) ?? false }
  }

  func testTypingGoesFromFieldToField() {
    let window = TestWindow(Page())
    for digit in "1234" {
      focused(window)?.typeFast(String(digit))
      // Between one key press and the next there is the turn, and nothing else.
      g_main_context_iteration(nil, 0)
    }
    runLoopUntilIdle()
    XCTAssertEqual(window.texts.first, "3: 1|2|3|4")
    window.close()
  }

  func testPastingFillsAll() {
    let window = TestWindow(Page())
    let field = window.fields[0]
    emit(
      UnsafeMutableRawPointer(gtk_editable_get_delegate(field.widget.opaque)!), "insert-at-cursor",
      .text("9876"))
    runLoopUntilIdle()
    XCTAssertEqual(window.texts.first, "3: 9|8|7|6")
    XCTAssertEqual(window.fields.map(\.text), ["9", "8", "7", "6"])
    window.close()
  }

  func testBackspaceGoesBack() {
    let window = TestWindow(Page())
    for digit in "12" { focused(window)?.type(String(digit)) }
    XCTAssertEqual(window.texts.first, "2: 1|2||")
    window.fields[1].widget.grabFocusWithoutSelecting()
    runLoopUntilIdle()
    window.fields[1].caret = 1
    window.fields[1].pressBackspace()
    XCTAssertEqual(window.texts.first, "0: 1|||")
    window.close()
  }

  func testTheTextIsInTheMiddle() {
    let window = TestWindow(Page())
    XCTAssertEqual(gtk_editable_get_alignment(window.fields[0].widget.opaque), 0.5)
    window.close()
  }
}
