public import Foundation

/// The kinds of notifications for which a program requests permission. Mirrors UserNotifications'.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers at the program's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// The permission to play sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// The permission to show notifications.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Notifications in a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Urgent notifications.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// A button for the program's own settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// The authorization without asking the user.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// Whether the user allows notifications. Mirrors UserNotifications'.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// One of the user's settings. Mirrors UserNotifications'.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// The setting for showing previews. Mirrors UserNotifications'.
public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }

/// The style of notifications. Mirrors UserNotifications'.
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }

/// The settings of notifications that the desktop allows. Mirrors UserNotifications'
/// `UNNotificationSettings`.
///
/// A desktop asks no questions before a program shows notifications: before the program has called
/// `requestAuthorization`, `authorizationStatus` is `.notDetermined`, then `.authorized`. The user's own
/// settings for the program are the desktop's, which does not report them.
public final class UNNotificationSettings: NSObject, Sendable {
  /// Whether notifications are allowed.
  public let authorizationStatus: UNAuthorizationStatus

  init(authorizationStatus: UNAuthorizationStatus) {
    self.authorizationStatus = authorizationStatus
  }

  private var allowed: UNNotificationSetting {
    authorizationStatus == .authorized ? .enabled : .disabled
  }
  /// The setting for notifications: that of the authorization.
  public var alertSetting: UNNotificationSetting { allowed }
  /// The setting for the list of notifications: that of the authorization.
  public var notificationCenterSetting: UNNotificationSetting { allowed }
  /// The setting for the lock screen: that of the authorization.
  public var lockScreenSetting: UNNotificationSetting { allowed }
  /// The setting for sounds: that of the authorization. The desktop decides about sounds.
  public var soundSetting: UNNotificationSetting { allowed }
  /// A desktop shows no numbers at a program's icon.
  public var badgeSetting: UNNotificationSetting { .notSupported }
  /// The setting for critical alerts. Always `.notSupported`.
  public var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// The setting for a car. Always `.notSupported`.
  public var carPlaySetting: UNNotificationSetting { .notSupported }
  /// The setting for spoken notifications. Always `.notSupported`.
  public var announcementSetting: UNNotificationSetting { .notSupported }
  /// The setting for urgent notifications. Always `.notSupported`.
  public var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// The setting for deliveries at certain times. Always `.notSupported`.
  public var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// A banner.
  public var alertStyle: UNAlertStyle { .banner }
  /// The desktop decides.
  public var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// A desktop's settings have no button for the program's own.
  public var providesAppNotificationSettings: Bool { false }
}

/// Options for showing a notification while a window of the program is active.
/// Mirrors UserNotifications'.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A desktop shows no numbers at a program's icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// The desktop decides about sounds.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// The notification is shown.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// The notification is in the desktop's list, as it always is here.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// The notification is shown.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
