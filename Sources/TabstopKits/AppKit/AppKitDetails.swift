public import Foundation
internal import Tabstop

extension NSView {
  /// Stored, without effect: each view has a layer.
  public var wantsLayer: Bool {
    get { true }
    set {}
  }
  /// From 0, invisible, to 1.
  public var alphaValue: CGFloat {
    get { alpha }
    set { alpha = newValue }
  }
  /// A part of the view that follows the pointer. No effect: use `onHover`.
  public func addTrackingArea(_ trackingArea: NSTrackingArea) {
    UnsupportedAPI.report("NSView.addTrackingArea(_:)", use: "onHover")
  }
  /// No effect.
  public func removeTrackingArea(_ trackingArea: NSTrackingArea) {}
  /// Always empty.
  public var trackingAreas: [NSTrackingArea] { [] }
  /// No effect: use `pointerStyle`.
  public func addCursorRect(_ rect: CGRect, cursor object: NSCursor) {}
  /// No effect: use `dropDestination`.
  public func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {
    UnsupportedAPI.report("NSView.registerForDraggedTypes(_:)", use: "dropDestination")
  }
  /// The size that it needs: not known.
  public var fittingSize: CGSize { intrinsicContentSize }
  /// No effect.
  public func setAccessibilityLabel(_ label: String?) { accessibilityLabel = label }
}

/// A part of a view that follows the pointer. No effect: use `onHover`. Mirrors AppKit's `NSTrackingArea`.
@preconcurrency @MainActor
public final class NSTrackingArea: NSObject {
  /// The events that are tracked, and when. No effect. Mirrors AppKit's.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No effect, as the following.
    public static let mouseEnteredAndExited = Options(rawValue: 1)
    /// No effect.
    public static let mouseMoved = Options(rawValue: 2)
    /// No effect.
    public static let cursorUpdate = Options(rawValue: 4)
    /// No effect.
    public static let activeWhenFirstResponder = Options(rawValue: 16)
    /// No effect.
    public static let activeInKeyWindow = Options(rawValue: 32)
    /// No effect.
    public static let activeInActiveApp = Options(rawValue: 64)
    /// No effect.
    public static let activeAlways = Options(rawValue: 128)
    /// No effect.
    public static let assumeInside = Options(rawValue: 256)
    /// No effect.
    public static let inVisibleRect = Options(rawValue: 512)
    /// No effect.
    public static let enabledDuringMouseDrag = Options(rawValue: 1024)
  }
  /// Creates an area.
  public init(rect: CGRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil)
  { super.init() }
}

extension UIView.AutoresizingMask {
  /// No effect.
  public static let width = flexibleWidth
  /// No effect.
  public static let height = flexibleHeight
  /// No effect.
  public static let minXMargin = flexibleLeftMargin
  /// No effect.
  public static let maxXMargin = flexibleRightMargin
  /// No effect.
  public static let minYMargin = flexibleTopMargin
  /// No effect.
  public static let maxYMargin = flexibleBottomMargin
}

extension NSApplication {
  /// No effect: the program's menu has no such page. Show a window of the program.
  public func orderFrontStandardAboutPanel(_ sender: Any?) {
    UnsupportedAPI.report("NSApplication.orderFrontStandardAboutPanel(_:)", use: "a Window")
  }
  /// No effect: the program's menu has no such page. Show a window of the program.
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

extension NSWorkspace {
  /// An icon of the desktop's theme for a file.
  public func icon(forFile fullPath: String) -> NSImage {
    NSImage(systemName: "doc") ?? NSImage()
  }
}
