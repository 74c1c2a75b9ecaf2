private import Foundation
public import OpenCombine

// OpenCombine 0.14 has no `combineLatest`.

extension Publisher {
  /// Publishes the latest values of two publishers whenever one changes, once each has published
  /// one. Mirrors Combine's.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Publishes the results of `transform` for the latest values.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }

  /// Publishes the latest values of three publishers, once each has published one.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Publishes the results of `transform` for the latest values.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Publishes the latest values of four publishers, once each has published one.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Publishes the results of `transform` for the latest values.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
      .map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}

extension Publishers {
  /// A publisher of the latest values of two publishers. Mirrors Combine's.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The type of the published values.
    public typealias Output = (A.Output, B.Output)
    /// The type of the error with which the publisher can fail.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates the publisher, as `a.combineLatest(b)` does.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let latest = Latest<Output, Failure>(count: 2, to: AnySubscriber(subscriber)) {
        ($0[0] as! A.Output, $0[1] as! B.Output)
      }
      latest.start()
      latest.subscribe(to: a, at: 0)
      latest.subscribe(to: b, at: 1)
    }
  }

  /// A publisher of the latest values of three publishers. Mirrors Combine's.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The type of the published values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of the error with which the publisher can fail.
    public typealias Failure = A.Failure
    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C

    /// Creates the publisher, as `a.combineLatest(b, c)` does.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  /// A publisher of the latest values of four publishers. Mirrors Combine's.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The type of the published values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The type of the error with which the publisher can fail.
    public typealias Failure = A.Failure
    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C
    /// One of the publishers.
    public let d: D

    /// Creates the publisher, as `a.combineLatest(b, c, d)` does.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest3(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) }
        .receive(subscriber: subscriber)
    }
  }
}

/// A subscription to several publishers for one subscriber. Without demand, only the latest values
/// are kept.
private final class Latest<Output, Failure: Error>: Subscription, @unchecked Sendable {
  // The lock guards all properties. It is not held while subscribers and publishers are called.
  private let lock = NSRecursiveLock()
  private var subscriber: AnySubscriber<Output, Failure>?
  private var values: [Any?]
  private var demand = Subscribers.Demand.none
  private var running: Int
  private var subscriptions: [AnyCancellable] = []
  private let combine: ([Any]) -> Output
  /// Whether there is a change without demand.
  private var isPending = false

  init(
    count: Int, to subscriber: AnySubscriber<Output, Failure>,
    combine: @escaping ([Any]) -> Output
  ) {
    self.subscriber = subscriber
    self.combine = combine
    values = Array(repeating: nil, count: count)
    running = count
  }

  func start() {
    subscriber?.receive(subscription: self)
    if running == 0 { finish(.finished) }
  }

  func subscribe<P: Publisher>(to publisher: P, at index: Int) where P.Failure == Failure {
    let sink = publisher.sink(
      receiveCompletion: { [self] completion in
        lock.lock()
        running -= 1
        let isEnd =
          if case .failure = completion { true } else { running == 0 }
        lock.unlock()
        if isEnd { finish(completion) }
      }, receiveValue: { [self] value in receive(value, at: index) })
    lock.lock()
    defer { lock.unlock() }
    // The subscription may have ended already.
    if subscriber != nil { subscriptions.append(sink) }
  }

  private func receive(_ value: Any, at index: Int) {
    lock.lock()
    values[index] = value
    isPending = true
    lock.unlock()
    deliver()
  }

  private func deliver() {
    lock.lock()
    let known = values.compactMap { $0 }
    guard isPending, demand > .none, known.count == values.count, let subscriber else {
      lock.unlock()
      return
    }
    isPending = false
    demand -= 1
    lock.unlock()
    let more = subscriber.receive(combine(known))
    lock.lock()
    demand += more
    lock.unlock()
    // A value may have come meanwhile.
    if more > .none { deliver() }
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    lock.lock()
    let subscriber = subscriber
    // A subscriber is completed once, also if another publisher fails meanwhile.
    self.subscriber = nil
    lock.unlock()
    subscriber?.receive(completion: completion)
    cancel()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    self.demand += demand
    lock.unlock()
    deliver()
  }

  func cancel() {
    lock.lock()
    subscriber = nil
    let subscriptions = subscriptions
    self.subscriptions = []
    lock.unlock()
    for subscription in subscriptions { subscription.cancel() }
  }
}
