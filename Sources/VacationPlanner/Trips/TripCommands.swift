import Tabstop
import Trips

/// The commands on what is selected, in the window's menu. While a trip is shown, those with a key say
/// why they cannot be used.
struct TripCommands: View {
  let window: PlannerWindow

  var body: some View {
    let target = window.target
    let name = target.map { " \($0.name)" } ?? ""
    Button("Edit\(name)…") { if let target = window.target { window.edit(target) } }
      .disabled(target?.isEditable != true)
    Button("Duplicate\(name)") { window.duplicate(window.target) }
      .keyboardShortcut(PlannerCommand.duplicate.shortcut)
      .disabled(window.trip == nil)
    Button(PlannerCommand.moveUp.title) { window.move(window.target, by: -1) }
      .keyboardShortcut(PlannerCommand.moveUp.shortcut)
      .disabled(window.trip == nil)
    Button(PlannerCommand.moveDown.title) { window.move(window.target, by: 1) }
      .keyboardShortcut(PlannerCommand.moveDown.shortcut)
      .disabled(window.trip == nil)
    Button("Delete\(name)") { if let target = window.target { window.delete(target) } }
      .disabled(target == nil)
  }
}

extension PlannerWindow.Target {
  /// The word for it in the titles of commands.
  fileprivate var name: String {
    switch self {
    case .trip: "Trip"
    case .booking: "Booking"
    case .cost: "Cost"
    case .item: "Item"
    case .document: "Document"
    }
  }

  fileprivate var isEditable: Bool {
    if case .document = self { false } else { true }
  }
}
