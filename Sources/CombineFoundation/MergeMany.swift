private import Foundation
public import OpenCombine

extension Publishers {
  /// A publisher of the values of several publishers. Mirrors Combine's.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the published values.
    public typealias Output = Upstream.Output
    /// The type of the error with which the publisher can fail.
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]

    /// Creates the publisher. It finishes when the last of them has finished, or the first has
    /// failed.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Creates the publisher of a sequence of publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merged = Merged<Output, Failure>(count: publishers.count, to: AnySubscriber(subscriber))
      merged.start()
      for publisher in publishers { merged.subscribe(to: publisher) }
    }
  }
}

/// A subscription to several publishers for one subscriber, which gets all their values in the order in which they came.
/// Without demand they wait.
private final class Merged<Output, Failure: Error>: Subscription, @unchecked Sendable {
  // The lock guards all properties. It is not held while subscribers and publishers are called.
  private let lock = NSLock()
  private var subscriber: AnySubscriber<Output, Failure>?
  private var waiting: ArraySlice<Output> = []
  private var demand = Subscribers.Demand.none
  /// The number of publishers that have not finished.
  private var running: Int
  /// The end, which follows the values that wait.
  private var completion: Subscribers.Completion<Failure>?
  /// The number of values that are being passed on now.
  private var passing = 0
  private var subscriptions: [AnyCancellable] = []

  init(count: Int, to subscriber: AnySubscriber<Output, Failure>) {
    self.subscriber = subscriber
    running = count
    if count == 0 { completion = .finished }
  }

  func start() {
    lock.withLock { subscriber }?.receive(subscription: self)
    passOn()
  }

  func subscribe<P: Publisher>(to publisher: P) where P.Output == Output, P.Failure == Failure {
    let sink = publisher.sink(
      receiveCompletion: { [self] in ended($0) },
      receiveValue: { [self] value in
        lock.withLock { waiting.append(value) }
        passOn()
      })
    // The subscription may have ended already.
    lock.withLock { if subscriber != nil { subscriptions.append(sink) } }
  }

  private func ended(_ completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      running -= 1
      if case .failure = completion {
        waiting = []
        self.completion = self.completion ?? completion
      } else if running == 0 {
        self.completion = self.completion ?? .finished
      }
    }
    passOn()
  }

  /// Passes on the values that are demanded, and the end after the last one.
  private func passOn() {
    lock.lock()
    while demand > .none, let subscriber, let value = waiting.popFirst() {
      // The slice keeps what was taken from it.
      if waiting.isEmpty { waiting = [] }
      demand -= 1
      passing += 1
      lock.unlock()
      let more = subscriber.receive(value)
      lock.lock()
      passing -= 1
      demand += more
    }
    guard let completion, waiting.isEmpty, passing == 0, let subscriber else {
      return lock.unlock()
    }
    self.subscriber = nil
    lock.unlock()
    subscriber.receive(completion: completion)
    cancel()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    passOn()
  }

  func cancel() {
    let former = lock.withLock {
      defer { (subscriber, waiting, subscriptions) = (nil, [], []) }
      return (subscriber, waiting, subscriptions)
    }
    for subscription in former.2 { subscription.cancel() }
  }
}
