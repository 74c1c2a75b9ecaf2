public import Foundation
internal import Tabstop

extension UIWindow {
  /// Posted when a window has become active; its object is the `UIWindow`.
  nonisolated public static var didBecomeKeyNotification: Notification.Name {
    name(of: "DidBecomeKey")
  }
  /// Posted when a window is not active any more.
  nonisolated public static var didResignKeyNotification: Notification.Name {
    name(of: "DidResignKey")
  }
  /// Posted when a window is active for the first time.
  nonisolated public static var didBecomeVisibleNotification: Notification.Name {
    name(of: "DidBecomeVisible")
  }
  /// Posted when a window closes.
  nonisolated public static var didBecomeHiddenNotification: Notification.Name {
    name(of: "DidBecomeHidden")
  }

  nonisolated private static func name(of event: String) -> Notification.Name {
    WindowNotifications.begin()
    return Notification.Name("UIWindow\(event)Notification")
  }

  /// Posts what happens to a window of the desktop under UIKit's names.
  static func post(_ event: Desktop.WindowEvent, of window: Desktop.Window) {
    let window = of(window)
    func post(_ event: String) {
      NotificationCenter.default.post(
        name: Notification.Name("UIWindow\(event)Notification"), object: window)
    }
    switch event {
    case .becomesActive:
      if !window.isKnownVisible { post("DidBecomeVisible") }
      window.isKnownVisible = true
      post("DidBecomeKey")
    case .resignsActive: post("DidResignKey")
    case .closes:
      window.isKnownVisible = false
      post("DidBecomeHidden")
    }
  }
}
