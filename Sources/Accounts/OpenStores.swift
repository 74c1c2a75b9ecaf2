import Synchronization

/// The stores that this process has open.
///
/// Closing any descriptor of a file drops all locks that the process has on it (POSIX), including
/// SQLite's. So a store's files may be read as plain files only before the first connection.
final class OpenStores: Sendable {
  private struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  private static let counts = Mutex<[Identity: Int]>([:])

  private let identity: Identity?

  /// Counts a store as open, and checks its files by `look` first if it is not open yet.
  init(_ files: StoreFiles, look: () throws(StoreFault) -> Void) throws(StoreFault) {
    guard case .success(let status) = FileStatus.of(files.main) else {
      identity = nil
      return
    }
    let identity = Identity(device: status.device, number: status.number)
    self.identity = identity
    let fault = Self.counts.withLock { counts -> StoreFault? in
      if counts[identity] == nil {
        do throws(StoreFault) { try look() } catch { return error }
      }
      counts[identity, default: 0] += 1
      return nil
    }
    if let fault { throw fault }
  }

  /// Call it once, when the store's last connection is closed. Without the call the store stays
  /// open.
  func leave() {
    guard let identity else { return }
    Self.counts.withLock { counts in
      let left = (counts[identity] ?? 1) - 1
      counts[identity] = left == 0 ? nil : left
    }
  }
}
