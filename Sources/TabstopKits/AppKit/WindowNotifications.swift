public import Foundation
internal import GtkBridge
internal import Tabstop
public import TabstopFoundation

/// A delegate that is notified of a window. Mirrors the part of AppKit's `NSWindowDelegate` with an
/// occasion here.
@preconcurrency @MainActor
public protocol NSWindowDelegate: NSObjectProtocol {
  /// Whether `performClose(_:)` may close the window. Not called when the user closes it: use
  /// `windowDismissBehavior(_:)`.
  func windowShouldClose(_ sender: NSWindow) -> Bool
  /// Called when the window closes.
  func windowWillClose(_ notification: Notification)
  /// Called when the window has become active.
  func windowDidBecomeKey(_ notification: Notification)
  /// Called when the window is not active any more.
  func windowDidResignKey(_ notification: Notification)
  /// Called when the window has become active.
  func windowDidBecomeMain(_ notification: Notification)
  /// Called when the window is not active any more.
  func windowDidResignMain(_ notification: Notification)
  /// Called when the window was resized. Never called: views read their size with
  /// `onGeometryChange`.
  func windowDidResize(_ notification: Notification)
  /// Called when the window was moved. Never called: only the window manager has the place.
  func windowDidMove(_ notification: Notification)
  /// Called when the window was minimized. Never called.
  func windowDidMiniaturize(_ notification: Notification)
  /// Called when the window is no longer minimized. Never called.
  func windowDidDeminiaturize(_ notification: Notification)
  /// Called before the window fills the screen. Never called.
  func windowWillEnterFullScreen(_ notification: Notification)
  /// Called when the window fills the screen. Never called.
  func windowDidEnterFullScreen(_ notification: Notification)
  /// Called before the window leaves the full screen. Never called.
  func windowWillExitFullScreen(_ notification: Notification)
  /// Called when the window has left the full screen. Never called.
  func windowDidExitFullScreen(_ notification: Notification)
  /// Called before the window is resized. Never called: the user decides about the size.
  func windowWillResize(_ sender: NSWindow, to frameSize: CGSize) -> CGSize
  /// The undo manager of the views in the window; `nil` for the window's own.
  func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager?
  /// Called for the options on a full screen. Never called: the desktop decides what is on a full
  /// screen.
  func window(
    _ window: NSWindow,
    willUseFullScreenPresentationOptions proposedOptions: NSApplication.PresentationOptions
  ) -> NSApplication.PresentationOptions
}

extension NSWindowDelegate {
  /// Whether the window may close. Always `true`.
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  /// Does nothing.
  public func windowWillClose(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidBecomeKey(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidResignKey(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidBecomeMain(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidResignMain(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidResize(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidMove(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidMiniaturize(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidDeminiaturize(_ notification: Notification) {}
  /// Does nothing.
  public func windowWillEnterFullScreen(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidEnterFullScreen(_ notification: Notification) {}
  /// Does nothing.
  public func windowWillExitFullScreen(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidExitFullScreen(_ notification: Notification) {}
  /// Returns the proposed size.
  public func windowWillResize(_ sender: NSWindow, to frameSize: CGSize) -> CGSize { frameSize }
  /// The undo manager of the window. Always `nil`.
  public func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager? { nil }
  /// Returns the proposed options.
  public func window(
    _ window: NSWindow,
    willUseFullScreenPresentationOptions proposedOptions: NSApplication.PresentationOptions
  ) -> NSApplication.PresentationOptions { proposedOptions }
}

extension NSWindow {
  /// Posted when a window has become active.
  nonisolated public static var didBecomeKeyNotification: Notification.Name {
    WindowNotifications.name("DidBecomeKey")
  }
  /// Posted when a window is not active any more.
  nonisolated public static var didResignKeyNotification: Notification.Name {
    WindowNotifications.name("DidResignKey")
  }
  /// Posted when a window has become active.
  nonisolated public static var didBecomeMainNotification: Notification.Name {
    WindowNotifications.name("DidBecomeMain")
  }
  /// Posted when a window is not active any more.
  nonisolated public static var didResignMainNotification: Notification.Name {
    WindowNotifications.name("DidResignMain")
  }
  /// Posted when a window closes.
  nonisolated public static var willCloseNotification: Notification.Name {
    WindowNotifications.name("WillClose")
  }
  /// Posted when a window was resized. Never posted: views read their size with `onGeometryChange`.
  nonisolated public static let didResizeNotification = name("DidResize")
  /// Posted when the user has resized a window. Never posted.
  nonisolated public static let didEndLiveResizeNotification = name("DidEndLiveResize")
  /// Posted when a window was moved. Never posted: only the window manager has the place.
  nonisolated public static let didMoveNotification = name("DidMove")
  /// Posted when a window was minimized. Never posted.
  nonisolated public static let didMiniaturizeNotification = name("DidMiniaturize")
  /// Posted when a window is no longer minimized. Never posted.
  nonisolated public static let didDeminiaturizeNotification = name("DidDeminiaturize")
  /// Posted when a window is on another screen. Never posted.
  nonisolated public static let didChangeScreenNotification = name("DidChangeScreen")
  /// Posted when the visibility of a window has changed. Never posted.
  nonisolated public static let didChangeOcclusionStateNotification = name(
    "DidChangeOcclusionState")
  /// Posted before a window fills the screen. Never posted.
  nonisolated public static let willEnterFullScreenNotification = name("WillEnterFullScreen")
  /// Posted when a window fills the screen. Never posted.
  nonisolated public static let didEnterFullScreenNotification = name("DidEnterFullScreen")
  /// Posted before a window leaves the full screen. Never posted.
  nonisolated public static let willExitFullScreenNotification = name("WillExitFullScreen")
  /// Posted when a window has left the full screen. Never posted.
  nonisolated public static let didExitFullScreenNotification = name("DidExitFullScreen")

  nonisolated private static func name(_ event: String) -> Notification.Name {
    Notification.Name("NSWindow\(event)Notification")
  }
}

/// Posts what happens to windows, and notifies their delegates, from the first time that one of the names
/// is used.
final class WindowNotifications: Sendable {
  private static let shared = WindowNotifications()

  static func begin() { _ = shared }
  static func name(_ event: String) -> Notification.Name {
    begin()
    return Notification.Name("NSWindow\(event)Notification")
  }

  private init() {
    // The names may be used on any thread.
    if MainLoop.isMainThread {
      MainActor.assumeIsolated { Self.watch() }
    } else {
      DispatchQueue.main.async { Self.watch() }
    }
  }

  @MainActor
  private static func watch() {
    Desktop.onWindowEvent { window, event in
      UIWindow.post(event, of: window)
      let window = NSWindow.of(window)
      switch event {
      case .becomesActive:
        post("DidBecomeKey", window) { $0.windowDidBecomeKey($1) }
        post("DidBecomeMain", window) { $0.windowDidBecomeMain($1) }
      case .resignsActive:
        post("DidResignKey", window) { $0.windowDidResignKey($1) }
        post("DidResignMain", window) { $0.windowDidResignMain($1) }
      case .closes:
        post("WillClose", window) { $0.windowWillClose($1) }
        window.endAsSheet(.cancel)
        NSApplication.shared.closes(window)
      }
    }
  }

  @MainActor
  private static func post(
    _ event: String, _ window: NSWindow, _ notify: (any NSWindowDelegate, Notification) -> Void
  ) {
    let notification = Notification(
      name: Notification.Name("NSWindow\(event)Notification"), object: window)
    NotificationCenter.default.post(notification)
    if let delegate = window.delegate { notify(delegate, notification) }
  }
}
