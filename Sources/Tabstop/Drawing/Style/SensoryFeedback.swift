extension View {
  /// Plays haptic feedback when a value changes. No effect: a desktop has no device for haptic
  /// feedback. Mirrors SwiftUI.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }
  /// Plays haptic feedback when a value changes and a condition is met. No effect: a desktop has no
  /// device for haptic feedback.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }
  /// Plays haptic feedback that depends on the old and the new value. No effect: a desktop has no
  /// device for haptic feedback.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }
  /// Plays haptic feedback that a closure chooses. No effect: a desktop has no device for haptic
  /// feedback.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
}

/// Haptic feedback. Mirrors SwiftUI's `SensoryFeedback`. No effect here.
public struct SensoryFeedback: Hashable, Sendable {
  /// Feedback of this kind. A desktop has no device for it.
  public static let success = SensoryFeedback()
  /// Feedback of this kind. A desktop has no device for it.
  public static let warning = SensoryFeedback()
  /// Feedback of this kind. A desktop has no device for it.
  public static let error = SensoryFeedback()
  /// Feedback of this kind. A desktop has no device for it.
  public static let selection = SensoryFeedback()
  /// Feedback of this kind. A desktop has no device for it.
  public static let increase = SensoryFeedback()
  /// Feedback of this kind. A desktop has no device for it.
  public static let decrease = SensoryFeedback()
  /// Feedback of this kind. A desktop has no device for it.
  public static let start = SensoryFeedback()
  /// Feedback of this kind. A desktop has no device for it.
  public static let stop = SensoryFeedback()
  /// Feedback of this kind. A desktop has no device for it.
  public static let alignment = SensoryFeedback()
  /// Feedback of this kind. A desktop has no device for it.
  public static let levelChange = SensoryFeedback()
  /// Feedback of this kind. A desktop has no device for it.
  public static let pathComplete = SensoryFeedback()
  /// Feedback of this kind. A desktop has no device for it.
  public static let impact = SensoryFeedback()
  /// Feedback of this kind. A desktop has no device for it.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
  /// Feedback of this kind. A desktop has no device for it.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
  /// The weight of an impact.
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  /// The flexibility of an impact.
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }
}
