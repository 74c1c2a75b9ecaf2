internal import CGtk

extension Widget {
  /// Hides the widget and its contents from assistive technology.
  ///
  /// GTK 4.18 (not 4.8) shows a widget to assistive technology again each time that it is mapped,
  /// so it is hidden again then. The widget may be one of GTK's own that no Swift object owns: the
  /// handler lives as long as the widget.
  public func setAccessibleHidden(_ isHidden: Bool) {
    tabstop_accessible_set_state(pointer, GTK_ACCESSIBLE_STATE_HIDDEN, isHidden ? 1 : 0)
    guard GtkVersion.isModern, isHidden != Self.staysHidden(raw) else { return }
    if isHidden {
      g_signal_connect_data(raw, "map", Self.mapped, nil, nil, GConnectFlags(0))
    } else {
      g_signal_handlers_disconnect_matched(raw, G_SIGNAL_MATCH_FUNC, 0, 0, nil, Self.function, nil)
    }
  }

  /// Shows a drawing to assistive technology while it has a name, as an image. Without one it is ignored.
  public func setDrawingNamed(_ isNamed: Bool) {
    guard isDrawing, !SpokenText.isHidden(pointer) else { return }
    // A role is set before assistive technology knows the widget; the program may have given it one.
    let roles = [GTK_ACCESSIBLE_ROLE_WIDGET, GTK_ACCESSIBLE_ROLE_GROUP, .layout]
    if isNamed, !pointer.hasRoot, roles.contains(accessibleRole) {
      setRole(GTK_ACCESSIBLE_ROLE_IMG)
    }
    setAccessibleHidden(!isNamed)
  }

  nonisolated private static func staysHidden(_ widget: gpointer) -> Bool {
    g_signal_handler_find(widget, G_SIGNAL_MATCH_FUNC, 0, 0, nil, function, nil) != 0
  }

  nonisolated private static var function: gpointer { unsafeBitCast(mapped, to: gpointer.self) }

  nonisolated private static let mapped = unsafeBitCast(
    { widget, _ in
      // GTK changes the state after the signal. This closure runs before GTK answers requests of
      // assistive technology.
      g_idle_add_full(
        G_PRIORITY_HIGH,
        { widget in
          if let widget, Widget.staysHidden(widget) {
            tabstop_accessible_set_state(
              widget.assumingMemoryBound(to: GtkWidget.self), GTK_ACCESSIBLE_STATE_HIDDEN, 1)
          }
          return 0
        }, g_object_ref(widget), { g_object_unref($0) })
    } as @convention(c) (gpointer, gpointer?) -> Void, to: GCallback.self)
}
