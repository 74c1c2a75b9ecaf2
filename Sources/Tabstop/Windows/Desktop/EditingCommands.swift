internal import GtkBridge

extension Desktop {
  /// A command for the text that has the focus in the active window.
  package enum EditingCommand: String {
    case copy = "clipboard.copy"
    case cut = "clipboard.cut"
    case paste = "clipboard.paste"
    case delete = "selection.delete"
    case selectAll = "selection.select-all"
    case undo = "text.undo"
    case redo = "text.redo"
  }

  /// Performs a command as its key does; returns whether the focus is where it can be performed.
  @MainActor
  package static func perform(_ command: EditingCommand) -> Bool {
    Updater.shared.activeWindow?.widget.windowFocus?.activateAction(command.rawValue) ?? false
  }

  /// Shows or hides the sidebar of the active window; returns whether it has one.
  @MainActor
  package static func toggleSidebar() -> Bool {
    guard let pane = Updater.shared.activeWindow?.state.sidebars.current.get() else { return false }
    pane.toggle()
    return true
  }
}
