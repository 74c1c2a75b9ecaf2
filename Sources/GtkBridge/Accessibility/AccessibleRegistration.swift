private import Glibc
internal import CGtk

/// Follows the program's registration on the accessibility bus: GTK registers some time after the
/// first window is on screen, and what that window exported before reached no client.
@MainActor
public final class AccessibleRegistration {
  /// The only instance.
  public static let shared = AccessibleRegistration()

  private var waiting: [() -> Void] = []
  private var session: Bus?
  private var bus: Bus?
  private var state = State.unasked

  private enum State { case unasked, asked, known, unavailable }

  /// Whether the program is registered.
  public var isDone: Bool { state == .known }

  private init() {}

  private static let registry = "org.a11y.atspi.Registry"
  private static let root = "/org/a11y/atspi/accessible/root"
  private static let daemon = (name: "org.freedesktop.DBus", path: "/org/freedesktop/DBus")

  /// Runs `action` when the program is registered on the accessibility bus. Never runs it if the
  /// program is registered already, if there is no such bus, or if the desktop reports that no
  /// program uses it.
  public func whenDone(_ action: @escaping () -> Void) {
    guard state == .unasked || state == .asked else { return }
    waiting.append(action)
    guard state == .unasked else { return }
    state = .asked
    Bus.session { [self] bus in
      guard let bus else { return fail() }
      session = bus
      bus.accessibilityStatus("IsEnabled") { [self] isEnabled in
        if isEnabled { findBus(bus) } else { fail() }
      }
    }
  }

  private func findBus(_ session: Bus) {
    session.accessibilityBus { [self] bus in
      guard let bus else { return fail() }
      self.bus = bus
      listenToRegistry(bus)
    }
  }

  private func listenToRegistry(_ bus: Bus) {
    bus.listen(
      to: Self.registry, Self.root, ("org.a11y.atspi.Event.Object", "ChildrenChanged"),
      firstArgument: "add"
    ) { [unowned self] change in
      for name in change.strings where name.hasPrefix(":") { checkProcess(named: name, on: bus) }
    }
    bus.call(Self.registry, Self.root, ("org.a11y.atspi.Accessible", "GetChildren")) {
      [self] answer in
      for name in answer?.strings ?? [] where name.hasPrefix(":") {
        checkProcess(named: name, on: bus)
      }
    }
  }

  /// Checks whether the program that was registered under this name is this one.
  private func checkProcess(named name: String, on bus: Bus) {
    var arguments: [OpaquePointer?] = [g_variant_new_string(name)]
    bus.call(
      Self.daemon.name, Self.daemon.path, (Self.daemon.name, "GetConnectionUnixProcessID"),
      g_variant_new_tuple(&arguments, 1)
    ) { [self] answer in
      if answer?.number == UInt32(getpid()) { found(on: bus) }
    }
  }

  private func found(on bus: Bus) {
    guard state == .asked else { return }
    guard GtkVersion.isModern else { return finish() }
    // Newer GTK sends no events between its registration and the answer about which clients listen,
    // which it requests in several steps. Each of these answers arrives after one of those steps,
    // or at worst together with it.
    queryListeners(bus, times: 4)
  }

  private func queryListeners(_ bus: Bus, times: Int) {
    bus.call(
      Self.registry, "/org/a11y/atspi/registry", (Self.registry, "GetRegisteredEvents")
    ) { [self] _ in
      MainLoop.whenIdle { [self] in
        if times > 1 { queryListeners(bus, times: times - 1) } else { finish() }
      }
    }
  }

  private func finish() {
    guard state == .asked else { return }
    let actions = waiting
    end(as: .known)
    for action in actions { action() }
  }

  private func fail() { end(as: .unavailable) }

  private func end(as state: State) {
    self.state = state
    (bus, session) = (nil, nil)
    waiting = []
  }
}
