public import Foundation
internal import Tabstop
internal import TabstopKits

/// Whether the program has the focus. Mirrors WatchKit's.
public enum WKApplicationState: Int, Sendable { case active, inactive, background }

/// The program on a watch. Mirrors WatchKit's `WKApplication`.
@preconcurrency @MainActor
public class WKApplication: NSObject {
  private static let application = WKApplication()

  /// The only instance.
  public class func shared() -> WKApplication { application }

  /// Posted when a window of the program has become active.
  nonisolated public static var didBecomeActiveNotification: Notification.Name {
    UIApplication.didBecomeActiveNotification
  }
  /// Posted before no window of the program is active any more.
  nonisolated public static var willResignActiveNotification: Notification.Name {
    UIApplication.willResignActiveNotification
  }
  /// Never posted: programs keep running.
  nonisolated public static var didEnterBackgroundNotification: Notification.Name {
    UIApplication.didEnterBackgroundNotification
  }
  /// Never posted: programs keep running.
  nonisolated public static var willEnterForegroundNotification: Notification.Name {
    UIApplication.willEnterForegroundNotification
  }

  /// The delegate, which `WKApplicationDelegateAdaptor` creates. Not retained.
  public internal(set) weak var delegate: (any WKApplicationDelegate)?
  /// Whether a window of the program is active.
  public var applicationState: WKApplicationState {
    switch UIApplication.shared.applicationState {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    }
  }
  /// Whether the program is in the dock. Always `false`.
  public var isApplicationRunningInDock: Bool { false }
  /// Whether the screen is turned over. Always `false`.
  public var isAutorotated: Bool { false }
  /// Whether the program gets remote notifications. Always `false`: there are none.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// The controller of the first page. Always `nil`: pages are SwiftUI's.
  public var rootInterfaceController: WKInterfaceController? { nil }
  /// The controller of the page on screen. Always `nil`: pages are SwiftUI's.
  public var visibleInterfaceController: WKInterfaceController? { nil }
  /// Opens an address with the desktop.
  public func openSystemURL(_ url: URL) { UIApplication.shared.open(url) }
  /// Asks for remote notifications. No effect: there are none.
  public func registerForRemoteNotifications() {}
  /// Ends remote notifications. No effect: there are none.
  public func unregisterForRemoteNotifications() {}
  /// Asks the system to start the program later. It does not: the completion gets an error.
  public func scheduleBackgroundRefresh(
    withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
    scheduledCompletion: @escaping @Sendable ((any Error)?) -> Void
  ) {
    scheduledCompletion(CocoaError(.featureUnsupported))
  }
  /// Asks the system for a new picture of the program. The completion is called at once.
  public func scheduleSnapshotRefresh(
    withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
    scheduledCompletion: @escaping @Sendable ((any Error)?) -> Void
  ) {
    scheduledCompletion(nil)
  }
}

/// The program on a watch, by its older name. Mirrors WatchKit's `WKExtension`.
@preconcurrency @MainActor
public final class WKExtension: WKApplication {
  private static let instance = WKExtension()
  /// The only instance.
  public override class func shared() -> WKExtension { instance }

  /// Posted when a window of the program has become active.
  nonisolated public static var applicationDidBecomeActiveNotification: Notification.Name {
    didBecomeActiveNotification
  }
  /// Posted before no window of the program is active any more.
  nonisolated public static var applicationWillResignActiveNotification: Notification.Name {
    willResignActiveNotification
  }
  /// Never posted: programs keep running.
  nonisolated public static var applicationDidEnterBackgroundNotification: Notification.Name {
    didEnterBackgroundNotification
  }
  /// Never posted: programs keep running.
  nonisolated public static var applicationWillEnterForegroundNotification: Notification.Name {
    willEnterForegroundNotification
  }
  /// Whether the program stays on screen. Stored, without effect.
  public var isFrontmostTimeoutExtended = false
}

/// A page of a program without SwiftUI. None is shown. Mirrors WatchKit's.
@preconcurrency @MainActor
open class WKInterfaceController: NSObject {
  /// The crown.
  public let crownSequencer = WKCrownSequencer()
  /// Creates a page.
  public override init() { super.init() }
  /// Called when the page is created. Never called.
  open func awake(withContext context: Any?) {}
  /// Called before the page is shown. Never called.
  open func willActivate() {}
  /// Called when the page is no longer shown. Never called.
  open func didDeactivate() {}
}

/// The crown of a watch. There is none: `digitalCrownRotation` uses the arrow keys. Mirrors WatchKit's.
@preconcurrency @MainActor
public final class WKCrownSequencer: NSObject {
  /// The turns of the crown in a second. Always 0.
  public var rotationsPerSecond: Double { 0 }
  /// Whether the crown is at rest. Always `true`.
  public var isIdle: Bool { true }
  /// Whether the user feels the steps. Stored, without effect.
  public var isHapticFeedbackEnabled = true
  /// Gives the crown to the page. No effect.
  public func focus() {}
  /// Takes the crown away. No effect.
  public func resignFocus() {}
}
