public import OpenCombine

// The values of several publishers as they come: OpenCombine 0.14 has none of these.

extension Publishers {
  /// The values of two publishers. Mirrors Combine's.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The type of the published values.
    public typealias Output = A.Output
    /// The type of the error with which the publisher can fail.
    public typealias Failure = A.Failure
    /// A publisher.
    public let a: A
    /// A publisher.
    public let b: B

    /// Creates the publisher, as `a.merge(with: b)` does.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).receive(subscriber: subscriber)
    }
  }

  /// The values of three publishers. Mirrors Combine's.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure
  {
    /// The type of the published values.
    public typealias Output = A.Output
    /// The type of the error with which the publisher can fail.
    public typealias Failure = A.Failure
    /// A publisher.
    public let a: A
    /// A publisher.
    public let b: B
    /// A publisher.
    public let c: C

    /// Creates the publisher, as `a.merge(with: b, c)` does.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      MergeMany(
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()
      ).receive(subscriber: subscriber)
    }
  }

  /// The values of four publishers. Mirrors Combine's.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure
  {
    /// The type of the published values.
    public typealias Output = A.Output
    /// The type of the error with which the publisher can fail.
    public typealias Failure = A.Failure
    /// A publisher.
    public let a: A
    /// A publisher.
    public let b: B
    /// A publisher.
    public let c: C
    /// A publisher.
    public let d: D

    /// Creates the publisher, as `a.merge(with: b, c, d)` does.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      MergeMany(
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher()
      ).receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Publishes the values of two publishers as they come. Mirrors Combine's.
  public func merge<P: Publisher>(
    with other: P
  ) -> Publishers.Merge<Self, P> where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// Publishes the values of three publishers. Mirrors Combine's.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge3(self, b, c)
  }

  /// Publishes the values of four publishers. Mirrors Combine's.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure
  {
    Publishers.Merge4(self, b, c, d)
  }
}
