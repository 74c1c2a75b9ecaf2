import Dispatch

extension DispatchQueue {
  /// Runs blocking `work` on this queue and waits for it without blocking a thread of Swift's
  /// concurrency. Work that has started is finished even if the waiting task is cancelled: an
  /// account or a log-in is never half done.
  func run<Success: Sendable, Failure: Error>(
    _ work: @escaping @Sendable () throws(Failure) -> Success
  ) async throws(Failure) -> Success {
    let result: Result<Success, Failure> = await withCheckedContinuation { continuation in
      async { continuation.resume(returning: Result(catching: work)) }
    }
    return try result.get()
  }
}
