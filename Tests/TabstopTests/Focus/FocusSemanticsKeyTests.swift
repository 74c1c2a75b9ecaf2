import CGtk
import GtkBridge
import PrivateDisplay
import TabstopFoundation
import XCTest

@testable import Tabstop

/// Keys around the focus: `onKeyPress`, the commands, shortcuts.
@preconcurrency @MainActor
final class FocusSemanticsKeyTests: DisplayTestCase {
  private struct Page: View {
    let journal: Journal
    @State private var text = ""

    var body: some View {
      VStack {
        VStack {
          TextField("First", text: $text)
            .onKeyPress(.downArrow) {
              journal.record("down")
              return .handled
            }
            .onKeyPress(.upArrow) {
              journal.record("up")
              return .ignored
            }
            .onKeyPress(characters: .decimalDigits) {
              journal.record("digit \($0.characters)")
              return .handled
            }
          TextField("Second", text: $text)
            .onKeyPress(keys: ["a"], phases: .all) { press in
              journal.record("a \(press.phase.rawValue) \(press.characters)")
              return .handled
            }
        }
        .onKeyPress(phases: .down) {
          journal.record("around \($0.characters)")
          return .ignored
        }
        .onMoveCommand { journal.record("move \($0)") }
        .onExitCommand { journal.record("exit") }
        .onDeleteCommand { journal.record("delete") }
        TextField("Outside", text: $text)
      }
    }
  }

  private func open() -> (TestWindow, Journal) {
    let journal = Journal()
    return (TestWindow(Page(journal: journal)), journal)
  }

  /// A key goes to the view around the focus; `.handled` ends it, `.ignored` goes up the hierarchy.
  func testIgnoredGoesUpAndHandledDoesNot() {
    let (window, journal) = open()
    window.click("First")
    XCTAssertTrue(window.pressFocusedKey(GDK_KEY_Down))
    XCTAssertEqual(journal.drain(), ["down"])
    XCTAssertFalse(window.pressFocusedKey(GDK_KEY_Up))
    XCTAssertEqual(journal.drain(), ["up", "around \u{F700}"])
    XCTAssertTrue(window.pressFocusedKey(GDK_KEY_5))
    XCTAssertEqual(journal.drain(), ["digit 5"])
    window.close()
  }

  /// Only while the focus is in the view.
  func testKeysAreReportedOnlyWhileTheFocusIsInside() {
    let (window, journal) = open()
    window.click("Outside")
    XCTAssertFalse(window.pressFocusedKey(GDK_KEY_Down))
    XCTAssertFalse(window.pressKey(GDK_KEY_Escape))
    XCTAssertEqual(journal.drain(), [])
    window.close()
  }

  /// A key that is held is a repetition, and its release a phase of its own.
  func testPhases() {
    let (window, journal) = open()
    window.click("Second")
    XCTAssertTrue(window.pressFocusedKey(GDK_KEY_a))
    XCTAssertTrue(window.pressFocusedKey(GDK_KEY_A, code: GDK_KEY_a))
    window.releaseFocusedKey(GDK_KEY_a)
    XCTAssertTrue(window.pressFocusedKey(GDK_KEY_a))
    XCTAssertEqual(journal.drain(), ["a 1 a", "a 2 A", "a 4 a", "a 1 a"])
    window.close()
  }

  /// After the input method: while it composes a text, it gets the keys.
  func testKeysOfACompositionAreNotReported() {
    let (window, journal) = open()
    window.click("First")
    let text = gtk_window_get_focus(window.context.widget.cast(to: GtkWindow.self))!
    emit(UnsafeMutableRawPointer(text), "preedit-changed", .text("に"))
    XCTAssertFalse(window.pressFocusedKey(GDK_KEY_Down))
    XCTAssertEqual(journal.drain(), [])
    emit(UnsafeMutableRawPointer(text), "preedit-changed", .text(""))
    XCTAssertTrue(window.pressFocusedKey(GDK_KEY_Down))
    XCTAssertEqual(journal.drain(), ["down"])
    window.close()
  }

  /// Arrow keys, Escape and Delete that nothing has used.
  func testCommands() {
    let (window, journal) = open()
    window.click("Second")
    for key in [GDK_KEY_Up, GDK_KEY_Left, GDK_KEY_Escape, GDK_KEY_BackSpace] {
      XCTAssertTrue(window.pressKey(key))
    }
    XCTAssertEqual(journal.drain(), ["move up", "move left", "exit", "delete"])
    window.close()
  }

  /// A shortcut works wherever the focus is; the first match in the order of the views wins, not
  /// the one that came first; `nil` is none.
  func testTheFirstShortcutInOrderWins() {
    struct Page: View {
      let journal: Journal
      @State private var showsFirst = false
      @State private var text = ""
      var body: some View {
        VStack {
          if showsFirst {
            Button("First") { journal.record("first") }.keyboardShortcut("S")
          }
          Button("Second") { journal.record("second") }
            .keyboardShortcut("s", modifiers: [.command, .shift])
          Button("None") { journal.record("none") }
            .keyboardShortcut(nil)
          Button("Cancel", role: .cancel) { journal.record("cancel") }
            .keyboardShortcut(.cancelAction)
          Button("Sign") { journal.record("sign") }
            .keyboardShortcut("?", modifiers: .control, localization: .automatic)
          Button("Show") { showsFirst = true }
          TextField("Field", text: $text)
        }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    window.click("Field")
    let modifiers = GdkModifierType(GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue)
    window.pressKey(GDK_KEY_S, modifiers)
    window.press("Show")
    window.pressKey(GDK_KEY_S, modifiers)
    window.pressKey(GDK_KEY_Escape)
    window.pressKey(GDK_KEY_question, modifiers)
    XCTAssertEqual(journal.drain(), ["second", "first", "cancel", "sign"])
    window.close()
  }
}

extension TestWindow {

  /// Releases a key, as the window's controllers get it before the control with the focus.
  func releaseFocusedKey(_ key: Int32) {
    for controller in controllers(of: context.widget.pointer) {
      if typeName(controller) == "GtkEventControllerKey",
        gtk_event_controller_get_propagation_phase(OpaquePointer(controller)) == GTK_PHASE_CAPTURE
      {
        emit(controller, "key-released", .number(Int(key)), .number(Int(key)), .number(0))
      }
      g_object_unref(controller)
    }
    runLoopUntilIdle()
  }
}
