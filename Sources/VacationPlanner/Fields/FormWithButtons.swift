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

/// A form that scrolls above its buttons that cancel and save, which stay in sight, with the reason why it
/// could not be saved.
struct FormWithButtons<Rows: View>: View {
  let fault: PlanFault?
  var saveTitle = String(localized: "Save")
  var saveRole: ButtonRole?
  /// Whether the button that saves has the focus at first: of a form without fields.
  var beginsAtSave = false
  let cancel: () -> Void
  let save: () -> Void
  @ViewBuilder let rows: Rows

  @FocusState private var isSaveFocused: Bool

  var body: some View {
    VStack(spacing: 0) {
      Form { rows }
      Divider()
      VStack(spacing: 8) {
        if let fault { Text(fault.message).styleClass("error") }
        buttons
      }
      .padding(12)
    }
    .onAppear { if beginsAtSave { isSaveFocused = true } }
  }

  /// Cancel and Save, below each other in large text. Escape cancels, Ctrl+Return saves.
  private var buttons: some View {
    AdaptiveRow(alignment: .leading) {
      Button("Cancel", role: .cancel, action: cancel)
        .keyboardShortcut(.cancelAction)
        .frame(maxWidth: .infinity, alignment: .leading)
      Button(saveTitle, role: saveRole, action: save)
        .buttonStyle(.borderedProminent)
        .keyboardShortcut(.return)
        .focused($isSaveFocused)
    }
  }
}
