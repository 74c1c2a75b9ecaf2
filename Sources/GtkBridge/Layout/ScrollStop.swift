internal import CGtk

/// A scrolling window in which nothing can have the focus, as a stop of Tab.
enum ScrollStop {
  private static let isNamedKey = g_quark_from_static_string("tabstop-scroll-named")
  private static let keysKey = g_quark_from_static_string("tabstop-scroll-keys")
  fileprivate static let isBarredKey = g_quark_from_static_string("tabstop-scroll-barred")

  /// Puts the focus on a scrolling window, if a part of its content is not visible.
  static func takeFocus(_ scroller: UnsafeMutablePointer<GtkWidget>) -> Bool {
    let object = UnsafeMutableRawPointer(scroller).assumingMemoryBound(to: GObject.self)
    guard g_object_get_qdata(object, isBarredKey) == nil, gtk_widget_get_mapped(scroller) != 0,
      gtk_widget_is_sensitive(scroller) != 0,
      overflows(scroller, isSideways: false) || overflows(scroller, isSideways: true)
    else { return false }
    listen(scroller)
    name(scroller)
    // GTK refuses to focus a widget that is not focusable; a click in it must not take the focus.
    gtk_widget_set_focusable(scroller, 1)
    defer { gtk_widget_set_focusable(scroller, 0) }
    return gtk_widget_grab_focus(scroller) != 0
  }

  /// Whether a part of the content can have the focus.
  static func containsStop(_ content: UnsafeMutablePointer<GtkWidget>) -> Bool {
    content.firstInTree { $0.isFocusable && $0.isMapped && gtk_widget_is_sensitive($0) != 0 } != nil
  }

  /// Names a scrolling window by the first text in it, unless the program has named it: otherwise a screen reader
  /// would say only what it is.
  private static func name(_ scroller: UnsafeMutablePointer<GtkWidget>) {
    let isNamed =
      gtk_test_accessible_has_property(OpaquePointer(scroller), GTK_ACCESSIBLE_PROPERTY_LABEL) != 0
    let object = UnsafeMutableRawPointer(scroller).assumingMemoryBound(to: GObject.self)
    // The program may name it when it has its name from here.
    guard !SpokenText.isSet(of: scroller),
      !isNamed || g_object_get_qdata(object, isNamedKey) != nil
    else { return }
    var text: String?
    _ = scroller.firstInTree { widget in
      guard widget.isMapped, let spoken = SpokenText.of(widget), !spoken.isEmpty else {
        return false
      }
      text = spoken
      return true
    }
    guard let text else { return }
    g_object_set_qdata(object, isNamedKey, UnsafeMutableRawPointer(scroller))
    tabstop_accessible_set_string(scroller, GTK_ACCESSIBLE_PROPERTY_LABEL, String(text.prefix(80)))
  }

  private static func adjustment(
    _ scroller: UnsafeMutablePointer<GtkWidget>, isSideways: Bool
  ) -> UnsafeMutablePointer<GtkAdjustment>? {
    var (horizontal, vertical) = (GTK_POLICY_NEVER, GTK_POLICY_NEVER)
    gtk_scrolled_window_get_policy(OpaquePointer(scroller), &horizontal, &vertical)
    if (isSideways ? horizontal : vertical) == GTK_POLICY_NEVER { return nil }
    return isSideways
      ? gtk_scrolled_window_get_hadjustment(OpaquePointer(scroller))
      : gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller))
  }

  private static func overflows(
    _ scroller: UnsafeMutablePointer<GtkWidget>, isSideways: Bool
  ) -> Bool {
    guard let adjustment = adjustment(scroller, isSideways: isSideways) else { return false }
    let length = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_lower(adjustment)
    return length > gtk_adjustment_get_page_size(adjustment) + 1
  }

  /// Page Up and Down, Home and End are GTK's own; arrows would leave.
  private static func listen(_ scroller: UnsafeMutablePointer<GtkWidget>) {
    let object = UnsafeMutableRawPointer(scroller).assumingMemoryBound(to: GObject.self)
    guard g_object_get_qdata(object, keysKey) == nil else { return }
    let keys = gtk_event_controller_key_new()!
    g_object_set_qdata(object, keysKey, UnsafeMutableRawPointer(keys))
    typealias Press =
      @convention(c) (
        OpaquePointer?, guint, guint, GdkModifierType, UnsafeMutableRawPointer?
      ) -> gboolean
    let press: Press = { controller, key, _, state, _ in
      let modifiers = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SHIFT_MASK.rawValue
      guard let scroller = gtk_event_controller_get_widget(controller),
        gtk_widget_is_focus(scroller) != 0, state.rawValue & modifiers == 0
      else { return 0 }
      return ScrollStop.press(Int32(bitPattern: key), in: scroller) ? 1 : 0
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(keys), "key-pressed", unsafeBitCast(press, to: GCallback.self), nil,
      nil, GConnectFlags(0))
    // The scrolling window takes ownership of the constructor's reference.
    gtk_widget_add_controller(scroller, keys)
  }

  /// Scrolls by a key. Returns false for other keys, and for an arrow key that would scroll beyond
  /// an end: it moves the focus.
  private static func press(_ key: Int32, in scroller: UnsafeMutablePointer<GtkWidget>) -> Bool {
    let isMirrored = gtk_widget_get_direction(scroller) == GTK_TEXT_DIR_RTL
    let (isSideways, isForward): (Bool, Bool)
    switch key {
    case GDK_KEY_Down, GDK_KEY_KP_Down: (isSideways, isForward) = (false, true)
    case GDK_KEY_Up, GDK_KEY_KP_Up: (isSideways, isForward) = (false, false)
    case GDK_KEY_Right, GDK_KEY_KP_Right: (isSideways, isForward) = (true, !isMirrored)
    case GDK_KEY_Left, GDK_KEY_KP_Left: (isSideways, isForward) = (true, isMirrored)
    default: return false
    }
    guard let adjustment = adjustment(scroller, isSideways: isSideways) else { return false }
    let value = gtk_adjustment_get_value(adjustment)
    let step = gtk_adjustment_get_step_increment(adjustment)
    gtk_adjustment_set_value(adjustment, value + (isForward ? step : -step))
    return gtk_adjustment_get_value(adjustment) != value
  }
}

extension Widget {
  /// Sets whether a scrolling window in which nothing can have the focus may be a stop of Tab.
  public func setScrollStop(_ isAllowed: Bool) {
    g_object_set_qdata(
      cast(to: GObject.self), ScrollStop.isBarredKey,
      isAllowed ? nil : UnsafeMutableRawPointer(bitPattern: 1))
  }
}
