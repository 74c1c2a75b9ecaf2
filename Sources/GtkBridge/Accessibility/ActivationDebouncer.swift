internal import CGtk

/// Keeps a window active while a popover of its own grabs or releases the keyboard.
///
/// A popover that closes on a click outside grabs the keyboard. Under a window manager that does
/// not set the active window (X11: Openbox 3.6), GDK (4.8 to 4.18) takes the start and the end of a
/// grab for a loss of the focus: the window becomes inactive, and active again with the next event.
/// Orca clears its state with the first, and announces the window and all groups with the second.
///
/// So a focus-out event is held back until no further event is waiting, and dropped if the focus is
/// back by then.
@MainActor
public final class ActivationDebouncer {
  private struct Loss {
    let event: OpaquePointer
    weak var owner: ActivationDebouncer?
  }

  /// The event that is held back: one in the program, because only one window can lose the focus
  /// before another gets it.
  private static var loss: Loss?
  /// Whether the event is being delivered after all.
  private static var isDelivering = false

  private var connection: SignalConnection?

  /// Starts for a window.
  /// - Parameter window: A `GtkWindow`.
  public init(_ window: Widget) {
    let controller = ObjectRef(UnsafeMutableRawPointer(gtk_event_controller_legacy_new()!))
    // Runs before the controller by which GTK follows the focus.
    gtk_event_controller_set_propagation_phase(controller.opaque, GTK_PHASE_CAPTURE)
    connection = SignalConnection(controller, "event", owner: self) { activation, arguments in
      guard let event = arguments.event(0),
        gdk_event_get_event_type(event) == GDK_FOCUS_CHANGE
      else { return }
      arguments.answer(activation.takes(event))
    }
    // The window takes ownership of the constructor's reference.
    gtk_widget_add_controller(window.pointer, controller.opaque)
  }

  /// Whether the event is kept from GTK, for now or for good.
  private func takes(_ event: OpaquePointer) -> Bool {
    guard !Self.isDelivering else { return false }
    if gdk_focus_event_get_in(event) != 0 {
      guard let loss = Self.loss, loss.owner === self else {
        Self.deliver()
        return false
      }
      Self.loss = nil
      gdk_event_unref(loss.event)
      return true
    }
    Self.deliver()
    Self.loss = Loss(event: gdk_event_ref(event), owner: self)
    MainLoop.whenEventsAreDone { Self.deliver() }
    return true
  }

  /// Delivers the event that was held back to GTK.
  private static func deliver() {
    guard let loss else { return }
    self.loss = nil
    defer { gdk_event_unref(loss.event) }
    guard loss.owner != nil, let surface = gdk_event_get_surface(loss.event) else { return }
    isDelivering = true
    // GTK handles this signal.
    tabstop_emit_event(surface, loss.event)
    isDelivering = false
  }
}
