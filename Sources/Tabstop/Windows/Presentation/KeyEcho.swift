internal import GtkBridge

/// Lets a screen reader handle a key before the key opens a window.
///
/// At each key Orca 48 queries the active window before it echoes the key. If the new window is
/// already active then, Orca treats its title as spoken, although the key interrupts the speech,
/// and its first field as known: neither is announced (Space on a button, GTK 4.18). Orca 43 does
/// not query the window.
@MainActor
final class KeyEcho {
  static let shared = KeyEcho()

  private var subscription: AssistiveTechnology.Subscription?

  private init() {}

  /// Starts to find out whether assistive technology is running.
  func startObserving() {
    guard GtkVersion.isModern, subscription == nil else { return }
    subscription = AssistiveTechnology.shared.observe {}
  }

  /// Runs `open`, at once if no assistive technology is running.
  func beforeWindow(_ open: @escaping () -> Void) {
    guard subscription != nil, AssistiveTechnology.shared.isActive == true else { return open() }
    AssistiveTechnology.shared.whenCaughtUp { Updater.shared.afterUpdate(open) }
  }
}
