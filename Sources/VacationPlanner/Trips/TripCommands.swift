import Tabstop
import Trips

/// The commands on what is selected, in the window's menu. While a trip is shown, those with a key say
/// why they cannot be used.
struct TripCommands: View {
  let window: PlannerWindow

  var body: some View {
    let target = window.target
    Button(target?.editTitle ?? PlannerCommand.edit.title) {
      if let target = window.target { window.edit(target) }
    }
    .disabled(target?.isEditable != true)
    Button(target?.duplicateTitle ?? PlannerCommand.duplicate.title) {
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
    Button(target?.deleteTitle ?? PlannerCommand.delete.title) {
      if let target = window.target { window.delete(target) }
    }
    .disabled(target == nil)
  }
}

extension PlannerWindow.Target {
  // Each title is a text of its own, because languages decline the words around a name.

  fileprivate var editTitle: String {
    switch self {
    case .trip: String(localized: "Edit Trip…")
    case .booking: String(localized: "Edit Booking…")
    case .cost: String(localized: "Edit Cost…")
    case .item: String(localized: "Edit Item…")
    case .document: String(localized: "Edit Document…")
    }
  }

  fileprivate var duplicateTitle: String {
    switch self {
    case .trip: String(localized: "Duplicate Trip")
    case .booking: String(localized: "Duplicate Booking")
    case .cost: String(localized: "Duplicate Cost")
    case .item: String(localized: "Duplicate Item")
    case .document: String(localized: "Duplicate Document")
    }
  }

  fileprivate var deleteTitle: String {
    switch self {
    case .trip: String(localized: "Delete Trip")
    case .booking: String(localized: "Delete Booking")
    case .cost: String(localized: "Delete Cost")
    case .item: String(localized: "Delete Item")
    case .document: String(localized: "Delete Document")
    }
  }

  fileprivate var isEditable: Bool {
    if case .document = self { false } else { true }
  }
}
