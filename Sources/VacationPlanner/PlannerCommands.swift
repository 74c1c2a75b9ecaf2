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
      Button("New Trip…") { window.form = .newTrip() }
        .keyboardShortcut("n")
      Button("New Booking…") { window.addBooking() }
        .keyboardShortcut("n", modifiers: [.command, .shift])
        .disabled(window.trip == nil)
      TripCommands(window: window)
      Button("Import…") { window.form = .importFile(trip: window.trip?.id) }
        .keyboardShortcut("o")
      Button("Export…") { window.form = .export(trip: window.trip?.id) }
        .keyboardShortcut("e")
      Button("Print…") { window.isPrinting = true }
        .keyboardShortcut("p")
        .disabled(window.trip == nil)
    }
    CommandMenu("Edit") {
      Button("Undo", action: plans.undo)
        .keyboardShortcut("z")
        .disabled(plans.nextUndo == nil)
      Button("Redo", action: plans.redo)
        .keyboardShortcut("z", modifiers: [.command, .shift])
        .disabled(plans.nextRedo == nil)
      Button("Find…") { window.page = .search }
        .keyboardShortcut("f")
    }
    CommandMenu("Go") {
      Button("Back", action: window.goBack)
        .keyboardShortcut(.leftArrow, modifiers: .option)
        .disabled(!window.canGoBack)
      Button("Destinations") { window.page = .destinations }
      Button("Account") { window.page = .account }
    }
    CommandMenu("Help") {
      Button("Keyboard Shortcuts") { window.form = .shortcuts }
      Button("About Vacation Planner") { window.form = .about }
    }
  }
}
