public import Foundation
internal import Tabstop

/// A notification, by AppKit's older name. Mirrors `NSUserNotification`.
open class NSUserNotification: NSObject {
  /// How the user has answered. Mirrors AppKit's.
  public enum ActivationType: Int, Sendable {
    case none, contentsClicked, actionButtonClicked, replied, additionalActionClicked
  }
  /// The name; a new one without.
  open var identifier: String?
  /// The title.
  open var title: String?
  /// The line below the title.
  open var subtitle: String?
  /// The text.
  open var informativeText: String?
  /// The title of the button. Stored, not shown.
  open var actionButtonTitle = ""
  /// The title of the button that closes it. Stored, not shown.
  open var otherButtonTitle = ""
  /// Whether it has a button. Stored, without effect.
  open var hasActionButton = true
  /// Whether the user can answer. Stored, without effect.
  open var hasReplyButton = false
  /// The sound. Stored, without effect: the desktop decides.
  open var soundName: String?
  /// A picture. Stored, not shown.
  open var contentImage: NSImage?
  /// Values of the program's.
  open var userInfo: [String: Any]?
  /// When it is shown. Stored, without effect: `scheduleNotification` shows none.
  open var deliveryDate: Date?
  /// How the user has answered. Always `none`.
  open var activationType: ActivationType { .none }
  /// Whether it was shown.
  open internal(set) var isPresented = false
  /// Creates a notification.
  public override init() { super.init() }
}

/// The name of the usual sound of a notification. Mirrors AppKit's.
public let NSUserNotificationDefaultSoundName = "DefaultSoundName"

/// The desktop's notifications of the program, by AppKit's older name. Mirrors `NSUserNotificationCenter`.
@preconcurrency @MainActor
public final class NSUserNotificationCenter: NSObject {
  /// The only instance.
  public static let `default` = NSUserNotificationCenter()
  /// The delegate. Not retained. Only `didDeliver` is called.
  public weak var delegate: (any NSUserNotificationCenterDelegate)?
  /// The notifications that were shown.
  public private(set) var deliveredNotifications: [NSUserNotification] = []
  /// The notifications for later. Always empty.
  public var scheduledNotifications: [NSUserNotification] = []

  private override init() { super.init() }

  /// Shows a notification.
  public func deliver(_ notification: NSUserNotification) {
    let id = notification.identifier ?? UUID().uuidString
    notification.identifier = id
    let body = [notification.subtitle, notification.informativeText].compactMap { $0 }
    Desktop.notify(
      id: id, title: notification.title ?? "", body: body.joined(separator: "\n"), target: id)
    notification.isPresented = true
    deliveredNotifications.append(notification)
    delegate?.userNotificationCenter(self, didDeliver: notification)
  }

  /// Shows a notification later. Does not: use `UNUserNotificationCenter`.
  public func scheduleNotification(_ notification: NSUserNotification) {
    UnsupportedAPI.report(
      "NSUserNotificationCenter.scheduleNotification(_:)", use: "UNUserNotificationCenter")
  }

  /// Forgets a notification. It stays on the desktop.
  public func removeDeliveredNotification(_ notification: NSUserNotification) {
    deliveredNotifications.removeAll { $0 === notification }
  }

  /// Forgets all notifications. They stay on the desktop.
  public func removeAllDeliveredNotifications() { deliveredNotifications = [] }

  /// Removes a notification for later. No effect: there are none.
  public func removeScheduledNotification(_ notification: NSUserNotification) {}
}

/// The delegate of the notifications. Mirrors AppKit's.
@preconcurrency @MainActor
public protocol NSUserNotificationCenterDelegate: NSObjectProtocol {
  /// A notification was shown.
  func userNotificationCenter(
    _ center: NSUserNotificationCenter, didDeliver notification: NSUserNotification)
  /// Never called: use `UNUserNotificationCenter`.
  func userNotificationCenter(
    _ center: NSUserNotificationCenter, didActivate notification: NSUserNotification)
  /// Never asked: the desktop shows notifications in any case.
  func userNotificationCenter(
    _ center: NSUserNotificationCenter, shouldPresent notification: NSUserNotification
  ) -> Bool
}

extension NSUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: NSUserNotificationCenter, didDeliver notification: NSUserNotification
  ) {}
  public func userNotificationCenter(
    _ center: NSUserNotificationCenter, didActivate notification: NSUserNotification
  ) {}
  public func userNotificationCenter(
    _ center: NSUserNotificationCenter, shouldPresent notification: NSUserNotification
  ) -> Bool { true }
}
