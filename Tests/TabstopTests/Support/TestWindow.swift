import CGtk
import FocusModel
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// A window with views for tests, which is open on the private display and is used through GTK.
@MainActor
final class TestWindow {
  let context: WindowContext

  /// Opens a window with `content` and waits until GTK has laid it out.
  init(_ content: some View, width: Int32 = 400, height: Int32 = 300) {
    StyleSheet.shared.install()
    MainLoop.attachMainQueue()
    let widget = Widget(gtk_window_new())
    gtk_window_set_default_size(widget.cast(to: GtkWindow.self), width, height)
    context = WindowContext(widget, title: "Test")
    context.show(content)
    context.present()
    layOut()
  }

  /// Wraps an open window.
  init(_ context: WindowContext) { self.context = context }

  /// The open dialogs.
  static var dialogs: [TestWindow] {
    Updater.shared.windows
      .filter { gtk_window_get_transient_for($0.widget.cast(to: GtkWindow.self)) != nil }
      .map { TestWindow($0) }
  }

  /// The dialog over this window.
  func dialog() -> TestWindow? {
    let pointer = context.widget.cast(to: GtkWindow.self)
    return Self.dialogs.first {
      gtk_window_get_transient_for($0.context.widget.cast(to: GtkWindow.self)) == pointer
    }
  }

  /// Waits until GTK has allocated all widgets, which it does in the next frame. Tab depends on
  /// their positions.
  func layOut() {
    runLoopUntilIdle()
    nextFrame()
    runLoopUntilIdle()
  }

  /// Waits for the next frame, before work of lower priority.
  func nextFrame() {
    let clock = ObjectRef(
      UnsafeMutableRawPointer(gtk_widget_get_frame_clock(context.widget.pointer)!))
    var isDone = false
    let connection = SignalConnection(clock, "after-paint", owner: self) { _, _ in isDone = true }
    gdk_frame_clock_request_phase(clock.opaque, GDK_FRAME_CLOCK_PHASE_LAYOUT)
    runLoop(until: { isDone }, "There was no frame.")
    connection.disconnect()
  }

  /// Closes the window and removes its views.
  func close() {
    context.close()
    gtk_window_destroy(context.widget.cast(to: GtkWindow.self))
    runLoopUntilIdle()
  }

  // MARK: Finding

  /// The visible widgets, in order: separate `Widget`s for the test, equal by pointer.
  var all: [UnsafeMutablePointer<GtkWidget>] { descendants(of: context.widget.pointer) }

  func all(_ type: String) -> [UnsafeMutablePointer<GtkWidget>] {
    let wanted = g_type_from_name(type)
    return all.filter { g_type_is_a(g_type_from_name(typeName($0)), wanted) != 0 }
  }

  /// The entries of text and secure fields, in order.
  var fields: [Field] {
    all.filter { ["GtkEntry", "GtkPasswordEntry"].contains(typeName($0)) }.map(Field.init)
  }

  /// The field with this title: the text of its label, or its placeholder.
  func field(_ title: String, file: StaticString = #filePath, line: UInt = #line) -> Field {
    let found = fields.filter { $0.title == title }
    XCTAssertEqual(found.count, 1, "fields titled \(title)", file: file, line: line)
    return found[0]
  }

  /// The titles of the fields, in order.
  var titles: [String] { fields.map(\.title) }

  /// The widths of the pictures on screen, in order.
  var pictureWidths: [Int32] {
    all("GtkPicture").compactMap { gtk_picture_get_paintable(OpaquePointer($0)) }
      .map { gdk_paintable_get_intrinsic_width($0) }
  }

  /// The texts on screen that belong to no control, in order.
  var texts: [String] {
    let controls = [gtk_button_get_type(), gtk_text_get_type()]
    return all("GtkLabel")
      .filter { gtk_widget_get_visible($0) != 0 }
      .filter { label in controls.allSatisfy { gtk_widget_get_ancestor(label, $0) == nil } }
      .map { String(cString: gtk_label_get_text(OpaquePointer($0))) }
  }

  /// The object of a view's node for a widget, which keeps its accessible name.
  func wrapper(of widget: UnsafeMutablePointer<GtkWidget>) -> Widget? {
    var found: Widget?
    func search(_ node: _Node) {
      node.forEachWidget { if $0.pointer == widget { found = $0 } }
      node.forEachChild(search)
    }
    if let root = context.root { search(root) }
    return found
  }

  func label(_ text: String) -> UnsafeMutablePointer<GtkWidget>? {
    all("GtkLabel").first { String(cString: gtk_label_get_text(OpaquePointer($0))) == text }
  }

  /// The button with this text in it.
  func button(
    _ title: String, file: StaticString = #filePath, line: UInt = #line
  ) -> UnsafeMutablePointer<GtkWidget> {
    let found = all("GtkLabel").lazy
      .filter { String(cString: gtk_label_get_text(OpaquePointer($0))) == title }
      .compactMap { gtk_widget_get_ancestor($0, gtk_button_get_type()) }.first
    if found == nil { XCTFail("There is no button \(title).", file: file, line: line) }
    return found!
  }

  /// The title that the desktop shows for the window.
  var windowTitle: String {
    gtk_window_get_title(context.widget.cast(to: GtkWindow.self)).map { String(cString: $0) } ?? ""
  }

  // MARK: Using

  /// Presses a button, as a click or the space bar does, and lets the turn end.
  func press(_ title: String, file: StaticString = #filePath, line: UInt = #line) {
    emit(button(title, file: file, line: line), "clicked")
    runLoopUntilIdle()
  }

  /// Presses Tab, or Shift-Tab, through the window's key binding.
  func tab(backward: Bool = false) {
    let direction = backward ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD
    emit(context.widget.raw, "move-focus", .number(Int(direction.rawValue)))
    runLoopUntilIdle()
  }

  /// Presses a key that no control in the window has handled.
  @discardableResult
  func pressKey(
    _ key: Int32, code: Int = 0, _ modifiers: GdkModifierType = GdkModifierType(0)
  ) -> Bool {
    let isUsed = emitKey(
      key, modifiers, code: code, on: context.widget.pointer, in: GTK_PHASE_BUBBLE)
    runLoopUntilIdle()
    return isUsed
  }

  /// Presses a key as the window gets it before the control with the focus. Returns whether the window has used it.
  @discardableResult
  func pressFocusedKey(
    _ key: Int32, _ modifiers: GdkModifierType = GdkModifierType(0), code: Int32? = nil
  ) -> Bool {
    let isUsed = emitKey(
      key, modifiers, code: Int(code ?? key), on: context.widget.pointer, in: GTK_PHASE_CAPTURE)
    runLoopUntilIdle()
    return isUsed
  }

  /// Presses a key as the control with the focus gets it. Returns whether the control itself has used it.
  @discardableResult
  func pressKeyOfFocus(
    _ key: Int32, file: StaticString = #filePath, line: UInt = #line
  ) -> Bool {
    guard let focusWidget else {
      XCTFail("Nothing has the focus.", file: file, line: line)
      return false
    }
    let isUsed = emitKey(key, on: focusWidget)
    runLoopUntilIdle()
    return isUsed
  }

  /// Presses a key in the first list on screen, whose row has the focus.
  func pressKeyInList(_ key: Int32, _ modifiers: GdkModifierType = GdkModifierType(0)) {
    let list = all.first {
      gtk_accessible_get_accessible_role(OpaquePointer($0)) == GTK_ACCESSIBLE_ROLE_LIST
        && gtk_widget_get_mapped($0) != 0
    }!
    emitKey(key, modifiers, on: list)
    runLoopUntilIdle()
  }

  /// Presses F6, which the window uses before the widgets inside get it.
  func pressF6(_ modifiers: GdkModifierType = GdkModifierType(0)) {
    pressFocusedKey(GDK_KEY_F6, modifiers, code: 0)
  }

  // MARK: Focus

  private var focusWidget: UnsafeMutablePointer<GtkWidget>? {
    gtk_window_get_focus(context.widget.cast(to: GtkWindow.self))
  }

  /// The title of the field or button that has GTK's focus, or `nil`.
  var focus: String? {
    guard let focusWidget else { return nil }
    if let field = fields.first(where: { $0.widget.contains(focusWidget) }) { return field.title }
    return descendants(of: focusWidget).first { typeName($0) == "GtkLabel" }
      .map { String(cString: gtk_label_get_text(OpaquePointer($0))) } ?? typeName(focusWidget)
  }

  /// Fails unless a control has GTK's focus, and the first text of the window shows the same focus
  /// value.
  func assertFocus(
    _ title: String?, _ value: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(focus, title, "GTK's focus", file: file, line: line)
    XCTAssertEqual(texts.first, value, "the value", file: file, line: line)
  }

  /// Gives a field the focus, as a click does.
  func click(_ title: String, file: StaticString = #filePath, line: UInt = #line) {
    let field = field(title, file: file, line: line)
    XCTAssertTrue(field.widget.grabFocusWithoutSelecting(), file: file, line: line)
    runLoopUntilIdle()
  }
}

/// An entry on screen.
@MainActor
struct Field {
  let widget: Widget

  init(_ pointer: UnsafeMutablePointer<GtkWidget>) { widget = Widget(pointer) }

  /// The inner `GtkText`, which receives the keys.
  var delegate: UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(gtk_editable_get_delegate(widget.opaque)!)
  }

  var title: String {
    let labels = gtk_widget_list_mnemonic_labels(widget.pointer)
    defer { g_list_free(labels) }
    if let label = labels?.pointee.data {
      return String(cString: gtk_label_get_text(OpaquePointer(label)))
    }
    return placeholder
  }

  var placeholder: String {
    let text = UnsafeMutableRawPointer(delegate).assumingMemoryBound(to: GtkText.self)
    return gtk_text_get_placeholder_text(text).map { String(cString: $0) } ?? ""
  }

  var text: String { String(cString: gtk_editable_get_text(widget.opaque)) }

  /// Types at the caret, letter by letter, each in a separate turn.
  func type(_ text: String) {
    for letter in text {
      emit(delegate, "insert-at-cursor", .text(String(letter)))
      runLoopUntilIdle()
    }
  }

  /// Types without letting the main loop run in between.
  func typeFast(_ text: String) {
    for letter in text { emit(delegate, "insert-at-cursor", .text(String(letter))) }
  }

  func pressBackspace() {
    emit(delegate, "backspace")
    runLoopUntilIdle()
  }

  /// Presses Return, and lets the turn end.
  func submit() {
    emit(delegate, "activate")
    runLoopUntilIdle()
  }

  /// The caret's position, in letters from the start.
  var caret: Int32 {
    get { gtk_editable_get_position(widget.opaque) }
    nonmutating set { gtk_editable_set_position(widget.opaque, newValue) }
  }

  var selection: Range<Int32>? {
    get {
      var (start, end): (Int32, Int32) = (0, 0)
      guard gtk_editable_get_selection_bounds(widget.opaque, &start, &end) != 0 else { return nil }
      return start..<end
    }
    nonmutating set {
      gtk_editable_select_region(
        widget.opaque, newValue?.lowerBound ?? caret, newValue?.upperBound ?? caret)
    }
  }
}

/// The number of events, and the events in order. Passed to views by reference.
@MainActor
final class Journal {
  private(set) var entries: [String] = []

  func record(_ entry: String) { entries.append(entry) }

  func count(_ entry: String) -> Int { entries.count { $0 == entry } }

  /// The events since the last call.
  func drain() -> [String] {
    defer { entries = [] }
    return entries
  }
}

@MainActor
func descendants(
  of widget: UnsafeMutablePointer<GtkWidget>
) -> [UnsafeMutablePointer<GtkWidget>] {
  var found: [UnsafeMutablePointer<GtkWidget>] = []
  var next = gtk_widget_get_first_child(widget)
  while let child = next {
    found.append(child)
    found += descendants(of: child)
    next = gtk_widget_get_next_sibling(child)
  }
  return found
}

/// The event controllers of a widget. Each is referenced for the caller.
@MainActor
func controllers(of widget: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutableRawPointer] {
  let model = gtk_widget_observe_controllers(widget)!
  defer { g_object_unref(UnsafeMutableRawPointer(model)) }
  return (0..<g_list_model_get_n_items(model)).map { g_list_model_get_item(model, $0)! }
}

/// Emits "key-pressed" of a widget's key controllers, until one uses the key. It does not reach the widgets around it.
///
/// - Parameters:
///   - code: The hardware's number of the key.
///   - phase: The phase of the controllers; `nil` means any.
/// - Returns: Whether a controller has used the key.
@MainActor
@discardableResult
func emitKey(
  _ key: Int32, _ modifiers: GdkModifierType = GdkModifierType(0), code: Int = 0,
  on widget: UnsafeMutablePointer<GtkWidget>, in phase: GtkPropagationPhase? = nil
) -> Bool {
  var isUsed = false
  for controller in controllers(of: widget) {
    defer { g_object_unref(controller) }
    guard !isUsed, typeName(controller) == "GtkEventControllerKey" else { continue }
    let own = gtk_event_controller_get_propagation_phase(OpaquePointer(controller))
    guard phase == nil || phase == own else { continue }
    isUsed = emit(
      controller, "key-pressed", .number(Int(key)), .number(code), .number(Int(modifiers.rawValue)))
  }
  return isUsed
}

func typeName(_ object: UnsafeMutableRawPointer) -> String {
  String(cString: g_type_name_from_instance(object.assumingMemoryBound(to: GTypeInstance.self)))
}

/// Names for fields, as focus values.
enum Name: Hashable { case first, second, third, unknown }
