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
}

/// Traits of a view or a controller that a program sets. Mirrors UIKit's `UITraitOverrides`.
public protocol UITraitOverrides: UIMutableTraits {}

struct OwnTraits: UITraitOverrides {
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
}

extension UITraitCollection {
  /// Creates the traits that a closure sets: the appearance, as with the other initialisers.
  public init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = OwnTraits()
    mutations(&traits)
    self.init(userInterfaceStyle: traits.userInterfaceStyle)
  }
  /// These traits with others in place of some: of these only the appearance has an effect.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection
  {
    var traits: any UIMutableTraits = OwnTraits(userInterfaceStyle: userInterfaceStyle)
    mutations(&traits)
    return UITraitCollection(userInterfaceStyle: traits.userInterfaceStyle)
  }
}
