import Tabstop

extension View {
  /// Shows an alert that asks whether to discard the changes of a form.
  func discardQuestion(
    isPresented: Binding<Bool>, discard: @escaping () -> Void
  ) -> some View {
    alert("Discard your changes?", isPresented: isPresented) {
      Button("Discard Changes", role: .destructive, action: discard)
      Button("Keep Editing", role: .cancel) {}
    }
  }
}

/// The buttons at the end of a form: Cancel and Save, below each other in large text. Escape cancels,
/// Ctrl+Return saves.
struct FormButtons: View {
  let cancel: () -> Void
  let save: () -> Void

  var body: some View {
    AdaptiveRow(alignment: .leading) {
      Button("Cancel", role: .cancel, action: cancel)
        .keyboardShortcut(.cancelAction)
        .frame(maxWidth: .infinity, alignment: .leading)
      Button("Save", action: save)
        .buttonStyle(.borderedProminent)
        .keyboardShortcut(.return)
    }
  }
}
