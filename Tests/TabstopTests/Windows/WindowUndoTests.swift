import CGtk
import GtkBridge
import PrivateDisplay
import TabstopFoundation
import XCTest

@testable import Tabstop

/// Undo and Redo in windows without documents: by key, and in the window's menu.
@preconcurrency @MainActor
final class WindowUndoTests: DisplayTestCase {
  @Observable
  fileprivate final class Counter {
    var value = 0
    var isSheetShown = false

    func set(_ new: Int, _ manager: UndoManager?) {
      let old = value
      value = new
      manager?.registerUndo(withTarget: self) { [weak manager] in $0.set(old, manager) }
      manager?.setActionName("Set")
    }
  }

  private struct CounterPage: View {
    @Bindable var counter: Counter
    @State private var text = ""
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      Text("\(counter.value)")
      TextField("name", text: $text)
      Button("Add") { counter.set(counter.value + 1, undoManager) }
        .sheet(isPresented: $counter.isSheetShown) { CounterSheet(counter: counter) }
    }
  }

  private struct CounterSheet: View {
    let counter: Counter
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      Button("Add in sheet") { counter.set(counter.value + 10, undoManager) }
    }
  }

  private func pressUndo(in window: TestWindow) -> Bool {
    window.pressKey(GDK_KEY_z, GDK_CONTROL_MASK)
  }

  private func pressRedo(in window: TestWindow) -> Bool {
    window.pressKey(GDK_KEY_Z, GdkModifierType(GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue))
  }

  func testKeysUndoAndRedoInAWindowWithoutMenu() {
    let counter = Counter()
    let window = TestWindow(CounterPage(counter: counter))
    XCTAssertFalse(pressUndo(in: window))
    window.press("Add")
    window.press("Add")
    XCTAssertTrue(pressUndo(in: window))
    XCTAssertEqual(window.texts, ["1"])
    XCTAssertTrue(pressUndo(in: window))
    XCTAssertFalse(pressUndo(in: window))
    XCTAssertTrue(pressRedo(in: window))
    XCTAssertTrue(pressRedo(in: window))
    XCTAssertFalse(pressRedo(in: window))
    XCTAssertEqual(counter.value, 2)
    window.close()
  }

  func testEachWindowHasAnUndoManagerOfItsOwn() {
    let (counter, other) = (Counter(), Counter())
    let (window, second) = (
      TestWindow(CounterPage(counter: counter)), TestWindow(CounterPage(counter: other))
    )
    window.press("Add")
    XCTAssertFalse(pressUndo(in: second))
    XCTAssertTrue(pressUndo(in: window))
    XCTAssertEqual(counter.value, 0)
    window.close()
    second.close()
  }

  func testAWindowIsReleasedWithItsUndoManager() {
    weak var counter: Counter?
    weak var undo: (any WindowUndoManager)?
    do {
      let (kept, window) = withExtendedLifetime(Counter()) {
        ($0, TestWindow(CounterPage(counter: $0)))
      }
      counter = kept
      window.press("Add")
      undo = window.context.state.undo
      XCTAssertNotNil(undo)
      window.close()
    }
    XCTAssertNil(counter)
    XCTAssertNil(undo)
  }

  /// What was done in a sheet is undone in it, and in the window when the sheet has closed.
  func testASheetSharesTheUndoManagerOfItsWindow() {
    let counter = Counter()
    let window = TestWindow(CounterPage(counter: counter))
    window.press("Add")
    counter.isSheetShown = true
    runLoopUntilIdle()
    let sheet = window.dialog()!
    sheet.press("Add in sheet")
    XCTAssertTrue(pressUndo(in: sheet))
    XCTAssertEqual(counter.value, 1)
    XCTAssertTrue(pressRedo(in: sheet))
    counter.isSheetShown = false
    runLoopUntilIdle()
    XCTAssertTrue(pressUndo(in: window))
    XCTAssertEqual(counter.value, 1)
    window.close()
  }

  /// An alert over the window does not undo what is behind it.
  func testADialogThatDoesNotUseItHasNoUndo() {
    struct Page: View {
      let counter: Counter
      @State private var isAsking = true
      var body: some View {
        CounterPage(counter: counter).alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
      }
    }
    let counter = Counter()
    let window = TestWindow(Page(counter: counter))
    window.press("Add")
    XCTAssertFalse(pressUndo(in: window.dialog()!))
    XCTAssertEqual(counter.value, 1)
    window.close()
  }

  /// GTK uses the key in a text field even if it has nothing to undo.
  func testATextUndoesFirstThenTheWindow() {
    let counter = Counter()
    let window = TestWindow(CounterPage(counter: counter))
    window.press("Add")
    let field = window.field("name")
    _ = field.widget.pointer.grabFocus()
    func press(changing text: String?) {
      emitKey(GDK_KEY_z, GDK_CONTROL_MASK, on: window.context.widget.pointer, in: GTK_PHASE_CAPTURE)
      if let text { gtk_editable_set_text(field.widget.opaque, text) }
      runLoopUntilIdle()
    }
    press(changing: "undone")
    XCTAssertEqual(counter.value, 1)
    press(changing: nil)
    XCTAssertEqual(counter.value, 0)
    window.close()
  }

  /// The history of an editor whose text the program rewrites is not GTK's.
  func testARewrittenEditorUndoesFirstThenTheWindow() {
    struct Page: View {
      let counter: Counter
      @State private var text = "NO"
      var body: some View {
        CounterPage(counter: counter)
        TextEditor(text: Binding(get: { text }, set: { text = $0.uppercased() }))
      }
    }
    let counter = Counter()
    let window = TestWindow(Page(counter: counter))
    window.press("Add")
    let editor = Widget(window.all("GtkTextView")[0])
    let buffer = gtk_text_view_get_buffer(editor.cast(to: GtkTextView.self))!
    _ = editor.pointer.grabFocus()
    gtk_text_buffer_begin_user_action(buffer)
    gtk_text_buffer_insert_at_cursor(buffer, "x", 1)
    gtk_text_buffer_end_user_action(buffer)
    runLoopUntilIdle()
    func text() -> String {
      BufferText(buffer: ObjectRef(UnsafeMutableRawPointer(buffer))).text
    }
    XCTAssertTrue(text().contains("X"))
    func press() {
      for widget in [window.context.widget.pointer, editor.pointer] {
        emitKey(GDK_KEY_z, GDK_CONTROL_MASK, on: widget, in: GTK_PHASE_CAPTURE)
      }
      runLoopUntilIdle()
    }
    press()
    XCTAssertEqual(text(), "NO")
    XCTAssertEqual(counter.value, 1, "only the text is undone")
    press()
    XCTAssertEqual(counter.value, 0)
    window.close()
  }

  // MARK: Menu

  private struct Program: App {
    let counter: Counter
    let replaces: Bool

    init() { self.init(Counter(), replaces: false) }
    init(_ counter: Counter, replaces: Bool) {
      self.counter = counter
      self.replaces = replaces
    }

    var body: some Scene {
      WindowGroup("Main") { CounterPage(counter: counter) }
        .commands {
          if replaces {
            CommandGroup(replacing: .undoRedo) { Button("Take Back") {}.keyboardShortcut("z") }
          }
          CommandMenu("Count") { Button("Count") {} }
        }
    }
  }

  private func withProgram(
    replaces: Bool, _ action: (Counter, TestWindow) -> Void
  ) {
    let counter = Counter()
    StyleSheet.shared.install()
    let application = gtk_application_new(nil, G_APPLICATION_NON_UNIQUE)!
    let object = ObjectRef(UnsafeMutableRawPointer(application))
    g_object_unref(object.raw)
    g_application_register(object.cast(to: GApplication.self), nil, nil)
    let context = ApplicationContext(object, name: "Program")
    context.activate(Program(counter, replaces: replaces))
    runLoopUntilIdle()
    action(counter, TestWindow(Updater.shared.windows.first { $0.title == "Main" }!))
    for window in Updater.shared.windows {
      gtk_window_destroy(window.widget.cast(to: GtkWindow.self))
    }
    runLoopUntilIdle()
    withExtendedLifetime(context) {}
  }

  private func commands(of window: TestWindow) -> [(title: String, isEnabled: Bool)] {
    let menu = window.all("GtkMenuButton")[0]
    gtk_menu_button_popup(OpaquePointer(menu))
    runLoopUntilIdle()
    let items = window.all("GtkLabel").filter {
      gtk_widget_get_ancestor($0, gtk_popover_get_type()) != nil
    }
    let found = items.compactMap { label in
      gtk_widget_get_ancestor(label, gtk_button_get_type()).map {
        (
          String(cString: gtk_label_get_text(OpaquePointer(label))),
          gtk_widget_is_sensitive($0) != 0
        )
      }
    }
    gtk_menu_button_popdown(OpaquePointer(menu))
    runLoopUntilIdle()
    // Without the labels for keys.
    return found.filter { !$0.0.isEmpty && !$0.0.contains("+") }
  }

  func testTheMenuNamesWhatIsUndoneAndRedone() {
    withProgram(replaces: false) { counter, window in
      // Nothing has used the window's undo manager yet.
      XCTAssertEqual(commands(of: window).map(\.title), ["Count"])
      window.press("Add")
      XCTAssertEqual(commands(of: window).map(\.title), ["Undo Set", "Redo", "Count"])
      XCTAssertEqual(commands(of: window).map(\.isEnabled), [true, false, true])
      XCTAssertTrue(pressUndo(in: window))
      XCTAssertEqual(counter.value, 0)
      XCTAssertEqual(commands(of: window).map(\.title), ["Undo", "Redo Set", "Count"])
      XCTAssertEqual(commands(of: window).map(\.isEnabled), [false, true, true])
      XCTAssertTrue(pressRedo(in: window))
      XCTAssertEqual(counter.value, 1)
    }
  }

  func testAProgramReplacesThem() {
    withProgram(replaces: true) { counter, window in
      window.press("Add")
      XCTAssertEqual(commands(of: window).map(\.title), ["Take Back", "Count"])
      XCTAssertTrue(pressUndo(in: window))
      XCTAssertEqual(counter.value, 1)
      XCTAssertFalse(pressRedo(in: window))
    }
  }

  /// The commands of the window are those of its sheets.
  func testASheetKnowsThatAProgramReplacesThem() {
    withProgram(replaces: true) { counter, window in
      counter.isSheetShown = true
      runLoopUntilIdle()
      let sheet = window.dialog()!
      sheet.press("Add in sheet")
      XCTAssertEqual(counter.value, 10)
      XCTAssertFalse(pressUndo(in: sheet))
      XCTAssertEqual(counter.value, 10)
      counter.isSheetShown = false
      runLoopUntilIdle()
    }
  }
}
