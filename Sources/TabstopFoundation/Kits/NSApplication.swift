public import Foundation
internal import Tabstop

/// The running program. Mirrors the part of AppKit's `NSApplication` that SwiftUI sources use.
@preconcurrency @MainActor
public final class NSApplication {
  /// The one there is.
  public static let shared = NSApplication()

  private init() {}

  /// The one that is told of the program's start and end: `NSApplicationDelegateAdaptor`'s.
  public internal(set) weak var delegate: (any NSApplicationDelegate)?

  /// The program's windows, the oldest first.
  public var windows: [NSWindow] { Desktop.windows.map(NSWindow.init) }
  /// The window that has the keys.
  public var keyWindow: NSWindow? { Desktop.activeWindow.map(NSWindow.init) }
  /// The same as `keyWindow`.
  public var mainWindow: NSWindow? { keyWindow }
  /// Whether a window of the program has the keys.
  public var isActive: Bool { Desktop.windows.contains { $0.isActive } }

  /// Sent when a window of the program has come to have the keys.
  nonisolated public static var didBecomeActiveNotification: Notification.Name {
    ProgramNotifications.appKit.didBecomeActive
  }
  /// Sent when no window of the program has the keys any more, before `didResignActive`.
  nonisolated public static var willResignActiveNotification: Notification.Name {
    ProgramNotifications.appKit.willResignActive
  }
  /// Sent when no window of the program has the keys any more.
  nonisolated public static var didResignActiveNotification: Notification.Name {
    ProgramNotifications.appKit.didResignActive
  }
  /// Sent when the program ends. Its windows are closed by then, so that no view hears of it.
  nonisolated public static var willTerminateNotification: Notification.Name {
    ProgramNotifications.appKit.willTerminate
  }

  /// Closes all windows, with which the program ends, unless its delegate wishes otherwise.
  public func terminate(_ sender: Any?) {
    let reply = delegate?.applicationShouldTerminate(self) ?? .terminateNow
    guard reply == .terminateNow else { return }
    for window in Desktop.windows { window.close() }
  }

  /// Without effect: only the person and the window manager bring windows to the front.
  public func activate(ignoringOtherApps flag: Bool) {}
  /// Without effect: only the person and the window manager bring windows to the front.
  public func activate() {}
}

/// The running program, as AppKit has it.
@preconcurrency @MainActor public var NSApp: NSApplication! { .shared }

/// A window of the program. Mirrors the part of AppKit's `NSWindow` that SwiftUI sources use.
@preconcurrency @MainActor
public struct NSWindow {
  private let window: Desktop.Window

  fileprivate init(_ window: Desktop.Window) { self.window = window }

  /// With `nil`: takes the focus from the field that has it. Views are no responders here.
  @discardableResult
  public func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    guard responder == nil else { return false }
    window.dismissFocus()
    return true
  }

  /// Whether it has the keys.
  public var isKeyWindow: Bool { window.isActive }
  /// The title in its bar.
  public var title: String { window.title }
  /// Its size, in points; where it is only the window manager knows.
  public var frame: CGRect {
    CGRect(x: 0, y: 0, width: window.size.width, height: window.size.height)
  }
  /// Closes it.
  public func close() { window.close() }
  /// Closes it, as its button does.
  public func performClose(_ sender: Any?) { window.close() }
}

/// What AppKit hands events to. There is none here; it names the type of `nil`.
public enum NSResponder {}

/// The desktop. Mirrors the part of AppKit's `NSWorkspace` that SwiftUI sources use.
@preconcurrency @MainActor
public final class NSWorkspace {
  /// The one there is.
  public static let shared = NSWorkspace()

  private init() {}

  /// Opens an address with the program that the desktop has for it; the answer is whether there is
  /// one.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    guard Desktop.canOpen(scheme: url.scheme ?? "") else { return false }
    Desktop.open(url.absoluteString) { _ in }
    return true
  }
}

/// The desktop's clipboard, for texts. Mirrors the part of AppKit's `NSPasteboard` that forms use.
@preconcurrency @MainActor
public final class NSPasteboard {
  /// The one there is.
  public static let general = NSPasteboard()

  private init() {}

  /// A kind of content.
  public struct PasteboardType: Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// A kind by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Texts.
    public static let string = PasteboardType("public.utf8-plain-text")
    /// Addresses.
    public static let URL = PasteboardType("public.url")
  }

  /// Takes everything from the clipboard.
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

  /// What this program has put on the clipboard; see `UIPasteboard.string`.
  public func string(forType type: PasteboardType) -> String? { UIPasteboard.general.string }
}
