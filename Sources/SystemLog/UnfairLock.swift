private import Glibc

/// A lock that owns the state that it guards. Mirrors `OSAllocatedUnfairLock`.
///
/// It is a mutex of the C library, and not recursive.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // Sendable: the state is read and written only while the mutex is locked.
  private let guarded: Guarded<State>

  /// Creates a lock, with the first value of its state.
  public init(uncheckedState initialState: State) { guarded = Guarded(initialState) }

  /// Calls `body` with the state, locked.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    pthread_mutex_lock(guarded.mutex)
    defer { pthread_mutex_unlock(guarded.mutex) }
    return try body(&guarded.state)
  }

  /// Calls `body` with the state, locked.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result { try withLockUnchecked(body) }

  /// Calls `body` with the state, locked; returns `nil` at once if another thread has the lock.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    guard pthread_mutex_trylock(guarded.mutex) == 0 else { return nil }
    defer { pthread_mutex_unlock(guarded.mutex) }
    return try body(&guarded.state)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock, with the first value of its state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public init() { self.init(uncheckedState: ()) }
  /// Locks the lock, after waiting until no other thread holds it.
  public func lock() { pthread_mutex_lock(guarded.mutex) }
  /// Unlocks, on the thread that has locked.
  public func unlock() { pthread_mutex_unlock(guarded.mutex) }
  /// Locks, and returns true, unless another thread has the lock.
  public func lockIfAvailable() -> Bool { pthread_mutex_trylock(guarded.mutex) == 0 }
  /// Calls `body`, locked.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result { try withLockUnchecked { _ in try body() } }
}

private final class Guarded<State> {
  let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  var state: State

  init(_ state: State) {
    self.state = state
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }
}

// MARK: By C's functions

/// A lock by the functions below. Mirrors `os_unfair_lock`. It is at one place in memory as long as it is
/// used, and not recursive.
public struct os_unfair_lock {
  // All zeros are an unlocked mutex (glibc, `PTHREAD_MUTEX_INITIALIZER`).
  fileprivate var mutex = pthread_mutex_t()

  /// Creates an unlocked lock.
  public init() {}
}

/// C's name of the lock.
public typealias os_unfair_lock_s = os_unfair_lock
/// The place of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

extension UnsafeMutablePointer<os_unfair_lock> {
  /// The mutex, which is all that a lock consists of.
  fileprivate var mutex: UnsafeMutablePointer<pthread_mutex_t> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: pthread_mutex_t.self)
  }
}

/// Locks the lock, after waiting until no other thread holds it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(lock.mutex) }
/// Unlocks, on the thread that has locked.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(lock.mutex) }
/// Locks, and returns true, unless another thread has the lock.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(lock.mutex) == 0
}
