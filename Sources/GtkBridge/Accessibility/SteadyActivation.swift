internal import CGtk

/// Keeps a window active while a popover of its own takes the keyboard, or gives it back.
///
/// A popover that closes on a click outside grabs the keyboard. Under a window manager that does not
/// say which window is active (X11: Openbox 3.6), GDK (4.8 to 4.18) takes the beginning and the end of
/// a grab for a loss of the focus: the window becomes inactive, and active again with the next event.
/// Orca clears its state with the first, and announces the window and all groups with the second.
///
/// So a loss is kept back until no further event is waiting, and dropped if the focus is back by then.
@MainActor
public final class SteadyActivation {
  private struct Loss {
    let event: OpaquePointer
    weak var owner: SteadyActivation?
  }

  /// The loss that is kept back: one in the program, because only one window can lose the focus
  /// before another gets it.
  private static var loss: Loss?
  /// A loss is being delivered after all.
  private static var isDelivering = false

  private var connection: SignalConnection?

  /// - Parameter window: A `GtkWindow`.
  public init(_ window: Widget) {
    let controller = ObjectRef(UnsafeMutableRawPointer(gtk_event_controller_legacy_new()!))
    // Before the controller by which GTK follows the focus.
    gtk_event_controller_set_propagation_phase(controller.opaque, GTK_PHASE_CAPTURE)
    connection = SignalConnection(controller, "event", owner: self) { activation, arguments in
      guard let event = arguments.event(0),
        gdk_event_get_event_type(event) == GDK_FOCUS_CHANGE
      else { return }
      arguments.answer(activation.takes(event))
    }
    // The window takes over the reference that the constructor gave.
    gtk_widget_add_controller(window.pointer, controller.opaque)
  }

  /// Whether GTK is not to get the event, now or at all.
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

  /// Hands the loss that is kept back on to GTK.
  private static func deliver() {
    guard let loss else { return }
    self.loss = nil
    defer { gdk_event_unref(loss.event) }
    guard loss.owner != nil, let surface = gdk_event_get_surface(loss.event) else { return }
    isDelivering = true
    // GTK listens to it.
    tabstop_emit_event(surface, loss.event)
    isDelivering = false
  }
}
