internal import CGtk

/// A request to the desktop to leave the display on, or not to sleep, for as long as this object exists.
///
/// A desktop whose session cannot be asked ignores it. GTK (4.8) asks the session manager, or the portal in a sandbox.
@MainActor
package final class WakeRequest {
  private let reason: String
  private let flags: GtkApplicationInhibitFlags
  private var cookie: guint = 0

  /// - Parameters:
  ///   - reason: Shown by the desktop to users who want to know what keeps the display on.
  ///   - keepsDisplayOn: Whether the display stays on; otherwise the computer alone stays awake.
  package init(reason: String, keepsDisplayOn: Bool) {
    self.reason = reason
    flags = keepsDisplayOn ? GTK_APPLICATION_INHIBIT_IDLE : GTK_APPLICATION_INHIBIT_SUSPEND
    start()
    // Before the program runs there is no application that can ask.
    if cookie == 0 { Task { [weak self] in self?.start() } }
  }

  private func start() {
    // GTK has no connection to ask by before the application is registered.
    guard cookie == 0, let application = ApplicationContext.running?.application,
      g_application_get_is_registered(application.cast(to: GApplication.self)) != 0
    else { return }
    cookie = gtk_application_inhibit(
      application.cast(to: GtkApplication.self), nil, flags, reason)
  }

  isolated deinit {
    guard cookie != 0, let application = ApplicationContext.running?.application else { return }
    gtk_application_uninhibit(application.cast(to: GtkApplication.self), cookie)
  }
}
