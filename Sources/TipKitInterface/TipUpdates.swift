internal import Foundation
internal import Tabstop

extension Tip {
  /// The status now and after each change. Mirrors TipKit's.
  public var statusUpdates: AsyncStream<Tips.Status> {
    TipUpdates.stream { [self] in
      let status = status
      return (status, status)
    }
  }
  /// Whether the tip is to be shown, now and after each change. Mirrors TipKit's.
  public var shouldDisplayUpdates: AsyncMapSequence<AsyncStream<Tips.Status>, Bool> {
    statusUpdates.map { $0 == .available }
  }
}

enum TipUpdates {
  /// The values of a closure, now and each time its key is another one. It is called on the main thread.
  static func stream<Key: Equatable & Sendable, Value: Sendable>(
    _ value: @escaping @MainActor @Sendable () -> (Key, Value)
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
    onMainActor {
      let last = Last<Key>()
      let update: @MainActor @Sendable () -> Void = {
        let (key, value) = value()
        guard last.key != key else { return }
        last.key = key
        continuation.yield(value)
      }
      update()
      let id = TipCenter.shared.observe(update)
      // Called at once if the stream has ended already.
      continuation.onTermination = { _ in TipCenter.shared.stopObserving(id) }
    }
    return stream
  }

  /// The key of the last value, none at first.
  @MainActor
  private final class Last<Key> {
    var key: Key?
  }
}
