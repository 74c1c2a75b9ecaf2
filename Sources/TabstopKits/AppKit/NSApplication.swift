public import Foundation
internal import Tabstop

/// The running program. Mirrors the part of AppKit's `NSApplication` that SwiftUI sources use.
@preconcurrency @MainActor
public final class NSApplication {
  /// The only instance.
  public static let shared = NSApplication()

  private init() {}

  /// The delegate that is notified of the program's start and end:
  /// `NSApplicationDelegateAdaptor`'s.
  public internal(set) weak var delegate: (any NSApplicationDelegate)?

  /// The program's windows, the oldest first.
  public var windows: [NSWindow] { Desktop.windows.map(NSWindow.of) }
  /// The active window.
  public var keyWindow: NSWindow? { Desktop.activeWindow.map(NSWindow.of) }
  /// The same as `keyWindow`.
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
    guard reply == .terminateNow else { return }
    for window in Desktop.windows { window.close() }
  }

  /// Performs an action by its name, as `UIApplication.sendAction` does: for example
  /// `Selector(("showSettingsWindow:"))`.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    action.perform()
  }
  /// Nothing to do: only the user hides windows.
  public func hide(_ sender: Any?) {}

  /// The program's icon, of its asset catalogue, if there is one.
  public var applicationIconImage: NSImage! { UIImage(named: "AppIcon") ?? UIImage() }

  /// How a program appears on a Mac. Mirrors AppKit's.
  public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
  /// No effect: the desktop lists the windows of every program. Always true.
  @discardableResult
  public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }

  /// No effect: only the user and the window manager bring windows to the front.
  public func activate(ignoringOtherApps flag: Bool) {}
  /// No effect: only the user and the window manager bring windows to the front.
  public func activate() {}
}

/// The running program, by AppKit's name.
@preconcurrency @MainActor public var NSApp: NSApplication! { .shared }

/// The desktop. Mirrors the part of AppKit's `NSWorkspace` that SwiftUI sources use.
@preconcurrency @MainActor
public final class NSWorkspace {
  /// The only instance.
  public static let shared = NSWorkspace()

  private init() {}

  /// Opens an address with the desktop's program for it; returns whether there is one.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    guard Desktop.canOpen(scheme: url.scheme ?? "") else { return false }
    Desktop.open(url.absoluteString) { _ in }
    return true
  }

  /// Shows files in the desktop's file manager: their folders, each once.
  public func activateFileViewerSelecting(_ fileURLs: [URL]) {
    let folders = fileURLs.map { $0.deletingLastPathComponent() }
    for folder in Set(folders).sorted(by: { $0.path < $1.path }) { open(folder) }
  }

  /// Shows a file in the desktop's file manager; returns whether there is one.
  @discardableResult
  public func selectFile(
    _ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String
  ) -> Bool {
    guard let fullPath else { return open(URL(fileURLWithPath: rootFullPath)) }
    return open(URL(fileURLWithPath: fullPath).deletingLastPathComponent())
  }
}

/// The desktop's clipboard, for texts. Mirrors the part of AppKit's `NSPasteboard` that forms use.
@preconcurrency @MainActor
public final class NSPasteboard {
  /// The only instance.
  public static let general = NSPasteboard()

  private init() {}

  /// A type of content on the clipboard.
  public struct PasteboardType: Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Texts.
    public static let string = PasteboardType("public.utf8-plain-text")
    /// Addresses.
    public static let URL = PasteboardType("public.url")
  }

  /// Removes everything from the clipboard.
  @discardableResult
  public func clearContents() -> Int {
    UIPasteboard.general.string = nil
    return 0
  }

  /// Puts a text on the clipboard, for all programs.
  @discardableResult
  public func setString(_ string: String, forType type: PasteboardType) -> Bool {
    UIPasteboard.general.string = string
    return true
  }

  /// The text that this program has put on the clipboard; see `UIPasteboard.string`.
  public func string(forType type: PasteboardType) -> String? { UIPasteboard.general.string }
}
