import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Keyboard shortcuts of controls other than buttons, and before a text's use of a key.
@preconcurrency @MainActor
final class ControlShortcutTests: DisplayTestCase {
  private struct Page: View {
    let journal: Journal
    @State private var isOn = false
    @State private var isChecked = false
    @State private var text = ""

    var body: some View {
      VStack {
        Text("\(isOn) \(isChecked)")
        Toggle("Switch", isOn: $isOn).keyboardShortcut("t")
        Toggle("Check", isOn: $isChecked).toggleStyle(.checkbox)
          .keyboardShortcut("t", modifiers: [.command, .shift])
        Menu("Menu") { Button("Item") { journal.record("item") } }.keyboardShortcut("m")
        Button("Underline") { journal.record("underline") }.keyboardShortcut("u")
        Button("Select") { journal.record("select") }.keyboardShortcut("a")
        Button("Default") { journal.record("default") }.keyboardShortcut(.defaultAction)
        TextField("Field", text: $text)
      }
    }
  }

  func testReturnInAStepperPressesTheDefaultButton() {
    struct Page: View {
      let journal: Journal
      @State private var count = 1
      var body: some View {
        Stepper("Count", value: $count, in: 0...5)
        Button("Default") { journal.record("default") }.keyboardShortcut(.defaultAction)
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    window.tab()
    XCTAssertTrue(press(GDK_KEY_Return, in: window))
    XCTAssertEqual(journal.drain(), ["default"])
    window.close()
  }

  /// Programs hide the buttons of keys that are not shown anywhere.
  func testAHiddenButtonHasItsShortcut() {
    let journal = Journal()
    let window = TestWindow(
      VStack {
        Button("Shown") {}
        Button("Hidden") { journal.record("hidden") }.keyboardShortcut("h").hidden()
        Button("Disabled") { journal.record("disabled") }.keyboardShortcut("d").disabled(true)
          .hidden()
        Button("Last") {}
      })
    XCTAssertTrue(window.pressKey(GDK_KEY_h, GDK_CONTROL_MASK))
    XCTAssertFalse(window.pressKey(GDK_KEY_d, GDK_CONTROL_MASK))
    XCTAssertEqual(journal.drain(), ["hidden"])
    for name in ["Shown", "Last"] {
      window.tab()
      XCTAssertEqual(window.focus, name)
    }
    window.close()
  }

  func testAShortcutTurnsAToggle() {
    let window = TestWindow(Page(journal: Journal()))
    window.pressKey(GDK_KEY_t, GDK_CONTROL_MASK)
    XCTAssertEqual(window.texts.first, "true false")
    window.pressKey(
      GDK_KEY_T, GdkModifierType(GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue))
    XCTAssertEqual(window.texts.first, "true true")
    window.close()
  }

  /// There is one Control key for both: a program may have a shortcut with Command alone, too.
  func testCommandWithControlIsAnotherShortcutThanCommand() {
    let journal = Journal()
    let window = TestWindow(
      VStack {
        Button("Refresh") { journal.record("refresh") }
          .keyboardShortcut("r", modifiers: [.command, .control])
        Button("Reply") { journal.record("reply") }.keyboardShortcut("r")
      })
    defer { window.close() }
    window.pressKey(GDK_KEY_r, GDK_CONTROL_MASK)
    XCTAssertEqual(journal.drain(), ["reply"])
    window.pressKey(
      GDK_KEY_r, GdkModifierType(GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue))
    XCTAssertEqual(journal.drain(), ["refresh"])
    let both: EventModifiers = [.control, .command]
    XCTAssertEqual(both, [.command, .option])
    XCTAssertEqual([.command, .shift] as EventModifiers, [.shift, .control])
  }

  func testAShortcutOpensAMenuAndNotWhatIsInIt() {
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    window.pressKey(GDK_KEY_m, GDK_CONTROL_MASK)
    let popover = gtk_menu_button_get_popover(OpaquePointer(window.all("GtkMenuButton")[0]))!
    let widget = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkWidget.self)
    XCTAssertNotEqual(gtk_widget_get_visible(widget), 0)
    XCTAssertEqual(journal.drain(), [])
    window.close()
  }

  /// A command shortcut takes precedence over the text; a single key, and the shortcuts for
  /// editing, do not.
  func testAChordGoesBeforeTheTextThatHasTheFocus() {
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    window.click("Field")
    XCTAssertTrue(window.pressFocusedKey(GDK_KEY_u, GDK_CONTROL_MASK))
    XCTAssertEqual(journal.drain(), ["underline"])
    XCTAssertFalse(window.pressFocusedKey(GDK_KEY_a, GDK_CONTROL_MASK))
    XCTAssertFalse(window.pressFocusedKey(GDK_KEY_Return))
    XCTAssertFalse(window.pressFocusedKey(GDK_KEY_u))
    XCTAssertEqual(journal.drain(), [])
    window.close()
  }

  /// While an input method composes a text, it gets the keys.
  func testAChordOfACompositionIsNoShortcut() {
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    window.click("Field")
    XCTAssertTrue(window.pressFocusedKey(GDK_KEY_u, GDK_CONTROL_MASK))
    let text = gtk_window_get_focus(window.context.widget.cast(to: GtkWindow.self))!
    emit(UnsafeMutableRawPointer(text), "preedit-changed", .text("に"))
    XCTAssertFalse(window.pressFocusedKey(GDK_KEY_u, GDK_CONTROL_MASK))
    XCTAssertEqual(journal.drain(), ["underline"])
    window.close()
  }
}
