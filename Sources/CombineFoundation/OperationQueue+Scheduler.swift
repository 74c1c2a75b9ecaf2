private import Dispatch
public import Foundation
public import OpenCombine

extension OperationQueue: @retroactive Scheduler {
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
    addOperation { work.action() }
  }

  /// Runs `action` at a time; with an interval, again and again.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let work = Work(action)
    DispatchQueue.global().asyncAfter(wallDeadline: .now() + date.date.timeIntervalSinceNow) {
      self.addOperation { work.action() }
    }
  }

  /// Runs `action` at a time; with an interval, again and again.
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
