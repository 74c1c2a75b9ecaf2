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

/// The latest values of several publishers, whose combinations go to one subscriber. Without demand, only the last
/// one is kept.
private final class Latest<Output, Failure: Error>: @unchecked Sendable {
  private let subscription: SerialSubscription<Output, Failure>
  private let combine: ([Any]) -> Output
  // The lock guards the values.
  private let lock = NSLock()
  private var values: [Any?]

  init(
    count: Int, to subscriber: AnySubscriber<Output, Failure>,
    combine: @escaping ([Any]) -> Output
  ) {
    subscription = SerialSubscription(to: subscriber, publishers: count, keepsOnlyTheLast: true)
    self.combine = combine
    values = Array(repeating: nil, count: count)
  }

  func start() { subscription.start() }

  func subscribe<P: Publisher>(to publisher: P, at index: Int) where P.Failure == Failure {
    subscription.keep(
      publisher.sink(
        receiveCompletion: { [subscription] in subscription.end($0) },
        receiveValue: { [self] in receive($0, at: index) }))
  }

  private func receive(_ value: Any, at index: Int) {
    // The former value is released without the lock.
    _ = lock.withLock { () -> Any? in
      let former = values[index]
      values[index] = value
      let known = values.compactMap { $0 }
      // With the lock: no combination comes before an older one.
      if known.count == values.count { subscription.add(combine(known)) }
      return former
    }
    subscription.passOn()
  }
}
