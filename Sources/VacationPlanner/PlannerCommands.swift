import Tabstop

/// The commands of a window in which a user is signed in.
struct PlannerCommands: Commands {
  @FocusedValue(PlannerWindow.self) private var window

  var body: some Commands {
    if let window {
      SignedInCommands(window: window)
    }
  }
}

private struct SignedInCommands: Commands {
  let window: PlannerWindow

  private var plans: Plans { window.plans }

  var body: some Commands {
    CommandMenu("Trips") {
      item(.newTrip) { window.form = .newTrip() }
      item(.newBooking) { window.addBooking() }
        .disabled(window.trip == nil)
      TripCommands(window: window)
      item(.importFile) { window.form = .importFile(trip: window.trip?.id) }
      item(.export) { window.form = .export(trip: window.trip?.id) }
      item(.print) { window.isPrinting = true }
        .disabled(window.trip == nil)
    }
    CommandMenu("Edit") {
      item(.undo, action: plans.undo)
        .disabled(plans.nextUndo == nil)
      item(.redo, action: plans.redo)
        .disabled(plans.nextRedo == nil)
      item(.find, action: window.find)
    }
    CommandMenu("Go") {
      item(.back, action: window.goBack)
        .disabled(!window.canGoBack)
      item(.destinations) { window.page = .destinations }
      item(.account) { window.page = .account }
    }
    CommandMenu("Help") {
      item(.help) { window.page = .help }
      item(.shortcuts) { window.form = .shortcuts }
      item(.about) { window.form = .about }
    }
  }

  private func item(_ command: PlannerCommand, action: @escaping () -> Void) -> some View {
    Button(command.title, action: action).keyboardShortcut(command.shortcut)
  }
}
