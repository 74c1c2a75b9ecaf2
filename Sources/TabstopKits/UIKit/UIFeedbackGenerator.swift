public import Foundation
internal import TabstopFoundation

/// A generator of impacts. No effect here: there is no haptic device. Mirrors UIKit's.
@preconcurrency @MainActor
public final class UIImpactFeedbackGenerator {
  /// The strength of an impact.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  /// Creates a generator.
  public init(style: FeedbackStyle = .medium) {}
  /// Creates a generator of a view.
  public init(style: FeedbackStyle = .medium, view: UIView) {}
  /// Does nothing.
  public func prepare() {}
  /// Does nothing.
  public func impactOccurred() {}
  /// Does nothing.
  public func impactOccurred(intensity: Double) {}
  /// Does nothing.
  public func impactOccurred(at location: CGPoint) {}
  /// Does nothing.
  public func impactOccurred(intensity: Double, at location: CGPoint) {}
}

/// A generator of notifications. No effect here: there is no haptic device. Mirrors UIKit's.
@preconcurrency @MainActor
public final class UINotificationFeedbackGenerator {
  /// The meaning of a notification.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Creates a generator.
  public init() {}
  /// Does nothing.
  public func prepare() {}
  /// Does nothing.
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// A generator of feedback for selections. No effect here: there is no haptic device. Mirrors
/// UIKit's.
@preconcurrency @MainActor
public final class UISelectionFeedbackGenerator {
  /// Creates a generator.
  public init() {}
  /// Does nothing.
  public func prepare() {}
  /// Does nothing.
  public func selectionChanged() {}
}
