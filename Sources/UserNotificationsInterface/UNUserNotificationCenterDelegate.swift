public import Foundation

/// What decides about notifications while the program runs, and gets what the user chose. Mirrors
/// UserNotifications' `UNUserNotificationCenterDelegate`; its methods are called on the main thread.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Decides how a notification is shown while a window of the program is active. Without this method, or
  /// with `[]`, it is not shown, as on Apple's systems.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void)
  /// The same as an asynchronous method.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// Called when the user has chosen a notification, or one of its buttons.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// The same as an asynchronous method.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
  /// Never called: a desktop's settings have no button for the program's own.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Asks the asynchronous method.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    nonisolated(unsafe) let (delegate, done) = (self, completionHandler)
    Task { @MainActor in
      done(await delegate.userNotificationCenter(center, willPresent: notification))
    }
  }

  /// Does not show it.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }

  /// Calls the asynchronous method.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    nonisolated(unsafe) let (delegate, done) = (self, completionHandler)
    Task { @MainActor in
      await delegate.userNotificationCenter(center, didReceive: response)
      done()
    }
  }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
