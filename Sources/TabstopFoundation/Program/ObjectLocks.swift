internal import Foundation
internal import Synchronization

/// The lock of an object that a thread holds or waits for.
private struct ObjectLock {
  let lock = NSRecursiveLock()
  /// The number of threads that hold the lock or wait for it, with repetitions.
  var uses = 0
  /// The thread that holds the lock.
  var owner: pthread_t?
  /// The number of times that this thread holds the lock.
  var depth = 0
}

private let locks = Mutex<[ObjectIdentifier: ObjectLock]>([:])

/// The object's identity; `nil` for a value, of which each use may be another copy.
private func identity(of object: Any) -> ObjectIdentifier? {
  type(of: object) is AnyClass ? ObjectIdentifier(object as AnyObject) : nil
}

/// Locks an object: waits until no other thread is between `objc_sync_enter` and `objc_sync_exit`
/// of it. The same thread may enter again. Mirrors Objective-C's.
///
/// - Returns: 0; -1 for a value, which is no object and has no lock.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  guard let key = identity(of: obj) else { return -1 }
  let lock = locks.withLock { locks in
    locks[key, default: ObjectLock()].uses += 1
    return locks[key]?.lock
  }
  lock?.lock()
  locks.withLock { locks in
    locks[key]?.owner = pthread_self()
    locks[key]?.depth += 1
  }
  return 0
}

/// Unlocks an object, for the next thread. Mirrors Objective-C's.
///
/// - Returns: 0; -1 if this thread has not entered, and for a value.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  guard let key = identity(of: obj) else { return -1 }
  let lock: NSRecursiveLock? = locks.withLock { locks in
    guard var entry = locks[key], let owner = entry.owner, pthread_equal(owner, pthread_self()) != 0
    else { return nil }
    entry.uses -= 1
    entry.depth -= 1
    if entry.depth == 0 { entry.owner = nil }
    locks[key] = entry.uses > 0 ? entry : nil
    return entry.lock
  }
  guard let lock else { return -1 }
  lock.unlock()
  return 0
}
