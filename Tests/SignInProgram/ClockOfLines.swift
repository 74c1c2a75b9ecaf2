import Dispatch
import Foundation
import Synchronization

/// A clock that stands still, and goes on by an hour with each line on standard input.
final class ClockOfLines: Clock {
  typealias Instant = ContinuousClock.Instant

  private let start = ContinuousClock.now
  private let passed = Mutex(Duration.zero)
  private let hours: AsyncStream<Void>
  // It is read before GLib handles anything else, as a timer is after a sleep. (Only kept.)
  private nonisolated(unsafe) let lines: any DispatchSourceRead

  init() {
    let (hours, hour) = AsyncStream.makeStream(of: Void.self)
    self.hours = hours
    lines = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    lines.setEventHandler { [weak self] in
      guard let self, readLine() != nil else { return }
      passed.withLock { $0 += .seconds(3600) }
      hour.yield()
    }
    lines.resume()
  }

  var now: Instant { start + passed.withLock { $0 } }
  var minimumResolution: Duration { .seconds(3600) }

  /// For one that sleeps.
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    for await _ in hours where now >= deadline { return }
    throw CancellationError()
  }
}
