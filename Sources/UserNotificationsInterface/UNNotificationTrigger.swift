public import CoreLocationInterface
public import Foundation

/// The condition under which a notification is shown.
/// Mirrors UserNotifications' `UNNotificationTrigger`.
// Sendable: immutable.
public class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it is shown again and again.
  public let repeats: Bool

  fileprivate init(repeats: Bool) { self.repeats = repeats }

  /// The next time after a date; `nil` if there is none.
  func nextDate(after date: Date) -> Date? { nil }
}

/// A time after the request is added. Mirrors UserNotifications'.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time interval, in seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger.
  ///
  /// - Parameters:
  ///   - timeInterval: In seconds, more than 0; at least 60 if it repeats, as on Apple's systems.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "timeInterval must be greater than 0")
    precondition(!repeats || timeInterval >= 60, "timeInterval must be at least 60 if repeating")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  override func nextDate(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }

  /// The time at which a request that is added now is shown.
  public func nextTriggerDate() -> Date? { nextDate(after: Date()) }
}

/// A trigger at times that match date components. Mirrors UserNotifications'.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The components that a date must match.
  public let dateComponents: DateComponents

  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  override func nextDate(after date: Date) -> Date? {
    var calendar = dateComponents.calendar ?? Calendar.current
    if let timeZone = dateComponents.timeZone { calendar.timeZone = timeZone }
    return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
  }

  /// The next matching time.
  public func nextTriggerDate() -> Date? { nextDate(after: Date()) }
}

/// A region that the user enters or leaves. It is never shown, because the user's location is not known. Mirrors
/// UserNotifications'.
public final class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The region.
  public let region: CLRegion

  /// Creates a trigger.
  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}

/// A message from a server. There are none here. Mirrors UserNotifications'.
public final class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  private init() { super.init(repeats: false) }
}
