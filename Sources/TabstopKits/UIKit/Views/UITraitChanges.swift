public import Foundation

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

/// Whether the interface is light or dark. Mirrors UIKit's.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}
/// The width class. Mirrors UIKit's.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
/// The height class. Mirrors UIKit's.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
/// The size of text. Mirrors UIKit's.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The usual size.
  public static let defaultValue = UIContentSizeCategory.large
}
/// The number of pixels per point. Mirrors UIKit's.
public struct UITraitDisplayScale: UITraitDefinition {
  /// Not known.
  public static let defaultValue: CGFloat = 0
}
/// The contrast. Mirrors UIKit's.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// Not known.
  public static let defaultValue = 0
}
/// The kind of device. Mirrors UIKit's.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}
/// The direction of the layout. Mirrors UIKit's.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// Not known.
  public static let defaultValue = 0
}
