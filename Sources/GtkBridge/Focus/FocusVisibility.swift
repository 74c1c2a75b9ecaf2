internal import CGtk

/// Keeps the focus of a window visible while its user types.
///
/// GTK (4.8 to 4.18) hides the outline of the focused control three seconds after the last key that
/// moved the focus. Who reads the page by then, or comes back from another window, cannot see any more
/// where the focus is. After a click GTK's way stays: the pointer shows where the user is.
@MainActor
public final class FocusVisibility {
  /// Whether the last press, in any window, was that of a button of the pointer, or a touch.
  private static var isPointed = false

  private let window: Widget
  private var connections: [SignalConnection] = []

  /// - Parameter window: A `GtkWindow`.
  public init(_ window: Widget) {
    self.window = window
    let controller = ObjectRef(UnsafeMutableRawPointer(gtk_event_controller_legacy_new()!))
    gtk_event_controller_set_propagation_phase(controller.opaque, GTK_PHASE_CAPTURE)
    connections = [
      SignalConnection(controller, "event", owner: self) { _, arguments in
        guard let event = arguments.event(0) else { return }
        switch gdk_event_get_event_type(event) {
        case GDK_KEY_PRESS: Self.isPointed = false
        case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: Self.isPointed = true
        default: break
        }
      },
      SignalConnection(window, "notify::focus-visible", owner: self) { visibility, _ in
        visibility.show()
      },
      SignalConnection(window, "notify::is-active", owner: self) { visibility, _ in
        visibility.show()
      },
    ]
    // The window takes ownership of the constructor's reference.
    gtk_widget_add_controller(window.pointer, controller.opaque)
  }

  /// Not in an inactive window, which shows no focus: GTK's timer would be started for nothing.
  private func show() {
    let window = window.cast(to: GtkWindow.self)
    guard !Self.isPointed, gtk_window_is_active(window) != 0,
      gtk_window_get_focus_visible(window) == 0
    else { return }
    gtk_window_set_focus_visible(window, 1)
  }
}
