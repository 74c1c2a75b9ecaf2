internal import CGtk

/// Reports what the pointer does in a window, before its widgets get it.
@MainActor
public final class PointerWatch {
  /// An event of the pointer.
  public enum Kind: Sendable { case pressed, released, moved, scrolled }
  /// What the pointer does.
  public struct Event: Sendable {
    public let kind: Kind
    /// The place in the window.
    public let x, y: Double
    /// The button of a press, or that is held during a move; 0 for none.
    public let button: Int
    /// The distance of a scroll, to the right and down.
    public let scrollX, scrollY: Double
    /// GTK's bits of modifier keys.
    public let modifiers: UInt32
  }

  private var connection: SignalConnection?
  private let report: (Event) -> Bool
  private let window: Widget

  /// - Parameters:
  ///   - window: A `GtkWindow`.
  ///   - report: Returns whether it has used the event, which no widget gets then.
  public init(_ window: Widget, report: @escaping (Event) -> Bool) {
    (self.window, self.report) = (window, report)
    let controller = EventController.events(duringCapture: true)
    connection = SignalConnection(controller, "event", owner: self) { watch, arguments in
      let isUsed = arguments.event(0).flatMap(watch.read).map(watch.report) ?? false
      arguments.answer(isUsed)
    }
    window.add(controller)
  }

  private func read(_ event: OpaquePointer) -> Event? {
    let state = gdk_event_get_modifier_state(event).rawValue
    let kind: Kind
    var button = 0
    var (scrollX, scrollY) = (0.0, 0.0)
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE:
      kind = gdk_event_get_event_type(event) == GDK_BUTTON_PRESS ? .pressed : .released
      button = Int(gdk_button_event_get_button(event))
    case GDK_MOTION_NOTIFY:
      kind = .moved
      // The masks of the first five buttons follow each other.
      button = (1...5).first { state & GDK_BUTTON1_MASK.rawValue << ($0 - 1) != 0 } ?? 0
    case GDK_SCROLL:
      kind = .scrolled
      switch gdk_scroll_event_get_direction(event) {
      case GDK_SCROLL_UP: scrollY = -1
      case GDK_SCROLL_DOWN: scrollY = 1
      case GDK_SCROLL_LEFT: scrollX = -1
      case GDK_SCROLL_RIGHT: scrollX = 1
      default: gdk_scroll_event_get_deltas(event, &scrollX, &scrollY)
      }
    default: return nil
    }
    var (x, y) = (0.0, 0.0)
    var (left, top) = (0.0, 0.0)
    gdk_event_get_position(event, &x, &y)
    gtk_native_get_surface_transform(window.opaque, &left, &top)
    return Event(
      kind: kind, x: x - left, y: y - top, button: button, scrollX: scrollX, scrollY: scrollY,
      modifiers: state)
  }
}
