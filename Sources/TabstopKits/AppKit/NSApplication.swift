public import Foundation
internal import GtkBridge
internal import Tabstop
public import TabstopFoundation

/// The running program. Mirrors the part of AppKit's `NSApplication` that SwiftUI sources use.
@preconcurrency @MainActor
public final class NSApplication: _KeyValueCodingAndObserving {
  /// The only instance.
  public static let shared = NSApplication()

  private init() {}

  /// The delegate that is notified of the program's start and end:
  /// `NSApplicationDelegateAdaptor`'s, or the one that the program sets before `run()`.
  public weak var delegate: (any NSApplicationDelegate)?

  /// The program's windows, the oldest first.
  public var windows: [NSWindow] { Desktop.windows.map(NSWindow.of) }
  /// The active window.
  public var keyWindow: NSWindow? { Desktop.activeWindow.map(NSWindow.of) }
  /// The main window: the active one, as no other has that role.
  public var mainWindow: NSWindow? { keyWindow }
  /// Whether a window of the program is active.
  public var isActive: Bool { Desktop.windows.contains { $0.isActive } }

  /// Posted when a window of the program has become active.
  nonisolated public static var didBecomeActiveNotification: Notification.Name {
    ProgramNotifications.appKit.didBecomeActive
  }
  /// Posted when no window of the program is active any more, before `didResignActive`.
  nonisolated public static var willResignActiveNotification: Notification.Name {
    ProgramNotifications.appKit.willResignActive
  }
  /// Posted when no window of the program is active any more.
  nonisolated public static var didResignActiveNotification: Notification.Name {
    ProgramNotifications.appKit.didResignActive
  }
  /// Posted when the program ends. Its windows are closed by then, so no view receives it.
  nonisolated public static var willTerminateNotification: Notification.Name {
    ProgramNotifications.appKit.willTerminate
  }

  /// Closes all windows, which ends the program, unless its delegate prevents it.
  public func terminate(_ sender: Any?) {
    let reply = delegate?.applicationShouldTerminate(self) ?? .terminateNow
    waitsForReply = reply == .terminateLater
    guard reply == .terminateNow else { return }
    for window in Desktop.windows { window.close() }
    Desktop.endWithWindows()
  }
  /// Ends the program without asking the delegate, by closing its windows; or ends `runModal(for:)`. Mirrors
  /// AppKit's.
  public func stop(_ sender: Any?) {
    if modal == nil {
      for window in Desktop.windows { window.close() }
    } else {
      stopModal()
    }
  }
  /// Whether the delegate has not decided yet whether the program ends.
  var waitsForReply = false
  /// The window that `runModal(for:)` waits for, and its answer.
  var modal: (window: NSWindow, response: ModalResponse?)?
  /// The options for the desktop's bars. Stored, without effect: the desktop decides about its
  /// bars.
  public var presentationOptions: PresentationOptions = []
  /// The menu of help. Stored, without effect: `commands` are shown.
  public var helpMenu: NSMenu?
  /// The menu of windows. Stored, without effect: `commands` are shown.
  public var windowsMenu: NSMenu?
  /// The menu of services. Stored, without effect: `commands` are shown.
  public var servicesMenu: NSMenu?

  /// Sends an action, as `UIApplication.sendAction(_:to:from:for:)` does: for example
  /// `Selector(("showSettingsWindow:"))`.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    TargetAction.send(action, to: target, from: sender)
  }
  /// Opens GTK's emoji chooser for the text field with the focus.
  ///
  /// - Parameter sender: A view that takes texts (`NSTextInputClient`) gets the emoji if no field has the focus.
  public func orderFrontCharacterPalette(_ sender: Any?) {
    guard let focus = Desktop.activeGtkWindow?.windowFocus else { return }
    let client = sender as? any NSTextInputClient
    EmojiList.open(
      over: focus,
      picked: client.map { client in { client.insertText($0, replacementRange: .notFound) } })
  }
  /// Hides the program. No effect: only the user hides windows.
  public func hide(_ sender: Any?) {}

  /// Shows the hidden program. No effect: only the user hides windows.
  public func unhide(_ sender: Any?) {}
  /// Hides other programs. No effect: only the user hides windows.
  public func hideOtherApplications(_ sender: Any?) {}
  /// Makes the program inactive. No effect: only the user and the window manager bring windows to
  /// the front.
  public func deactivate() {}
  /// Whether it is hidden: false.
  public var isHidden: Bool { false }

  /// The program's icon, of its asset catalogue, if there is one. A picture that the program sets is kept,
  /// without effect: the launcher file has the icon.
  public var applicationIconImage: NSImage! {
    get { icon ?? UIImage(named: "AppIcon") ?? UIImage() }
    set { icon = newValue }
  }
  private var icon: NSImage?
  /// The icon in the dock, which Linux's desktops do not let programs change.
  public let dockTile = NSDockTile()
  /// The main menu. Stored, without effect: `commands` are shown.
  public var mainMenu: NSMenu?
  /// Asks for the user's attention. No effect: the desktop has no such sign. Returns 0.
  @discardableResult
  public func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int { 0 }
  /// The reasons why a program wants attention. Mirrors AppKit's.
  public enum RequestUserAttentionType: UInt, Sendable {
    case criticalRequest = 0
    case informationalRequest = 10
  }
  /// The program's place on the desktop. Always `.regular`: the program appears in the list of
  /// windows.
  public func activationPolicy() -> ActivationPolicy { .regular }
  /// The event that is handled: `nil`.
  public internal(set) var currentEvent: NSEvent?

  /// The way in which a program appears on a Mac. Mirrors AppKit's.
  public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
  /// Sets the program's place on the desktop. No effect: the desktop lists the windows of every
  /// program. Always true.
  @discardableResult
  public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }

  /// Brings the program to the front. No effect: only the user and the window manager bring windows
  /// to the front.
  public func activate(ignoringOtherApps flag: Bool) {}
  /// Brings the program to the front. No effect: only the user and the window manager bring windows
  /// to the front.
  public func activate() {}
}

/// The running program, by AppKit's name.
@preconcurrency @MainActor public var NSApp: NSApplication! { .shared }

extension NSApplication {
  /// Shows a window about the program. No effect: the program's menu has no such page. Show a
  /// window of the program.
  public func orderFrontStandardAboutPanel(_ sender: Any?) {
    UnsupportedAPI.report("NSApplication.orderFrontStandardAboutPanel(_:)", use: "a Window")
  }
  /// Shows a window about the program. No effect: the program's menu has no such page. Show a
  /// window of the program.
  public func orderFrontStandardAboutPanel(options: [AboutPanelOptionKey: Any] = [:]) {
    orderFrontStandardAboutPanel(nil)
  }
  /// A key of the dialog about the program. Mirrors AppKit's.
  public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A text.
    public static let credits = AboutPanelOptionKey(rawValue: "Credits")
    /// The program's name.
    public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
    /// The icon.
    public static let applicationIcon = AboutPanelOptionKey(rawValue: "ApplicationIcon")
    /// The version.
    public static let version = AboutPanelOptionKey(rawValue: "Version")
    /// The version of the program.
    public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
  }
}
