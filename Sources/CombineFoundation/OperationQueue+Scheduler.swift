private import Dispatch
public import Foundation
public import OpenCombine

extension OperationQueue: @retroactive Scheduler {
  /// Times are dates.
  public typealias SchedulerTimeType = DateSchedulerTime
  /// The options of the scheduler: none. Mirrors Combine's.
  public struct SchedulerOptions {}

  /// The current time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  /// The tolerance of times, in seconds.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs `action` as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Work(action)
    addOperation { work.action() }
  }

  /// Runs `action` at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let work = Work(action)
    DispatchQueue.global().asyncAfter(wallDeadline: .now() + date.date.timeIntervalSinceNow) {
      self.addOperation { work.action() }
    }
  }

  /// Runs `action` at a time, and after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = Work(action)
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(
      wallDeadline: .now() + date.date.timeIntervalSinceNow, repeating: interval.timeInterval)
    timer.setEventHandler { self.addOperation { work.action() } }
    timer.activate()
    return AnyCancellable { timer.cancel() }
  }
}
