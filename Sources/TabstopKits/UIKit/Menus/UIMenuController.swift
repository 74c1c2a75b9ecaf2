public import Foundation
internal import Tabstop
public import TabstopFoundation

/// An item of a `UIMenuController`. Mirrors UIKit's.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The method, which the view of the menu or one after it has.
  open var action: Selector
  /// Creates an item.
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

/// The menu of editing commands and items of the program's own for a view, which it opens by itself. Mirrors UIKit's. The
/// menu is a window, with what `canPerformAction(_:withSender:)` of the view allows; `contextMenu` opens a menu in a view.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  private static let only = UIMenuController()
  /// The only controller.
  open class var shared: UIMenuController { only }
  /// The directions of a menu's arrow. Mirrors UIKit's. No effect.
  public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }
  /// The direction of the arrow. Stored, without effect.
  open var arrowDirection = ArrowDirection.default
  /// The items besides those of editing.
  open var menuItems: [UIMenuItem]?
  /// Whether the menu is open.
  open var isMenuVisible: Bool { menu != nil }
  private var menu: NSMenu?
  private weak var view: UIView?
  private let delegate = MenuEnd()

  /// Opens the menu for a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    hideMenu()
    let menu = NSMenu()
    for (title, action) in Self.commands { add(title, action, to: menu, for: targetView) }
    for item in menuItems ?? [] { add(item.title, item.action, to: menu, for: targetView) }
    guard menu.numberOfItems > 0 else { return }
    delegate.closed = { [weak self] in self?.menu = nil }
    menu.delegate = delegate
    self.menu = menu
    menu.open()
  }
  /// Closes the menu.
  open func hideMenu() { menu?.cancelTracking() }
  /// Closes the menu.
  open func hideMenu(from targetView: UIView) { hideMenu() }
  /// Sets the view for which `setMenuVisible(_:animated:)` opens the menu.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { view = targetView }
  /// Opens or closes the menu.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if !menuVisible { hideMenu() } else if let view { showMenu(from: view, rect: view.bounds) }
  }
  /// Reads the items again. No effect: the next menu has them.
  open func update() {}

  private func add(_ title: String, _ action: Selector, to menu: NSMenu, for view: UIView) {
    guard let target = view.target(forAction: action, withSender: self) else { return }
    let item = menu.addItem(withTitle: title, action: action, keyEquivalent: "")
    item.target = target as AnyObject
  }

  private static var commands: [(String, Selector)] {
    [
      (String(own: "Cut"), Selector(_named: "cut(_:)", UIResponder.self, UIResponder.cut(_:))),
      (String(own: "Copy"), Selector(_named: "copy(_:)", UIResponder.self, UIResponder.copy(_:))),
      (
        String(own: "Paste"), Selector(_named: "paste(_:)", UIResponder.self, UIResponder.paste(_:))
      ),
      (
        String(own: "Delete"),
        Selector(_named: "delete(_:)", UIResponder.self, UIResponder.delete(_:))
      ),
      (
        String(own: "Select All"),
        Selector(_named: "selectAll(_:)", UIResponder.self, UIResponder.selectAll(_:))
      ),
    ]
  }
}

/// Notes the end of a menu.
private final class MenuEnd: NSObject, NSMenuDelegate {
  var closed: (() -> Void)?
  func menuDidClose(_ menu: NSMenu) { closed?() }
}
