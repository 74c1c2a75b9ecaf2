public import Foundation

// The system's traits, as types for `registerForTraitChanges(_:handler:)`.

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
  public static let defaultValue = UIAccessibilityContrast.unspecified
}

/// The kind of device. Mirrors UIKit's.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

/// The direction of the layout. Mirrors UIKit's.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// The weight of texts. Mirrors UIKit's.
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UILegibilityWeight.unspecified
}

/// Whether the window is active. Mirrors UIKit's.
public struct UITraitActiveAppearance: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
}

/// Whether the content is over other content. Mirrors UIKit's.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
}

/// The colours that the screen shows. Mirrors UIKit's.
public struct UITraitDisplayGamut: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIDisplayGamut.unspecified
}

/// Whether the screen feels how hard it is pressed. Mirrors UIKit's.
public struct UITraitForceTouchCapability: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIForceTouchCapability.unknown
}

/// The language by whose rules lines are set. Mirrors UIKit's.
public struct UITraitTypesettingLanguage: UITraitDefinition {
  /// That of the text.
  public static let defaultValue: Locale.Language? = nil
}
