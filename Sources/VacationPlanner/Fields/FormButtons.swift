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

/// The buttons at the end of a form: Cancel and Save, below each other if the text is so large that
/// they would not fit into a narrow window. Escape cancels, Ctrl+Return saves.
struct FormButtons: View {
  let cancel: () -> Void
  let save: () -> Void
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    if textSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 8) {
        cancelButton
        saveButton
      }
    } else {
      HStack(spacing: 0) {
        cancelButton
        Spacer(minLength: 8)
        saveButton
      }
    }
  }

  private var cancelButton: some View {
    Button("Cancel", role: .cancel, action: cancel)
      .keyboardShortcut(.cancelAction)
  }

  private var saveButton: some View {
    Button("Save", action: save)
      .buttonStyle(.borderedProminent)
      .keyboardShortcut(.return)
  }
}
