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
private struct TraitChangeRegistration: UITraitChangeRegistration {}

/// An object with closures for changes of its traits. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
  /// Registers a closure. Never called, as `traitCollectionDidChange(_:)` is not: views of SwiftUI follow changes by
  /// themselves.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type],
    handler: @escaping (_ owner: Self, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
  /// Registers a method. Never called.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], action: Selector
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
  /// Registers a method of an object. Never called.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
  /// Ends a registration. No effect.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitChangeObservable, UITraitEnvironment {}
extension UIViewController: UITraitChangeObservable, UITraitEnvironment {}
