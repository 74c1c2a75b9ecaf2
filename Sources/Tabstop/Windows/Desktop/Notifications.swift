internal import CGtk
internal import GtkBridge

extension Desktop {
  /// Shows a notification of the program, in place of an earlier one with the same id. Desktops keep
  /// notifications, also on the disk, and may show them while the screen is locked.
  ///
  /// - Parameters:
  ///   - target: Passed to `onOpenNotification` when the user chooses the notification.
  ///   - buttons: Titles, and the targets that are passed when the user presses them.
  @MainActor
  package static func notify(
    id: String, title: String, body: String, target: String,
    buttons: [(title: String, target: String)] = []
  ) {
    guard let application = g_application_get_default(),
      g_application_get_dbus_connection(application) != nil
    else {
      let service = SessionNotifications.shared
      let targets = ["default": target].merging(
        buttons.enumerated().map { ("\($0.offset)", $0.element.target) }, uniquingKeysWith: { $1 })
      sessionTargets[id] = targets
      service.opened = { id, key in
        if let target = sessionTargets[id]?[key] {
          DesktopActions.request(DesktopActions.openNotification, target)
        }
      }
      service.closed = { sessionTargets[$0] = nil }
      service.show(
        id: id, title: title, body: body,
        actions: [("default", title)]
          + buttons.enumerated().map { ("\($0.offset)", $0.element.title) })
      return
    }
    let notification = g_notification_new(title)!
    defer { g_object_unref(UnsafeMutableRawPointer(notification)) }
    g_notification_set_body(notification, body)
    let action = "app.\(DesktopActions.openNotification)"
    g_notification_set_default_action_and_target_value(
      notification, action, g_variant_new_string(target))
    for button in buttons {
      g_notification_add_button_with_target_value(
        notification, button.title, action, g_variant_new_string(button.target))
    }
    g_application_send_notification(application, id, notification)
  }

  /// The targets of the actions of notifications without an application ID.
  @MainActor private static var sessionTargets: [String: [String: String]] = [:]

  /// Removes a notification, if it is shown.
  @MainActor
  package static func withdrawNotification(id: String) {
    guard let application = g_application_get_default(),
      g_application_get_dbus_connection(application) != nil
    else {
      guard sessionTargets.removeValue(forKey: id) != nil else { return }
      SessionNotifications.shared.withdraw(id: id)
      return
    }
    g_application_withdraw_notification(application, id)
  }

  /// Asked first about the target of a notification that the user has chosen: returns whether it was
  /// the caller's own, which no view gets then.
  @MainActor package static var ownNotificationOpened: ((_ target: String) -> Bool)?

  /// Brings the active window to the front, or the newest.
  @MainActor
  package static func presentWindow() {
    guard let window = Updater.shared.activeWindow else { return }
    window.whenPresented { [weak window] in
      window?.widget.presentWindow()
    }
  }
}
