internal import GtkBridge

/// Lets a screen reader deal with a key before the window comes up that the key opens.
///
/// At each key Orca 48 asks which window is active, before it echoes the key. If the new window has
/// been quicker it takes its title for said, which the key then cuts off, and its first field for
/// met: neither is heard (Space on a button, GTK 4.18). Orca 43 does not ask.
@MainActor
final class KeyEcho {
  static let shared = KeyEcho()

  private var following: AssistiveTechnology.Following?

  private init() {}

  /// Assistive technology may be there: finds out.
  func follow() {
    guard GtkVersion.isModern, following == nil else { return }
    following = AssistiveTechnology.shared.follow {}
  }

  /// Runs `open` at once where nobody listens.
  func beforeWindow(_ open: @escaping () -> Void) {
    guard following != nil, AssistiveTechnology.shared.isActive == true else { return open() }
    AssistiveTechnology.shared.whenCaughtUp { Updater.shared.afterUpdate(open) }
  }
}
