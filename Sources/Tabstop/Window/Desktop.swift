internal import CGtk
package import GtkBridge

/// What the desktop around the program does for it.
package enum Desktop {
  /// Opens an address with the program that the desktop has for it.
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
  /// A window of the program, as its people know it.
  @MainActor
  package struct Window {
    package let id: ObjectIdentifier
    private weak let context: WindowContext?

    fileprivate init(_ context: WindowContext) {
      id = ObjectIdentifier(context)
      self.context = context
    }

    package var isActive: Bool { context?.isActive ?? false }
    package var title: String { context?.title ?? "" }
    /// In points.
    package var size: (width: Double, height: Double) {
      guard let size = context?.size else { return (0, 0) }
      return (Double(size.width), Double(size.height))
    }

    /// Takes the focus from whatever has it.
    package func dismissFocus() { context?.dismissFocus() }

    package func close() {
      // An event in it may have led here.
      MainLoop.whenIdle { [weak context] in
        if let context { gtk_window_close(context.widget.cast(to: GtkWindow.self)) }
      }
    }
  }

  /// The windows that are open, the oldest first.
  @MainActor package static var windows: [Window] {
    Updater.shared.windows.filter(\.isForPeople).map(Window.init)
  }

  /// The window that has the keys, else the newest.
  @MainActor package static var activeWindow: Window? {
    guard let window = Updater.shared.activeWindow, window.isForPeople else { return nil }
    return Window(window)
  }

  /// The same, for what GTK shows over it.
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

  /// Whether the desktop has a program for addresses of a scheme.
  package static func canOpen(scheme: String) -> Bool {
    if scheme == "file" { return true }
    guard let handler = g_app_info_get_default_for_uri_scheme(scheme) else { return false }
    g_object_unref(UnsafeMutableRawPointer(handler))
    return true
  }

  /// How many pixels a point has on the sharpest screen.
  @MainActor package static var scale: Double { DesktopState.displayScale }

  /// Calls `action` each time that the program comes to have the keys (true) or no longer has them.
  @MainActor package static func onActivation(_ action: @escaping (Bool) -> Void) {
    DesktopState.shared.activationActions.append(action)
  }
}

private final class Answer {
  let completion: (Bool) -> Void
  init(_ completion: @escaping (Bool) -> Void) { self.completion = completion }
}
