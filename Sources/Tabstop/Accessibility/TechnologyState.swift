internal import GtkBridge

/// Whether an assistive technology is there, for views: who reads it is evaluated again when one
/// starts or stops.
@MainActor
final class TechnologyState {
  static let shared = TechnologyState()

  private let isActive = StateStorage(false)
  private var following: AssistiveTechnology.Following?

  private init() {
    following = AssistiveTechnology.shared.follow { [unowned self] in
      isActive.set(AssistiveTechnology.shared.isActive ?? false)
    }
    isActive.set(AssistiveTechnology.shared.isActive ?? false)
  }

  /// `false` until the desktop has answered, which is soon after this is read first.
  func get() -> Bool { isActive.get() }
}

extension AccessibilityTechnologies {
  /// Whether one is there: which, a desktop does not tell.
  package static var areActive: Bool {
    MainActor.assumeIsolated { TechnologyState.shared.get() }
  }
}

extension EnvironmentValues {
  /// Whether an assistive technology is there. Mirrors SwiftUI.
  public var accessibilityEnabled: Bool { AccessibilityTechnologies.areActive }

  /// Whether an assistive technology is there: a desktop does not tell whether it is a screen
  /// reader. Mirrors SwiftUI.
  public var accessibilityVoiceOverEnabled: Bool { AccessibilityTechnologies.areActive }

  /// Whether an assistive technology is there: a desktop does not tell whether it is one for
  /// switches. Mirrors SwiftUI.
  public var accessibilitySwitchControlEnabled: Bool { AccessibilityTechnologies.areActive }
}
