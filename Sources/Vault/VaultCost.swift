import Synchronization

/// Counts the work of one account's vault, for tests of how it grows. Counts nothing in release
/// builds.
final class VaultCost: Sendable {
  #if DEBUG
    private let counts = Mutex((opened: 0, sealed: 0))

    /// The numbers of records opened and sealed since the last call.
    func drain() -> (opened: Int, sealed: Int) {
      counts.withLock { counts in
        defer { counts = (0, 0) }
        return counts
      }
    }
  #endif

  @inline(__always)
  func countOpening() {
    #if DEBUG
      counts.withLock { $0.opened += 1 }
    #endif
  }

  @inline(__always)
  func countSealing() {
    #if DEBUG
      counts.withLock { $0.sealed += 1 }
    #endif
  }
}
