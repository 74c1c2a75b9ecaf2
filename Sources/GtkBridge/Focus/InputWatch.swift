internal import CGtk

/// Reports the keys that are pressed in a window, and the clicks and touches. Not reported are
/// modifier keys, and input that continues an earlier one: the repetition of a key that is held
/// down, and the second press of a double click.
@MainActor
public final class InputWatch {
  private var connection: SignalConnection?
  private let report: () -> Void
  private var repetition = InputRepetition()

  /// Whether input is reported.
  public var isOn = false

  /// Creates a watch, which is off.
  /// - Parameter window: A `GtkWindow`.
  public init(_ window: Widget, report: @escaping () -> Void) {
    self.report = report
    let controller = EventController.events(duringCapture: true)
    connection = SignalConnection(controller, "event", owner: self) { watch, arguments in
      guard let event = arguments.event(0) else { return }
      if watch.isInput(event), watch.isOn { watch.report() }
    }
    window.add(controller)
  }

  private func isInput(_ event: OpaquePointer) -> Bool {
    switch gdk_event_get_event_type(event) {
    case GDK_KEY_PRESS:
      let isNew = repetition.press(
        key: gdk_key_event_get_keycode(event), at: gdk_event_get_time(event))
      return isNew && gdk_key_event_is_modifier(event) == 0
    case GDK_KEY_RELEASE:
      repetition.release(key: gdk_key_event_get_keycode(event))
      return false
    case GDK_BUTTON_PRESS:
      var (x, y) = (0.0, 0.0)
      gdk_event_get_position(event, &x, &y)
      return repetition.press(x: x, y: y, at: gdk_event_get_time(event))
    case GDK_TOUCH_BEGIN: return true
    default: return false
    }
  }
}

/// Distinguishes new input of the user from input that continues an earlier one.
public struct InputRepetition {
  /// The keys that are held down, with the time of the last press of each, in milliseconds. A few at
  /// most: a dictionary would cost each start more than it saves here.
  private var held: [(key: UInt32, time: UInt32)] = []
  private var click: (x: Double, y: Double, time: UInt32)?

  /// Creates the state in which no key is held down.
  public init() {}

  /// Records that a key is pressed, or repeated. Returns whether it was not held down before. One
  /// that was pressed long ago has been released in another window.
  ///
  /// - Parameter time: In milliseconds.
  public mutating func press(key: UInt32, at time: UInt32) -> Bool {
    guard let index = held.firstIndex(where: { $0.key == key }) else {
      held.append((key, time))
      return true
    }
    let last = held[index].time
    held[index].time = time
    return time &- last > 1500
  }

  /// Records that a key is released.
  public mutating func release(key: UInt32) { held.removeAll { $0.key == key } }

  /// Records that a button of the pointer is pressed. Returns whether this is not the second press
  /// of a double click, by the defaults of GTK's settings.
  ///
  /// - Parameter time: In milliseconds.
  public mutating func press(x: Double, y: Double, at time: UInt32) -> Bool {
    let last = click
    click = (x, y, time)
    guard let last else { return true }
    return time &- last.time > 400 || abs(x - last.x) > 5 || abs(y - last.y) > 5
  }
}
