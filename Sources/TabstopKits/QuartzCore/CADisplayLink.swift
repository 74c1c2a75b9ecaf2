public import Foundation
internal import Tabstop

/// A timer for the steps of an animation. It calls nothing here, because there are no selectors on
/// Linux: use `TimelineView`. Mirrors Core Animation's `CADisplayLink`.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  /// Creates a link that calls nothing.
  public init(target: Any, selector sel: Selector) {
    super.init()
    UnsupportedAPI.report("CADisplayLink", use: "TimelineView")
  }
  /// Whether the link is paused. Stored, without effect.
  public var isPaused = false
  /// The number of frames in a second. Stored, without effect.
  public var preferredFramesPerSecond = 0
  /// The numbers of frames in a second. Stored, without effect.
  public var preferredFrameRateRange = CAFrameRateRange.default
  /// The current time, in seconds since the computer was started.
  public var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }
  /// The time of the next step, in seconds since the computer was started.
  public var targetTimestamp: TimeInterval { timestamp + duration }
  /// The time between two steps, in seconds: always 1/60.
  public var duration: TimeInterval { 1 / 60 }
  /// Starts the calls. No effect.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Ends the calls. No effect.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Ends the calls. No effect.
  public func invalidate() {}
}

/// Numbers of frames in a second. Mirrors Core Animation's `CAFrameRateRange`.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least number.
  public var minimum: Float
  /// The largest number.
  public var maximum: Float
  /// The best number; `nil` if there is none.
  public var preferred: Float?
  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  /// Whatever the screen has.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
