public import Foundation

/// A notification, and the time at which it is shown. Mirrors UserNotifications'
/// `UNNotificationRequest`.
public final class UNNotificationRequest: NSObject, Sendable {
  /// The identifier. A later request with the same identifier replaces this one.
  public let identifier: String
  /// The content of the notification.
  public let content: UNNotificationContent
  /// The time at which it is shown; `nil` means at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request, with a copy of the content.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content.fixed
    self.trigger = trigger
  }
}

/// A notification that was shown. Mirrors UserNotifications' `UNNotification`.
public final class UNNotification: NSObject, Sendable {
  /// The date at which it was shown.
  public let date: Date
  /// The request of the notification.
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}

/// The user's response to a notification. Mirrors UserNotifications' `UNNotificationResponse`.
// Sendable: immutable.
public class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The action's identifier; `UNNotificationDefaultActionIdentifier` for the notification itself.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// A text that the user typed in a notification. There is no such field here. Mirrors UserNotifications'.
public final class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text.
  public let userText = ""
}

/// The action of a notification that the user chose itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of a notification that the user dismissed; desktops do not report it.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
