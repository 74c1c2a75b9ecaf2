import Tabstop
import Trips

/// The commands on what is selected, in the window's menu. While a trip is shown, those with a key say
/// why they cannot be used.
struct TripCommands: View {
  let window: PlannerWindow

  var body: some View {
    let target = window.target
    Button(target.map { String(localized: "Edit \($0.name)…") } ?? PlannerCommand.edit.title) {
      if let target = window.target { window.edit(target) }
    }
    .disabled(target?.isEditable != true)
    Button(
      target.map { String(localized: "Duplicate \($0.name)") } ?? PlannerCommand.duplicate.title
    ) {
      window.duplicate(window.target)
    }
    .keyboardShortcut(PlannerCommand.duplicate.shortcut)
    .disabled(window.trip == nil)
    Button(PlannerCommand.moveUp.title) { window.move(window.target, by: -1) }
      .keyboardShortcut(PlannerCommand.moveUp.shortcut)
      .disabled(window.trip == nil)
    Button(PlannerCommand.moveDown.title) { window.move(window.target, by: 1) }
      .keyboardShortcut(PlannerCommand.moveDown.shortcut)
      .disabled(window.trip == nil)
    Button(target.map { String(localized: "Delete \($0.name)") } ?? PlannerCommand.delete.title) {
      if let target = window.target { window.delete(target) }
    }
    .disabled(target == nil)
  }
}

extension PlannerWindow.Target {
  /// The word for it in the titles of commands.
  fileprivate var name: String {
    switch self {
    case .trip: String(localized: "Trip")
    case .booking: String(localized: "Booking")
    case .cost: String(localized: "Cost")
    case .item: String(localized: "Item")
    case .document: String(localized: "Document")
    }
  }

  fileprivate var isEditable: Bool {
    if case .document = self { false } else { true }
  }
}
