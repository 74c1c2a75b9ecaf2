public import Foundation

/// A builder of the program's menus. Mirrors UIKit's: never passed to a program, because `commands` are shown.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
  /// The menus that are built.
  var system: UIMenuSystem { get }
  /// The menu of an identifier.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Replaces a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the items of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the start of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the end of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menus of a program. Mirrors UIKit's: no effect, because `commands` are shown.
@preconcurrency @MainActor
public final class UIMenuSystem: NSObject {
  /// The main menus.
  public static let main = UIMenuSystem()
  /// The menus of a view.
  public static let context = UIMenuSystem()
  private override init() { super.init() }
  /// Builds the menus again. No effect.
  public func setNeedsRebuild() {}
  /// Builds the menus again. No effect.
  public func setNeedsRevalidate() {}
}
