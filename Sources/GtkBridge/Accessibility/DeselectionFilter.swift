public import CGtk

/// Stops a screen reader from announcing the selection of a field that the focus has left.
///
/// GTK drops that selection when another field selects a text, which becomes the desktop's one primary selection; this
/// may be long after the focus has left. Orca then says "Text unselected." after the name of the control with the
/// focus. Therefore the handler that exports the selection is blocked until the field has the focus again.
/// Newer GTK notifies of it in another way, which cannot be blocked.
@MainActor
public enum DeselectionFilter {
  private static let key = "tabstop-deselection-filter"

  /// Called when GTK has moved the focus.
  public static func focusMoved(to focus: UnsafeMutablePointer<GtkWidget>?) {
    guard !GtkVersion.isModern, let focus = focus.map(UnsafeMutableRawPointer.init),
      g_type_check_instance_is_a(
        focus.assumingMemoryBound(to: GTypeInstance.self), gtk_text_get_type()) != 0
    else { return }
    let text = focus.assumingMemoryBound(to: GObject.self)
    guard g_object_get_data(text, key) == nil else { return }
    // Released with the text.
    let blocked = Unmanaged.passRetained(BlockedHandlers()).toOpaque()
    g_object_set_data_full(text, key, blocked) {
      Unmanaged<BlockedHandlers>.fromOpaque($0!).release()
    }
    g_signal_connect_data(
      text, "notify::has-focus", unsafeBitCast(textHasFocusChanged, to: GCallback.self), blocked,
      nil,
      GConnectFlags(rawValue: 0))
  }

  fileprivate static func hasFocusChanged(
    _ text: UnsafeMutablePointer<GtkWidget>, _ blocked: BlockedHandlers
  ) {
    let widget = Widget(text)
    if gtk_widget_has_focus(text) != 0 {
      widget.unblock(blocked.handlers)
      blocked.handlers = []
    } else if blocked.handlers.isEmpty, widget.hasSelection {
      blocked.handlers = widget.blockNotifications(
        of: g_signal_lookup("notify", gtk_text_get_type()))
    }
  }
}

/// The handlers of a text that are blocked while it does not have the focus.
private final class BlockedHandlers {
  var handlers: [gulong] = []
}

private let textHasFocusChanged:
  @convention(c) (UnsafeMutablePointer<GtkWidget>?, gpointer?, gpointer?) -> Void = {
    text, _, blocked in
    nonisolated(unsafe) let (text, blocked) = (text!, blocked!)
    MainActor.assumeIsolated {
      DeselectionFilter.hasFocusChanged(
        text, Unmanaged<BlockedHandlers>.fromOpaque(blocked).takeUnretainedValue())
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
  /// - Parameter signal: The signal whose handlers are blocked, or 0 for all of them.
  /// - Returns: The handlers that this call has blocked.
  fileprivate func blockNotifications(of signal: guint = 0) -> [gulong] {
    var blocked: [gulong] = []
    var widget: UnsafeMutablePointer<GtkWidget>? = pointer
    while let met = widget, tabstop_is_editable(met) != 0 {
      let object = UnsafeMutableRawPointer(met).assumingMemoryBound(to: GObject.self)
      if let data = g_object_get_data(object, "accessible-text-data") {
        let wanted = GSignalMatchType(
          G_SIGNAL_MATCH_DATA.rawValue | G_SIGNAL_MATCH_UNBLOCKED.rawValue
            | (signal == 0 ? 0 : G_SIGNAL_MATCH_ID.rawValue))
        while case let handler = g_signal_handler_find(raw, wanted, signal, 0, nil, nil, data),
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
