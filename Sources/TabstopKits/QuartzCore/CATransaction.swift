public import Foundation
internal import Tabstop

/// A group of changes of layers. Each change is made immediately here. Mirrors Core Animation's
/// `CATransaction`.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  private static var blocks: [(() -> Void)?] = []
  private override init() { super.init() }
  /// Begins a transaction.
  public class func begin() { blocks.append(nil) }
  /// Ends the transaction, and calls its closure.
  public class func commit() { (blocks.popLast() ?? nil)?() }
  /// Shows the changes. No effect: changes show at once.
  public class func flush() {}
  /// Sets the closure that is called when the transaction ends.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    if blocks.isEmpty { block?() } else { blocks[blocks.count - 1] = block }
  }
  /// Sets whether changes are shown without animation. No effect: changes are made at once.
  public class func setDisableActions(_ flag: Bool) {}
  /// Sets the duration of animations. No effect: changes are made at once.
  public class func setAnimationDuration(_ dur: TimeInterval) {}
  /// Sets the curve of animations. No effect: changes are made at once.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
}

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
