public import Foundation
public import OpenCombine

extension Timer {
  /// A publisher of the time at intervals; it starts with `connect()` or `autoconnect()`. Mirrors
  /// Combine's `Timer.publish`.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher of the time at intervals while it is connected. Mirrors Combine's
  /// `Timer.TimerPublisher`.
  public final class TimerPublisher: ConnectablePublisher {
    /// The type of the published values.
    public typealias Output = Date
    /// The publisher never fails.
    public typealias Failure = Never

    /// The interval, in seconds.
    public let interval: TimeInterval
    /// The maximum delay of a value, in seconds.
    public let tolerance: TimeInterval?
    /// The run loop of the timer.
    public let runLoop: RunLoop
    /// The run loop mode of the timer.
    public let mode: RunLoop.Mode
    /// Options, without effect here.
    public let options: RunLoop.SchedulerOptions?
    private let ticks = PassthroughSubject<Date, Never>()

    /// Creates the publisher, as `Timer.publish` does. It does nothing before `connect()`.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      (self.interval, self.tolerance) = (interval, tolerance)
      (self.runLoop, self.mode, self.options) = (runLoop, mode, options)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      ticks.receive(subscriber: subscriber)
    }

    /// Starts a timer, whose first value comes after one interval. Cancelling the result stops it.
    public func connect() -> any Cancellable {
      let ticks = UnsafeTransfer(ticks)
      // `Timer(timeInterval:…)` of Foundation on Linux also fires immediately.
      let timer = Timer(
        fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: true
      ) { _ in ticks.value.send(Date()) }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}
