internal import CGtk
internal import GtkBridge
internal import Localization
private import Glibc

/// The process: GTK's application, which runs the main loop.
@MainActor
enum Application {
  static func run<A: App>(
    _ app: A, id: String?, arguments: [String], action: String? = nil
  ) -> Int32 {
    guard startGtk() else {
      StandardError.print(
        String(
          own: """
            No display: this program needs a graphical desktop (WAYLAND_DISPLAY or DISPLAY is not set, or nothing \
            answers there).
            """))
      return 1
    }
    DesktopState.shared.gtkHasStarted()
    // GTK's own choice is that of its own words.
    if Localizer.programHasTables {
      let isRightToLeft = LanguagePreference.isRightToLeft(Localizer.user.language)
      gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    }
    MainLoop.attachMainQueue()
    PictureWork.begin()
    A.applicationName.withCString {
      g_set_application_name($0)
      // GTK 4.8 exports this name to assistive technologies, not the application's.
      g_set_prgname($0)
    }
    // A desktop finds the launcher of a window by X11's WM_CLASS; on Wayland GTK sends the id.
    if let id { tabstop_set_x11_program_class(id) }
    let object = make(id: id)
    let context = ApplicationContext(object, name: A.applicationName)
    let connections =
      connect(object, by: context, app) + DesktopActions.add(app, to: object, of: context) + [
        SignalConnection(object, "startup", owner: context) { _, _ in
          // GTK 4.8 names its accessible objects after the application's path on the session bus.
          // Without such a bus, but with an accessibility bus on the display, it crashes.
          if id != nil, g_application_get_dbus_connection(object.cast(to: GApplication.self)) == nil
          {
            g_setenv("GTK_A11Y", "none", 1)
          }
          AccessibilityBusMessages.filter()
          StyleSheet.shared.install()
        }
      ]
    defer {
      for connection in connections { connection.disconnect() }
      ProgramLife.willEnd()
      PictureWork.end()
    }
    let search = id.flatMap { id in
      Desktop.search.flatMap { search in
        SearchProvider(id: id, search) { [weak context] in context?.activate(app) }
      }
    }
    // The handlers reference the context weakly.
    return withExtendedLifetime((context, search)) {
      if let action { DesktopActions.start(action, in: object) }
      let status = withArguments([A.applicationName] + arguments) { count, pointers in
        g_application_run(object.cast(to: GApplication.self), count, pointers)
      }
      return context.hasNoScene ? EX_CONFIG : status
    }
  }

  /// Starts GTK, unless it has started: a program may draw pictures before it runs. Returns false without a
  /// display.
  static func startGtk() -> Bool {
    if gdk_display_get_default() != nil { return true }
    Rendering.choose()
    MissingAccessibilityBus.silenceWarnings()
    return gtk_init_check() != 0
  }

  /// Connects `context` to the desktop's requests, at the program's start and while it runs.
  static func connect<A: App>(
    _ object: ObjectRef, by context: ApplicationContext, _ app: A
  ) -> [SignalConnection] {
    [
      SignalConnection(object, "activate", owner: context) { context, _ in context.activate(app) },
      SignalConnection(object, "open", owner: context) { context, arguments in
        context.open(addresses(arguments), with: app)
      },
    ]
  }

  /// The addresses of the files of an "open" signal.
  private static func addresses(_ arguments: SignalArguments) -> [String] {
    guard let files = arguments.pointer(0)?.assumingMemoryBound(to: OpaquePointer.self) else {
      return []
    }
    return (0..<arguments.int(1)).compactMap { index in
      guard let address = g_file_get_uri(files[index]) else { return nil }
      defer { g_free(address) }
      return String(cString: address)
    }
  }

  /// The arguments for GApplication: its own options, addresses, and existing files. Others may
  /// have any meaning for the program.
  static func openable(_ arguments: [String]) -> [String] {
    let options = arguments.filter { $0.hasPrefix("--gapplication-") }
    return options
      + arguments.filter { argument in
        guard !argument.isEmpty, !argument.hasPrefix("-") else { return false }
        if let scheme = g_uri_parse_scheme(argument) {
          g_free(scheme)
          return true
        }
        return g_file_test(argument, G_FILE_TEST_EXISTS) != 0
      }
  }

  /// GTK's application, not registered yet.
  static func make(id: String?) -> ObjectRef {
    let instances = id == nil ? G_APPLICATION_NON_UNIQUE : G_APPLICATION_DEFAULT_FLAGS
    let flags = GApplicationFlags(instances.rawValue | G_APPLICATION_HANDLES_OPEN.rawValue)
    let object = ApplicationObject.make(id: id, flags: flags)
    // There are no GResources at the path for the id. If GTK 4.8 looks for icons there, it reads
    // the whole icon theme a second time, on the main thread: a sixth of a start.
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
