internal import CGtk
internal import GtkBridge

extension Desktop {
  /// Shows a notification of the program, in place of an earlier one with the same id. Desktops keep
  /// notifications, also on the disk, and may show them while the screen is locked.
  ///
  /// - Parameter target: Passed to `onOpenNotification` when the user chooses the notification.
  @MainActor
  package static func notify(id: String, title: String, body: String, target: String) {
    guard let application = g_application_get_default() else { return }
    let notification = g_notification_new(title)!
    defer { g_object_unref(UnsafeMutableRawPointer(notification)) }
    g_notification_set_body(notification, body)
    g_notification_set_default_action_and_target_value(
      notification, "app.\(DesktopActions.openNotification)", g_variant_new_string(target))
    g_application_send_notification(application, id, notification)
  }

  /// Removes a notification, if it is shown.
  @MainActor
  package static func withdrawNotification(id: String) {
    guard let application = g_application_get_default() else { return }
    g_application_withdraw_notification(application, id)
  }
}
