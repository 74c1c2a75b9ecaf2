internal import CGtk

/// Rejoins the accessibility bus after it crashed or was restarted.
///
/// GTK (4.8 to 4.18) joins the bus once for each display, and never again: a screen reader that is
/// started with the new bus would not know the program. A widget joins when its window is realized
/// on a display; so the windows move to another display for a moment, in which GTK's reference to
/// the old bus is removed. The windows are hidden meanwhile.
@MainActor
public final class AccessibilityBusReconnection {
  /// The only instance.
  public static let shared = AccessibilityBusReconnection()

  private var session: Bus?
  private var isObserving = false

  private init() {}

  // The keys of a display's data in which GTK keeps the root of the accessible tree and the bus's
  // address.
  private static let root = "-gtk-atspi-root"
  private static let address = "-gtk-atspi-bus-address"

  /// The display for that moment. It stays open: if a display is closed before the X server has
  /// answered its first requests, GTK 4.18 logs criticals.
  private static var other: OpaquePointer?

  /// Starts observing the bus, if GTK has joined one, which it has when a window is on screen.
  /// Another call has no effect.
  public func startObserving() {
    guard !isObserving, let display = gdk_display_get_default(),
      g_object_get_data(display.object, Self.root) != nil
    else { return }
    isObserving = true
    Bus.session { [self] bus in
      session = bus
      bus?.whenOwnersChange(of: Bus.accessibilityLauncher) { [unowned self] _, owner in
        guard !owner.isEmpty else { return }
        session?.accessibilityAddress { address in
          if let address { Self.rejoin(at: address) }
        }
      }
    }
  }

  private static func rejoin(at address: String) {
    guard let display = gdk_display_get_default(),
      let root = g_object_get_data(display.object, root),
      let known = g_object_get_data(display.object, Self.address),
      String(cString: known.assumingMemoryBound(to: CChar.self)) != address,
      let other = other ?? gdk_display_open(gdk_display_get_name(display))
    else { return }
    self.other = other
    // Other users of the object in GTK do not own it.
    g_object_ref(root)
    g_object_set_data(display.object, Self.root, nil)
    for each in [display, other] {
      g_object_set_data_full(each.object, Self.address, g_strdup(address), g_free)
    }
    let windows = Widget.toplevels()
    let shown = windows.filter(\.isVisible)
    let active = shown.first { gtk_window_is_active($0.cast(to: GtkWindow.self)) != 0 }
    let parents = windows.map { gtk_window_get_transient_for($0.cast(to: GtkWindow.self)) }
    for window in shown.reversed() { window.isVisible = false }
    for each in [other, display] {
      for window in windows { gtk_window_set_display(window.cast(to: GtkWindow.self), each) }
    }
    for (window, parent) in zip(windows, parents) {
      gtk_window_set_transient_for(window.cast(to: GtkWindow.self), parent)
    }
    // The previously active window, of this program or another, becomes active again.
    for window in shown where window !== active { show(window) { window.isVisible = true } }
    if let active { show(active) { gtk_window_present(active.cast(to: GtkWindow.self)) } }
    g_object_set_data(other.object, Self.root, nil)
  }

  private static func show(_ window: Widget, _ how: () -> Void) {
    let hasFocus = gtk_window_get_focus(window.cast(to: GtkWindow.self)) != nil
    window.withoutNewFocus(hasFocus: hasFocus, how)
  }
}

extension OpaquePointer {
  fileprivate var object: UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GObject.self)
  }
}
