public import Foundation
public import OpenCombine

extension NotificationCenter {
  /// A publisher of the notifications of a name. Mirrors Combine's.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Publishes notifications, on the thread that posts them. It never finishes. Mirrors Combine's
  /// `NotificationCenter.Publisher`.
  public struct Publisher: OpenCombine.Publisher, Equatable {
    /// The type of the published values.
    public typealias Output = Notification
    /// The publisher never fails.
    public typealias Failure = Never

    /// The notification center.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender of the notifications; any sender if `nil`.
    public let object: AnyObject?

    /// Creates the publisher, as `NotificationCenter.publisher(for:object:)` does.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Whether both are equal.
    public static func == (a: Publisher, b: Publisher) -> Bool {
      a.center === b.center && a.name == b.name && a.object === b.object
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Notification, S.Failure == Never {
      let notifications = PassthroughSubject<Notification, Never>()
      let relay = UnsafeTransfer(notifications)
      let observer = UnsafeTransfer(
        center.addObserver(forName: name, object: object, queue: nil) { relay.value.send($0) })
      let center = center
      notifications
        .handleEvents(receiveCancel: { center.removeObserver(observer.value) })
        .receive(subscriber: subscriber)
    }
  }
}
