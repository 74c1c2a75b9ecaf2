public import Foundation
public import TabstopFoundation

/// An item of a toolbar of AppKit's, which is shown nowhere. Mirrors AppKit's.
@preconcurrency @MainActor
open class NSToolbarItem: NSObject {
  /// The name of an item. Mirrors AppKit's.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A space.
    public static let space = Identifier("NSToolbarSpaceItem")
    /// A space that grows.
    public static let flexibleSpace = Identifier("NSToolbarFlexibleSpaceItem")
    /// A button for the sidebar.
    public static let toggleSidebar = Identifier("NSToolbarToggleSidebarItem")
    /// A button for the inspector.
    public static let toggleInspector = Identifier("NSToolbarToggleInspectorItem")
    /// A line above the edge of the sidebar.
    public static let sidebarTrackingSeparator = Identifier("NSToolbarSidebarTrackingSeparatorItem")
    /// A line above the edge of the inspector.
    public static let inspectorTrackingSeparator = Identifier(
      "NSToolbarInspectorTrackingSeparatorItem")
    /// A button for colours.
    public static let showColors = Identifier("NSToolbarShowColorsItem")
    /// A button for fonts.
    public static let showFonts = Identifier("NSToolbarShowFontsItem")
    /// A button that prints.
    public static let print = Identifier("NSToolbarPrintItem")
    /// A button for the cloud.
    public static let cloudSharing = Identifier("NSToolbarCloudSharingItem")
  }

  /// Which items go first when there is not enough space. Mirrors AppKit's. No effect.
  public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// Creates a priority.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The usual one.
    public static let standard = VisibilityPriority(rawValue: 0)
    /// A low one.
    public static let low = VisibilityPriority(rawValue: -1000)
    /// A high one.
    public static let high = VisibilityPriority(rawValue: 1000)
    /// That of the user.
    public static let user = VisibilityPriority(rawValue: 2000)
  }

  /// The name.
  public let itemIdentifier: Identifier
  /// The toolbar. Not retained.
  open internal(set) weak var toolbar: NSToolbar?
  /// The title.
  open var label = ""
  /// The title for the user who arranges the items.
  open var paletteLabel = ""
  /// The title of a button.
  open var title = ""
  /// The explanation.
  open var toolTip: String?
  /// The picture.
  open var image: NSImage?
  /// The view.
  open var view: NSView?
  /// The receiver of the action. Not retained, never called: the item is not shown.
  open weak var target: AnyObject?
  /// The action. Never called: the item is not shown.
  open var action: Selector?
  /// The entry of the item in a menu.
  open var menuFormRepresentation: NSMenuItem?
  /// A number of the program's.
  open var tag = 0
  /// Whether the item can be used.
  open var isEnabled = true
  /// Whether the item has an edge.
  open var isBordered = false
  /// Whether the item belongs to the navigation.
  open var isNavigational = false
  /// Whether the system finds out whether the item can be used.
  open var autovalidates = true
  /// Whether the item is hidden.
  open var isHidden = false
  /// The least size.
  open var minSize = CGSize.zero
  /// The largest size.
  open var maxSize = CGSize.zero
  /// Which items go first when there is not enough space.
  open var visibilityPriority = VisibilityPriority.standard

  /// Creates an item.
  public init(itemIdentifier: Identifier) {
    self.itemIdentifier = itemIdentifier
    super.init()
  }

  /// Finds out whether the item can be used. No effect.
  open func validate() {}
}

/// Several items in one. Mirrors AppKit's.
open class NSToolbarItemGroup: NSToolbarItem {
  /// The items.
  open var subitems: [NSToolbarItem] = []
  /// The number of the chosen item.
  open var selectedIndex = -1
}

/// A line above the edge of two columns. Mirrors AppKit's.
open class NSTrackingSeparatorToolbarItem: NSToolbarItem {}

/// A field for a search. Mirrors AppKit's.
open class NSSearchToolbarItem: NSToolbarItem {
  /// The field.
  open var searchField = NSSearchField()
}

/// A button with a menu. Mirrors AppKit's.
open class NSMenuToolbarItem: NSToolbarItem {
  /// The menu.
  open var menu = NSMenu()
  /// Whether the button shows that there is a menu.
  open var showsIndicator = true
}
