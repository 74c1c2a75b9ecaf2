public import Foundation

extension NSWorkspace {
  /// Posted when a setting for accessibility changes. Never posted here: read the environment's values, which
  /// follow the settings. Mirrors AppKit.
  nonisolated public static let accessibilityDisplayOptionsDidChangeNotification =
    Notification.Name("NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")
  /// Posted when a volume is mounted. Never posted here. Mirrors AppKit.
  nonisolated public static let didMountNotification = Notification.Name(
    "NSWorkspaceDidMountNotification")
  /// Posted when a volume is unmounted. Never posted here. Mirrors AppKit.
  nonisolated public static let didUnmountNotification = Notification.Name(
    "NSWorkspaceDidUnmountNotification")
  /// Posted before a volume is unmounted. Never posted here. Mirrors AppKit.
  nonisolated public static let willUnmountNotification = Notification.Name(
    "NSWorkspaceWillUnmountNotification")
  /// Posted when the user's session becomes active. Never posted here. Mirrors AppKit.
  nonisolated public static let sessionDidBecomeActiveNotification = Notification.Name(
    "NSWorkspaceSessionDidBecomeActiveNotification")
  /// Posted when the user's session becomes inactive. Never posted here. Mirrors AppKit.
  nonisolated public static let sessionDidResignActiveNotification = Notification.Name(
    "NSWorkspaceSessionDidResignActiveNotification")
  /// Posted when another program becomes inactive. Never posted here. Mirrors AppKit.
  nonisolated public static let didDeactivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidDeactivateApplicationNotification")
  /// Posted when another program is hidden. Never posted here. Mirrors AppKit.
  nonisolated public static let didHideApplicationNotification = Notification.Name(
    "NSWorkspaceDidHideApplicationNotification")
  /// Posted when another program is shown. Never posted here. Mirrors AppKit.
  nonisolated public static let didUnhideApplicationNotification = Notification.Name(
    "NSWorkspaceDidUnhideApplicationNotification")
  /// Posted before another program starts. Never posted here. Mirrors AppKit.
  nonisolated public static let willLaunchApplicationNotification = Notification.Name(
    "NSWorkspaceWillLaunchApplicationNotification")
  /// Posted before the computer is switched off. Never posted here. Mirrors AppKit.
  nonisolated public static let willPowerOffNotification = Notification.Name(
    "NSWorkspaceWillPowerOffNotification")
}
