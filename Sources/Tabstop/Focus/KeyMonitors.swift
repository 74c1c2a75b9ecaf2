/// Actions that get the keys of all windows of the program, before the views.
@MainActor
package enum KeyMonitors {
  /// An event of a key.
  package enum Event {
    case press(KeyPress)
    /// The modifier keys that are held now.
    case modifiers(EventModifiers)
  }

  private static var actions: [(id: Int, action: (Event) -> Bool)] = []
  private static var count = 0
  static var isEmpty: Bool { actions.isEmpty }

  /// Adds an action, the first to be asked. Returns its number.
  ///
  /// - Parameter action: Returns whether it has used the key, which nothing else gets then.
  package static func add(_ action: @escaping (Event) -> Bool) -> Int {
    count += 1
    actions.insert((count, action), at: 0)
    for window in Updater.shared.windows { window.watchKeys() }
    return count
  }

  /// Removes an action.
  package static func remove(_ id: Int) { actions.removeAll { $0.id == id } }

  /// Passes an event until an action has used it.
  static func use(_ event: Event) -> Bool {
    guard !actions.isEmpty else { return false }
    var isUsed = false
    Updater.shared.event { isUsed = actions.contains { $0.action(event) } }
    return isUsed
  }

  /// The modifier keys that are held in the active window.
  package static var modifiers: EventModifiers { Updater.shared.activeWindow?.keys.modifiers ?? [] }
}

extension WindowContext {
  /// Begins to report the window's keys.
  func watchKeys() { _ = keys }
}
