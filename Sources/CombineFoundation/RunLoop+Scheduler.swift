private import Dispatch
public import Foundation
public import OpenCombine

extension RunLoop: @retroactive Scheduler {
  /// Times are dates.
  public typealias SchedulerTimeType = DateSchedulerTime
  /// None. Mirrors Combine's.
  public struct SchedulerOptions {}

  /// This moment.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  /// How exactly the times are kept, in seconds.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs `action` as soon as it can.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Work(action)
    // The main run loop is driven by GTK's, which sees work of other threads on Dispatch's main
    // queue only.
    if self === RunLoop.main {
      DispatchQueue.main.async { work.action() }
    } else {
      perform { work.action() }
    }
  }

  /// Runs `action` at a time; with an interval, again and again.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    _ = timer(at: date, every: 0, tolerance: tolerance, action)
  }

  /// Runs `action` at a time; with an interval, again and again.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = timer(at: date, every: interval, tolerance: tolerance, action)
    return AnyCancellable { timer.invalidate() }
  }

  private func timer(
    at date: SchedulerTimeType, every interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> Timer {
    let work = Work(action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: interval > 0) {
      _ in work.action()
    }
    timer.tolerance = tolerance.timeInterval
    if self === RunLoop.main && !Thread.isMainThread {
      let timer = Sent(timer)
      DispatchQueue.main.async { RunLoop.main.add(timer.value, forMode: .common) }
    } else {
      add(timer, forMode: .common)
    }
    return timer
  }
}

/// A closure handed to the thread that the caller named.
struct Work: @unchecked Sendable {
  let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }
}

/// Something that is handed over to another thread and not used by the sender until then.
struct Sent<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
