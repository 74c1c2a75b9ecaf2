extension NSWorkspace {
  /// Whether the user wants no transparent surfaces. Mirrors AppKit.
  public var accessibilityDisplayShouldReduceTransparency: Bool {
    UIAccessibility.isReduceTransparencyEnabled
  }
  /// Whether the desktop is in high contrast. Mirrors AppKit.
  public var accessibilityDisplayShouldIncreaseContrast: Bool {
    UIAccessibility.isDarkerSystemColorsEnabled
  }
  /// Whether the user wants inverted colours. Always `false`: desktops have no such setting. Mirrors AppKit.
  public var accessibilityDisplayShouldInvertColors: Bool {
    UIAccessibility.isInvertColorsEnabled
  }
}
