internal import Foundation
internal import OpenCombine

/// A subscription to what several publishers, or several threads, bring: its subscriber receives the values one after
/// the other, in their order, and the end after the last one. Without demand they wait.
///
/// A thread that brings a value while another one is in the subscriber leaves it to that one. A value that the
/// subscriber itself brings is passed on at once.
final class SerialSubscription<Output, Failure: Error>: Subscription, @unchecked Sendable {
  // The lock guards all properties. It is not held while subscribers and publishers are called.
  private let lock = NSLock()
  private var subscriber: AnySubscriber<Output, Failure>?
  private var waiting: ArraySlice<Output> = []
  private var demand = Subscribers.Demand.none
  /// Whether of the values without demand only the last one is kept.
  private let keepsOnlyTheLast: Bool
  /// The end, which follows the values that wait.
  private var completion: Subscribers.Completion<Failure>?
  /// The number of values that are being passed on now: one inside of the other, all by one thread.
  private var passing = 0
  private var thread: pthread_t?
  private var sources: [AnyCancellable] = []
  /// The number of publishers that have not finished.
  private var running: Int

  /// - Parameter publishers: The number of publishers that call `end(_:)`.
  init(
    to subscriber: AnySubscriber<Output, Failure>, publishers: Int = 1,
    keepsOnlyTheLast: Bool = false
  ) {
    self.subscriber = subscriber
    running = publishers
    self.keepsOnlyTheLast = keepsOnlyTheLast
  }

  /// Gives the subscriber its subscription.
  func start() {
    lock.withLock { subscriber }?.receive(subscription: self)
    passOn()
  }

  /// Keeps a source of values until the end.
  func keep(_ source: AnyCancellable) {
    // The subscription may have ended already.
    lock.withLock { if subscriber != nil { sources.append(source) } }
  }

  /// Whether the subscriber demands more than what waits.
  var hasDemand: Bool { lock.withLock { demand > waiting.count } }

  /// Lets a value wait; `passOn()` passes it on.
  ///
  /// - Parameter isDemanded: Whether it is passed on even if the subscriber does not demand it.
  func add(_ value: Output, isDemanded: Bool = false) {
    // What is replaced is released without the lock.
    _ = lock.withLock { () -> Output? in
      guard subscriber != nil else { return nil }
      if isDemanded, !(demand > waiting.count) { demand += 1 }
      let former = keepsOnlyTheLast && demand < waiting.count ? waiting.popLast() : nil
      waiting.append(value)
      return former
    }
  }

  /// Called when one of the publishers has ended: the subscription ends with the last one, or with the first failure.
  func end(_ completion: Subscribers.Completion<Failure>) {
    let isLast = lock.withLock {
      running -= 1
      return running == 0
    }
    if case .finished = completion, !isLast { return }
    finish(completion)
  }

  /// Ends after the values that wait, or, with a failure, without them.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    // What is dropped is released without the lock.
    _ = lock.withLock {
      let former = waiting
      if case .failure = completion {
        waiting = []
      } else if keepsOnlyTheLast, demand < waiting.count {
        waiting.removeLast()
      }
      self.completion = self.completion ?? completion
      return former
    }
    passOn()
  }

  /// Passes on the values that are demanded, and the end after the last one.
  func passOn() {
    while let (subscriber, value) = next() {
      let more = subscriber.receive(value)
      lock.withLock {
        passing -= 1
        demand += more
      }
    }
    guard let (subscriber, completion) = end() else { return }
    subscriber.receive(completion: completion)
    cancel()
  }

  /// The next value that is demanded; `nil` also while another thread passes on values.
  private func next() -> (AnySubscriber<Output, Failure>, Output)? {
    lock.withLock {
      guard passing == 0 || thread == pthread_self(), demand > .none, let subscriber,
        let value = waiting.popFirst()
      else { return nil }
      // The slice keeps what was taken from it.
      if waiting.isEmpty { waiting = [] }
      demand -= 1
      passing += 1
      thread = pthread_self()
      return (subscriber, value)
    }
  }

  private func end() -> (AnySubscriber<Output, Failure>, Subscribers.Completion<Failure>)? {
    lock.withLock {
      guard let completion, waiting.isEmpty, passing == 0, let subscriber else { return nil }
      self.subscriber = nil
      return (subscriber, completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    passOn()
  }

  func cancel() {
    let former = lock.withLock {
      defer { (subscriber, waiting, sources) = (nil, [], []) }
      return (subscriber, waiting, sources)
    }
    for source in former.2 { source.cancel() }
  }
}
