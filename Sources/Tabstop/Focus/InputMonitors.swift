/// Actions that get the events of a kind of all windows of the program, before the views.
@MainActor
final class InputMonitors<Event> {
  private var actions: [(id: Int, action: (Event) -> Bool)] = []
  private var count = 0
  var isEmpty: Bool { actions.isEmpty }

  /// Adds an action, the first to be asked. Returns its number.
  ///
  /// - Parameter action: Returns whether it has used the event, which nothing else gets then.
  func add(_ action: @escaping (Event) -> Bool) -> Int {
    count += 1
    actions.insert((count, action), at: 0)
    return count
  }

  /// Removes an action.
  func remove(_ id: Int) { actions.removeAll { $0.id == id } }

  /// Passes an event until an action has used it.
  func use(_ event: Event) -> Bool {
    guard !actions.isEmpty else { return false }
    var isUsed = false
    Updater.shared.event { isUsed = actions.contains { $0.action(event) } }
    return isUsed
  }
}
