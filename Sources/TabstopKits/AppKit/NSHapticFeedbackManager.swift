public import Foundation
internal import Tabstop

/// A performer of haptic feedback. No effect: a desktop has no device for haptic feedback. Mirrors
/// AppKit's.
@preconcurrency @MainActor
public final class NSHapticFeedbackManager: NSObject {
  /// The pattern of the feedback.
  public enum FeedbackPattern: Int, Sendable { case generic, alignment, levelChange }
  /// The time at which feedback is given.
  public enum PerformanceTime: UInt, Sendable { case `default`, now, drawCompleted }

  private override init() { super.init() }
  /// The only one.
  public static let defaultPerformer = NSHapticFeedbackManager()
  /// Does nothing.
  public func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {}
}
