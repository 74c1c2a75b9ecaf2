public import Foundation

extension NotificationCenter {
  /// The notifications of a name that are posted from now on, for a `for await` loop. Mirrors
  /// Foundation's.
  ///
  /// It listens until the sequence and its iterators are gone, or the task that iterates is
  /// cancelled. Notifications wait for the loop, in order; none is dropped.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(self, name, object)
  }

  /// An asynchronous sequence of notifications. Mirrors Foundation's
  /// `NotificationCenter.Notifications`.
  public final class Notifications: AsyncSequence, Sendable {
    // All stored properties are immutable; the stream and the observation may be used by any thread.
    /// The type of the elements.
    public typealias Element = Notification
    /// The publisher never fails.
    public typealias Failure = Never

    private let stream: AsyncStream<Posted>

    fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?)
    {
      let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
      self.stream = stream
      let observation = Observation(
        center: center,
        token: center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(Posted(notification: $0))
        })
      continuation.onTermination = { _ in observation.end() }
    }

    /// Returns an iterator of the elements.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(base: stream.makeAsyncIterator())
    }

    /// The iterator of a `for await` loop.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// The type of the elements.
      public typealias Element = Notification
      /// The publisher never fails.
      public typealias Failure = Never
      fileprivate var base: AsyncStream<Posted>.Iterator

      /// Waits for the next notification; `nil` when the task has been cancelled.
      public mutating func next() async -> Notification? {
        await base.next()?.notification
      }

      /// Waits for the next notification in the isolation of the caller.
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async -> Notification? {
        await base.next(isolation: actor)?.notification
      }
    }
  }

  /// A notification that is passed from the thread that posted it.
  fileprivate struct Posted: @unchecked Sendable {
    // The content of a notification is the program's: on Apple's systems it is passed between
    // threads unchecked, too.
    let notification: Notification
  }

  /// An observer that is removed once.
  private final class Observation: @unchecked Sendable {
    // Both are only read, and the center may be used by any thread.
    private let center: NotificationCenter
    private let token: any NSObjectProtocol

    init(center: NotificationCenter, token: any NSObjectProtocol) {
      (self.center, self.token) = (center, token)
    }

    func end() { center.removeObserver(token) }
  }
}
