public import Foundation
internal import Tabstop
public import TabstopFoundation

/// The running program. Mirrors the part of UIKit's `UIApplication` that SwiftUI sources use.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
  /// The only instance.
  public static let shared = UIApplication()

  override init() {
    super.init()
    // `perform(#selector(NSXPCConnection.suspend))` calls the method of this name.
    _ = Selector(_named: "suspend", UIApplication.self, UIApplication.suspend)
  }
  /// Minimizes the active window. Programs call it by the selector of `NSXPCConnection.suspend`.
  func suspend() { NSApplication.shared.keyWindow?.miniaturize(nil) }

  /// The delegate that is notified of the program's start and end:
  /// `UIApplicationDelegateAdaptor`'s.
  public internal(set) weak var delegate: (any UIApplicationDelegate)?

  /// The program's windows, the oldest first.
  public var windows: [UIWindow] { Desktop.windows.map(UIWindow.of) }
  /// The active window.
  public var keyWindow: UIWindow? { Desktop.activeWindow.map(UIWindow.of) }
  /// The only scene, which contains all windows.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
  /// The session of the only scene.
  public var openSessions: Set<UISceneSession> { [UISceneSession.only] }
  /// Whether a window of the program is active.
  public var applicationState: State {
    Desktop.windows.contains { $0.isActive } ? .active : .inactive
  }

  /// The number at the program's icon. Stored, without effect: the desktop shows no numbers at a
  /// program's icon.
  public var applicationIconBadgeNumber = 0
  /// Registers for notifications from servers. No effect: there is no service that sends
  /// notifications to programs here.
  public func registerForRemoteNotifications() {}

  /// The state of a program. Here it is never in the background while it runs.
  public enum State: Int, Sendable { case active, inactive, background }

  /// Opens an address with the desktop's program for it.
  ///
  /// - Parameter completion: Called with whether there was a program for it.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    Desktop.open(url.absoluteString) { completion?($0) }
  }

  /// Opens an address; returns whether there was a program for it.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { continuation in
      Desktop.open(url.absoluteString) { continuation.resume(returning: $0) }
    }
  }

  /// Sends an action: calls the method of the target.
  ///
  /// Whatever the target is, `resignFirstResponder` takes the focus from the field that has it; `copy:`, `cut:`, `paste:`,
  /// `delete:`, `selectAll:`, `undo:` and `redo:` are performed in that field; `toggleSidebar:` shows or hides the sidebar of
  /// the active window, `showSettingsWindow:` opens the settings, and `terminate:` ends the program.
  ///
  /// - Parameters:
  ///   - action: The method: `#selector` in sources that the plugin `Selectors` compiles, or its name as a text; see
  ///     `Selector`.
  ///   - target: The receiver; `nil` for the first object that has the method: the view with the focus and those that it
  ///     is in, a view with `onCommand`, the views that the sender is in, the controller of the active window, that window
  ///     and its delegate, the program and its delegate.
  ///   - sender: What the method gets, if it has a parameter.
  ///   - event: What the method gets, if it has two.
  /// - Returns: Whether an object has performed the action.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    TargetAction.send(action, to: target, from: sender, for: event)
  }

  /// How often the program would fetch data. No effect: programs are not started for it.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// As often as possible.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// Never.
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  /// Begins a task in the background. The handler is never called: the time of the task is
  /// unlimited.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  /// Ends a task in the background. No effect: a desktop's programs keep running in the background.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Whether the program's icon can be changed. Always `false`: a program has one icon.
  public var supportsAlternateIcons: Bool { false }
  /// The name of another icon. Always `nil`: a program has one icon.
  public var alternateIconName: String? { nil }
  /// Sets the icon. Always passes an error: a program has one icon.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(alternateIconName == nil ? nil : CocoaError(.featureUnsupported))
  }
  /// Sets the icon. Always throws: a program has one icon.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    if alternateIconName != nil { throw CocoaError(.featureUnsupported) }
  }

  /// Whether the desktop has a program for the address.
  public func canOpenURL(_ url: URL) -> Bool { Desktop.canOpen(scheme: url.scheme ?? "") }

  /// An option for opening an address. No effect: the desktop decides.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    private let name: String
    /// The key of a Boolean: whether only other programs open the URL, not the browser.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(name: "universalLinksOnly")
  }

  /// Whether the display stays on while the user does nothing. The session is asked for it; a desktop whose session
  /// cannot be asked turns the display off as always.
  public var isIdleTimerDisabled: Bool {
    get { displayRequest != nil }
    set {
      guard newValue != isIdleTimerDisabled else { return }
      displayRequest =
        newValue
        ? WakeRequest(reason: ProcessInfo.processInfo.processName, keepsDisplayOn: true) : nil
    }
  }
  private var displayRequest: WakeRequest?

  /// An address that opens nothing: a desktop has no settings page for each program.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// An address that does nothing: there are no settings of a program's notifications that could be
  /// opened by an address.
  nonisolated public static let openNotificationSettingsURLString = "app-notification-settings:"

  /// Posted when a window of the program has become active.
  nonisolated public static var didBecomeActiveNotification: Notification.Name {
    ProgramNotifications.uiKit.didBecomeActive
  }
  /// Posted when no window of the program is active any more.
  nonisolated public static var willResignActiveNotification: Notification.Name {
    ProgramNotifications.uiKit.willResignActive
  }
  /// Posted when the program ends. Its windows are closed by then, so no view receives it.
  nonisolated public static var willTerminateNotification: Notification.Name {
    ProgramNotifications.uiKit.willTerminate
  }
  /// Posted when the user has taken a picture of the screen. Never posted: the desktop takes
  /// pictures of the screen without a word to programs.
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Posted when there is little memory. Never posted.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted when the time has changed significantly. Never posted.
  nonisolated public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted when the program runs in the background. Never posted: a desktop's programs keep
  /// running while others are active.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the program runs in the foreground. Never posted: a desktop's programs keep
  /// running while others are active.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
}

/// A task in the background. A desktop's programs keep running there. Mirrors UIKit's.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates an identifier.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The identifier that stands for no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// The orientation of the program. Always `portrait`: a desktop's screen does not rotate.
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// The frame of the status bar. Always empty: a desktop's bar is not in the window.
  public var statusBarFrame: CGRect { .zero }
  /// The actions of the program's icon. Always `nil`, and setting it has no effect: use
  /// `desktopActions`.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { nil }
    set {}
  }
  /// Opens or activates a scene. No effect: windows are opened by `openWindow`.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: Any?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(CocoaError(.featureUnsupported))
  }
}

/// Whether a program may fetch in the background. Mirrors UIKit's.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

/// The result of a fetch in the background. Mirrors UIKit's.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

extension UIApplication {
  /// Begins receiving the keys for media. No effect: the desktop's keys for media go to players
  /// that are on its bus.
  public func beginReceivingRemoteControlEvents() {}
  /// Ends receiving the keys for media. No effect.
  public func endReceivingRemoteControlEvents() {}
  /// The time for which the program may run in the background. It is unlimited: a desktop's
  /// programs keep running.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether the program may fetch in the background. Always: a desktop's programs keep running.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Posted when that changes. Never posted.
  nonisolated public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// Posted when protected files can be read again. Never posted: they can while the program runs.
  nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Posted before protected files cannot be read any more. Never posted.
  nonisolated public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Whether protected files can be read. Always `true`: the user's files can be read while the
  /// program runs.
  public var isProtectedDataAvailable: Bool { true }
  /// Whether the program receives notifications from servers. Always `false`: there is no service
  /// that sends notifications to programs here.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Ends receiving notifications from servers. No effect: there is no service that sends
  /// notifications to programs here.
  public func unregisterForRemoteNotifications() {}
}
