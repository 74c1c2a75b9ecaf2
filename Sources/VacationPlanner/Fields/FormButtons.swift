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

/// The buttons at the end of a form: Cancel and Save. Escape cancels, Ctrl+Return saves.
struct FormButtons: View {
  let cancel: () -> Void
  let save: () -> Void

  var body: some View {
    HStack(spacing: 0) {
      Button("Cancel", role: .cancel, action: cancel)
        .keyboardShortcut(.cancelAction)
      Spacer(minLength: 8)
      Button("Save", action: save)
        .buttonStyle(.borderedProminent)
        .keyboardShortcut(.return)
    }
  }
}
