import Tabstop

/// A small form in a sheet: its rows, a fault, Save, Cancel, and the question before changes are
/// discarded.
///
/// Ctrl+Return saves from anywhere in it.
struct SheetForm<Content: View>: View {
  let title: String
  /// Whether there is something to lose.
  let isChanged: Bool
  /// Why it could not be saved.
  let fault: PlanFault?
  let save: () -> Void
  @ViewBuilder let content: Content

  @Environment(\.dismiss) private var dismiss
  @State private var isAsking = false

  var body: some View {
    Form {
      content
      if let fault {
        Text(fault.message)
          .styleClass("error")
      }
      HStack(spacing: 8) {
        Button("Cancel", role: .cancel, action: leave)
          .keyboardShortcut(.cancelAction)
        Spacer()
        Button("Save", action: save)
          .buttonStyle(.borderedProminent)
          .keyboardShortcut(.return)
      }
    }
    .navigationTitle(title)
    .interactiveDismissDisabled(isChanged)
    .alert("Discard your changes?", isPresented: $isAsking) {
      Button("Discard Changes", role: .destructive) { dismiss() }
      Button("Keep Editing", role: .cancel) {}
    }
    .onChange(of: fault) {
      if let fault { AccessibilityNotification.Announcement(fault.message).post() }
    }
  }

  private func leave() {
    if isChanged { isAsking = true } else { dismiss() }
  }
}
