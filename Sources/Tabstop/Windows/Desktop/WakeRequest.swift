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
    if ApplicationContext.running != nil {
      start()
    } else {
      // Before the program runs there is nobody who asks.
      Task { [weak self] in self?.start() }
    }
  }

  private func start() {
    guard let application = ApplicationContext.running?.application else { return }
    cookie = gtk_application_inhibit(
      application.cast(to: GtkApplication.self), nil, flags, reason)
  }

  isolated deinit {
    guard cookie != 0, let application = ApplicationContext.running?.application else { return }
    gtk_application_uninhibit(application.cast(to: GtkApplication.self), cookie)
  }

  /// Whether the desktop keeps the request.
  package var isGranted: Bool { cookie != 0 }
}
