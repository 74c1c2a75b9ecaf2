public import Foundation
internal import GtkBridge
internal import Tabstop

/// Is notified of a window. Mirrors the part of AppKit's `NSWindowDelegate` that SwiftUI sources use.
@preconcurrency @MainActor
public protocol NSWindowDelegate: NSObjectProtocol {
  /// Whether `performClose(_:)` may close the window. Not asked when the user closes it.
  func windowShouldClose(_ sender: NSWindow) -> Bool
  /// Called when the window is closed.
  func windowWillClose(_ notification: Notification)
  /// Called when the window has become active.
  func windowDidBecomeKey(_ notification: Notification)
  /// Called when the window is no longer active.
  func windowDidResignKey(_ notification: Notification)
  /// Never called: use a `GeometryReader`.
  func windowDidResize(_ notification: Notification)
}

extension NSWindowDelegate {
  /// True.
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  /// Does nothing.
  public func windowWillClose(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidBecomeKey(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidResignKey(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidResize(_ notification: Notification) {}
}

extension NSWindow {
  /// Posted when a window is closed, with the window as its object. For windows that `NSApplication` has listed,
  /// and those of the program's own, as the two below.
  nonisolated public static let willCloseNotification = Notification.Name(
    "NSWindowWillCloseNotification")
  /// Posted when a window has become active.
  nonisolated public static let didBecomeKeyNotification = Notification.Name(
    "NSWindowDidBecomeKeyNotification")
  /// Posted when a window is no longer active.
  nonisolated public static let didResignKeyNotification = Notification.Name(
    "NSWindowDidResignKeyNotification")
  /// Never posted.
  nonisolated public static let didResizeNotification = Notification.Name(
    "NSWindowDidResizeNotification")
  /// Never posted.
  nonisolated public static let didMoveNotification = Notification.Name(
    "NSWindowDidMoveNotification")

  /// Notifies the delegate, and posts, what happens to the window on the desktop.
  func watch() {
    connections = []
    guard let object = desk?.widget else { return }
    connections = [
      SignalConnection(object, "notify::is-active", owner: self) { window, _ in
        let name =
          window.isKeyWindow ? Self.didBecomeKeyNotification : Self.didResignKeyNotification
        let note = Notification(name: name, object: window)
        if window.isKeyWindow {
          window.delegate?.windowDidBecomeKey(note)
        } else {
          window.delegate?.windowDidResignKey(note)
        }
        NotificationCenter.default.post(note)
      },
      // GTK emits "destroy" when the last reference goes, which may be ours.
      SignalConnection(object, "unrealize", owner: self) { window, _ in
        guard !window.isVisible else { return }
        let note = Notification(name: Self.willCloseNotification, object: window)
        window.delegate?.windowWillClose(note)
        NotificationCenter.default.post(note)
      },
    ]
  }

  // MARK: Size

  /// Lets the window fill the screen, or no longer.
  public func toggleFullScreen(_ sender: Any?) { desk?.widget?.toggleFullscreenWindow() }
  /// Hides the window, except for its entry in the desktop's list.
  public func miniaturize(_ sender: Any?) { desk?.widget?.minimizeWindow() }
  /// The same as `miniaturize(_:)`.
  public func performMiniaturize(_ sender: Any?) { miniaturize(sender) }
  /// Makes the window as large as possible, or no longer.
  public func zoom(_ sender: Any?) {
    guard let window = desk?.widget else { return }
    if window.isMaximizedWindow { window.unmaximizeWindow() } else { window.maximizeWindow() }
  }
  /// The same as `zoom(_:)`.
  public func performZoom(_ sender: Any?) { zoom(sender) }
  /// Whether it is as large as possible.
  public var isZoomed: Bool { desk?.widget?.isMaximizedWindow ?? false }
  /// The first screen.
  public var screen: NSScreen? { .main }
  /// Opens the window, or closes it.
  public func setIsVisible(_ flag: Bool) {
    if flag { makeKeyAndOrderFront(nil) } else { orderOut(nil) }
  }
  /// `nil`: GTK's widgets are no responders.
  public var firstResponder: NSResponder? { nil }
  /// `nil`: toolbars are views' `toolbar`.
  public var toolbar: NSObject? {
    get { nil }
    set {}
  }

  // MARK: Stored without effect

  /// How a window behaves on several desktops. No effect. Mirrors AppKit's.
  public struct CollectionBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a behaviour from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No effect.
    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
    /// No effect.
    public static let moveToActiveSpace = CollectionBehavior(rawValue: 2)
    /// No effect.
    public static let managed = CollectionBehavior(rawValue: 4)
    /// No effect.
    public static let transient = CollectionBehavior(rawValue: 8)
    /// No effect.
    public static let stationary = CollectionBehavior(rawValue: 16)
    /// No effect.
    public static let ignoresCycle = CollectionBehavior(rawValue: 64)
    /// No effect.
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 128)
    /// No effect.
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 256)
    /// No effect.
    public static let fullScreenNone = CollectionBehavior(rawValue: 512)
  }
  /// Where a toolbar is. No effect. Mirrors AppKit's.
  public enum ToolbarStyle: Int, Sendable {
    case automatic, expanded, preference, unified, unifiedCompact
  }
  /// Whether windows are tabs. No effect. Mirrors AppKit's.
  public enum TabbingMode: Int, Sendable { case automatic, preferred, disallowed }
  /// How a window appears. No effect. Mirrors AppKit's.
  public enum AnimationBehavior: Int, Sendable {
    case `default`, none, documentWindow, utilityWindow, alertPanel
  }
  /// Whether other programs see the window. No effect. Mirrors AppKit's.
  public enum SharingType: UInt, Sendable { case none, readOnly, readWrite }
  /// The line below a title bar. No effect. Mirrors AppKit's.
  public enum TitlebarSeparatorStyle: Int, Sendable { case automatic, none, line, shadow }
}
