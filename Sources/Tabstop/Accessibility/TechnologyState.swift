internal import GtkBridge

/// Whether an assistive technology is running, as a state: views that read it are evaluated again
/// when one starts or stops.
@MainActor
final class TechnologyState {
  static let shared = TechnologyState()

  private let isActive = StateStorage(false)
  private var subscription: AssistiveTechnology.Subscription?

  private init() {
    subscription = AssistiveTechnology.shared.observe { [unowned self] in
      isActive.set(AssistiveTechnology.shared.isActive ?? false)
    }
    isActive.set(AssistiveTechnology.shared.isActive ?? false)
  }

  /// `false` until the desktop has answered, shortly after the first read.
  func get() -> Bool { isActive.get() }
}

extension AccessibilityTechnologies {
  /// Whether an assistive technology is running: a desktop does not report which.
  package static var areActive: Bool {
    MainActor.assumeIsolated { TechnologyState.shared.get() }
  }
}

extension EnvironmentValues {
  /// Whether an assistive technology is running. Mirrors SwiftUI.
  public var accessibilityEnabled: Bool { AccessibilityTechnologies.areActive }

  /// Whether an assistive technology is running: a desktop does not report whether it is a screen
  /// reader. Mirrors SwiftUI.
  public var accessibilityVoiceOverEnabled: Bool { AccessibilityTechnologies.areActive }

  /// Whether an assistive technology is running: a desktop does not report whether it is one for
  /// switches. Mirrors SwiftUI.
  public var accessibilitySwitchControlEnabled: Bool { AccessibilityTechnologies.areActive }
}
