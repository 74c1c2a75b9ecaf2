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

extension NSApplication {
  /// No effect: the program's menu has no such page. Show a window of the program.
  public func orderFrontStandardAboutPanel(options: [AboutPanelOptionKey: Any] = [:]) {
    orderFrontStandardAboutPanel(nil)
  }
  /// What an about panel shows. No effect. Mirrors AppKit's.
  public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No effect.
    public static let credits = AboutPanelOptionKey(rawValue: "Credits")
    /// No effect.
    public static let applicationIcon = AboutPanelOptionKey(rawValue: "ApplicationIcon")
    /// No effect.
    public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
    /// No effect.
    public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
    /// No effect.
    public static let version = AboutPanelOptionKey(rawValue: "Version")
  }
  /// No effect: the program's menu has no such page. Show a window of the program.
  public func orderFrontStandardAboutPanel(_ sender: Any?) {
    WithoutCounterpart.report("NSApplication.orderFrontStandardAboutPanel(_:)", use: "a Window")
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
