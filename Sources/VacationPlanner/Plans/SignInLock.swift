import Foundation

/// Shows other windows and programs of this computer that a user is signed in to an account: a
/// locked file that all of them share.
nonisolated final class SignInLock: Sendable {
  private let descriptor: Int32

  /// Locks the file of an account; `nil` if the file cannot be created or locked.
  init?(account: Int64, store: String) {
    let runtime = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"] ?? ""
    let folder = runtime.isEmpty ? FileManager.default.temporaryDirectory.path : runtime
    // The store is identified by its inode: there may be several paths to it.
    var status = stat()
    guard stat(store, &status) == 0 else { return nil }
    let name = "vacation-planner-\(geteuid())-\(status.st_dev)-\(status.st_ino)-\(account)"
    descriptor = open(folder + "/" + name, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return nil }
    if flock(descriptor, LOCK_SH | LOCK_NB) != 0 {
      close(descriptor)
      return nil
    }
  }

  /// Runs `body` if no other user is signed in; users who sign in meanwhile get no lock.
  func ifExclusive(_ body: @Sendable () async -> Void) async {
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      // A failed change of the lock may have given it up.
      _ = flock(descriptor, LOCK_SH | LOCK_NB)
      return
    }
    await body()
    _ = flock(descriptor, LOCK_SH)
  }

  deinit { close(descriptor) }
}
