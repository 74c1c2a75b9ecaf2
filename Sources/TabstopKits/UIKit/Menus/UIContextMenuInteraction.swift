public import Foundation
internal import Tabstop

/// What a program adds to a view for a kind of interaction. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view.
  var view: UIView? { get }
  /// Called before the view changes.
  func willMove(to view: UIView?)
  /// Called when the view has changed.
  func didMove(to view: UIView?)
}

/// A menu of a view or a row. Mirrors UIKit's; previews are not shown: they are for touch screens.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Makes the preview of a menu. Not called.
  public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
  /// Makes the menu; what the system suggests is empty.
  public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
  /// The identifier.
  public let identifier: any NSCopying
  private let actions: UIContextMenuActionProvider?

  /// Creates a menu, whose items are made when it is opened.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    actions = actionProvider
    super.init()
  }

  var menu: UIMenu? { actions?([]) }
}

/// The delegate that makes the menus of a view. Mirrors UIKit's. Methods that UIKit calls optional
/// have defaults.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu for a point of the view; `nil` for none. The point is `(0, 0)` for the keyboard. Asked when the menu
  /// opens, and when the view is shown: Tab goes to a view without controls only if it has a menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Called before the menu is shown. Never called.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu is closed. Never called.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called for a preview. Never called: previews are not shown.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}

/// What moves while a menu opens or closes. Never made: nothing does. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Changes views meanwhile.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls a closure afterwards.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What moves when a preview is pressed. Never made: previews are not shown. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {}

/// A menu of a view, opened by the secondary button, a long press, the Menu key, or Shift+F10 with the focus in the
/// view. Mirrors UIKit's. Tab reaches a view without controls; there the space bar and Return open the menu, too.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Makes the menus. Not retained.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view.
  open private(set) weak var view: UIView?
  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Closes the menu. No effect: the user closes a menu.
  open func dismissMenu() {}
  /// Where the menu was opened: not known, the middle of the view.
  open func location(in view: UIView?) -> CGPoint { view?.center ?? .zero }
}

extension UIView {
  /// The interactions that were added, of which menus have an effect.
  public var interactions: [any UIInteraction] {
    get { stored.interactions }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue where !interactions.contains(where: { $0 === new }) {
        addInteraction(new)
      }
    }
  }
  /// Adds an interaction.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    stored.interactions.append(interaction)
    interaction.didMove(to: self)
    changed(true)
  }
  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard stored.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    stored.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
    changed(true)
  }

  /// The interaction that makes its menu.
  var menuInteraction: UIContextMenuInteraction? {
    stored.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
  }
}

/// The items of a menu, which are made each time it is opened.
struct InteractionMenu: View {
  let interaction: UIContextMenuInteraction
  let x: Double
  let y: Double
  /// Another one each time, so that the program's closure is called again.
  let opening: UUID

  var body: some View {
    let configuration = interaction.delegate?.contextMenuInteraction(
      interaction, configurationForMenuAtLocation: CGPoint(x: x, y: y))
    if let menu = configuration?.menu { MenuElements(elements: menu.children, menu: menu) }
  }
}
