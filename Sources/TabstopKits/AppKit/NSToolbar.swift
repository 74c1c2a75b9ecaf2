public import Foundation

/// A toolbar of AppKit's. Shown nowhere: `toolbar` of SwiftUI is. Its items exist, as the delegate makes them.
/// Mirrors AppKit's.
@preconcurrency @MainActor
open class NSToolbar: NSObject {
  /// The name of a toolbar. Mirrors AppKit's.
  public typealias Identifier = String
  /// The parts of items that a toolbar shows. No effect. Mirrors AppKit's.
  public enum DisplayMode: UInt, Sendable { case `default`, iconAndLabel, iconOnly, labelOnly }
  /// The size of a toolbar. No effect. Mirrors AppKit's.
  public enum SizeMode: UInt, Sendable { case `default`, regular, small }
  /// The name.
  public let identifier: Identifier
  /// Makes the items. Not retained.
  open weak var delegate: (any NSToolbarDelegate)? {
    didSet { makeItems(delegate?.toolbarDefaultItemIdentifiers(self) ?? []) }
  }
  /// The items that the delegate has made.
  open private(set) var items: [NSToolbarItem] = []
  /// Whether pictures or titles are shown. Stored, without effect.
  public var displayMode = DisplayMode.default
  /// The size. Stored, without effect.
  public var sizeMode = SizeMode.default
  /// Whether there is a line below the toolbar. Stored, without effect.
  public var showsBaselineSeparator = true
  /// Whether the toolbar is visible. Stored, without effect.
  public var isVisible = true
  /// Whether the user may arrange the items. Stored, without effect.
  public var allowsUserCustomization = false
  /// Whether the user may choose between pictures and titles. Stored, without effect.
  public var allowsDisplayModeCustomization = true
  /// Whether the arrangement is kept. Stored, without effect.
  public var autosavesConfiguration = false
  /// The chosen item. Stored, without effect.
  public var selectedItemIdentifier: NSToolbarItem.Identifier?
  /// The item in the middle. Stored, without effect.
  public var centeredItemIdentifier: NSToolbarItem.Identifier?
  /// The items in the middle. Stored, without effect.
  public var centeredItemIdentifiers: Set<NSToolbarItem.Identifier> = []
  /// The items on screen: those of the toolbar.
  public var visibleItems: [NSToolbarItem]? { items }

  /// Creates a toolbar.
  public override init() {
    identifier = ""
    super.init()
  }
  /// Creates a toolbar.
  public init(identifier: Identifier) {
    self.identifier = identifier
    super.init()
  }

  private func makeItem(_ identifier: NSToolbarItem.Identifier) -> NSToolbarItem? {
    let item = delegate?.toolbar(
      self, itemForItemIdentifier: identifier, willBeInsertedIntoToolbar: true)
    item?.toolbar = self
    return item
  }

  private func makeItems(_ identifiers: [NSToolbarItem.Identifier]) {
    items = identifiers.compactMap(makeItem)
  }

  /// Adds the item that the delegate makes for a name.
  open func insertItem(withItemIdentifier itemIdentifier: NSToolbarItem.Identifier, at index: Int) {
    guard let item = makeItem(itemIdentifier) else { return }
    items.insert(item, at: min(max(index, 0), items.count))
  }

  /// Removes an item.
  open func removeItem(at index: Int) {
    if items.indices.contains(index) { items.remove(at: index) }
  }

  /// Validates the items on screen. No effect: they are not shown.
  open func validateVisibleItems() {}
}

/// Makes the items of a toolbar. Mirrors AppKit's.
@preconcurrency @MainActor
public protocol NSToolbarDelegate: NSObjectProtocol {
  /// Makes an item.
  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem?
  /// The names of the items.
  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  /// The names of the items that the user may add. Never asked.
  func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  /// The names of the items that can be chosen. Never asked.
  func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  /// Never called.
  func toolbarWillAddItem(_ notification: Notification)
  /// Never called.
  func toolbarDidRemoveItem(_ notification: Notification)
}

extension NSToolbarDelegate {
  public func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? { nil }
  public func toolbarDefaultItemIdentifiers(
    _ toolbar: NSToolbar
  ) -> [NSToolbarItem.Identifier] { [] }
  public func toolbarAllowedItemIdentifiers(
    _ toolbar: NSToolbar
  ) -> [NSToolbarItem.Identifier] { [] }
  public func toolbarSelectableItemIdentifiers(
    _ toolbar: NSToolbar
  ) -> [NSToolbarItem.Identifier] { [] }
  public func toolbarWillAddItem(_ notification: Notification) {}
  public func toolbarDidRemoveItem(_ notification: Notification) {}
}
