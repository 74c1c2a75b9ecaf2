internal import CGtk
package import GtkBridge

/// The desktop's services for the program.
package enum Desktop {
  /// Opens an address with the desktop's program for it.
  @MainActor
  package static func open(_ address: String, completion: @escaping (Bool) -> Void) {
    let window = Updater.shared.activeWindow?.widget
    let answer = Unmanaged.passRetained(Answer(completion)).toOpaque()
    gtk_show_uri_full(
      window?.cast(to: GtkWindow.self), address, guint32(GDK_CURRENT_TIME), nil,
      { window, result, data in
        let answer = Unmanaged<Answer>.fromOpaque(data!).takeRetainedValue()
        let isOpen =
          window.map {
            gtk_show_uri_full_finish(
              UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self), result, nil)
          } ?? 0
        MainActor.assumeIsolated { Updater.shared.event { answer.completion(isOpen != 0) } }
      }, answer)
  }
}

extension Desktop {
  /// A window of the program, as the user sees it.
  @MainActor
  package struct Window {
    package let id: ObjectIdentifier
    weak let context: WindowContext?

    init(_ context: WindowContext) {
      id = ObjectIdentifier(context)
      self.context = context
    }

    /// Whether both are one window, which may be closed already.
    package func isSame(as other: Window) -> Bool { context != nil && context === other.context }
    package var isActive: Bool { context?.isActive ?? false }
    package var title: String { context?.title ?? "" }
    /// Whether it is closed.
    package var isClosed: Bool { context.map { $0.widget.isToplevel == false } ?? true }
    package var widget: Widget? { context?.widget }
    /// The size, in points.
    package var size: (width: Double, height: Double) {
      guard let size = context?.size else { return (0, 0) }
      return (Double(size.width), Double(size.height))
    }

    /// Takes the focus away from the control that has it.
    package func dismissFocus() { context?.dismissFocus() }

    package func close() {
      // An event in the window may have led here.
      MainLoop.whenIdle { [weak context] in
        if let context { context.widget.closeWindow() }
      }
    }
  }

  /// The open windows, the oldest first.
  @MainActor package static var windows: [Window] {
    Updater.shared.windows.filter(\.isRealWindow).map(Window.init)
  }

  /// The active window, else the newest.
  @MainActor package static var activeWindow: Window? {
    Updater.shared.activeWindow.map(Window.init)
  }

  /// The space that the program has, in points: the size of the active window, else of the newest; before there is
  /// one, or if it has no size yet, the usual size of a window, as far as the screen has room.
  @MainActor package static var pageSize: (width: Double, height: Double) {
    if let size = activeWindow?.size, size.width > 0, size.height > 0 { return size }
    let (usual, screen) = (WindowKind.usualSize, screenSize)
    return screen.width > 0
      ? (min(usual.width, screen.width), min(usual.height, screen.height)) : usual
  }

  /// The GTK widget of the active window, else of the newest, for what GTK shows over it.
  @MainActor package static var activeGtkWindow: Widget? { Updater.shared.activeWindow?.widget }

  /// The size of the first screen, in points.
  @MainActor package static var screenSize: (width: Double, height: Double) {
    guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display),
      let monitor = g_list_model_get_item(monitors, 0)
    else { return (0, 0) }
    defer { g_object_unref(monitor) }
    var bounds = GdkRectangle()
    gdk_monitor_get_geometry(OpaquePointer(monitor), &bounds)
    return (Double(bounds.width), Double(bounds.height))
  }

  /// The pictures per second that the first screen shows; 60 if it is not known.
  @MainActor package static var screenRate: Double {
    guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display),
      let monitor = g_list_model_get_item(monitors, 0)
    else { return 60 }
    defer { g_object_unref(monitor) }
    // In thousandths.
    let rate = gdk_monitor_get_refresh_rate(OpaquePointer(monitor))
    return rate > 0 ? Double(rate) / 1000 : 60
  }

  /// The longest time between the clicks of a double click, in seconds.
  @MainActor package static var doubleClickInterval: Double {
    guard let settings = gtk_settings_get_default() else { return 0.4 }
    let object = ObjectRef(UnsafeMutableRawPointer(settings))
    return Double(object.integerProperty("gtk-double-click-time")) / 1000
  }

  /// Presses the default button of the active window, as Return in a field does.
  @MainActor package static func pressDefaultButton() {
    _ = Updater.shared.activeWindow?.shortcuts.pressDefault()
  }

  /// The desktop's sound for a warning.
  @MainActor package static func beep() {
    if let display = gdk_display_get_default() { gdk_display_beep(display) }
  }

  /// Whether the desktop has a program for addresses of a scheme.
  package static func canOpen(scheme: String) -> Bool {
    if scheme == "file" { return true }
    guard let handler = g_app_info_get_default_for_uri_scheme(scheme) else { return false }
    g_object_unref(UnsafeMutableRawPointer(handler))
    return true
  }

  /// The number of pixels per point on the sharpest screen.
  @MainActor package static var scale: Double { DesktopState.displayScale }

  /// Calls `action` each time that the program becomes active (true) or inactive (false).
  @MainActor package static func onActivation(_ action: @escaping (Bool) -> Void) {
    DesktopState.shared.activationActions.append(action)
  }

  /// Calls `action` each time that the program's windows become light (false) or dark (true).
  @MainActor package static func onDarkness(_ action: @escaping (Bool) -> Void) {
    DesktopState.shared.darknessActions.append(action)
  }

  /// An event of a window of the program.
  package enum WindowEvent { case becomesActive, resignsActive, closes }

  /// Calls `action` for what happens to each of the program's windows from now on.
  @MainActor package static func onWindowEvent(_ action: @escaping (Window, WindowEvent) -> Void) {
    DesktopState.shared.windowActions.append(action)
  }
}

private final class Answer {
  let completion: (Bool) -> Void
  init(_ completion: @escaping (Bool) -> Void) { self.completion = completion }
}
