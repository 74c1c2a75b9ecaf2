public import Foundation
public import TabstopFoundation

/// An action of a view for assistive technology and the keyboard. Mirrors UIKit's.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Runs an action; returns whether it has succeeded.
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool
  /// The name for the user.
  open var name: String
  /// The name with attributes: its text is the name.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  /// The picture of the action. Stored, without effect: menus show names.
  open var image: UIImage?
  /// Runs the action.
  open var actionHandler: ActionHandler?
  /// The object whose method is called. Not retained.
  open weak var target: AnyObject?
  /// The method that is called, with the action if it has a parameter.
  open var selector: Selector

  /// Creates an action.
  public init(name: String, actionHandler: ActionHandler?) {
    (self.name, self.actionHandler, selector) = (name, actionHandler, Selector(""))
    super.init()
  }
  /// Creates an action. Mirrors AppKit's `NSAccessibilityCustomAction`.
  public convenience init(name: String, handler: (() -> Bool)?) {
    self.init(name: name, actionHandler: handler.map { handler in { _ in handler() } })
  }
  /// Creates an action with a picture.
  public convenience init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }
  /// Creates an action that calls a method of a target, which is not retained.
  public init(name: String, target: Any?, selector: Selector) {
    (self.name, self.selector) = (name, selector)
    super.init()
    self.target = target as AnyObject?
  }

  final func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    return TargetAction.send(selector, to: target, from: self)
  }
}

/// AppKit's name of an action for assistive technology.
public typealias NSAccessibilityCustomAction = UIAccessibilityCustomAction
