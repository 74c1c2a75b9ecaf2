internal import Foundation
internal import GtkBridge
internal import Tabstop

/// Posts the program's notifications under the names of one of Apple's frameworks, as soon as one
/// of the names has been used.
final class ProgramNotifications: Sendable {
  static let uiKit = ProgramNotifications("UIApplication")
  static let appKit = ProgramNotifications("NSApplication")

  let didBecomeActive: Notification.Name
  let willResignActive: Notification.Name
  let didResignActive: Notification.Name
  let willTerminate: Notification.Name

  private init(_ sender: String) {
    func name(_ event: String) -> Notification.Name {
      Notification.Name("\(sender)\(event)Notification")
    }
    didBecomeActive = name("DidBecomeActive")
    willResignActive = name("WillResignActive")
    didResignActive = name("DidResignActive")
    willTerminate = name("WillTerminate")
    // The names may be used on any thread.
    if MainLoop.isMainThread {
      MainActor.assumeIsolated { begin() }
    } else {
      DispatchQueue.main.async { self.begin() }
    }
  }

  @MainActor
  private func begin() {
    Desktop.onActivation { [unowned self] isActive in
      for name in isActive ? [didBecomeActive] : [willResignActive, didResignActive] { post(name) }
    }
    ProgramLife.observers.append(self)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: nil)
  }
}

extension ProgramNotifications: ProgramObserver {
  func programWillEnd() { post(willTerminate) }
}
