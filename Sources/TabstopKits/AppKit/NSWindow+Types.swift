extension NSWindow {
  /// The name under which a frame is stored.
  public typealias FrameAutosaveName = String

  /// The style of a window. No effect. Mirrors AppKit's.
  public struct StyleMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A window without a frame.
    public static let borderless: StyleMask = []
    /// A window with a title.
    public static let titled = StyleMask(rawValue: 1)
    /// A window with a button that closes it.
    public static let closable = StyleMask(rawValue: 2)
    /// A window with a button that minimises it.
    public static let miniaturizable = StyleMask(rawValue: 4)
    /// The user can change its size.
    public static let resizable = StyleMask(rawValue: 8)
    /// The content reaches under the title bar.
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    /// It fills the screen.
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    /// A panel that does not activate its program.
    public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
    /// A dark panel.
    public static let hudWindow = StyleMask(rawValue: 1 << 13)
    /// A window whose toolbar is in its title bar.
    public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
    /// A small panel.
    public static let utilityWindow = StyleMask(rawValue: 16)
  }
  /// The way in which a window is buffered. No effect. Mirrors AppKit's.
  public enum BackingStoreType: UInt, Sendable {
    case retained, nonretained, buffered
  }
  /// The order of windows. No effect. Mirrors AppKit's.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The order.
    public let rawValue: Int
    /// Creates a level.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The level of ordinary windows.
    public static let normal = Level(rawValue: 0)
    /// The level of windows that float over others.
    public static let floating = Level(rawValue: 3)
    /// The level of status bars.
    public static let statusBar = Level(rawValue: 25)
    /// The level of menus.
    public static let popUpMenu = Level(rawValue: 101)
  }
  /// Whether the title is shown. No effect. Mirrors AppKit's.
  public enum TitleVisibility: Int, Sendable { case visible, hidden }

  /// The behaviour of a window among others. No effect: the window manager decides.
  /// Mirrors AppKit's.
  public struct CollectionBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a behaviour from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The window is on every workspace.
    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
    /// The window moves to the active workspace.
    public static let moveToActiveSpace = CollectionBehavior(rawValue: 2)
    /// The window is managed by the window manager.
    public static let managed = CollectionBehavior(rawValue: 4)
    /// The window is shown only while its program is active.
    public static let transient = CollectionBehavior(rawValue: 8)
    /// The window stays in its place while others move.
    public static let stationary = CollectionBehavior(rawValue: 16)
    /// The window is left out when the user cycles through windows.
    public static let ignoresCycle = CollectionBehavior(rawValue: 64)
    /// It can fill the screen.
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 128)
    /// It can be beside a window that fills the screen.
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 256)
    /// A window of a program without others.
    public static let auxiliary = CollectionBehavior(rawValue: 1 << 17)
    /// The main window of a program.
    public static let primary = CollectionBehavior(rawValue: 1 << 16)
    /// It can have other windows beside it.
    public static let canJoinAllApplications = CollectionBehavior(rawValue: 1 << 18)
    /// It never fills the screen.
    public static let fullScreenNone = CollectionBehavior(rawValue: 512)
  }
  /// The appearance of a toolbar. No effect. Mirrors AppKit's.
  public enum ToolbarStyle: Int, Sendable {
    case automatic, expanded, preference, unified, unifiedCompact
  }
  /// Whether windows are tabs. No effect. Mirrors AppKit's.
  public enum TabbingMode: Int, Sendable { case automatic, preferred, disallowed }
  /// The line under a title bar. No effect. Mirrors AppKit's.
  public enum TitlebarSeparatorStyle: Int, Sendable { case automatic, none, line, shadow }
  /// The animation with which a window appears. No effect. Mirrors AppKit's.
  public enum AnimationBehavior: Int, Sendable {
    case `default` = 0
    case none = 2
    case documentWindow, utilityWindow, alertPanel
  }
  /// Whether other programs can read the content of a window. No effect. Mirrors AppKit's.
  public enum SharingType: UInt, Sendable { case none, readOnly, readWrite }
}

extension NSWindow.Level {
  /// The level of modal panels.
  public static let modalPanel = NSWindow.Level(rawValue: 8)
  /// The level of the main menu.
  public static let mainMenu = NSWindow.Level(rawValue: 24)
  /// The level of submenus.
  public static let submenu = NSWindow.Level(rawValue: 3)
  /// The level of screen savers.
  public static let screenSaver = NSWindow.Level(rawValue: 1000)
}

/// AppKit's name of `NSWindow.TitlebarSeparatorStyle`.
public typealias NSTitlebarSeparatorStyle = NSWindow.TitlebarSeparatorStyle
