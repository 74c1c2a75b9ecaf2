public import Foundation

// Members of `NSWindow` without an effect or with constant values: the window manager and GTK decide.
extension NSWindow {
  /// The aspect ratio of the frame: the same as `contentAspectRatio`.
  public var aspectRatio: CGSize {
    get { contentAspectRatio }
    set { contentAspectRatio = newValue }
  }
  /// The frame of a window with a content rectangle: the rectangle itself.
  public func frameRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  /// The frame of a window with a content rectangle: the rectangle itself.
  public static func frameRect(
    forContentRect cRect: CGRect, styleMask style: StyleMask
  ) -> CGRect { cRect }
  /// The content rectangle of a window with a frame: the rectangle itself.
  public static func contentRect(
    forFrameRect fRect: CGRect, styleMask style: StyleMask
  ) -> CGRect { fRect }
  /// Stores the frame under a name. No effect: the window manager has the place.
  public func saveFrame(usingName name: String) {}
  /// Restores the frame of a name. Always `false`: the window manager has the place.
  @discardableResult
  public func setFrameUsingName(_ name: String, force: Bool = false) -> Bool { false }
  /// Whether the user resizes the window now. Always `false`: it is not known.
  public var inLiveResize: Bool { false }
  /// Whether it is on the workspace that the user sees: whether it is open, as more is not known.
  public var isOnActiveSpace: Bool { isVisible }
  /// The place of the pointer in the window. Always the origin: use `onContinuousHover`.
  public var mouseLocationOutsideOfEventStream: CGPoint { .zero }
  /// The windows in one frame with tabs. Always `nil`: windows have no tabs here.
  public var tabbedWindows: [NSWindow]? { nil }
  /// The first screen.
  public var deepestScreen: NSScreen? { .deepest }

  /// Sets the name for assistive technology. No effect: it is the title.
  public func setAccessibilityLabel(_ label: String?) {}
  /// Sets the name for tests. No effect: it is the title.
  public func setAccessibilityIdentifier(_ identifier: String?) {}
  /// Whether the window is drawn again for another screen. No effect: it always is.
  public var displaysWhenScreenProfileChanges: Bool {
    get { true }
    set {}
  }
  /// Whether the program cannot end while the window is modal. No effect: the user can close each
  /// window.
  public var preventsApplicationTerminationWhenModal: Bool {
    get { false }
    set {}
  }
  /// Whether views are drawn on several threads. No effect: GTK draws on one.
  public var allowsConcurrentViewDrawing: Bool {
    get { false }
    set {}
  }
  /// Whether a button hides the toolbar. No effect: there is no such button.
  public var showsToolbarButton: Bool {
    get { false }
    set {}
  }
  /// Whether the window is hidden with the program. No effect: only the user hides windows.
  public var canHide: Bool {
    get { true }
    set {}
  }

  /// Posted after each event. Never posted.
  nonisolated public static let didUpdateNotification = Notification.Name(
    "NSWindowDidUpdateNotification")
  /// Posted before a window is minimized. Never posted.
  nonisolated public static let willMiniaturizeNotification = Notification.Name(
    "NSWindowWillMiniaturizeNotification")
  /// Posted when a window is on a screen of another sharpness. Never posted.
  nonisolated public static let didChangeBackingPropertiesNotification = Notification.Name(
    "NSWindowDidChangeBackingPropertiesNotification")
  /// Posted before the user resizes a window. Never posted.
  nonisolated public static let willStartLiveResizeNotification = Notification.Name(
    "NSWindowWillStartLiveResizeNotification")
}

extension NSWindow.Level {
  /// Creates a level.
  public init(_ rawValue: Int) { self.init(rawValue: rawValue) }
  /// The level of menus that the user has torn off.
  public static let tornOffMenu = NSWindow.Level(rawValue: 3)
}

extension NSWindow.CollectionBehavior {
  /// It can be beside another window on a full screen.
  public static let fullScreenAllowsTiling = NSWindow.CollectionBehavior(rawValue: 1 << 11)
  /// It cannot be beside another window on a full screen.
  public static let fullScreenDisallowsTiling = NSWindow.CollectionBehavior(rawValue: 1 << 12)
  /// The window is part of the cycle through windows.
  public static let participatesInCycle = NSWindow.CollectionBehavior(rawValue: 32)
}
