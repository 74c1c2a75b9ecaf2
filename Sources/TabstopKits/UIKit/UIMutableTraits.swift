public import Foundation

/// Traits that a program sets. Mirrors UIKit's `UIMutableTraits`.
public protocol UIMutableTraits {
  /// Whether the interface is light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The width class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The height class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The size of text.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The number of pixels per point.
  var displayScale: CGFloat { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The direction of the layout.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The contrast.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// The weight of texts.
  var legibilityWeight: UILegibilityWeight { get set }
  /// Whether the content is over other content.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// Whether the window is active.
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  /// The value of a trait that the program defines.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// Traits of a view or a controller that a program sets. Mirrors UIKit's `UITraitOverrides`.
public protocol UITraitOverrides: UIMutableTraits {}

struct OwnTraits: UITraitOverrides, Equatable {
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.large
  var displayScale: CGFloat = 0
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  var own = OwnTraitValues()

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { collection[trait] }
    set {
      if let style = newValue as? UIUserInterfaceStyle, trait == UITraitUserInterfaceStyle.self {
        userInterfaceStyle = style
      } else {
        own[trait] = newValue
      }
    }
  }

  /// As a collection; what else the program has set has no effect.
  var collection: UITraitCollection {
    var traits = UITraitCollection(userInterfaceStyle: userInterfaceStyle)
    traits.own = own
    return traits
  }
}

extension UITraitCollection {
  /// Creates the traits that a closure sets: the appearance, and those that the program defines.
  public init(mutations: (inout any UIMutableTraits) -> Void) {
    self = Self(userInterfaceStyle: .unspecified).modifyingTraits(mutations)
  }
  /// These traits with others in place of some: the appearance, and those that the program defines.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection
  {
    var traits: any UIMutableTraits = OwnTraits(userInterfaceStyle: userInterfaceStyle, own: own)
    mutations(&traits)
    return (traits as? OwnTraits)?.collection ?? self
  }
}
