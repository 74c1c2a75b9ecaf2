// What a user has chosen for all programs. On a desktop few of these can be chosen.
extension EnvironmentValues {
  /// Whether colour alone must not tell things apart: with high contrast. Mirrors SwiftUI.
  public var accessibilityDifferentiateWithoutColor: Bool { colorSchemeContrast == .increased }
  /// Whether surfaces are to be opaque: with high contrast. Mirrors SwiftUI.
  public var accessibilityReduceTransparency: Bool { colorSchemeContrast == .increased }
  /// Always false: a desktop inverts behind the program's back. Mirrors SwiftUI.
  public var accessibilityInvertColors: Bool { false }
  /// Always true: buttons have edges. Mirrors SwiftUI.
  public var accessibilityShowButtonShapes: Bool { true }
  /// Always false: text grows instead. Mirrors SwiftUI.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Always false: a watch's gesture. Mirrors SwiftUI.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Whether pictures may move by themselves: if animations are on. Mirrors SwiftUI.
  public var accessibilityPlayAnimatedImages: Bool { !accessibilityReduceMotion }
  /// Always false: a desktop has no such setting. Mirrors SwiftUI.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Always regular: a desktop's weight is its font's. Mirrors SwiftUI.
  public var legibilityWeight: LegibilityWeight? { .regular }
}

/// How bold text is to be for whoever reads it. Mirrors SwiftUI's `LegibilityWeight`.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
