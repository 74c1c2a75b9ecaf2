public import Foundation

/// The bar of keys of some Macs. Mirrors AppKit's `NSTouchBar`. No computer with this desktop has one, so a bar is never
/// shown, and its delegate is not called: what it does must have a menu or a button, too.
@preconcurrency @MainActor
open class NSTouchBar: NSObject {
  /// The name of a bar that the user can change. Mirrors AppKit's.
  public struct CustomizationIdentifier: RawRepresentable, Hashable, Sendable,
    ExpressibleByStringLiteral
  {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from its name.
    public init(stringLiteral value: String) { rawValue = value }
  }
  /// The name of the bar. Stored, without effect.
  open var customizationIdentifier: CustomizationIdentifier?
  /// The items that the user can add. Stored, without effect.
  open var customizationAllowedItemIdentifiers: [NSTouchBarItem.Identifier] = []
  /// The items that the user cannot remove. Stored, without effect.
  open var customizationRequiredItemIdentifiers: [NSTouchBarItem.Identifier] = []
  /// The items of the bar. Stored, without effect.
  open var defaultItemIdentifiers: [NSTouchBarItem.Identifier] = []
  /// The items of the bar: the same.
  open var itemIdentifiers: [NSTouchBarItem.Identifier] { defaultItemIdentifiers }
  /// The item in the middle. Stored, without effect.
  open var principalItemIdentifier: NSTouchBarItem.Identifier?
  /// The item in place of Escape. Stored, without effect.
  open var escapeKeyReplacementItemIdentifier: NSTouchBarItem.Identifier?
  /// Items that the delegate is not asked for.
  open var templateItems: Set<NSTouchBarItem> = []
  /// The delegate. Not retained; never called.
  open weak var delegate: (any NSTouchBarDelegate)?
  /// Whether the bar is shown: never.
  open var isVisible: Bool { false }
  /// Whether the Edit menu has a command for the bar. Stored, without effect.
  public static var isAutomaticCustomizeTouchBarMenuItemEnabled = false

  /// Creates a bar.
  public override init() { super.init() }
  /// The item with an identifier, among the templates.
  open func item(forIdentifier identifier: NSTouchBarItem.Identifier) -> NSTouchBarItem? {
    templateItems.first { $0.identifier == identifier }
  }
}

/// A delegate that makes the items of a bar. Never called. Mirrors AppKit's `NSTouchBarDelegate`.
@preconcurrency @MainActor
public protocol NSTouchBarDelegate: NSObjectProtocol {
  /// Makes an item. Never called.
  func touchBar(
    _ touchBar: NSTouchBar, makeItemForIdentifier identifier: NSTouchBarItem.Identifier
  ) -> NSTouchBarItem?
}

extension NSTouchBarDelegate {
  /// None.
  public func touchBar(
    _ touchBar: NSTouchBar, makeItemForIdentifier identifier: NSTouchBarItem.Identifier
  ) -> NSTouchBarItem? { nil }
}

/// An object with a bar. Mirrors AppKit's `NSTouchBarProvider`.
@preconcurrency @MainActor
public protocol NSTouchBarProvider: NSObjectProtocol {
  /// The bar.
  var touchBar: NSTouchBar? { get }
}

/// An item of a bar that is never shown. Mirrors AppKit's `NSTouchBarItem`.
@preconcurrency @MainActor
open class NSTouchBarItem: NSObject {
  /// The name of an item. Mirrors AppKit's.
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from its name.
    public init(stringLiteral value: String) { rawValue = value }
    /// A small space.
    public static let fixedSpaceSmall = Identifier("NSTouchBarItemIdentifierFixedSpaceSmall")
    /// A large space.
    public static let fixedSpaceLarge = Identifier("NSTouchBarItemIdentifierFixedSpaceLarge")
    /// A space of any width.
    public static let flexibleSpace = Identifier("NSTouchBarItemIdentifierFlexibleSpace")
    /// The items of the view with the focus.
    public static let otherItemsProxy = Identifier("NSTouchBarItemIdentifierOtherItemsProxy")
    /// The proposals for what is typed.
    public static let candidateList = Identifier("NSTouchBarItemIdentifierCandidateList")
    /// The emoji.
    public static let characterPicker = Identifier("NSTouchBarItemIdentifierCharacterPicker")
  }
  /// How important an item is. Mirrors AppKit's.
  public struct Priority: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Float
    /// Creates a priority.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Less than usual.
    public static let low = Priority(rawValue: -1000)
    /// The usual one.
    public static let normal = Priority(rawValue: 0)
    /// More than usual.
    public static let high = Priority(rawValue: 1000)
  }
  /// The name of the item.
  public let identifier: Identifier
  /// How important it is. Stored, without effect.
  open var visibilityPriority = Priority.normal
  /// The name for the user. Stored, without effect.
  open var customizationLabel: String! = ""
  /// Whether it is shown: never.
  open var isVisible: Bool { false }
  /// The view.
  open var view: NSView? { nil }
  /// Creates an item.
  public init(identifier: Identifier) {
    self.identifier = identifier
    super.init()
  }
}

/// An item with a view of the program's. Mirrors AppKit's `NSCustomTouchBarItem`.
open class NSCustomTouchBarItem: NSTouchBarItem {
  private var ownView = NSView()
  /// The view.
  open override var view: NSView! {
    get { ownView }
    set { ownView = newValue ?? NSView() }
  }
  /// The controller of the view.
  open var viewController: NSViewController?
}

/// An item with a button. Mirrors AppKit's `NSButtonTouchBarItem`.
open class NSButtonTouchBarItem: NSTouchBarItem {
  /// The title.
  open var title = ""
  /// The picture.
  open var image: NSImage?
  /// The object that gets the action. Not retained.
  open weak var target: AnyObject?
  /// The action.
  open var action: Selector?
  /// The colour of the button. Stored, without effect.
  open var bezelColor: NSColor?
  /// Whether it can be pressed. Stored, without effect.
  open var isEnabled = true
  /// Creates an item with a title.
  public convenience init(
    identifier: Identifier, title: String, target: Any?, action: Selector?
  ) {
    self.init(identifier: identifier)
    (self.title, self.action) = (title, action)
    self.target = target as AnyObject?
  }
  /// Creates an item with a picture.
  public convenience init(
    identifier: Identifier, image: NSImage, target: Any?, action: Selector?
  ) {
    self.init(identifier: identifier, title: "", target: target, action: action)
    self.image = image
  }
  /// Creates an item with a title and a picture.
  public convenience init(
    identifier: Identifier, title: String, image: NSImage, target: Any?, action: Selector?
  ) {
    self.init(identifier: identifier, title: title, target: target, action: action)
    self.image = image
  }
}

extension NSApplication {
  /// Shows what the user can change in the bar. No effect: there is none. Mirrors AppKit.
  public func toggleTouchBarCustomizationPalette(_ sender: Any?) {}
}
