import Tabstop

/// A small form in a sheet: its rows, a fault, Save, Cancel, and the question before changes are
/// discarded.
///
/// Ctrl+Return saves from anywhere in it.
struct SheetForm<Content: View>: View {
  let title: String
  /// Whether there is something to lose.
  let isChanged: Bool
  /// The reason why the form could not be saved.
  let fault: PlanFault?
  let save: () -> Void
  @ViewBuilder let content: Content

  @Environment(\.dismiss) private var dismiss
  @State private var isAsking = false

  var body: some View {
    FormWithButtons(fault: fault, cancel: leave, save: save) { content }
      .navigationTitle(title)
      .interactiveDismissDisabled(isChanged)
      .discardQuestion(isPresented: $isAsking) { dismiss() }
      .onChange(of: fault) {
        if let fault { AccessibilityNotification.Announcement(fault.message).post() }
      }
  }

  private func leave() {
    if isChanged { isAsking = true } else { dismiss() }
  }
}
