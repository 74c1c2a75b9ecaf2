internal import Foundation

/// A trait. Mirrors UIKit's; the system's have an empty type each here.
public protocol UITraitDefinition {
  /// The type of the value.
  associatedtype Value
  /// The value without another one.
  static var defaultValue: Value { get }
}
/// The type of a trait. Mirrors UIKit's.
public typealias UITrait = any UITraitDefinition.Type
/// An object whose traits change. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits.
  var traitCollection: UITraitCollection { get }
}
/// A registration for changes of traits. Mirrors UIKit's.
public protocol UITraitChangeRegistration {}

/// An object with closures for changes of its traits. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
  /// Registers a closure, which is called when one of the traits has changed: the appearance, with the desktop or by the
  /// program, or a trait that the program defines.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type],
    handler: @escaping (_ owner: Self, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    TraitChanges.register(traits, of: self) { [weak self] previous in
      if let self { handler(self, previous) }
    }
  }
  /// Registers a method of the object itself; see `registerForTraitChanges(_:handler:)`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
  /// Registers a method of an object, which is not retained; see `registerForTraitChanges(_:handler:)`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return TraitChanges.register(traits, of: self) { [weak self, weak target] _ in
      if let target { TargetAction.send(action, to: target, from: self) }
    }
  }
  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    TraitChanges.unregister(registration)
  }
}

extension UIView: UITraitChangeObservable, UITraitEnvironment {}
extension UIViewController: UITraitChangeObservable, UITraitEnvironment {}
