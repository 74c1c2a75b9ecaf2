public import TabstopKits

extension UIScene.ConnectionOptions {
  /// The notification that opens the scene. Always `nil`: its response is passed to the delegate of the
  /// notification centre. Mirrors UIKit's.
  public var notificationResponse: UNNotificationResponse? { nil }
}
