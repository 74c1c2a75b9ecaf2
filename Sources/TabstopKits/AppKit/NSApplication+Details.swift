public import Foundation
internal import Tabstop

extension NSApplication {
  /// Whether the program's main loop runs: it has windows then, or has had them.
  public var isRunning: Bool { ProgramLife.isRunning }
  /// Returns the window with a number; `nil` if there is none.
  public func window(withWindowNumber windowNum: Int) -> NSWindow? {
    windows.first { $0.windowNumber == windowNum }
  }
  /// Whether Tab reaches every control. Always `true`.
  public var isFullKeyboardAccessEnabled: Bool { true }
  /// The direction of the user's language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: .unspecified)
  }
  /// Asks for messages of a server. No effect: there is no such service on a desktop.
  public func registerForRemoteNotifications() {}
  /// Ends messages of a server. No effect: there is no such service on a desktop.
  public func unregisterForRemoteNotifications() {}
  /// Whether the program gets messages of a server. Always `false`.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// The object that does what other programs ask for. Stored nowhere: the desktop has no menu of
  /// services.
  public var servicesProvider: Any? {
    get { nil }
    set {}
  }
  /// Whether a menu item changes the Touch Bar. No effect: there is none.
  public var isAutomaticCustomizeTouchBarMenuItemEnabled: Bool {
    get { false }
    set {}
  }
  /// Prevents the program's start with the desktop. No effect: see `SMAppService`.
  public func disableRelaunchOnLogin() {}
  /// Allows the program's start with the desktop. No effect: see `SMAppService`.
  public func enableRelaunchOnLogin() {}
  /// Shows the windows of all programs. No effect: only the user shows windows.
  public func unhideAllApplications(_ sender: Any?) {}
  /// Brings the program's windows to the front.
  public func arrangeInFront(_ sender: Any?) {
    for window in windows { window.makeKey() }
  }
  /// Shows the help of the program. No effect: show a window of the program.
  public func showHelp(_ sender: Any?) {
    UnsupportedAPI.report("NSApplication.showHelp(_:)", use: "a Window")
  }
  /// Answers whether files were opened. No effect: the desktop does not ask.
  public func reply(toOpenOrPrint reply: DelegateReply) {}
  /// Whether files were opened. Mirrors AppKit's.
  public enum DelegateReply: UInt, Sendable { case success, cancel, failure }

  /// Posted when the program has started, before its windows open, if a delegate runs it.
  nonisolated public static let didFinishLaunchingNotification = name("DidFinishLaunching")
  /// Posted before the program has started, if a delegate runs it.
  nonisolated public static let willFinishLaunchingNotification = name("WillFinishLaunching")
  /// Posted before the program becomes active. Never posted: see `didBecomeActiveNotification`.
  nonisolated public static let willBecomeActiveNotification = name("WillBecomeActive")
  /// Posted when the program is hidden. Never posted: only the user hides windows.
  nonisolated public static let didHideNotification = name("DidHide")
  /// Posted before the program is hidden. Never posted.
  nonisolated public static let willHideNotification = name("WillHide")
  /// Posted when the program is no longer hidden. Never posted.
  nonisolated public static let didUnhideNotification = name("DidUnhide")
  /// Posted before the program is shown again. Never posted.
  nonisolated public static let willUnhideNotification = name("WillUnhide")
  /// Posted after each event. Never posted.
  nonisolated public static let didUpdateNotification = name("DidUpdate")

  nonisolated private static func name(_ event: String) -> Notification.Name {
    Notification.Name("NSApplication\(event)Notification")
  }
}
