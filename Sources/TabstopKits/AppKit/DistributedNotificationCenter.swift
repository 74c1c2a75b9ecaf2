public import Foundation
internal import GtkBridge
internal import Tabstop

/// The notifications between programs. Mirrors Foundation's `DistributedNotificationCenter` on a Mac. Programs do
/// not get those of others here: what a program posts, it receives itself.
///
/// `AppleInterfaceThemeChangedNotification` is posted when the windows become light or dark, if the
/// centre was asked for before.
// Sendable: it adds no state to its superclass.
open class DistributedNotificationCenter: NotificationCenter, @unchecked Sendable {
  private static let shared = {
    let center = DistributedNotificationCenter()
    center.watch()
    return center
  }()

  /// The only centre.
  public class func `default`() -> DistributedNotificationCenter { shared }
  /// The centre for programs of the user: the only one.
  open class func forType(_ type: CenterType) -> DistributedNotificationCenter { shared }
  /// The programs that get notifications. Mirrors Foundation's.
  public struct CenterType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Programs of this user.
    public static let localNotificationCenterType = CenterType(
      rawValue: "NSLocalNotificationCenterType")
  }

  /// Posts a notification, to this program alone.
  ///
  /// - Parameter deliverImmediately: No effect.
  open func postNotificationName(
    _ name: Notification.Name, object: String? = nil, userInfo: [AnyHashable: Any]? = nil,
    deliverImmediately: Bool = false
  ) { post(name: name, object: object, userInfo: userInfo) }
  /// Whether notifications wait. Stored nowhere: they do not.
  open var suspended: Bool {
    get { false }
    set {}
  }

  private func watch() {
    let observe = { @Sendable @MainActor in
      Desktop.onDarkness { [self] _ in
        post(name: Notification.Name("AppleInterfaceThemeChangedNotification"), object: nil)
      }
    }
    if MainLoop.isMainThread {
      MainActor.assumeIsolated(observe)
    } else {
      DispatchQueue.main.async(execute: observe)
    }
  }
}
