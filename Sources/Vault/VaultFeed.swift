import Synchronization

/// The streams of changes of one account's records, and how much they have reported.
final class VaultFeed: Sendable {
  private struct State {
    var seen: VaultHead?
    var streams: [Int: AsyncStream<VaultEvent>.Continuation] = [:]
    var nextNumber = 0
    var isFinished = false
  }

  private let state = Mutex(State())

  /// A new stream of what is noted from now on.
  func stream() -> AsyncStream<VaultEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: VaultEvent.self)
    let number = state.withLock { state -> Int? in
      guard !state.isFinished else { return nil }
      state.nextNumber += 1
      state.streams[state.nextNumber] = continuation
      return state.nextNumber
    }
    guard let number else {
      continuation.finish()
      return stream
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { state in _ = state.streams.removeValue(forKey: number) }
    }
    return stream
  }

  /// Reports what has changed since the head that was noted before. The first is what the changes
  /// are counted from.
  ///
  /// - Parameter isWritten: Whether the head was written, and is noted after its transaction: a newer
  ///   one may have been noted before it. Others are noted in the order in which they are read, so
  ///   that an older one is an older state that was put back.
  func record(_ head: VaultHead, isWritten: Bool = false) {
    state.withLock { state in
      if isWritten, let seen = state.seen, seen.epoch == head.epoch, seen.sequence > head.sequence {
        return
      }
      let event = state.seen.flatMap { head.changes(since: $0) }
      state.seen = head
      if let event {
        for stream in state.streams.values { stream.yield(event) }
      }
    }
  }

  /// Reports that all has changed, and ends all streams, now and later.
  func finishReportingAll() {
    state.withLock { state in
      for stream in state.streams.values { stream.yield(.everything) }
    }
    finish()
  }

  /// Ends all streams, now and later.
  func finish() {
    let streams = state.withLock { state in
      state.isFinished = true
      return Array(state.streams.values)
    }
    // Not under the lock: each calls `onTermination`.
    for stream in streams { stream.finish() }
  }
}
