internal import CGtk
internal import GtkBridge

/// Returns by Escape from a calendar in a popover to the value from before: the arrow keys choose each day on their
/// way.
@MainActor
final class EscapeReturn {
  private var opened: CalendarTime?
  private var connections: [SignalConnection] = []

  /// - Parameters:
  ///   - widget: The popover, or what is in it.
  ///   - read: The present value. Must not retain the owner of this object, as `write` must not.
  ///   - write: Called only if the value has changed since the popover opened.
  init(
    from widget: Widget, read: @escaping () -> CalendarTime,
    write: @escaping (CalendarTime) -> Void
  ) {
    let keys = EventController.keys(duringCapture: true)
    widget.add(keys)
    connections = [
      SignalConnection(widget, "map", owner: self) { calendar, _ in calendar.opened = read() },
      // The popover closes by the key, too.
      SignalConnection(keys, "key-pressed", owner: self) { calendar, arguments in
        guard Int32(bitPattern: arguments.uint(0)) == GDK_KEY_Escape, let opened = calendar.opened,
          opened != read()
        else { return }
        write(opened)
      },
    ]
  }
}

private struct EscapeReturnsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether Escape leaves a calendar with the value from before.
  package var calendarReturnsByEscape: Bool {
    get { self[EscapeReturnsKey.self] }
    set { self[EscapeReturnsKey.self] = newValue }
  }
}
