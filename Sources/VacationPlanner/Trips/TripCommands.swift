import Tabstop
import Trips

/// The commands on the trip that is shown and on its selected booking, in the window's menu.
struct TripCommands: View {
  let window: PlannerWindow

  var body: some View {
    let target = window.target
    let isBooking = if case .booking = target { true } else { false }
    Button(isBooking ? "Edit Booking…" : "Edit Trip…") { perform(window.edit) }
      .disabled(target == nil)
    Button(isBooking ? "Duplicate Booking" : "Duplicate Trip") { perform(window.duplicate) }
      .keyboardShortcut(PlannerCommand.duplicate.shortcut)
      .disabled(target == nil)
    Button(PlannerCommand.moveUp.title) { window.move(target, by: -1) }
      .keyboardShortcut(PlannerCommand.moveUp.shortcut)
      .disabled(!isBooking)
    Button(PlannerCommand.moveDown.title) { window.move(target, by: 1) }
      .keyboardShortcut(PlannerCommand.moveDown.shortcut)
      .disabled(!isBooking)
    Button(isBooking ? "Delete Booking" : "Delete Trip") { perform(window.delete) }
      .disabled(target == nil)
  }

  private func perform(_ action: (PlannerWindow.Target) -> Void) {
    if let target = window.target { action(target) }
  }
}
