internal import GtkBridge

/// Calls the `onEditingChanged` closure of a field when it gets and loses the focus.
@MainActor
final class EditingWatch {
  private let field: Widget
  private var handler: () -> ((Bool) -> Void)?
  private var isEditing = false
  /// Whether editing was reported last, and whether there may be something else to report.
  private var wasEditing = false
  private var isWaiting = false
  private var connections: [SignalConnection] = []

  /// - Parameter handler: Returns the closure to call; evaluated at each change.
  init(_ field: Widget, handler: @escaping () -> ((Bool) -> Void)?) {
    self.field = field
    self.handler = handler
    let controller = EventController.focus()
    connections = [
      SignalConnection(controller, "enter", owner: self) { watch, _ in watch.set(true) },
      SignalConnection(controller, "leave", owner: self) { watch, _ in watch.leave() },
    ]
    field.add(controller)
  }

  /// An inactive window keeps its focus widget: editing has not ended.
  private func leave() {
    if let window = field.pointer.root.map(Widget.init), let focus = window.windowFocus,
      field.contains(focus), !window.isActiveWindow
    {
      return
    }
    set(false)
  }

  private func set(_ isEditing: Bool) {
    guard isEditing != self.isEditing else { return }
    self.isEditing = isEditing
    guard !isWaiting else { return }
    isWaiting = true
    // Not in the middle of a move of the focus.
    Updater.shared.afterUpdate { [self] in
      isWaiting = false
      notifyIfChanged()
    }
  }

  private func notifyIfChanged() {
    guard isEditing != wasEditing else { return }
    wasEditing = isEditing
    handler()?(isEditing)
  }

  /// Called when the field is removed, which ends editing.
  func end() {
    connections = []
    let last = handler()
    handler = { last }
    set(false)
  }
}
