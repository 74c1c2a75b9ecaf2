public import Foundation

extension Timer {
  /// Creates a timer that calls a method, and schedules it on the current run loop in its default mode. Mirrors
  /// Foundation's.
  ///
  /// - Parameters:
  ///   - interval: The seconds between two calls.
  ///   - target: The object, which the timer keeps until it is invalidated.
  ///   - selector: The method, which gets the timer if it has a parameter.
  ///   - userInfo: What the timer's `userInfo` returns until it is invalidated or has called for the last time.
  ///   - repeats: Whether it calls again.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let kept = RetainedTarget(target)
    let timer = TimerWithInformation(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
      block: call(selector, of: kept, repeats: repeats))
    (timer.target, timer.information) = (kept, userInfo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// Creates a timer that calls a method; see `scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`. Its
  /// `userInfo` is `nil`: Foundation's cannot be set on Linux (Swift 6.3). One that repeats keeps its target for ever, as
  /// Foundation keeps the block of a timer there.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
      block: Self.call(selector, of: RetainedTarget(target), repeats: repeats))
  }

  /// Creates a timer that calls a method from a time on; see
  /// `init(timeInterval:target:selector:userInfo:repeats:)`.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(
      fire: date, interval: interval, repeats: repeats,
      block: Self.call(selector, of: RetainedTarget(target), repeats: repeats))
  }

  private static func call(
    _ selector: Selector, of target: RetainedTarget, repeats: Bool
  ) -> @Sendable (Timer) -> Void {
    { timer in
      guard let object = target.object else { return }
      _ = selector.call(object, [timer])
      if repeats { return }
      timer.invalidate()
      target.release()
    }
  }
}

/// A timer with a `userInfo`, which releases it and its target when it is invalidated.
private final class TimerWithInformation: Timer {
  var information: Any?
  var target: RetainedTarget?
  override var userInfo: Any? { information }
  override func invalidate() {
    super.invalidate()
    target?.release()
    information = nil
  }
}
