internal import CGtk
internal import GtkBridge

/// The process: GTK's application, which runs the main loop.
@MainActor
enum Application {
  static func run<A: App>(_ app: A, id: String?, arguments: [String]) -> Int32 {
    Rendering.choose()
    MissingBus.silence()
    guard gtk_init_check() != 0 else {
      StandardError.print(
        "No display: this program needs a graphical desktop (WAYLAND_DISPLAY or DISPLAY is not "
          + "set, or nothing answers there).")
      return 1
    }
    MainLoop.attachMainQueue()
    A.applicationName.withCString {
      g_set_application_name($0)
      // GTK 4.8 tells assistive technologies this name, not the application's.
      g_set_prgname($0)
    }
    // A desktop finds the launcher of a window by X11's WM_CLASS; on Wayland GTK tells the id.
    if let id { tabstop_set_x11_program_class(id) }
    let object = make(id: id)
    let context = ApplicationContext(object, name: A.applicationName)
    let connections = [
      SignalConnection(object, "startup", owner: context) { _, _ in
        // GTK 4.8 names its accessible objects after the application's path on the session bus. With
        // no such bus, and an accessibility bus that the display knows of, it crashes.
        if id != nil, g_application_get_dbus_connection(object.cast(to: GApplication.self)) == nil {
          g_setenv("GTK_A11Y", "none", 1)
        }
        StyleSheet.shared.install()
      },
      SignalConnection(object, "activate", owner: context) { context, _ in
        context.activate(app)
      },
    ]
    defer {
      for connection in connections { connection.disconnect() }
      ProgramLife.willEnd()
    }
    // The handlers hold the context weakly.
    return withExtendedLifetime(context) {
      withArguments([A.applicationName] + arguments) { count, pointers in
        g_application_run(object.cast(to: GApplication.self), count, pointers)
      }
    }
  }

  /// GTK's application, not registered yet.
  static func make(id: String?) -> ObjectRef {
    let flags = id == nil ? G_APPLICATION_NON_UNIQUE : G_APPLICATION_DEFAULT_FLAGS
    let object = ObjectRef(UnsafeMutableRawPointer(gtk_application_new(id, flags)!))
    // gtk_application_new's reference is not floating; ours is the one that stays.
    g_object_unref(object.raw)
    // There are no GResources at a path that the id gives. Where GTK 4.8 looks for icons there, it
    // reads the whole icon theme a second time, on the main thread: a sixth of a start.
    g_application_set_resource_base_path(object.cast(to: GApplication.self), nil)
    return object
  }

  private static func withArguments(
    _ arguments: [String],
    _ body: (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
  ) -> Int32 {
    var pointers = arguments.map { $0.withCString { strdup($0) } } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeMutableBufferPointer { body(Int32(arguments.count), $0.baseAddress!) }
  }
}
