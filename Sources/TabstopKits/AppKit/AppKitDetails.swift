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
