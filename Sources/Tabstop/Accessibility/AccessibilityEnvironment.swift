// The user's accessibility settings. A desktop has few of these.
extension EnvironmentValues {
  /// Whether colour must not be the only difference between things: with high contrast. Mirrors
  /// SwiftUI.
  public var accessibilityDifferentiateWithoutColor: Bool { colorSchemeContrast == .increased }
  /// Whether surfaces must be opaque: with high contrast. Mirrors SwiftUI.
  public var accessibilityReduceTransparency: Bool { colorSchemeContrast == .increased }
  /// Whether the desktop inverts colours. Always false: a desktop inverts colours without notifying
  /// the program. Mirrors SwiftUI.
  public var accessibilityInvertColors: Bool { false }
  /// Whether buttons are shown with edges. Always true: buttons have edges. Mirrors SwiftUI.
  public var accessibilityShowButtonShapes: Bool { true }
  /// Whether large versions of small controls can be shown. Always false: text grows instead.
  /// Mirrors SwiftUI.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether quick actions are on. Always false: quick actions are a watch's gesture. Mirrors
  /// SwiftUI.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Whether images may be animated: if animations are on. Mirrors SwiftUI.
  public var accessibilityPlayAnimatedImages: Bool { !accessibilityReduceMotion }
  /// Whether flashing lights in films are dimmed. Always false: a desktop has no such setting.
  /// Mirrors SwiftUI.
  public var accessibilityDimFlashingLights: Bool { false }
  /// The weight of text in the user's settings: `.regular`, because the desktop's font setting includes the
  /// weight, unless a view sets another for its contents. Texts do not become bold. Mirrors SwiftUI.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
  /// Whether the desktop is in a mode for users who need assistance. Always false: a desktop has no
  /// such mode. Mirrors SwiftUI.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
}

private struct LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { .regular }
}

/// The weight of text in the user's settings. Mirrors SwiftUI's `LegibilityWeight`.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
