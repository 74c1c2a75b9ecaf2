internal import CGtk
internal import GtkBridge

/// What Undo and Redo of a window act on: `UndoManager` of TabstopFoundation.
package protocol WindowUndoManager: AnyObject, Sendable {
  var canUndo: Bool { get }
  var canRedo: Bool { get }
  var undoMenuItemTitle: String { get }
  var redoMenuItemTitle: String { get }
  func undo()
  func redo()
}

extension WindowContext {
  /// The undo manager of the window, which the first view that needs one creates. A sheet uses that of
  /// the window under it: what was done in the sheet is undone after it has closed.
  func undoManager(make: () -> any WindowUndoManager) -> any WindowUndoManager {
    if let undo = state.undo { return undo }
    let undo = presenter?.undoManager(make: make) ?? make()
    state.undo = undo
    shortcuts.listenBeforeText()
    return undo
  }

  /// Handles Control+Z and Shift+Control+Z, if no view has: a text field undoes what was typed in it.
  func undo(_ key: KeyEquivalent, _ held: EventModifiers) -> Bool {
    guard key == "z", let undo = keysUndo else { return false }
    switch held {
    case .control where undo.canUndo: Updater.shared.event { undo.undo() }
    case [.control, .shift] where undo.canRedo: Updater.shared.event { undo.redo() }
    default: return false
    }
    return true
  }

  /// The undo manager for the keys; `nil` if commands of the program replace Undo and Redo, which are those of the
  /// window under a sheet: the sheet has none of its own.
  private var keysUndo: (any WindowUndoManager)? {
    withPresenters.contains { $0.state.undoReplacements > 0 } ? nil : state.undo
  }
}

extension WindowContext {
  /// Called before a text gets a key. GTK (4.8) uses Control+Z in a text even if there is nothing to undo in
  /// it: if the text is still the same afterwards, the key is for the window.
  func textWillUndo(_ key: KeyEquivalent, _ held: EventModifiers) {
    guard key == "z", keysUndo != nil, let focus = focusWidget,
      let text = text(in: focus, isRedo: held.contains(.shift))
    else { return }
    let attempt = state.beginUndo()
    MainLoop.whenIdle { [weak self] in
      guard let self, isOpen, state.isCurrent(undo: attempt), focusWidget == focus,
        self.text(in: focus, isRedo: held.contains(.shift)) == text
      else { return }
      _ = undo(key, held)
    }
  }

  /// The edited text; `nil` if there is something to undo in it for sure.
  private func text(in focus: WidgetPointer, isRedo: Bool) -> String? {
    if focus.isEditable {
      return String(cString: gtk_editable_get_text(OpaquePointer(focus)))
    }
    guard let buffer = gtk_text_view_get_buffer(Widget(focus).cast(to: GtkTextView.self)) else {
      return nil
    }
    let can = isRedo ? gtk_text_buffer_get_can_redo(buffer) : gtk_text_buffer_get_can_undo(buffer)
    // A `RewrittenHistory` undoes what GTK's own history does not have.
    return can != 0 ? nil : BufferText(buffer: ObjectRef(UnsafeMutableRawPointer(buffer))).text
  }
}

extension EnvironmentValues {
  /// The undo manager of the window; `nil` outside of a window. On the main thread.
  package func undoManager(
    make: @Sendable () -> any WindowUndoManager
  ) -> (any WindowUndoManager)? {
    let state = windowState
    return MainActor.assumeIsolated { state?.window?.undoManager(make: make) }
  }
}

extension Desktop.Window {
  /// The undo manager of the window; `nil` if it is closed.
  package func undoManager(
    make: () -> any WindowUndoManager
  ) -> (any WindowUndoManager)? {
    context?.undoManager(make: make)
  }
}

/// Undo and Redo in a window's menu, once a view of the window uses the window's undo manager, unless the
/// program replaces them.
struct WindowUndoCommands: Commands {
  @Environment(\.windowState) private var state

  var body: some Commands {
    if let undo = state?.commandsUndo.get() { UndoCommands(undo) }
  }
}

/// Undo and Redo of an undo manager.
package struct UndoCommands: Commands {
  private let undo: any WindowUndoManager

  package init(_ undo: any WindowUndoManager) { self.undo = undo }

  package var body: some Commands {
    CommandGroup(before: .undoRedo) {
      Button(undo.undoMenuItemTitle) { undo.undo() }
        .keyboardShortcut("z")
        .disabled(!undo.canUndo)
      Button(undo.redoMenuItemTitle) { undo.redo() }
        .keyboardShortcut("z", modifiers: [.command, .shift])
        .disabled(!undo.canRedo)
    }
  }
}

/// Notes in the window's state that commands of the program replace Undo and Redo.
struct UndoReplacement: _PrimitiveModifier {
  static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    UndoReplacementNode(view, context)
  }
}

private final class UndoReplacementNode<Content: View>: ModifierNode<Content, UndoReplacement> {
  override init(_ view: ModifiedContent<Content, UndoReplacement>, _ context: _Context) {
    super.init(view, context)
    window.state.undoReplacements += 1
    makeContent()
  }

  override func unmount() {
    super.unmount()
    window.state.undoReplacements -= 1
  }
}
