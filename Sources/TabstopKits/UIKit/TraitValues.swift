internal import Tabstop

// The values of the traits of a `UITraitCollection`.

/// The contrast of the interface. Mirrors UIKit's.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
/// The weight of texts. Mirrors UIKit's.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
/// Whether content is over other content. Mirrors UIKit's.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
/// Whether a window is active. Mirrors UIKit's.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1, inactive, active
}
/// The direction of a layout. Mirrors UIKit's.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}
/// The colours that a screen shows. Mirrors UIKit's.
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
/// Whether a screen feels how hard it is pressed. Mirrors UIKit's.
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

extension UITraitCollection {
  /// The direction of the language.
  @preconcurrency @MainActor
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft
      ? .rightToLeft : .leftToRight
  }
  /// The contrast that the user has chosen.
  @preconcurrency @MainActor
  public var accessibilityContrast: UIAccessibilityContrast {
    EnvironmentValues().colorSchemeContrast == .increased ? .high : .normal
  }
  /// The weight of texts that the user has chosen.
  @preconcurrency @MainActor
  public var legibilityWeight: UILegibilityWeight {
    EnvironmentValues().legibilityWeight == .bold ? .bold : .regular
  }
  /// Whether the content is over other content. Always `base`: colours do not depend on it here.
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
  /// Whether one of the program's windows is active.
  @preconcurrency @MainActor
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    UIApplication.shared.applicationState == .active ? .active : .inactive
  }
  /// The colours that the screen shows: sRGB, as all colours here.
  public var displayGamut: UIDisplayGamut { .SRGB }
  /// Whether the screen feels how hard it is pressed: it does not.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  /// Calls a closure whose colours are for these traits. Colours follow the appearance by themselves here.
  public func performAsCurrent(_ actions: () -> Void) { actions() }

  /// Creates traits of a direction. The direction has no effect: it is that of the language.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(userInterfaceStyle: .unspecified)
  }
  /// Creates traits of a contrast. The contrast has no effect: it is the user's.
  public init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(userInterfaceStyle: .unspecified)
  }
  /// Creates traits of a weight. The weight has no effect: it is the user's.
  public init(legibilityWeight: UILegibilityWeight) { self.init(userInterfaceStyle: .unspecified) }
  /// Creates traits of a level. The level has no effect.
  public init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(userInterfaceStyle: .unspecified)
  }
  /// Creates traits of a device. The device has no effect: it is one with windows.
  public init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(userInterfaceStyle: .unspecified)
  }

  /// The traits on which the colours of the system depend, for `registerForTraitChanges(_:handler:)`.
  public static var systemTraitsAffectingColorAppearance: [any UITraitDefinition.Type] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self, UITraitDisplayGamut.self, UITraitActiveAppearance.self,
    ]
  }
  /// The traits on which the choice of a picture depends, for `registerForTraitChanges(_:handler:)`.
  public static var systemTraitsAffectingImageLookup: [any UITraitDefinition.Type] {
    systemTraitsAffectingColorAppearance + [
      UITraitDisplayScale.self, UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self,
      UITraitUserInterfaceIdiom.self,
    ]
  }
}
