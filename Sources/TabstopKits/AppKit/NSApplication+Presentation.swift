public import Foundation

// How the program is shown on the screen, about which the desktop decides.
extension NSApplication {
  /// The program's windows, the active one first; the order of the others is not known. Mirrors
  /// AppKit.
  public var orderedWindows: [NSWindow] {
    let key = keyWindow
    return [key].compactMap { $0 } + windows.filter { $0 !== key }
  }
  /// Lets another program become active. No effect: only the user and the window manager bring
  /// windows to the front. Mirrors AppKit.
  public func yieldActivation(to application: NSRunningApplication) {}
  /// Lets another program become active. No effect: only the user and the window manager bring
  /// windows to the front. Mirrors AppKit.
  public func yieldActivation(toApplicationWithBundleIdentifier bundleIdentifier: String) {}
  /// Visible while a window of the program is open: whether others cover it is not known. Mirrors
  /// AppKit.
  public var occlusionState: OcclusionState { windows.isEmpty ? [] : .visible }
  /// Whether a window of the program is visible. Mirrors AppKit.
  public struct OcclusionState: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a state from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At least a part of one window is visible.
    public static let visible = OcclusionState(rawValue: 2)
  }
  /// Posted when the screens have changed. Never posted: the desktop's screens are not watched.
  /// Mirrors AppKit.
  nonisolated public static let didChangeScreenParametersNotification = Notification.Name(
    "NSApplicationDidChangeScreenParametersNotification")
  /// Posted when the visibility of windows has changed. Never posted: whether others cover the
  /// windows is not known. Mirrors AppKit.
  nonisolated public static let didChangeOcclusionStateNotification = Notification.Name(
    "NSApplicationDidChangeOcclusionStateNotification")

  /// Options for what macOS shows beside the program. No effect. Mirrors AppKit.
  public struct PresentationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Hides the dock until the pointer is there. No effect.
    public static let autoHideDock = PresentationOptions(rawValue: 1)
    /// Hides the dock. No effect.
    public static let hideDock = PresentationOptions(rawValue: 2)
    /// Hides the menu bar until the pointer is there. No effect.
    public static let autoHideMenuBar = PresentationOptions(rawValue: 4)
    /// Hides the menu bar. No effect.
    public static let hideMenuBar = PresentationOptions(rawValue: 8)
    /// Disables the Apple menu. No effect.
    public static let disableAppleMenu = PresentationOptions(rawValue: 16)
    /// Disables switching between programs. No effect.
    public static let disableProcessSwitching = PresentationOptions(rawValue: 32)
    /// Disables ending programs by force. No effect.
    public static let disableForceQuit = PresentationOptions(rawValue: 64)
    /// Disables ending the session. No effect.
    public static let disableSessionTermination = PresentationOptions(rawValue: 128)
    /// Disables hiding the program. No effect.
    public static let disableHideApplication = PresentationOptions(rawValue: 256)
    /// Makes the menu bar opaque. No effect.
    public static let disableMenuBarTransparency = PresentationOptions(rawValue: 512)
    /// Fills the screen. No effect.
    public static let fullScreen = PresentationOptions(rawValue: 1024)
    /// Hides the toolbar until the pointer is there. No effect.
    public static let autoHideToolbar = PresentationOptions(rawValue: 2048)
  }
}
