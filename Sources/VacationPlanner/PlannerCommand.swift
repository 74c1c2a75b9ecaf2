import Tabstop

extension KeyEquivalent {
  /// The key F1.
  fileprivate static let f1 = KeyEquivalent("\u{F704}")
}

/// A command of the menu: its title, and its keyboard shortcut if it has one. The menu, the list of
/// shortcuts and the help are made from these commands.
struct PlannerCommand: Hashable {
  let title: String
  let shortcut: KeyboardShortcut?

  private init(
    _ title: String, _ key: KeyEquivalent? = nil, _ modifiers: EventModifiers = .command
  ) {
    self.title = title
    shortcut = key.map { KeyboardShortcut($0, modifiers: modifiers) }
  }

  static let newTrip = PlannerCommand(String(localized: "New Trip…"), "n")
  static let newBooking = PlannerCommand(
    String(localized: "New Booking…"), "n", [.command, .shift])
  static let edit = PlannerCommand(String(localized: "Edit…"))
  static let duplicate = PlannerCommand(String(localized: "Duplicate"), "d")
  static let moveUp = PlannerCommand(String(localized: "Move Up"), .upArrow, .option)
  static let moveDown = PlannerCommand(String(localized: "Move Down"), .downArrow, .option)
  static let delete = PlannerCommand(String(localized: "Delete"))
  static let importFile = PlannerCommand(String(localized: "Import…"), "o")
  static let export = PlannerCommand(String(localized: "Export…"), "e")
  static let print = PlannerCommand(String(localized: "Print…"), "p")

  static let undo = PlannerCommand(String(localized: "Undo"), "z")
  static let redo = PlannerCommand(String(localized: "Redo"), "z", [.command, .shift])
  static let find = PlannerCommand(String(localized: "Find…"), "f")

  static let back = PlannerCommand(String(localized: "Back"), .leftArrow, .option)
  static let destinations = PlannerCommand(String(localized: "Destinations"))
  static let account = PlannerCommand(String(localized: "Account"))

  static let help = PlannerCommand(String(localized: "Help"), .f1, [])
  static let shortcuts = PlannerCommand(String(localized: "Keyboard Shortcuts"), "?")
  static let about = PlannerCommand(String(localized: "About Vacation Planner"))

  /// The commands, as the menu lists them.
  static let menus: [(title: String, commands: [PlannerCommand])] = [
    (
      String(localized: "Trips"),
      [
        newTrip, newBooking, edit, duplicate, moveUp, moveDown, delete, importFile, export, print,
      ]
    ),
    (String(localized: "Edit"), [undo, redo, find]),
    (String(localized: "Go"), [back, destinations, account]),
    (String(localized: "Help"), [help, shortcuts, about]),
  ]

  /// The title without the ellipsis, which marks commands that open a form.
  var name: String { title.hasSuffix("…") ? String(title.dropLast()) : title }
}
