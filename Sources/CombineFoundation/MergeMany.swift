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

/// Several publishers whose values go to one subscriber.
private final class Merged<Output, Failure: Error>: @unchecked Sendable {
  private let subscription: SerialSubscription<Output, Failure>
  /// The number of publishers that have not finished, guarded by the lock.
  private var running: Int
  private let lock = NSLock()

  init(count: Int, to subscriber: AnySubscriber<Output, Failure>) {
    subscription = SerialSubscription(to: subscriber)
    running = count
  }

  func start() {
    subscription.start()
    if running == 0 { subscription.finish(.finished) }
  }

  func subscribe<P: Publisher>(to publisher: P) where P.Output == Output, P.Failure == Failure {
    subscription.keep(
      publisher.sink(
        receiveCompletion: { [self] in ended($0) },
        receiveValue: { [subscription] value in
          subscription.add(value)
          subscription.passOn()
        }))
  }

  private func ended(_ completion: Subscribers.Completion<Failure>) {
    let isLast = lock.withLock {
      running -= 1
      return running == 0
    }
    if case .finished = completion, !isLast { return }
    subscription.finish(completion)
  }
}
