internal import Foundation

extension NSMenu {
  /// The item under the pointer, or with the focus. Always `nil`: it is not known.
  public var highlightedItem: NSMenuItem? { nil }
  /// Whether the items leave space for ticks. No effect: the desktop's theme decides.
  public var showsStateColumn: Bool {
    get { true }
    set {}
  }
  /// Whether other programs add items. No effect: none do.
  public var allowsContextMenuPlugIns: Bool {
    get { false }
    set {}
  }
  /// Whether tools for writing add items. No effect: a desktop has none.
  public var automaticallyInsertsWritingToolsItems: Bool {
    get { false }
    set {}
  }
  /// The direction of the menu. No effect: it is that of the language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    get { NSApplication.shared.userInterfaceLayoutDirection }
    set {}
  }
  /// How the items are shown. No effect: they are a list.
  public var presentationStyle: PresentationStyle {
    get { .regular }
    set {}
  }
  /// How many items are chosen at once. No effect: the program sets their states.
  public var selectionMode: SelectionMode {
    get { .automatic }
    set {}
  }
  /// The items that are on.
  public var selectedItems: [NSMenuItem] {
    get { items.filter { $0.state.isOn } }
    set {
      for item in items where !item.isSeparatorItem {
        item.state = newValue.contains { $0 === item } ? .on : .off
      }
    }
  }
  /// How the items of a menu are shown. Mirrors AppKit's.
  public enum PresentationStyle: Int, Sendable { case regular, palette }
  /// How many items of a menu are chosen at once. Mirrors AppKit's.
  public enum SelectionMode: Int, Sendable { case automatic, selectOne, selectAny }

  /// The place of the first item with an object of the program's; -1 if there is none.
  public func indexOfItem(withRepresentedObject object: Any?) -> Int {
    guard let object = object as? any Hashable else { return -1 }
    let value = AnyHashable(object)
    return items.firstIndex {
      ($0.representedObject as? any Hashable).map { AnyHashable($0) } == value
    } ?? -1
  }
  /// The place of the first item with a target and an action; -1 if there is none.
  public func indexOfItem(withTarget target: Any?, andAction actionSelector: Selector?) -> Int {
    items.firstIndex {
      $0.target === target as AnyObject? && (actionSelector == nil || $0.action == actionSelector)
    } ?? -1
  }
  /// Closes the menu, if the program has opened it.
  public func cancelTrackingWithoutAnimation() { cancelTracking() }
  /// Whether a key chooses an item. Always `false`: menus have no shortcuts here.
  public func performKeyEquivalent(with event: NSEvent) -> Bool { false }
  /// Whether the bar of menus is shown: a window has none.
  public class func menuBarVisible() -> Bool { false }
  /// Shows or hides the bar of menus. No effect: a window has none.
  public class func setMenuBarVisible(_ visible: Bool) {}
}

extension NSMenuItem {
  /// Whether it, or an item whose submenu it is in, is hidden.
  public var isHiddenOrHasHiddenAncestor: Bool {
    isHidden || parent?.isHiddenOrHasHiddenAncestor == true
  }
  /// The shortcut that the user has set in the desktop's settings: none.
  public var userKeyEquivalent: String { "" }
  /// Whether the shortcut follows the keyboard. No effect: menus have no shortcuts here.
  public var allowsAutomaticKeyEquivalentLocalization: Bool {
    get { false }
    set {}
  }
  /// Whether the shortcut is mirrored from right to left. No effect: menus have no shortcuts here.
  public var allowsAutomaticKeyEquivalentMirroring: Bool {
    get { false }
    set {}
  }
}
