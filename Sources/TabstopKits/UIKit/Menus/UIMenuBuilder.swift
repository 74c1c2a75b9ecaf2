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
  /// Checks again which items can be chosen. No effect.
  public func setNeedsRevalidate() {}
}

extension UIMenu.Identifier {
  // UIKit's names of the menus of a program.

  /// All menus.
  public static let root = Self("com.apple.menu.root")
  /// The program's menu.
  public static let application = Self("com.apple.menu.application")
  /// The menu of files.
  public static let file = Self("com.apple.menu.file")
  /// The menu of changes.
  public static let edit = Self("com.apple.menu.edit")
  /// The menu of views.
  public static let view = Self("com.apple.menu.view")
  /// The menu of windows.
  public static let window = Self("com.apple.menu.window")
  /// The menu of help.
  public static let help = Self("com.apple.menu.help")
  /// The menu of formats.
  public static let format = Self("com.apple.menu.format")
  /// The menu of services.
  public static let services = Self("com.apple.menu.services")
  /// The item for the settings.
  public static let preferences = Self("com.apple.menu.preferences")
}
