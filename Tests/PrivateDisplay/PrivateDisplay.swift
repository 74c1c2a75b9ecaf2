private import CGtk
private import Glibc

/// An X server of this process, and GTK connected to it.
///
/// Tests of widgets must not depend on, or disturb, the desktop on which they are started. The
/// server is Xvfb; it ends when this process ends, in any way: the kernel ends it (`setpriv
/// --pdeathsig`), and it ends by itself with its last client (`-terminate`).
@MainActor
public enum PrivateDisplay {
  /// The reason why there is no display; `nil` if there is one.
  private static let fault: String? = connect()

  /// Connects GTK to a display of this process. Another call has no effect. Costs about 0.2 s once.
  /// - Throws: ``DisplayUnavailable`` if there is no Xvfb, or if GTK cannot use it.
  public static func start() throws {
    if let fault { throw DisplayUnavailable(description: fault) }
  }

  private static func connect() -> String? {
    // GLib reads these once, so they must be set before its first call.
    let environment = [
      "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GDK_DEBUG": "gl-disable",
      "GTK_A11Y": "test", "GSETTINGS_BACKEND": "memory", "GIO_USE_VFS": "local",
      "GTK_IM_MODULE": "gtk-im-context-simple", "LC_ALL": "C.UTF-8",
      // No buses: neither a setting of the desktop nor the computer's battery may affect a test.
      "DBUS_SESSION_BUS_ADDRESS": "disabled:", "DBUS_SYSTEM_BUS_ADDRESS": "disabled:",
    ]
    for (name, value) in environment { setenv(name, value, 1) }
    for name in ["WAYLAND_DISPLAY", "XAUTHORITY", "GTK_THEME", "G_DEBUG"] { unsetenv(name) }
    GLibWarnings.startRecording()
    switch startServer() {
    case .failure(let fault): return fault.description
    case .success(let display): setenv("DISPLAY", display, 1)
    }
    return gtk_init_check() != 0 ? nil : "GTK could not connect to the Xvfb that was started."
  }

  /// Starts Xvfb on a free display and returns that display's name.
  private static func startServer() -> Result<String, DisplayUnavailable> {
    var ends: [Int32] = [0, 0]
    guard g_unix_open_pipe(&ends, FD_CLOEXEC, nil) != 0 else {
      return failure("No pipe to Xvfb could be made.")
    }
    defer { close(ends[0]) }

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Its messages about keyboard maps do not help a reader of a test's output.
    for descriptor in 0...2 as ClosedRange<Int32> {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 3)

    let command = [
      "setpriv", "--pdeathsig", "TERM", "--", "Xvfb", "-displayfd", "3", "-terminate",
      "-screen", "0", "1280x1024x24", "-nolisten", "tcp",
    ]
    var arguments = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let error = posix_spawnp(&process, command[0], &actions, nil, &arguments, environ)
    close(ends[1])
    guard error == 0 else { return failure("\(command[0]) could not be started.") }

    // Its number, when it is ready; nothing at all if it could not start.
    var answer: [UInt8] = []
    var byte: UInt8 = 0
    while read(ends[0], &byte, 1) == 1, byte != UInt8(ascii: "\n") { answer.append(byte) }
    guard !answer.isEmpty else {
      return failure("Xvfb did not start. It is needed for tests of widgets: apt-get install xvfb")
    }
    return .success(":" + String(decoding: answer, as: UTF8.self))
  }

  private static func failure(_ sentence: String) -> Result<String, DisplayUnavailable> {
    .failure(DisplayUnavailable(description: sentence))
  }
}

/// There is no private display to test on.
public struct DisplayUnavailable: Error, CustomStringConvertible {
  public let description: String
}
