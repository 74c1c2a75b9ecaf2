/// Actions that get the keys of all windows of the program, before the views.
@MainActor
package enum KeyMonitors {
  /// An event of a key.
  package enum Event {
    case press(KeyPress)
    /// The modifier keys that are held now.
    case modifiers(EventModifiers)
  }

  private static let monitors = InputMonitors<Event>()
  static var isEmpty: Bool { monitors.isEmpty }

  /// Adds an action, the first to be asked. Returns its number.
  ///
  /// - Parameter action: Returns whether it has used the key, which nothing else gets then.
  package static func add(_ action: @escaping (Event) -> Bool) -> Int {
    let id = monitors.add(action)
    for window in Updater.shared.windows { window.watchKeys() }
    return id
  }

  /// Removes an action.
  package static func remove(_ id: Int) { monitors.remove(id) }

  /// Passes an event until an action has used it.
  static func use(_ event: Event) -> Bool { monitors.use(event) }

  /// The modifier keys that are held in the active window.
  package static var modifiers: EventModifiers { Updater.shared.activeWindow?.keys.modifiers ?? [] }
}

extension WindowContext {
  /// Begins to report the window's keys.
  func watchKeys() { _ = keys }
}
