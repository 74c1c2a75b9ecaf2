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

/// A form that scrolls above its Cancel and Save, which stay in sight, with the reason why it could
/// not be saved.
struct FormWithButtons<Rows: View>: View {
  let fault: PlanFault?
  let cancel: () -> Void
  let save: () -> Void
  @ViewBuilder let rows: Rows

  var body: some View {
    VStack(spacing: 0) {
      Form { rows }
      Divider()
      VStack(spacing: 8) {
        if let fault { Text(fault.message).styleClass("error") }
        FormButtons(cancel: cancel, save: save)
      }
      .padding(12)
    }
  }
}

/// The buttons at the end of a form: Cancel and Save, below each other in large text. Escape cancels,
/// Ctrl+Return saves.
private struct FormButtons: View {
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
