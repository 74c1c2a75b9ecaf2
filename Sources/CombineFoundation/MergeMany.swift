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
      let merged = SerialSubscription<Output, Failure>(
        to: AnySubscriber(subscriber), publishers: publishers.count)
      merged.start()
      if publishers.isEmpty { merged.finish(.finished) }
      for publisher in publishers {
        merged.keep(
          publisher.sink(
            receiveCompletion: { merged.end($0) },
            receiveValue: { value in
              merged.add(value)
              merged.passOn()
            }))
      }
    }
  }
}
