private import Dispatch
public import Foundation
public import OpenCombine

extension RunLoop: @retroactive Scheduler {
  /// The type of times, which are dates.
  public typealias SchedulerTimeType = DateSchedulerTime
  /// Options of a run loop's scheduler: there are none. Mirrors Combine's.
  public struct SchedulerOptions {}

  /// The current time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  /// The tolerance of times, in seconds.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs `action` as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Work(action)
    // GTK's loop drives the main run loop, and sees work of other threads only on Dispatch's main
    // queue.
    if self === RunLoop.main {
      DispatchQueue.main.async { work.action() }
    } else {
      perform { work.action() }
    }
  }

  /// Runs `action` at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    _ = timer(at: date, every: 0, tolerance: tolerance, action)
  }

  /// Runs `action` at a time, and again after each interval.
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
      let timer = UnsafeTransfer(timer)
      DispatchQueue.main.async { RunLoop.main.add(timer.value, forMode: .common) }
    } else {
      add(timer, forMode: .common)
    }
    return timer
  }
}

/// A closure that is passed to the thread that the caller chose.
struct Work: @unchecked Sendable {
  let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }
}

/// A value that is passed to another thread, and that the sender does not use any more.
struct UnsafeTransfer<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
