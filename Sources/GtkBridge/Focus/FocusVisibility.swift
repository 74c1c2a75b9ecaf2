internal import CGtk

/// Keeps the focus of a window visible while its user types.
///
/// GTK (4.8 to 4.18) hides the outline of the focused control three seconds after the last key that
/// moved the focus. A user who has read the page for that long, or comes back from another window, can
/// no longer see where the focus is. After a click GTK's way stays: the pointer shows where the user is.
///
/// The state of the focused widget is set, not the window's property `focus-visible`: that would start
/// GTK's timer again, which would wake an idle program every three seconds.
@MainActor
public final class FocusVisibility {
  /// Whether the last press, in any window, was that of a button of the pointer, or a touch.
  private static var isPointed = false

  private let window: Widget
  /// The widget whose state was set.
  private var shown: ObjectRef?
  private var connections: [SignalConnection] = []

  /// Starts for a window.
  /// - Parameter window: A `GtkWindow`.
  public init(_ window: Widget) {
    self.window = window
    let controller = EventController.events(duringCapture: true)
    connections = [
      SignalConnection(controller, "event", owner: self) { _, arguments in
        guard let event = arguments.event(0) else { return }
        switch gdk_event_get_event_type(event) {
        case GDK_KEY_PRESS: Self.isPointed = false
        case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: Self.isPointed = true
        default: break
        }
      }
    ]
    for property in ["focus-visible", "focus-widget", "is-active"] {
      connections.append(
        SignalConnection(window, "notify::\(property)", owner: self) { visibility, _ in
          visibility.show()
        })
    }
    window.add(controller)
  }

  /// Call it before the program moves the focus. GTK then changes this state together with that of
  /// the focus: for a text, which is laid out again with each change of its state, that halves the cost.
  public func willMoveFocus() {
    guard isSeen else { return }
    gtk_window_set_focus_visible(window.cast(to: GtkWindow.self), 1)
  }

  private var isSeen: Bool { !Self.isPointed && window.isActiveWindow }

  private func show() {
    let focus = isSeen ? window.windowFocus : nil
    if let shown, shown.cast(to: GtkWidget.self) != focus {
      // GTK (4.8) takes the state back only from a widget that got it by the property.
      gtk_widget_unset_state_flags(shown.cast(to: GtkWidget.self), GTK_STATE_FLAG_FOCUS_VISIBLE)
      self.shown = nil
    }
    guard let focus else { return }
    gtk_widget_set_state_flags(focus, GTK_STATE_FLAG_FOCUS_VISIBLE, 0)
    if shown == nil { shown = ObjectRef(UnsafeMutableRawPointer(focus)) }
  }
}
