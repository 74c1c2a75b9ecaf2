import Foundation
import Glibc
import Synchronization

/// A folder of temporary files that belongs to this process.
///
/// The process holds a lock on the folder, so that other processes can tell whether it is still in
/// use, and remove it if its process was killed.
nonisolated final class ProcessFolder: Sendable {
  private struct State {
    var url: URL?
    /// The file descriptor of the folder, open as long as it is used: it has the lock.
    var descriptor: Int32 = -1
  }

  private let prefix: String
  private let state = Mutex(State())

  /// Creates nothing yet. The names of the folders of all processes begin with `prefix`.
  init(prefix: String) { self.prefix = prefix }

  /// The folder, if it was created.
  var existing: URL? { state.withLock { $0.url } }

  /// The folder. The first call creates it, and removes the folders of processes that have ended.
  func get(createdIn base: URL) throws -> URL {
    try state.withLock { state in
      if let url = state.url { return url }
      removeAbandoned(in: base)
      while true {
        var template = Array(base.appendingPathComponent(prefix + "XXXXXX").path.utf8CString)
        guard mkdtemp(&template) != nil else {
          throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        let path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        if let descriptor = Self.lock(path) {
          // Another process may have removed it as abandoned before it was locked.
          if FileManager.default.fileExists(atPath: path) {
            let url = URL(fileURLWithPath: path, isDirectory: true)
            state = State(url: url, descriptor: descriptor)
            return url
          }
          close(descriptor)
        } else if FileManager.default.fileExists(atPath: path) {
          // The file system has no locks.
          rmdir(path)
          throw POSIXError(.ENOLCK)
        }
      }
    }
  }

  /// Removes the folder and what is in it, and releases the lock.
  func remove() {
    state.withLock { state in
      guard let url = state.url else { return }
      try? FileManager.default.removeItem(at: url)
      close(state.descriptor)
      state = State()
    }
  }

  /// Removes the folders of processes that have ended: those that can be locked.
  func removeAbandoned(in base: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: base.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let url = base.appendingPathComponent(name)
      guard let descriptor = Self.lock(url.path) else { continue }
      try? FileManager.default.removeItem(at: url)
      close(descriptor)
    }
  }

  /// Locks a folder.
  ///
  /// - Returns: The file descriptor that holds the lock; nil if another process holds it, or the folder
  ///   is another user's, or a symbolic link.
  private static func lock(_ path: String) -> Int32? {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(),
      flock(descriptor, LOCK_EX | LOCK_NB) == 0
    else {
      close(descriptor)
      return nil
    }
    return descriptor
  }
}
