public import Foundation
public import Tabstop
public import TabstopFoundation
internal import TabstopKits

/// The delegate of a program on a watch. Mirrors WatchKit's; what a desktop does not report is not called.
@preconcurrency @MainActor
public protocol WKApplicationDelegate: NSObjectProtocol {
  /// The program has started.
  func applicationDidFinishLaunching()
  /// A window of the program is active.
  func applicationDidBecomeActive()
  /// No window of the program is active any more.
  func applicationWillResignActive()
  /// Never called: programs keep running.
  func applicationWillEnterForeground()
  /// Never called: programs keep running.
  func applicationDidEnterBackground()
  /// Never called: nothing starts programs for work in the background.
  func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>)
  /// Never called: there are no remote notifications.
  func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data)
  /// Never called: there are no remote notifications.
  func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error)
  /// Never called: there are no remote notifications.
  func didReceiveRemoteNotification(
    _ userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (WKBackgroundFetchResult) -> Void)
  /// Never called: no activities are handed over.
  func handle(_ userActivity: NSUserActivity)
  /// Never called: there is no Siri.
  func handleRemoteNowPlayingActivity()
  /// Never called: the device does not turn.
  func deviceOrientationDidChange()
}

extension WKApplicationDelegate {
  public func applicationDidFinishLaunching() {}
  public func applicationDidBecomeActive() {}
  public func applicationWillResignActive() {}
  public func applicationWillEnterForeground() {}
  public func applicationDidEnterBackground() {}
  public func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) {}
  public func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data) {}
  public func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error) {}
  public func didReceiveRemoteNotification(
    _ userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (WKBackgroundFetchResult) -> Void
  ) {}
  public func handle(_ userActivity: NSUserActivity) {}
  public func handleRemoteNowPlayingActivity() {}
  public func deviceOrientationDidChange() {}
}

/// The delegate of a program on a watch, by its older name. Mirrors WatchKit's.
@preconcurrency @MainActor
public protocol WKExtensionDelegate: WKApplicationDelegate {}

/// What became of data that the system asked for. Mirrors WatchKit's.
public enum WKBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// Work in the background. A desktop starts none. Mirrors WatchKit's.
open class WKRefreshBackgroundTask: NSObject {
  override init() { super.init() }
  /// The program's data. Always `nil`.
  public var userInfo: (any NSSecureCoding & NSObjectProtocol)? { nil }
  /// Says that the work is done. No effect.
  public func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool) {}
}

/// Work that the program asked for. Mirrors WatchKit's.
public final class WKApplicationRefreshBackgroundTask: WKRefreshBackgroundTask {}
/// Work for a message of the phone. Mirrors WatchKit's.
public final class WKWatchConnectivityRefreshBackgroundTask: WKRefreshBackgroundTask {}
/// Work for data from the network. Mirrors WatchKit's.
public final class WKURLSessionRefreshBackgroundTask: WKRefreshBackgroundTask {
  /// The name of the session. Always empty.
  public var sessionIdentifier: String { "" }
}
/// Work for a picture of the program. Mirrors WatchKit's.
public final class WKSnapshotRefreshBackgroundTask: WKRefreshBackgroundTask {
  /// Says that the work is done. No effect.
  public func setTaskCompleted(
    restoredDefaultState: Bool, estimatedSnapshotExpiration: Date,
    userInfo: (any NSSecureCoding & NSObjectProtocol)?
  ) {}
}

/// A property wrapper that creates and keeps a delegate in an `App`, which is notified of the program's start
/// and of its active windows. Mirrors SwiftUI's `WKApplicationDelegateAdaptor`.
@preconcurrency @MainActor
@propertyWrapper
public struct WKApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: WKApplicationDelegate {
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Creates a delegate of the type, by its `init()`.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = WatchObserver.make(delegateType)
  }
}

/// A property wrapper that creates and keeps a delegate in an `App`, which is notified of the program's start
/// and of its active windows. Mirrors SwiftUI's `WKExtensionDelegateAdaptor`.
@preconcurrency @MainActor
@propertyWrapper
public struct WKExtensionDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: WKExtensionDelegate {
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Creates a delegate of the type, by its `init()`.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = WatchObserver.make(delegateType)
  }
}

private final class WatchObserver<Delegate: WKApplicationDelegate>: ProgramObserver {
  private let delegate: Delegate

  private init(_ delegate: Delegate) {
    self.delegate = delegate
    Desktop.onActivation { isActive in
      if isActive {
        delegate.applicationDidBecomeActive()
      } else {
        delegate.applicationWillResignActive()
      }
    }
  }

  static func make(_ type: Delegate.Type) -> Delegate where Delegate: NSObject {
    let delegate = MadeByType.make(type)
    WKApplication.shared().delegate = delegate
    WKExtension.shared().delegate = delegate
    ProgramLife.observers.append(WatchObserver(delegate))
    return delegate
  }

  func programWillOpenWindows() { delegate.applicationDidFinishLaunching() }
  func inherit(_ environment: inout EnvironmentValues) { environment[Delegate.self] = delegate }
}
