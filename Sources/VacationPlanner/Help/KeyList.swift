import Tabstop

/// All keys of the program, by groups: those of the menu, from its own table, and those that work in
/// lists, forms and windows.
struct KeyList {
  struct Group: Identifiable {
    let title: String
    let keys: [Key]
    var id: String { title }
  }

  struct Key: Identifiable {
    let name: String
    /// The keys as they are printed on the keyboard: "Ctrl+N".
    let keys: String
    /// The shortcut in words: "Control N".
    let spoken: String
    var id: String { name }

    init(_ name: String, _ keys: String) {
      self.name = name
      self.keys = keys
      let control = String(localized: "Control", comment: "The key Ctrl, as it is said")
      let parts = keys.split(separator: "+").map { $0 == "Ctrl" ? control : String($0) }
      // The order of announcements; GTK has Shift first.
      spoken = (parts.filter { $0 == control } + parts.filter { $0 != control })
        .joined(separator: " ")
    }
  }

  /// The keys of the menu's commands.
  static let commands: [Group] = PlannerCommand.menus.map { menu in
    Group(
      title: menu.title,
      keys: menu.commands.compactMap { command in
        command.shortcut.map { Key(command.name, $0.displayName) }
      })
  }.filter { !$0.keys.isEmpty }

  // The words alone mean something else: the return of a car, a command.
  private static let returnKey = String(localized: "Return (key)", defaultValue: "Return")
  private static let deleteKey = String(localized: "Delete (key)", defaultValue: "Delete")

  /// The keys that are not in the menu.
  static let others: [Group] = [
    Group(
      title: String(localized: "Windows"),
      keys: [
        Key(String(localized: "Open the menu"), "F10"),
        Key(String(localized: "Next pane"), "F6"),
        Key(String(localized: "Pane before"), String(localized: "Shift+F6")),
        Key(String(localized: "Next control"), String(localized: "Tab")),
        Key(String(localized: "Control before"), String(localized: "Shift+Tab")),
      ]),
    Group(
      title: String(localized: "Lists"),
      keys: [
        Key(String(localized: "Open"), returnKey),
        Key(String(localized: "Delete"), deleteKey),
        Key(String(localized: "Menu of a row"), String(localized: "Shift+F10")),
        Key(String(localized: "Tick an item"), String(localized: "Space")),
      ]),
    Group(
      title: String(localized: "Forms"),
      keys: [
        Key(String(localized: "Next field, in the last one save"), returnKey),
        Key(String(localized: "Save"), String(localized: "Ctrl+Return")),
        Key(String(localized: "Cancel"), String(localized: "Escape")),
      ]),
  ]

  static var all: [Group] { commands + others }
}
