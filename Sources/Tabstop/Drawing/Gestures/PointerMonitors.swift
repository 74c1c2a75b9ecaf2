internal import GtkBridge

/// Actions that get the pointer's events of all windows of the program, before the views.
@MainActor
package enum PointerMonitors {
  private static let monitors = InputMonitors<PointerEvent>()
  static var isEmpty: Bool { monitors.isEmpty }

  /// Adds an action, the first to be asked. Returns its number.
  ///
  /// - Parameter action: Returns whether it has used the event, which no view gets then.
  package static func add(_ action: @escaping (PointerEvent) -> Bool) -> Int {
    let id = monitors.add(action)
    for window in Updater.shared.windows { window.watchPointer() }
    return id
  }

  /// Removes an action.
  package static func remove(_ id: Int) { monitors.remove(id) }

  static func use(_ event: PointerEvent) -> Bool { monitors.use(event) }

  /// Reports the pointer of a window.
  static func watch(_ window: Widget) -> PointerWatch {
    var before = (x: 0.0, y: 0.0)
    return PointerWatch(window) { event in
      let place = (x: event.x, y: event.y)
      defer { before = place }
      let kind: PointerEvent.Kind =
        switch event.kind {
        case .pressed: .pressed
        case .released: .released
        case .moved: event.button == 0 ? .moved : .dragged
        case .scrolled: .scrolled
        }
      return use(
        PointerEvent(
          kind: kind, place: place, before: before, button: event.button,
          clicks: event.kind == .pressed || event.kind == .released ? 1 : 0,
          scroll: (event.scrollX, event.scrollY),
          modifiers: EventModifiers(state: event.modifiers), size: (0, 0)))
    }
  }
}

extension WindowContext {
  /// Begins to report what the pointer does in the window.
  func watchPointer() { _ = pointerWatch }
}
