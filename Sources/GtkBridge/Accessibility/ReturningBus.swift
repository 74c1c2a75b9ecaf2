internal import CGtk

/// The accessibility bus has gone, by a crash or a new start of it, and another has come.
///
/// GTK (4.8 to 4.18) joins the bus once for each display, and stays with it: a screen reader that
/// is started with the new bus would never hear of the program. What makes a widget join is that
/// its window comes to a display; so the windows leave theirs for a moment, in which GTK is made to
/// forget the bus that has gone. They are taken from the screen for it and put back.
@MainActor
public final class ReturningBus {
  public static let shared = ReturningBus()

  private var session: Bus?
  private var isFollowing = false

  private init() {}

  // Where GTK notes, with a display, the root of the accessible tree and the address of its bus.
  private static let root = "-gtk-atspi-root"
  private static let address = "-gtk-atspi-bus-address"

  /// Where the windows are for that moment. It stays open: if a display is closed before the X server
  /// has answered what it asks at its beginning, GTK 4.18 writes criticisms of itself.
  private static var other: OpaquePointer?

  /// Follows from now on, if GTK has joined a bus, which it has when a window is on screen. Again:
  /// nothing.
  public func follow() {
    guard !isFollowing, let display = gdk_display_get_default(),
      g_object_get_data(display.object, Self.root) != nil
    else { return }
    isFollowing = true
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
    // (Who of GTK still has it does not own it.)
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
    // The keys go back to who had them: a window of the program's, or of another's.
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
