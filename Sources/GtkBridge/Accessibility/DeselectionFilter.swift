public import CGtk

/// Stops a screen reader from announcing a selection in a field that the focus has left.
///
/// The next field selects its text, which becomes the desktop's one primary selection: GTK drops
/// that of the field before. Orca then says "Text unselected." after the name of the new field.
/// Newer GTK notifies of it in another way, which cannot be blocked.
@MainActor
public final class DeselectionFilter {
  /// The only instance.
  public static let shared = DeselectionFilter()

  /// The text that has or last had the focus, in any window; `nil` once it is gone.
  private let text = UnsafeMutablePointer<gpointer?>.allocate(capacity: 1)

  private init() { text.initialize(to: nil) }

  /// Called when GTK has moved the focus, before it selects anything.
  public func focusMoved(to focus: UnsafeMutablePointer<GtkWidget>?) {
    guard !GtkVersion.isModern, let focus = focus.map(UnsafeMutableRawPointer.init),
      focus != text.pointee,
      g_type_check_instance_is_a(
        focus.assumingMemoryBound(to: GTypeInstance.self), gtk_text_get_type()) != 0
    else { return }
    if let left = text.pointee {
      let left = Widget(left.assumingMemoryBound(to: GtkWidget.self))
      if left.hasSelection {
        let blocked = left.blockNotifications()
        MainLoop.whenIdle { left.unblock(blocked) }
      }
    }
    rememberText(focus)
  }

  private func rememberText(_ focus: UnsafeMutableRawPointer) {
    if let old = text.pointee {
      g_object_remove_weak_pointer(old.assumingMemoryBound(to: GObject.self), text)
    }
    text.pointee = focus
    g_object_add_weak_pointer(focus.assumingMemoryBound(to: GObject.self), text)
  }
}

extension Widget {
  /// Changes the text of a field. If the field has a selection, but not the focus, GTK's notifications are blocked:
  /// Orca would say that the text is not selected any more, as of the field before.
  public func changeText(_ change: () -> Void) {
    if hasSelection, !containsFocus { withoutTextNotifications(change) } else { change() }
  }

  /// Changes the text of a field whose change is announced in another way (GTK 4.8).
  public func withoutTextNotifications(_ change: () -> Void) {
    guard !GtkVersion.isModern, let delegate = gtk_editable_get_delegate(opaque) else {
      return change()
    }
    let text = Widget(UnsafeMutableRawPointer(delegate).assumingMemoryBound(to: GtkWidget.self))
    let blocked = text.blockNotifications()
    change()
    text.unblock(blocked)
  }

  fileprivate var hasSelection: Bool { gtk_editable_get_selection_bounds(opaque, nil, nil) != 0 }

  /// Blocks GTK's handlers that export the text's changes to the accessibility bus: each exported
  /// widget around the text has data of this name, with which GTK connects them (GTK 4.8).
  /// - Returns: The handlers that this call has blocked.
  fileprivate func blockNotifications() -> [gulong] {
    var blocked: [gulong] = []
    var widget: UnsafeMutablePointer<GtkWidget>? = pointer
    while let met = widget, tabstop_is_editable(met) != 0 {
      let object = UnsafeMutableRawPointer(met).assumingMemoryBound(to: GObject.self)
      if let data = g_object_get_data(object, "accessible-text-data") {
        let wanted = GSignalMatchType(
          G_SIGNAL_MATCH_DATA.rawValue | G_SIGNAL_MATCH_UNBLOCKED.rawValue)
        while case let handler = g_signal_handler_find(raw, wanted, 0, 0, nil, nil, data),
          handler != 0
        {
          g_signal_handler_block(raw, handler)
          blocked.append(handler)
        }
      }
      widget = gtk_widget_get_parent(met)
    }
    return blocked
  }

  /// Unblocks the handlers that still exist: GTK connects new ones when the text is exported again.
  fileprivate func unblock(_ handlers: [gulong]) {
    for handler in handlers where g_signal_handler_is_connected(raw, handler) != 0 {
      g_signal_handler_unblock(raw, handler)
    }
  }
}
