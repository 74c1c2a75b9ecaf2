import Foundation
public import OpenCombine

// Values in groups by time: OpenCombine 0.14 has only groups by number.

extension Publishers {
  /// The condition under which a group of values ends. Mirrors Combine's `TimeGroupingStrategy`.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// A group ends after each interval. Empty groups are not published.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// A group ends after each interval, and when it has a number of values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// The values of a publisher in groups by time. Mirrors Combine's `CollectByTime`.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the published values.
    public typealias Output = [Upstream.Output]
    /// The type of the error with which the publisher can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream
    /// The condition under which a group ends.
    public let strategy: TimeGroupingStrategy<Context>
    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher, as `collect(_:options:)` does.
    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval, count) =
        switch strategy {
        case .byTime(let scheduler, let interval): (scheduler, interval, Int.max)
        case .byTimeOrCount(let scheduler, let interval, let count):
          (scheduler, interval, Swift.max(count, 1))
        }
      let group = Group<Upstream.Output, Failure>(count: count, to: AnySubscriber(subscriber))
      group.start()
      let timer = scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval,
        tolerance: scheduler.minimumTolerance, options: options
      ) { [weak group] in group?.publish() }
      group.subscribe(to: upstream, timer: AnyCancellable { timer.cancel() })
    }
  }
}

extension Publisher {
  /// Publishes the values in groups by time. Mirrors Combine's.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

/// Values that are collected for one subscriber. A group without demand goes on until there is some.
private final class Group<Value, Failure: Error>: @unchecked Sendable {
  private let subscription: SerialSubscription<[Value], Failure>
  private let count: Int
  /// The values of the group, guarded by the lock.
  private var values: [Value] = []
  private let lock = NSLock()

  init(count: Int, to subscriber: AnySubscriber<[Value], Failure>) {
    self.count = count
    subscription = SerialSubscription(to: subscriber)
  }

  func start() { subscription.start() }

  func subscribe<P: Publisher>(to upstream: P, timer: AnyCancellable)
  where P.Output == Value, P.Failure == Failure {
    subscription.keep(timer)
    subscription.keep(
      upstream.sink(
        receiveCompletion: { [self] in finish($0) }, receiveValue: { [self] in receive($0) }))
  }

  private func receive(_ value: Value) {
    let isFull = lock.withLock {
      values.append(value)
      return values.count >= count
    }
    if isFull { publish() }
  }

  /// Publishes the values, if there are any.
  func publish() {
    lock.withLock {
      guard !values.isEmpty, subscription.hasDemand else { return }
      subscription.add(values)
      values = []
    }
    subscription.passOn()
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      // The last group is published without demand, too.
      if case .finished = completion, !values.isEmpty {
        subscription.add(values, isDemanded: true)
      }
      values = []
    }
    subscription.finish(completion)
  }
}
