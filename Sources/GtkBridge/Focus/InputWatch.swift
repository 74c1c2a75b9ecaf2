internal import CGtk

/// Reports the keys that are pressed in a window, and the clicks and touches. Keys that only modify
/// others do not count.
@MainActor
public final class InputWatch {
  private var connection: SignalConnection?
  private let report: () -> Void

  /// Whether input is reported.
  public var isOn = false

  /// - Parameter window: A `GtkWindow`.
  public init(_ window: Widget, report: @escaping () -> Void) {
    self.report = report
    let controller = EventController.events(duringCapture: true)
    connection = SignalConnection(controller, "event", owner: self) { watch, arguments in
      if watch.isOn, let event = arguments.event(0), Self.isInput(event) { watch.report() }
    }
    window.add(controller)
  }

  private static func isInput(_ event: OpaquePointer) -> Bool {
    switch gdk_event_get_event_type(event) {
    case GDK_KEY_PRESS: gdk_key_event_is_modifier(event) == 0
    case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: true
    default: false
    }
  }
}
