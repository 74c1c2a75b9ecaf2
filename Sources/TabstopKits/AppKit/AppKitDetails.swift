public import Foundation
internal import Tabstop

extension NSWindow {
  /// No effect: windows have no tabs here.
  public static var allowsAutomaticWindowTabbing: Bool {
    get { false }
    set {}
  }

  /// A button of a title bar. Mirrors AppKit's.
  public enum ButtonType: UInt, Sendable {
    case closeButton, miniaturizeButton, zoomButton, toolbarButton, documentIconButton
  }
  /// `nil`: the desktop decides about the buttons. Use `windowStyle(.hiddenTitleBar)`.
  public func standardWindowButton(_ b: ButtonType) -> UIView? { nil }
}

extension NSWindow {
  /// No effect: the user fills the screen with a window.
  public func toggleFullScreen(_ sender: Any?) {}
  /// No effect: the user hides windows.
  public func miniaturize(_ sender: Any?) {}
  /// No effect: the user shows windows.
  public func deminiaturize(_ sender: Any?) {}
  /// No effect: the user fills the screen with a window.
  public func zoom(_ sender: Any?) {}
  /// The same as `makeKeyAndOrderFront(_:)`.
  public func orderBack(_ sender: Any?) { makeKeyAndOrderFront(sender) }
  /// Brings an open window to the front.
  public func makeMain() { open?.present() }
  /// Takes part in nothing: `displayIfNeeded` and its kin are GTK's.
  public func display() {}
  /// No effect: a change shows at once.
  public func invalidateShadow() {}
  /// The screen.
  public var screen: NSScreen? { .main }
  /// The number of pixels per point.
  public var backingScaleFactor: CGFloat { Desktop.scale }
  /// A number of the window: 0.
  public var windowNumber: Int { 0 }
  /// Whether it is hidden by the user: not known.
  public var isMiniaturized: Bool { false }
  /// Whether it fills the screen: not known.
  public var isZoomed: Bool { false }
  /// The field that has the focus: not known.
  public var firstResponder: NSResponder? { nil }
  /// No windows of its own.
  public var childWindows: [NSWindow]? { nil }
  /// No effect: the window manager decides.
  public func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {}
  /// Above or below. Mirrors AppKit's.
  public enum OrderingMode: Int, Sendable {
    case above = 1
    case below = -1
    case out = 0
  }
  /// The area of its content: its size.
  public var contentLayoutRect: CGRect { frame }
  /// The rectangle of the content in a frame: the frame.
  public func contentRect(forFrameRect frameRect: CGRect) -> CGRect { frameRect }
}

extension NSView {
  /// Stored, without effect: each view has a layer.
  public var wantsLayer: Bool {
    get { true }
    set {}
  }
  /// Whether it has to be drawn again: it is at once.
  public var needsDisplay: Bool {
    get { false }
    set {}
  }
  /// Whether it has to be laid out again: it is at once.
  public var needsLayout: Bool {
    get { false }
    set {}
  }
  /// From 0, invisible, to 1.
  public var alphaValue: CGFloat {
    get { alpha }
    set { alpha = newValue }
  }
  /// No effect: GTK follows the pointer.
  public func updateTrackingAreas() {}
  /// The size that it needs: not known.
  public var fittingSize: CGSize { intrinsicContentSize }
  /// No effect.
  public func setAccessibilityLabel(_ label: String?) { accessibilityLabel = label }
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
    WithoutCounterpart.report("NSApplication.orderFrontStandardAboutPanel(_:)", use: "a Window")
  }
  /// No effect: the program's menu has no such page. Show a window of the program.
  public func orderFrontStandardAboutPanel(options: [AboutPanelOptionKey: Any] = [:]) {
    orderFrontStandardAboutPanel(nil)
  }
  /// What a page about the program shows. Mirrors AppKit's.
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

/// Mirrors AppKit's. It shows nothing: use `Menu` and `contextMenu`.
@preconcurrency @MainActor
open class NSMenu: NSObject {
  /// The title.
  open var title: String
  /// The items.
  open private(set) var items: [NSMenuItem] = []
  /// Creates a menu.
  public init(title: String) {
    self.title = title
    super.init()
  }
  /// Creates a menu.
  public convenience override init() { self.init(title: "") }
  /// Adds an item.
  open func addItem(_ newItem: NSMenuItem) { items.append(newItem) }
  /// Adds an item.
  @discardableResult
  open func addItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    addItem(item)
    return item
  }
}

/// Mirrors AppKit's. It is not shown: use `Button` in a `Menu`.
@preconcurrency @MainActor
open class NSMenuItem: NSObject {
  /// The title.
  open var title: String
  /// Stored, without effect.
  open var isEnabled = true
  /// Stored, without effect.
  open var submenu: NSMenu?
  /// Stored, without effect.
  open weak var target: AnyObject?
  /// Creates an item.
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    title = string
    super.init()
  }
  /// A line.
  public class func separator() -> NSMenuItem {
    NSMenuItem(title: "", action: nil, keyEquivalent: "")
  }
}
