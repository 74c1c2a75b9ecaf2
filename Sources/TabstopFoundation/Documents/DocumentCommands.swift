import Tabstop

/// The actions in the menu of a document's window; `nil` for those that are not possible.
struct DocumentActions {
  let new: (() -> Void)?
  let open: () -> Void
  let save: (() -> Void)?
  let saveAs: (() -> Void)?
  let undoManager: UndoManager?
}

private struct DocumentActionsKey: FocusedValueKey {
  typealias Value = DocumentActions
}

extension FocusedValues {
  var documentActions: DocumentActions? {
    get { self[DocumentActionsKey.self] }
    set { self[DocumentActionsKey.self] = newValue }
  }
}

/// The commands for documents in the menu of their windows.
struct DocumentCommands: Commands {
  @FocusedValue(\.documentActions) private var actions

  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      if let new = actions?.new {
        Button(String(own: "New")) { new() }.keyboardShortcut("n")
      }
      Button(String(own: "Open…")) { actions?.open() }.keyboardShortcut("o")
    }
    CommandGroup(replacing: .saveItem) {
      if let save = actions?.save {
        Button(String(own: "Save")) { save() }.keyboardShortcut("s")
      }
      if let saveAs = actions?.saveAs {
        Button(String(own: "Save As…")) { saveAs() }
          .keyboardShortcut("s", modifiers: [.command, .shift])
      }
    }
    CommandGroup(replacing: .undoRedo) {}
    if let undoManager = actions?.undoManager { UndoCommands(undoManager) }
  }
}
