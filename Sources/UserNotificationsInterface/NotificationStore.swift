internal import Foundation
internal import Tabstop

/// The requests that wait, the notifications that were shown, and what the user chooses in them.
@MainActor
final class NotificationStore {
  static let shared = NotificationStore()

  var isAuthorized = false
  var categories: Set<UNNotificationCategory> = []

  private struct Pending {
    let request: UNNotificationRequest
    var date: Date
  }
  private var pending: [Pending] = []
  private(set) var delivered: [UNNotification] = []
  private var alarm: Task<Void, Never>?

  /// The desktop, or a test's stand-in.
  var show: @MainActor (UNNotificationRequest, [UNNotificationAction]) -> Void =
    NotificationStore.show
  var hide: @MainActor (_ id: String) -> Void = {
    Desktop.withdrawNotification(id: NotificationStore.id($0))
  }
  /// Whether a window of the program is active.
  var isActive: @MainActor () -> Bool = { Desktop.windows.contains { $0.isActive } }

  private init() {
    Desktop.ownNotificationOpened = { [weak self] in self?.open($0) ?? false }
  }

  var settings: UNNotificationSettings {
    UNNotificationSettings(authorizationStatus: isAuthorized ? .authorized : .notDetermined)
  }

  var pendingRequests: [UNNotificationRequest] { pending.map(\.request) }

  // MARK: Requests

  func add(_ request: UNNotificationRequest, at now: Date = Date()) throws {
    guard isAuthorized else { throw UNError(.notificationsNotAllowed) }
    pending.removeAll { $0.request.identifier == request.identifier }
    guard let trigger = request.trigger else { return deliver(request, at: now) }
    guard let date = trigger.nextDate(after: now) else {
      throw UNError(.notificationInvalidNoDate)
    }
    pending.append(Pending(request: request, date: date))
    setAlarm()
  }

  func removePending(where isMeant: (String) -> Bool) {
    pending.removeAll { isMeant($0.request.identifier) }
    setAlarm()
  }

  func withdraw(where isMeant: (String) -> Bool) {
    for notification in delivered where isMeant(notification.request.identifier) {
      hide(notification.request.identifier)
    }
    delivered.removeAll { isMeant($0.request.identifier) }
  }

  /// Shows what is due, and waits for the next.
  func deliverDue(at now: Date) {
    let due = pending.filter { $0.date <= now }.sorted { $0.date < $1.date }
    pending.removeAll { $0.date <= now }
    for item in due {
      if let trigger = item.request.trigger, trigger.repeats,
        let next = trigger.nextDate(after: now)
      {
        pending.append(Pending(request: item.request, date: next))
      }
      deliver(item.request, at: now)
    }
    setAlarm()
  }

  /// The date at which the next request is due.
  var nextDate: Date? { pending.map(\.date).min() }

  /// The time after which to look whether a request is due: what is not due yet waits again. The clock
  /// may be set meanwhile, and no sleep is as long as the time to a distant date.
  static func wait(until date: Date) -> Duration {
    .seconds(min(max(0, date.timeIntervalSinceNow), 86_400))
  }

  private func setAlarm() {
    alarm?.cancel()
    alarm = nextDate.map { date in
      Task { [weak self] in
        try? await Task.sleep(for: Self.wait(until: date))
        guard !Task.isCancelled else { return }
        self?.deliverDue(at: Date())
      }
    }
  }

  private func deliver(_ request: UNNotificationRequest, at now: Date) {
    let notification = UNNotification(date: now, request: request)
    guard isActive() else { return present(notification) }
    let center = UNUserNotificationCenter.current()
    center.delegate?.userNotificationCenter(center, willPresent: notification) { options in
      guard !options.isDisjoint(with: [.alert, .banner, .list]) else { return }
      onMainActor { NotificationStore.shared.present(notification) }
    }
  }

  private func present(_ notification: UNNotification) {
    let request = notification.request
    delivered.removeAll { $0.request.identifier == request.identifier }
    delivered.append(notification)
    let category = categories.first { $0.identifier == request.content.categoryIdentifier }
    show(request, (category?.actions ?? []).filter { !($0 is UNTextInputNotificationAction) })
  }

  // MARK: Desktop

  /// Distinguishes these notifications from the program's other ones.
  private static let prefix = "UNNotification:"
  /// Between the identifiers of the notification and of the action.
  private static let separator: Character = "\u{1F}"

  private static func id(_ identifier: String) -> String { prefix + identifier }

  static func target(_ identifier: String, _ action: String) -> String {
    "\(prefix)\(action)\(separator)\(identifier)"
  }

  private static func show(_ request: UNNotificationRequest, _ actions: [UNNotificationAction]) {
    let (content, identifier) = (request.content, request.identifier)
    Desktop.notify(
      id: id(identifier), title: content.title.isEmpty ? programName : content.title,
      body: content.lines, target: target(identifier, UNNotificationDefaultActionIdentifier),
      buttons: actions.map { ($0.title, target(identifier, $0.identifier)) })
  }

  private static var programName: String { ProcessInfo.processInfo.processName }

  /// Handles the user's choice. Returns whether the notification is one of this store.
  func open(_ target: String) -> Bool {
    guard target.hasPrefix(Self.prefix),
      let end = target.firstIndex(of: Self.separator)
    else { return false }
    let action = String(target[..<end].dropFirst(Self.prefix.count))
    let identifier = String(target[target.index(after: end)...])
    let options = categories.lazy.flatMap(\.actions).first { $0.identifier == action }?.options
    if options?.contains(.foreground) ?? true { Desktop.presentWindow() }
    // One of an earlier run of the program is not known any more.
    guard let index = delivered.firstIndex(where: { $0.request.identifier == identifier }) else {
      return true
    }
    let notification = delivered.remove(at: index)
    let center = UNUserNotificationCenter.current()
    center.delegate?.userNotificationCenter(
      center,
      didReceive: UNNotificationResponse(notification: notification, actionIdentifier: action),
      withCompletionHandler: {})
    return true
  }
}
