public import Foundation
internal import Tabstop
public import TabstopFoundation

/// A menu of an `NSStatusItem`. Mirrors AppKit's. The menus of views are `Menu` and `contextMenu`.
@preconcurrency @MainActor
open class NSMenu: NSObject {
  /// The title.
  open var title: String
  /// The items.
  open var items: [NSMenuItem] = [] {
    didSet {
      for item in oldValue where item.menu === self && !items.contains(where: { $0 === item }) {
        item.menu = nil
      }
      for item in items { item.menu = self }
      revision.next()
    }
  }
  /// The count of the changes of what is shown.
  final let revision = KitChangeCount()
  /// Whether the items without an action are disabled, and those that `NSMenuItemValidation` refuses.
  open var autoenablesItems = true { didSet { revision.next() } }
  /// The delegate, which is told before the menu opens. Not retained.
  open weak var delegate: (any NSMenuDelegate)?
  /// The item whose submenu it is.
  final weak var parentItem: NSMenuItem?
  /// The menu that it is a submenu of.
  open var supermenu: NSMenu? { parentItem?.menu }
  /// The smallest width of the menu. Stored, without effect.
  open var minimumWidth: CGFloat = 0
  /// The font of the items. Stored, without effect.
  open var font: NSFont?
  /// The size of the menu. Always zero: nothing is shown.
  open var size: CGSize { .zero }
  /// Creates a menu.
  public init(title: String) {
    self.title = title
    super.init()
  }
  /// Creates a menu.
  public convenience override init() { self.init(title: "") }
  /// Adds an item.
  open func addItem(_ newItem: NSMenuItem) { insertItem(newItem, at: items.count) }
  /// Adds an item.
  open func insertItem(_ newItem: NSMenuItem, at index: Int) {
    items.insert(newItem, at: min(max(0, index), items.count))
  }
  /// Adds an item.
  @discardableResult
  open func addItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    addItem(item)
    return item
  }
  /// Removes an item.
  open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
  /// Removes an item.
  open func removeItem(at index: Int) { items.remove(at: index) }
  /// Removes all items.
  open func removeAllItems() { items = [] }
  /// The number of items.
  open var numberOfItems: Int { items.count }
  /// An item by its place.
  open func item(at index: Int) -> NSMenuItem? {
    items.indices.contains(index) ? items[index] : nil
  }
  /// An item by its title.
  open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
  /// An item by its number.
  open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
  /// Sets the menu of an item.
  open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }
  /// Enables and disables the items, as when the menu opens.
  open func update() { revision.next() }
  private var window: NSWindow?

  /// Opens the menu in a window, which closes when an item is chosen.
  final func open() {
    guard window == nil else { return window?.makeKeyAndOrderFront(nil) ?? () }
    willOpen()
    let content = VStack(alignment: .leading) { MenuItems(menu: self) }.padding(12)
      .onExitCommand { [weak self] in self?.cancelTracking() }
      .onDisappear { [weak self] in self?.windowDidClose() }
    let window = NSWindow(contentViewController: NSHostingController(rootView: content))
    window.title = title.isEmpty ? ProcessInfo.processInfo.processName : title
    self.window = window
    window.makeKeyAndOrderFront(nil)
    NotificationCenter.default.post(name: Self.didBeginTrackingNotification, object: self)
  }
  private func windowDidClose() {
    guard window != nil else { return }
    window = nil
    didClose()
    NotificationCenter.default.post(name: Self.didEndTrackingNotification, object: self)
  }
  /// Closes the menu, if the program has opened it.
  open func cancelTracking() {
    window?.close()
    supermenu?.cancelTracking()
  }
  /// The place of an item; -1 if it is not there.
  open func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }
  /// The place of the first item with a title; -1 if there is none.
  open func indexOfItem(withTitle title: String) -> Int {
    items.firstIndex { $0.title == title } ?? -1
  }
  /// The place of the first item with a number; -1 if there is none.
  open func indexOfItem(withTag tag: Int) -> Int { items.firstIndex { $0.tag == tag } ?? -1 }
  /// The place of the first item with a menu of its own; -1 if there is none.
  open func indexOfItem(withSubmenu submenu: NSMenu?) -> Int {
    items.firstIndex { $0.submenu === submenu } ?? -1
  }
  /// Shows an item again.
  open func itemChanged(_ item: NSMenuItem) { revision.next() }
  /// Performs the action of an item, as `NSApplication.sendAction` does.
  open func performActionForItem(at index: Int) {
    item(at: index)?.choose()
  }
  /// Opens the menu in a window, whose place is the window manager's decision, and returns `true` at once. `contextMenu`
  /// opens a menu in a view.
  @discardableResult
  open func popUp(positioning item: NSMenuItem?, at location: CGPoint, in view: NSView?) -> Bool {
    open()
    return true
  }
  /// Opens the menu in a window; see `popUp(positioning:at:in:)`.
  public class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {
    menu.open()
  }
  /// The name for a menu that opens. Posted for one that the program opens.
  nonisolated public static let didBeginTrackingNotification = Notification.Name(
    "NSMenuDidBeginTrackingNotification")
  /// The name for a menu that has closed. Posted for one that the program has opened.
  nonisolated public static let didEndTrackingNotification = Notification.Name(
    "NSMenuDidEndTrackingNotification")
}

/// A target that says which of its items of menus are enabled. Mirrors AppKit's `NSMenuItemValidation`.
@preconcurrency @MainActor
public protocol NSMenuItemValidation: NSObjectProtocol {
  /// Whether an item is enabled. Called when a menu is shown.
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}

/// A delegate that is notified of a menu. Mirrors AppKit's `NSMenuDelegate`.
@preconcurrency @MainActor
public protocol NSMenuDelegate: NSObjectProtocol {
  /// Called before a menu or the one around it opens, after `menuNeedsUpdate(_:)`.
  func menuWillOpen(_ menu: NSMenu)
  /// Called when a menu or the one around it is closed: panels do not tell it.
  func menuDidClose(_ menu: NSMenu)
  /// Called before a menu or the one around it opens, to change its items; for an empty menu of a view also when
  /// something asks whether the view has a menu.
  func menuNeedsUpdate(_ menu: NSMenu)
}

extension NSMenuDelegate {
  /// Does nothing.
  public func menuWillOpen(_ menu: NSMenu) {}
  /// Does nothing.
  public func menuDidClose(_ menu: NSMenu) {}
  /// Does nothing.
  public func menuNeedsUpdate(_ menu: NSMenu) {}
}

/// An item of an `NSMenu`. Mirrors AppKit's.
@preconcurrency @MainActor
open class NSMenuItem: NSObject {
  /// The title.
  open var title: String { didSet { changed() } }
  /// Whether the item is enabled; see `autoenablesItems` of `NSMenu`.
  open var isEnabled = true { didSet { changed() } }
  /// Whether the item is hidden.
  open var isHidden = false { didSet { changed() } }
  /// The item's submenu.
  open var submenu: NSMenu? {
    didSet {
      changed()
      oldValue?.parentItem = nil
      submenu?.parentItem = self
    }
  }
  /// Whether it has a submenu.
  open var hasSubmenu: Bool { submenu != nil }
  /// The item whose submenu it is in.
  open var parent: NSMenuItem? { menu?.parentItem }
  /// Whether the item is highlighted. Always `false`: it is not shown.
  open var isHighlighted: Bool { false }
  /// What a screen reader says in place of the title.
  final var spokenTitle: String? { didSet { changed() } }
  /// Sets what a screen reader says in place of the title; `nil` for the title.
  open func setAccessibilityLabel(_ label: String?) { spokenTitle = label }
  /// The text or the number after the title. Stored, without effect.
  open var badge: NSMenuItemBadge?
  /// The picture of a state that is on. Stored, without effect.
  open var onStateImage: NSImage?
  /// The picture of a state that is off. Stored, without effect.
  open var offStateImage: NSImage?
  /// The picture of a mixed state. Stored, without effect.
  open var mixedStateImage: NSImage?
  /// The object that gets the action; see `NSApplication.sendAction(_:to:from:)` if there is none. Not retained.
  open weak var target: AnyObject?
  /// The action, with the item as its sender.
  open var action: Selector? { didSet { changed() } }
  /// The character of the item's shortcut. Stored, without effect: panels have no shortcuts.
  open var keyEquivalent: String
  /// The modifier keys of the item's shortcut. Stored, without effect.
  open var keyEquivalentModifierMask = NSEvent.ModifierFlags.command
  /// The state of the item's tick.
  open var state = StateValue.off { didSet { changed() } }
  /// A number of the program's. Stored, without effect.
  open var tag = 0
  /// The item's picture, before its title. It is shown in a menu that the program opens, not in one of a view, a table
  /// or a panel.
  open var image: NSImage? { didSet { changed() } }
  /// The view that is shown in place of the item in a menu that the program opens. That of a view, a table or a panel
  /// has the buttons and texts in it as items.
  open var view: NSView? { didSet { changed() } }
  /// The item's tooltip, which a screen reader announces as a description, in a menu that the program opens. That of a
  /// view, a table or a panel does not show it.
  open var toolTip: String? { didSet { changed() } }
  /// The title with attributes. The menu of a view, a table or a panel shows its text.
  open var attributedTitle: NSAttributedString? { didSet { changed() } }
  /// An object of the program's. Stored, without effect.
  open var representedObject: Any?
  /// The text below the title. It is shown in a menu that the program opens, not in one of a view, a table or a panel.
  public final var subtitle: String? { didSet { changed() } }
  /// A name of the program's own.
  public final var identifier: NSUserInterfaceItemIdentifier?
  /// The number of steps by which the item is indented. Stored, without effect.
  open var indentationLevel = 0
  /// Whether it is a line.
  public private(set) var isSeparatorItem = false
  /// Whether an item is chosen. Mirrors AppKit's.
  public typealias StateValue = NSControl.StateValue
  /// Whether the item replaces the one before while modifier keys are held. Stored, without effect.
  open var isAlternate = false
  /// Whether the shortcut works while the item is hidden. Stored, without effect.
  open var allowsKeyEquivalentWhenHidden = false
  /// The menu that it is in.
  open internal(set) weak var menu: NSMenu?
  private func changed() { menu?.revision.next() }
  /// Creates an item.
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    (title, action, keyEquivalent) = (string, selector, charCode)
    super.init()
  }
  /// Creates an item without a title.
  public convenience override init() { self.init(title: "", action: nil, keyEquivalent: "") }
  /// A line.
  public class func separator() -> NSMenuItem {
    let item = NSMenuItem(title: "", action: nil, keyEquivalent: "")
    item.isSeparatorItem = true
    return item
  }
  /// The title of a part of a menu.
  public class func sectionHeader(title: String) -> NSMenuItem {
    NSMenuItem(title: title, action: nil, keyEquivalent: "")
  }

  /// The text that is shown.
  final var shownTitle: String { attributedTitle?.string ?? title }

  /// Whether the user can choose the item.
  final var canBeChosen: Bool {
    guard isEnabled, menu?.autoenablesItems != false, submenu == nil else { return isEnabled }
    guard action != nil else { return false }
    if let target = target as? any NSMenuItemValidation { return target.validateMenuItem(self) }
    return (target as? any NSUserInterfaceValidations)?.validateUserInterfaceItem(self) ?? true
  }

  /// Sends the action.
  final func choose() {
    menu?.cancelTracking()
    if let action { NSApplication.shared.sendAction(action, to: target, from: self) }
  }
}

/// A text or a number after the title of a menu's item. Mirrors AppKit's `NSMenuItemBadge`: it is not shown.
@preconcurrency @MainActor
public final class NSMenuItemBadge: NSObject {
  /// What a number counts. Mirrors AppKit's.
  public enum BadgeType: Int, Sendable { case none, updates, newItems, alerts }
  /// The number.
  public let itemCount: Int
  /// What the number counts.
  public let type: BadgeType
  /// The text.
  public let stringValue: String?
  /// Creates a badge with a number.
  public init(count: Int) { (itemCount, type, stringValue) = (count, .none, String(count)) }
  /// Creates a badge with a number.
  public init(count: Int, type: BadgeType) {
    (itemCount, self.type, stringValue) = (count, type, String(count))
  }
  /// Creates a badge with a text.
  public init(string: String) { (itemCount, type, stringValue) = (0, .none, string) }
  /// A number of updates.
  public static func updates(count: Int) -> NSMenuItemBadge {
    NSMenuItemBadge(count: count, type: .updates)
  }
  /// A number of new things.
  public static func newItems(count: Int) -> NSMenuItemBadge {
    NSMenuItemBadge(count: count, type: .newItems)
  }
  /// A number of warnings.
  public static func alerts(count: Int) -> NSMenuItemBadge {
    NSMenuItemBadge(count: count, type: .alerts)
  }
}
