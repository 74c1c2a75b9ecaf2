internal import CGtk

/// Keeps the decoding of pictures, which happens on other threads, within the program's run.
///
/// A process that exits runs the destructors of its libraries while its other threads run on: one
/// that drew with pixman at that moment crashed (pixman 0.44, librsvg 2.60 of Debian 13).
public enum PictureWork {
  // Unsafe: it is made once, and GLib's functions for it may be called on any thread.
  private nonisolated(unsafe) static let lock: UnsafeMutablePointer<GRWLock> = {
    let lock = UnsafeMutablePointer<GRWLock>.allocate(capacity: 1)
    g_rw_lock_init(lock)
    return lock
  }()

  // Unsafe: `lock` guards it.
  private nonisolated(unsafe) static var hasEnded = false

  /// Does work on pictures.
  ///
  /// - Returns: What `body` returns; `nil`, without a call of it, after ``end()``.
  public static func perform<Result>(_ body: () -> Result?) -> Result? {
    g_rw_lock_reader_lock(lock)
    defer { g_rw_lock_reader_unlock(lock) }
    return hasEnded ? nil : body()
  }

  /// Waits until the work in progress is done; no more begins until ``begin()``.
  public static func end() { setEnded(true) }

  /// Lets work begin: at first it may.
  public static func begin() { setEnded(false) }

  private static func setEnded(_ value: Bool) {
    g_rw_lock_writer_lock(lock)
    defer { g_rw_lock_writer_unlock(lock) }
    hasEnded = value
  }
}
