public import Foundation
internal import Tabstop

/// The program's notifications, by the desktop's service. Mirrors UserNotifications'
/// `UNUserNotificationCenter`.
///
/// Requests with a trigger wait while the program runs; they are forgotten when it ends. While a window of
/// the program is active, the delegate decides whether a notification is shown, as on Apple's systems.
// Sendable: `lock` guards what can change.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()

  /// The only instance.
  public static func current() -> UNUserNotificationCenter { shared }

  private override init() { super.init() }

  private weak var currentDelegate: (any UNUserNotificationCenterDelegate)?
  private let lock = NSLock()

  /// The delegate, which decides about notifications, and is notified of the user's choices in
  /// them. Not retained.
  public weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { currentDelegate } }
    set {
      lock.withLock { currentDelegate = newValue }
      onMainActor { _ = NotificationStore.shared }
    }
  }

  /// Notifications are sent by this program: true.
  public var supportsContentExtensions: Bool { false }

  // MARK: Authorization

  /// Allows notifications: a desktop asks no question, and has settings for each program.
  @preconcurrency
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    onMainActor {
      NotificationStore.shared.isAuthorized = true
      completionHandler(true, nil)
    }
  }

  /// Allows notifications; always true.
  @discardableResult
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await MainActor.run { NotificationStore.shared.isAuthorized = true }
    return true
  }

  /// Passes what is allowed.
  @preconcurrency
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    onMainActor { completionHandler(NotificationStore.shared.settings) }
  }

  /// The settings that the desktop allows.
  public func notificationSettings() async -> UNNotificationSettings {
    await MainActor.run { NotificationStore.shared.settings }
  }

  /// Sets the number at the program's icon. No effect: a desktop shows no numbers at a program's
  /// icon.
  @preconcurrency
  public func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    onMainActor { completionHandler?(nil) }
  }

  /// Sets the number at the program's icon. No effect: a desktop shows no numbers at a program's
  /// icon.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {}

  // MARK: Requests

  /// Shows a notification, at once or when its trigger says so.
  @preconcurrency
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    onMainActor {
      do {
        try NotificationStore.shared.add(request)
        completionHandler?(nil)
      } catch {
        completionHandler?(error)
      }
    }
  }

  /// Shows a notification, at once or when its trigger says so.
  public func add(_ request: UNNotificationRequest) async throws {
    try await MainActor.run { try NotificationStore.shared.add(request) }
  }

  /// Passes the requests that wait for their time.
  @preconcurrency
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    onMainActor { completionHandler(NotificationStore.shared.pendingRequests) }
  }

  /// The requests that wait for their time.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await MainActor.run { NotificationStore.shared.pendingRequests }
  }

  /// Forgets requests that wait for their time.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    onMainActor { NotificationStore.shared.removePending { identifiers.contains($0) } }
  }

  /// Forgets all requests that wait for their time.
  public func removeAllPendingNotificationRequests() {
    onMainActor { NotificationStore.shared.removePending { _ in true } }
  }

  /// Passes the notifications that this program has shown, and not removed; the desktop does not report
  /// which of them the user has dismissed.
  @preconcurrency
  public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    onMainActor { completionHandler(NotificationStore.shared.delivered) }
  }

  /// The notifications that this program has shown, and not removed.
  public func deliveredNotifications() async -> [UNNotification] {
    await MainActor.run { NotificationStore.shared.delivered }
  }

  /// Removes notifications from the desktop.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    onMainActor { NotificationStore.shared.withdraw { identifiers.contains($0) } }
  }

  /// Removes all notifications of the program from the desktop.
  public func removeAllDeliveredNotifications() {
    onMainActor { NotificationStore.shared.withdraw { _ in true } }
  }

  // MARK: Categories

  /// Sets the kinds of notifications, with their buttons.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    onMainActor { NotificationStore.shared.categories = categories }
  }

  /// Passes the kinds of notifications.
  @preconcurrency
  public func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    onMainActor { completionHandler(NotificationStore.shared.categories) }
  }

  /// The kinds of notifications.
  public func notificationCategories() async -> Set<UNNotificationCategory> {
    await MainActor.run { NotificationStore.shared.categories }
  }
}
