import Tabstop

extension KeyEquivalent {
  /// The key F1.
  fileprivate static let f1 = KeyEquivalent("\u{F704}")
}

/// A command of the menu: its title, and its key if it has one. The menu, the list of all shortcuts
/// and the help take them from here.
struct PlannerCommand: Hashable {
  let title: String
  let shortcut: KeyboardShortcut?

  private init(
    _ title: String, _ key: KeyEquivalent? = nil, _ modifiers: EventModifiers = .command
  ) {
    self.title = title
    shortcut = key.map { KeyboardShortcut($0, modifiers: modifiers) }
  }

  static let newTrip = PlannerCommand("New Trip…", "n")
  static let newBooking = PlannerCommand("New Booking…", "n", [.command, .shift])
  static let edit = PlannerCommand("Edit…")
  static let duplicate = PlannerCommand("Duplicate", "d")
  static let moveUp = PlannerCommand("Move Up", .upArrow, .option)
  static let moveDown = PlannerCommand("Move Down", .downArrow, .option)
  static let delete = PlannerCommand("Delete")
  static let importFile = PlannerCommand("Import…", "o")
  static let export = PlannerCommand("Export…", "e")
  static let print = PlannerCommand("Print…", "p")

  static let undo = PlannerCommand("Undo", "z")
  static let redo = PlannerCommand("Redo", "z", [.command, .shift])
  static let find = PlannerCommand("Find…", "f")

  static let back = PlannerCommand("Back", .leftArrow, .option)
  static let destinations = PlannerCommand("Destinations")
  static let account = PlannerCommand("Account")

  static let help = PlannerCommand("Help", .f1, [])
  static let shortcuts = PlannerCommand("Keyboard Shortcuts", "?")
  static let about = PlannerCommand("About Vacation Planner")

  /// The commands, as they stand in the menu.
  static let menus: [(title: String, commands: [PlannerCommand])] = [
    (
      "Trips",
      [
        newTrip, newBooking, edit, duplicate, moveUp, moveDown, delete, importFile, export, print,
      ]
    ),
    ("Edit", [undo, redo, find]),
    ("Go", [back, destinations, account]),
    ("Help", [help, shortcuts, about]),
  ]

  /// The title without the mark of a form that opens.
  var name: String { title.hasSuffix("…") ? String(title.dropLast()) : title }
}
