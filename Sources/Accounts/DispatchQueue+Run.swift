import Dispatch

extension DispatchQueue {
  /// Runs blocking `work` on this queue and waits for it without blocking a thread of Swift's
  /// concurrency. Work that has begun is finished even if the waiting task is cancelled: half an
  /// account is never left, and neither is half a log-in.
  func run<Success: Sendable, Failure: Error>(
    _ work: @escaping @Sendable () throws(Failure) -> Success
  ) async throws(Failure) -> Success {
    let result: Result<Success, Failure> = await withCheckedContinuation { continuation in
      async { continuation.resume(returning: Result(catching: work)) }
    }
    return try result.get()
  }
}
