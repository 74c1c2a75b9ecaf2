public import Foundation

/// A tab of a window. A window has none here. Mirrors AppKit's.
@preconcurrency @MainActor
public final class NSWindowTab: NSObject {
  /// The title. Stored, without effect.
  public var title = ""
  /// The title with attributes. Stored, without effect.
  public var attributedTitle: NSAttributedString?
  /// The explanation. Stored, without effect.
  public var toolTip = ""
  /// The view at the end. Stored, without effect.
  public var accessoryView: NSView?
}

/// The windows that are tabs of one. Windows have no tabs here. Mirrors AppKit's.
@preconcurrency @MainActor
public final class NSWindowTabGroup: NSObject {
  /// The windows. Always empty.
  public var windows: [NSWindow] { [] }
  /// Whether all tabs are shown. Stored, without effect.
  public var isOverviewVisible = false
  /// Whether there is a row of tabs. Always `false`.
  public var isTabBarVisible: Bool { false }
  /// The window on screen. Stored, without effect.
  public weak var selectedWindow: NSWindow?
}

extension NSWindow {
  /// The name of windows that may be tabs of each other. Mirrors AppKit's.
  public typealias TabbingIdentifier = String
  /// What the user wants of tabs. Mirrors AppKit's.
  public enum UserTabbingPreference: Int, Sendable { case manual, always, inFullScreen }
  /// What the user wants of tabs: windows have none.
  public class var userTabbingPreference: UserTabbingPreference { .manual }

  /// Opens a window: here beside this one, as windows have no tabs.
  public func addTabbedWindow(_ window: NSWindow, ordered: OrderingMode) {
    window.makeKeyAndOrderFront(nil)
  }
  /// The group of tabs. Always `nil`: windows have no tabs.
  public var tabGroup: NSWindowTabGroup? { nil }
  /// The tab of the window, without effect: windows have no tabs.
  public var tab: NSWindowTab { NSWindowTab() }
  /// The name of windows that may be tabs of each other. No effect: windows have no tabs.
  public var tabbingIdentifier: TabbingIdentifier {
    get { "" }
    set {}
  }
  /// Shows or hides the row of tabs. No effect: windows have no tabs.
  public func toggleTabBar(_ sender: Any?) {}
  /// Shows all tabs. No effect: windows have no tabs.
  public func toggleTabOverview(_ sender: Any?) {}
  /// Goes to the next tab. No effect: windows have no tabs.
  public func selectNextTab(_ sender: Any?) {}
  /// Goes to the previous tab. No effect: windows have no tabs.
  public func selectPreviousTab(_ sender: Any?) {}
  /// Makes a tab a window. No effect: windows have no tabs.
  public func moveTabToNewWindow(_ sender: Any?) {}
  /// Makes all windows tabs of one. No effect: windows have no tabs.
  public func mergeAllWindows(_ sender: Any?) {}
}
